#include "app/arena/progress.h"

#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

static constexpr int readable = 200; // ms that a line stands before it is rewritten, unless a percent is done

static bool isTerminal(std::FILE* stream)
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stream));
#else
    return ::isatty(::fileno(stream));
#endif
}

static QString timeLeft(qint64 seconds)
{
    if (seconds < 100)
        return QStringLiteral("%1 s left").arg(seconds);
    const qint64 minutes = seconds / 60;
    return minutes < 100 ? QStringLiteral("%1 min left").arg(minutes) : QStringLiteral("%1 h left").arg(minutes / 60);
}

Progress::Progress(int all, const QString& things, const Streams& streams)
    : m_all(all), m_things(things), m_streams(streams), m_isShown(isTerminal(stderr)), m_isShared(isTerminal(stdout))
{
    m_running.start();
    m_standing.start();
    tell(0, {});
}

void Progress::tell(int done, const QString& figure)
{
    const int percent = int(qint64(done) * 100 / m_all);
    const bool isFresh = m_size > 0 && percent == m_percent && !m_standing.hasExpired(readable);
    if (!m_isShown || isFresh)
        return;
    QString line = QStringLiteral("%1 of %2 %3").arg(done).arg(m_all).arg(m_things);
    if (done > 0)
        line += ", " + timeLeft(m_running.elapsed() * (m_all - done) / done / 1000) + ", " + figure;
    m_streams.out.flush(); // what belongs above
    m_streams.err << '\r' << line.leftJustified(m_size);
    m_streams.err.flush();
    m_size = line.size();
    m_percent = percent;
    m_standing.restart();
}

void Progress::makeRoom()
{
    if (m_isShared)
        clear();
}

void Progress::clear()
{
    if (m_size == 0)
        return;
    m_streams.err << '\r' << QString(m_size, ' ') << '\r';
    m_streams.err.flush();
    m_size = 0;
}
