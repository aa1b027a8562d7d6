#include "app/arena/program.h"

#include "app/decisionjson.h"
#include "app/recordjson.h"
#include "app/statejson.h"

#include <QDeadlineTimer>
#include <QJsonDocument>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

using namespace oriflamme;

static constexpr qint64 longestLine = 64 * 1024;

Program::Program(const QString& command, Patience patience) : m_patience(patience)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
#ifdef Q_OS_UNIX
    m_process.setChildProcessModifier([] {
        ::setsid(); // a group of its own, to be killed as one
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // if the companion itself is killed
#endif
    });
    m_process.start("/bin/sh", {"-c", command});
#else
    m_process.startCommand(command);
#endif
    m_process.waitForStarted();
    m_group = m_process.processId();
}

Program::~Program()
{
#ifdef Q_OS_UNIX
    if (m_group > 0)
        ::kill(pid_t(-m_group), SIGKILL);
#endif
    m_process.kill();
    m_process.waitForFinished();
}

void Program::see(const Event& seen)
{
    m_seen.append(toJson(seen));
}

std::nullopt_t Program::fail(const QString& trouble)
{
    m_trouble = trouble;
    return std::nullopt;
}

std::optional<Decision> Program::decide(const View& view, int decisions)
{
    if (!m_process.readAllStandardOutput().isEmpty())
        return fail("it spoke without being asked");
    const QJsonObject question{{"rules", toJson(view.rules)}, {"view", toJson(view, decisions)}, {"events", m_seen}};
    m_seen = {};
    m_process.write(QJsonDocument(question).toJson(QJsonDocument::Compact) + '\n');
    const auto line = answer();
    if (!line)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(*line);
    const auto decision = document.isObject() ? decisionFrom(document.object()) : std::nullopt;
    const QString said = QString::fromUtf8(line->left(80)).simplified();
    if (!decision)
        return fail(QStringLiteral("it said no decision: %1").arg(said));
    if (std::find(view.legal.begin(), view.legal.end(), *decision) == view.legal.end())
        return fail(QStringLiteral("it chose what is not legal: %1").arg(said));
    return decision;
}

// One line.
std::optional<QByteArray> Program::answer()
{
    QDeadlineTimer deadline(m_patience);
    while (!m_process.canReadLine()) {
        if (m_process.bytesAvailable() > longestLine)
            return fail("it said too much in one line");
        if (deadline.hasExpired())
            return fail(QStringLiteral("it was silent for %1 s").arg(m_patience.count()));
        if (m_process.waitForReadyRead(int(deadline.remainingTime())) || m_process.canReadLine())
            continue;
        if (m_process.state() == QProcess::NotRunning)
            return fail("it ended");
    }
    return m_process.readLine();
}
