#include "app/shell/steadytimer.h"

SteadyTimer::SteadyTimer(int length, QObject* parent) : QObject(parent), m_length(length)
{
    m_turn.setSingleShot(true);
    m_turn.setTimerType(Qt::PreciseTimer);
    connect(&m_turn, &QTimer::timeout, this, &SteadyTimer::turn);
}

void SteadyTimer::start()
{
    m_counted = 0;
    m_sinceTurn.start();
    m_turn.start(qMin(m_length, most / 2));
}

void SteadyTimer::turn()
{
    m_counted += qMin(m_sinceTurn.restart(), qint64(most));
    if (m_counted >= m_length)
        emit timeout();
    else
        m_turn.start(int(qMin(m_length - m_counted, qint64(most / 2))));
}
