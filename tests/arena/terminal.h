#pragma once

#include <QProcess>

#ifdef Q_OS_UNIX
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

// A terminal to which a program writes.
class Terminal {
public:
    Terminal() : m_end(::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK))
    {
        ::grantpt(m_end);
        ::unlockpt(m_end);
        m_path = ::ptsname(m_end);
        m_other = ::open(m_path.toUtf8().constData(), O_RDWR | O_NOCTTY); // what was written stays to be read
    }
    ~Terminal()
    {
        ::close(m_other);
        ::close(m_end);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    QString path() const { return m_path; }
    // Waits until a program that writes to it ends.
    void follow(QProcess& process)
    {
        while (process.state() != QProcess::NotRunning) {
            process.waitForFinished(10);
            read();
        }
        read();
    }
    // All that was written.
    QString written() const { return m_written; }
    // What stands there after that: the lines that are not blank.
    QStringList lines() const
    {
        QStringList lines;
        for (const QString& written : m_written.split('\n')) {
            QString line;
            for (const QString& piece : written.split('\r'))
                line = piece + line.mid(piece.size());
            if (!line.trimmed().isEmpty())
                lines.append(line.trimmed());
        }
        return lines;
    }

private:
    void read()
    {
        std::array<char, 4096> some{};
        for (ssize_t n = 0; (n = ::read(m_end, some.data(), some.size())) > 0;)
            m_written += QString::fromUtf8(some.data(), n);
    }

    int m_end;
    int m_other;
    QString m_path;
    QString m_written;
};
#endif
