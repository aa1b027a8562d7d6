#include "app/arena/program.h"

#include "app/record/decisionjson.h"

#include <QDeadlineTimer>
#include <QJsonDocument>

#include <algorithm>

using namespace oriflamme;

static constexpr int longestLine = 65536; // bytes of an answer; no legal one has a hundred
static constexpr int farewell = 1000;     // ms for a program to end by itself when there is nothing more to play
static constexpr int quoted = 60;         // characters of a wrong answer that are shown

Program::Program(const QString& command, int patience) : m_wire(m_process, longestLine), m_patience(patience)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_started = m_group.start(m_process, m_wire, command);
    m_wire.started();
}

Program::~Program()
{
    m_wire.sayNoMore();
    if (!m_lost)
        endsByItself();
    m_group.end();
    m_process.kill();
    m_process.waitForFinished();
}

// Whether it ends soon. Waiting ends too when it writes as if there were a question.
bool Program::endsByItself()
{
    const QDeadlineTimer deadline(farewell);
    while (m_process.state() != QProcess::NotRunning && !deadline.hasExpired() && m_wire.heard().size() <= longestLine)
        m_wire.wait(int(deadline.remainingTime()));
    return m_process.state() == QProcess::NotRunning;
}

void Program::tell(const QJsonObject& message)
{
    m_wire.say(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
}

QString Program::death() const
{
    if (!m_started)
        return "it cannot be started";
    if (m_process.exitStatus() == QProcess::CrashExit)
        return "it crashed or was killed";
    return QStringLiteral("it ended, with exit code %1").arg(m_process.exitCode());
}

// What hinders, in words; otherwise the line is there.
QString Program::awaitLine(QByteArray& line)
{
    const QDeadlineTimer deadline(m_patience * 1000);
    for (;;) {
        QByteArray& heard = m_wire.heard();
        if (const auto end = heard.indexOf('\n'); end >= 0 && end < longestLine) {
            line = heard.left(end);
            heard.remove(0, end + 1);
            return {};
        }
        if (heard.size() > longestLine)
            return QStringLiteral("its answer is longer than %1 bytes").arg(longestLine);
        if (m_process.state() == QProcess::NotRunning)
            return death();
        if (m_wire.isMute() || m_wire.isDeaf()) // most likely since it is ending
            return endsByItself()    ? death()
                   : m_wire.isMute() ? QStringLiteral("it has closed its output")
                                     : QStringLiteral("it does not listen any more");
        if (deadline.hasExpired())
            return QStringLiteral("it gave no answer within %1 s").arg(m_patience);
        m_wire.wait(int(deadline.remainingTime()));
    }
}

// As much of a wrong answer as can be shown anywhere.
static QString shown(const QByteArray& line)
{
    QString text = QString::fromUtf8(line.left(4 * quoted)).trimmed();
    for (QChar& c : text)
        c = c.isPrint() ? c : QChar('?');
    return text.size() > quoted ? text.left(quoted) + "..." : text;
}

// What is wrong with an answer; the fault is empty if it could be right at another time.
static QString illegal(const QString& fault, const QByteArray& line)
{
    const QString since = fault.isEmpty() ? QString() : ", since " + fault;
    return QStringLiteral("its answer is not one of the legal decisions%1: %2").arg(since, shown(line));
}

Answer Program::ask(const QJsonObject& question, const View& view)
{
    m_lost = true; // until it has answered well
    if (!m_wire.heard().isEmpty())
        return {{}, "it wrote before it was asked"};
    tell(question);
    QByteArray line;
    if (const QString hindrance = awaitLine(line); !hindrance.isEmpty())
        return {{}, hindrance};
    const QJsonDocument json = QJsonDocument::fromJson(line);
    if (!json.isObject())
        return {{}, QStringLiteral("its answer is no JSON object: \"%1\"").arg(shown(line))};
    const auto [decision, fault] = readDecision(json.object());
    if (!decision)
        return {{}, illegal(fault, line)};
    if (std::find(view.legal.begin(), view.legal.end(), *decision) == view.legal.end())
        return {{}, illegal(outOfRange(*decision, view.queue.stacks), line)};
    m_lost = false;
    return {decision, {}};
}

Program& Programs::at(const QString& command, int index)
{
    auto& program = m_programs[{command, index}];
    if (!program)
        program = std::make_unique<Program>(command, m_patience);
    return *program;
}

void Programs::end(const QString& command, int index)
{
    m_programs.erase({command, index});
}
