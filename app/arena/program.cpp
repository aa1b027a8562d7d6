#include "app/arena/program.h"

#include "app/decisionjson.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QJsonDocument>

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

// Starts the command; its process group, or 0. An interrupt waits until the group is among those to be killed.
static qint64 startGroup(QProcess& process, const QString& command)
{
    static const bool watching = (watchForInterrupts(), true);
    Q_UNUSED(watching);
    sigset_t wait, usual;
    sigemptyset(&wait);
    for (const int signal : interrupts)
        sigaddset(&wait, signal);
    pthread_sigmask(SIG_BLOCK, &wait, &usual);
    process.setChildProcessModifier([usual, companion = ::getpid()] {
        ::setsid();
        pthread_sigmask(SIG_SETMASK, &usual, nullptr);
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // at least the shell goes if the companion is killed outright,
        if (::getppid() != companion)       // or was a moment ago
            ::_exit(1);
#endif
    });
    process.start("/bin/sh", {"-c", command});
    const qint64 group = process.waitForStarted() ? process.processId() : 0;
    replaceGroup(0, group);
    pthread_sigmask(SIG_SETMASK, &usual, nullptr);
    return group;
}
#else
// Elsewhere the program alone is killed, not what it started.
static void killGroup(qint64) {}
static void replaceGroup(qint64, qint64) {}
static qint64 startGroup(QProcess& process, const QString& command)
{
    process.startCommand(command);
    return process.waitForStarted() ? process.processId() : 0;
}
#endif

#ifdef Q_OS_LINUX
// Kills what left the group by itself: the mark in its environment tells whose it is. Again and again, since it may be
// starting others; a dead process has no environment.
static void killMarked(const QByteArray& mark)
{
    bool found = true;
    for (int sweep = 0; found && sweep < 1000; ++sweep) {
        found = false;
        for (const QString& pid : QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs)) {
            QFile environment("/proc/" + pid + "/environ");
            if (environment.open(QIODevice::ReadOnly) && environment.readAll().split('\0').contains(mark))
                found |= ::kill(pid.toInt(), SIGKILL) == 0;
        }
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

Program::Program(const QString& command, int patience) : m_mark(newMark()), m_patience(patience)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(markName, m_mark);
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_group = startGroup(m_process, command);
}

Program::~Program()
{
    m_process.closeWriteChannel();
    if (!m_lost)
        endsByItself();
    killGroup(m_group);
    killMarked(markName + QByteArray("=") + m_mark);
    m_process.kill();
    m_process.waitForFinished();
    replaceGroup(m_group, 0);
}

// Whether it ends soon. Waiting ends too when it writes as if there were a question, since that would fill the memory
// (and QProcess::waitForFinished() goes on for as long as there is something to read).
bool Program::endsByItself()
{
    const QDeadlineTimer deadline(farewell);
    while (m_process.state() != QProcess::NotRunning && !deadline.hasExpired()
           && m_process.bytesAvailable() <= longestLine)
        m_process.waitForReadyRead(int(deadline.remainingTime()));
    return m_process.state() == QProcess::NotRunning;
}

void Program::tell(const QJsonObject& message)
{
    const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
    m_deaf |= m_process.write(line) != line.size();
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
    while (!m_process.canReadLine()) {
        if (m_process.bytesAvailable() > longestLine)
            break;
        if (m_process.state() == QProcess::NotRunning)
            return death();
        m_deaf |= m_process.error() == QProcess::WriteError;
        if (m_deaf) // most likely since it is ending
            return endsByItself() ? death() : "it does not listen any more";
        if (deadline.hasExpired())
            return QStringLiteral("it gave no answer within %1 s").arg(m_patience);
        m_process.waitForReadyRead(int(deadline.remainingTime()));
    }
    line = m_process.readLine(longestLine + 1);
    return line.endsWith('\n') ? QString() : QStringLiteral("its answer is longer than %1 bytes").arg(longestLine);
}

// As much of a wrong answer as can be shown anywhere.
static QString shown(const QByteArray& line)
{
    QString text = QString::fromUtf8(line.left(4 * quoted)).trimmed();
    for (QChar& c : text)
        c = c.isPrint() ? c : QChar('?');
    return text.size() > quoted ? text.left(quoted) + "..." : text;
}

Answer Program::ask(const QJsonObject& question, const std::vector<Decision>& legal)
{
    m_lost = true; // until it has answered well
    m_process.waitForReadyRead(0);
    if (m_process.bytesAvailable() > 0)
        return {{}, "it wrote before it was asked"};
    tell(question);
    QByteArray line;
    if (const QString hindrance = awaitLine(line); !hindrance.isEmpty())
        return {{}, hindrance};
    const QJsonDocument json = QJsonDocument::fromJson(line);
    if (!json.isObject())
        return {{}, QStringLiteral("its answer is no JSON object: \"%1\"").arg(shown(line))};
    const auto decision = decisionFrom(json.object());
    if (!decision || std::find(legal.begin(), legal.end(), *decision) == legal.end())
        return {{}, QStringLiteral("its answer is not one of the legal decisions: %1").arg(shown(line))};
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
