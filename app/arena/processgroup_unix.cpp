#include "app/arena/processgroup.h"
#include "app/arena/wire.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

// A process group of its own and, on Linux, a mark in the environment, by which also those are found that leave the
// group.

static const char* const markName = "ORIFLAMME_PROGRAM";

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

ProcessGroup::ProcessGroup() : m_mark(newMark()) {}

bool ProcessGroup::start(QProcess& process, const Wire& wire, const QString& command)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(markName, m_mark);
    process.setProcessEnvironment(environment);
    m_group = startGroup(process, wire, command);
    return m_group != 0;
}

void ProcessGroup::end()
{
    if (m_group == 0)
        return;
    killGroup(m_group);
    killMarked(markName + QByteArray("=") + m_mark);
    replaceGroup(std::exchange(m_group, 0), 0);
}
