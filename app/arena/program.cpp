#include "app/arena/program.h"

#include "app/record/decisionjson.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <array>
#include <atomic>
#include <csignal>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <QDir>
#include <sys/prctl.h>
#endif

using namespace oriflamme;

static const char* const markName = "ORIFLAMME_PROGRAM";
static constexpr int longestLine = 65536; // bytes of an answer; no legal one has a hundred
static constexpr int farewell = 1000;     // ms for a program to end by itself when there is nothing more to play
static constexpr int quoted = 60;         // characters of a wrong answer that are shown

#ifdef Q_OS_UNIX
// The groups that run now: what an interrupt must kill. A handler may read nothing but such atomics.
static std::array<std::atomic<pid_t>, 32> groups;
static_assert(std::atomic<pid_t>::is_always_lock_free);

static void killGroup(qint64 group)
{
    if (group > 0)
        ::kill(-pid_t(group), SIGKILL);
}

static void interrupted(int signal)
{
    for (const auto& group : groups)
        killGroup(group);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

static constexpr std::array interrupts{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

static void watchForInterrupts()
{
    for (const int signal : interrupts) {
        if (std::signal(signal, interrupted) == SIG_IGN)
            std::signal(signal, SIG_IGN); // as with nohup
    }
}

static void replaceGroup(qint64 old, qint64 with)
{
    for (auto& group : groups) {
        if (auto expected = pid_t(old); group.compare_exchange_strong(expected, pid_t(with)))
            return;
    }
}

// The shell steps aside for a command that is no more than one program's: where it waited for that, it would hold what
// the program closes, and nobody would notice.
static QString asOneProcess(const QString& command)
{
    static const QRegularExpression operators("[;&|()<>`\n]");
    const QString name = command.trimmed().section(' ', 0, 0);
    const QFileInfo file(name.contains('/') ? name : QStandardPaths::findExecutable(name));
    return file.isFile() && !command.contains(operators) ? "exec " + command : command;
}

// Starts the command; its process group, or 0. An interrupt waits until the group is among those to be killed.
static qint64 startGroup(QProcess& process, const Wire& wire, const QString& command)
{
    static const bool watching = (watchForInterrupts(), true);
    Q_UNUSED(watching);
    sigset_t wait, usual;
    sigemptyset(&wait);
    for (const int signal : interrupts)
        sigaddset(&wait, signal);
    pthread_sigmask(SIG_BLOCK, &wait, &usual);
    process.setChildProcessModifier([usual, &wire, companion = ::getpid()] {
        ::setsid();
        wire.attach();
        pthread_sigmask(SIG_SETMASK, &usual, nullptr);
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // at least the shell goes if the companion is killed outright,
        if (::getppid() != companion)       // or was a moment ago
            ::_exit(1);
#endif
    });
    process.start("/bin/sh", {"-c", asOneProcess(command)});
    const qint64 group = process.waitForStarted() ? process.processId() : 0;
    replaceGroup(0, group);
    pthread_sigmask(SIG_SETMASK, &usual, nullptr);
    return group;
}
#else
// Elsewhere the program alone is killed, not what it started.
static void killGroup(qint64) {}
static void replaceGroup(qint64, qint64) {}
static qint64 startGroup(QProcess& process, const Wire&, const QString& command)
{
    process.startCommand(command);
    return process.waitForStarted() ? process.processId() : 0;
}
#endif

#ifdef Q_OS_LINUX
enum class Sweep { Nothing, Unsure, Killed };

// Kills what has the mark in its environment. A process that is just becoming another program has no environment, but a
// program, which a dead one has not: of that nothing is sure.
static Sweep sweep(const QByteArray& mark)
{
    Sweep result = Sweep::Nothing;
    for (const QString& pid : QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs)) {
        QFile environment("/proc/" + pid + "/environ");
        if (!environment.open(QIODevice::ReadOnly))
            continue;
        const QByteArray variables = environment.readAll();
        if (variables.split('\0').contains(mark) && ::kill(pid.toInt(), SIGKILL) == 0)
            result = Sweep::Killed;
        else if (variables.isEmpty() && !QFile::symLinkTarget("/proc/" + pid + "/exe").isEmpty())
            result = std::max(result, Sweep::Unsure);
    }
    return result;
}

// Kills what left the group by itself: the mark tells whose it is. Again and again, since it may be starting others.
static void killMarked(const QByteArray& mark)
{
    // Sweeps that were unsure since the last find: some processes never have an environment.
    constexpr int patience = 20;
    int unsure = 0;
    for (int count = 0; count < 1000 && unsure < patience; ++count) {
        const Sweep result = sweep(mark);
        if (result == Sweep::Nothing)
            return;
        unsure = result == Sweep::Killed ? 0 : unsure + 1;
    }
}
#else
static void killMarked(const QByteArray&) {}
#endif

static QByteArray newMark()
{
    static int count = 0;
    return QByteArray::number(QCoreApplication::applicationPid()) + '-' + QByteArray::number(++count);
}

Program::Program(const QString& command, int patience)
    : m_mark(newMark()), m_wire(m_process, longestLine), m_patience(patience)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(markName, m_mark);
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_group = startGroup(m_process, m_wire, command);
    m_wire.started();
}

Program::~Program()
{
    m_wire.sayNoMore();
    if (!m_lost)
        endsByItself();
    killGroup(m_group);
    killMarked(markName + QByteArray("=") + m_mark);
    m_process.kill();
    m_process.waitForFinished();
    replaceGroup(m_group, 0);
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
    if (m_group == 0)
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
