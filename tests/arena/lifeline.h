#pragma once

#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

// A pipe that the processes of a command hold open as long as they live.
class Lifeline {
public:
    Lifeline() : m_path(m_folder.filePath("lifeline"))
    {
        ::mkfifo(m_path.toUtf8().constData(), 0600);
        m_end = ::open(m_path.toUtf8().constData(), O_RDONLY | O_NONBLOCK);
    }
    ~Lifeline() { ::close(m_end); }

    // The command for the shell, holding on to it.
    QString held(const QString& command) const
    {
        return QStringLiteral("exec:exec 9>%1; echo here >&9; %2").arg(m_path, command);
    }
    // Whether somebody took hold of it.
    bool wasHeld()
    {
        char c = 0;
        m_held |= ::read(m_end, &c, 1) == 1;
        return m_held;
    }
    // Whether nobody holds it any more.
    bool isFree()
    {
        std::array<char, 100> some{};
        ssize_t n = 0;
        do
            n = ::read(m_end, some.data(), some.size());
        while (n > 0);
        return n == 0;
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_end = -1;
    bool m_held = false;
};
#endif
