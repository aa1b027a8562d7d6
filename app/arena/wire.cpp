#include "app/arena/wire.h"

#ifdef Q_OS_UNIX
#include <QEventLoop>
#include <QSocketNotifier>
#include <QTimer>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

// A pipe of which nothing is inherited by itself.
static void makePipe(std::array<int, 2>& pipe)
{
    if (::pipe(pipe.data()) != 0)
        return;
    for (const int end : pipe)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
}

static void shut(int& end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

Wire::Wire(QProcess& process, qsizetype most) : m_process(process), m_most(most)
{
    static const auto ignored = std::signal(SIGPIPE, SIG_IGN); // writing fails instead
    Q_UNUSED(ignored);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    makePipe(m_input);
    makePipe(m_output);
    ::fcntl(m_input[1], F_SETFL, O_NONBLOCK);
    ::fcntl(m_output[0], F_SETFL, O_NONBLOCK);
}

Wire::~Wire()
{
    for (int* end : {&m_input[0], &m_input[1], &m_output[0], &m_output[1]})
        shut(*end);
}

void Wire::attach() const
{
    ::dup2(m_input[0], STDIN_FILENO);
    ::dup2(m_output[1], STDOUT_FILENO);
}

void Wire::started()
{
    shut(m_input[0]);
    shut(m_output[1]);
}

void Wire::say(const QByteArray& bytes)
{
    m_unsent += bytes;
    send();
}

void Wire::sayNoMore()
{
    m_isLast = true;
    send();
}

void Wire::send()
{
    while (!m_unsent.isEmpty() && !m_deaf) {
        const ssize_t n = ::write(m_input[1], m_unsent.constData(), std::size_t(m_unsent.size()));
        if (n >= 0)
            m_unsent.remove(0, n);
        else if (errno == EAGAIN)
            break;
        else
            m_deaf = errno != EINTR;
    }
    if (m_deaf || (m_isLast && m_unsent.isEmpty()))
        shut(m_input[1]);
}

QByteArray& Wire::heard()
{
    std::array<char, 4096> some{};
    while (!m_mute && m_heard.size() <= m_most) {
        const ssize_t n = ::read(m_output[0], some.data(), some.size());
        if (n > 0)
            m_heard.append(some.data(), n);
        else if (n < 0 && errno == EAGAIN)
            break;
        else
            m_mute = n == 0 || errno != EINTR;
    }
    return m_heard;
}

void Wire::wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    QObject::connect(&m_process, &QProcess::finished, &loop, &QEventLoop::quit);
    std::optional<QSocketNotifier> input, output;
    if (m_input[1] >= 0) {
        const bool isWaiting = !m_unsent.isEmpty();
        input.emplace(m_input[1], isWaiting ? QSocketNotifier::Write : QSocketNotifier::Exception);
        QObject::connect(&*input, &QSocketNotifier::activated, &loop, [&, isWaiting] {
            m_deaf |= !isWaiting; // nothing else can happen to a pipe
            loop.quit();
        });
    }
    if (!m_mute) {
        output.emplace(m_output[0], QSocketNotifier::Read);
        QObject::connect(&*output, &QSocketNotifier::activated, &loop, &QEventLoop::quit);
    }
    loop.exec();
    send();
}
#else
// Elsewhere the QProcess's own, and a closed output is nothing but silence.
Wire::Wire(QProcess& process, qsizetype most) : m_process(process), m_most(most) {}
Wire::~Wire() = default;
void Wire::started() {}

void Wire::say(const QByteArray& bytes)
{
    m_deaf |= m_process.write(bytes) != bytes.size();
}

void Wire::sayNoMore()
{
    m_process.closeWriteChannel();
}

QByteArray& Wire::heard()
{
    m_process.waitForReadyRead(0);
    if (m_heard.size() <= m_most)
        m_heard += m_process.read(m_most + 1 - m_heard.size());
    return m_heard;
}

void Wire::wait(int ms)
{
    m_process.waitForReadyRead(ms);
    m_deaf |= m_process.error() == QProcess::WriteError;
}
#endif
