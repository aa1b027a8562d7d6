#pragma once

#include <QElapsedTimer>
#include <QTimer>

// A timer that fires once and counts only the time in which the program turns. While that stalls, presses wait which
// began long before they are met; no more than `most` of a stall is counted.
class SteadyTimer : public QObject {
    Q_OBJECT

public:
    static constexpr int most = 100; // ms

    SteadyTimer(int length, QObject* parent); // in milliseconds

    void start(); // from the beginning
    bool isActive() const { return m_turn.isActive(); }

signals:
    void timeout();

private:
    void turn();

    const int m_length;
    qint64 m_counted = 0;
    QElapsedTimer m_sinceTurn;
    QTimer m_turn;
};
