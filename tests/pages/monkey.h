#pragma once

#include "tests/pages/program.h"

#include <QQuickItem>
#include <QRandomGenerator>

// Does whatever comes to hand with mouse, keys and fingers, by lot: clicks, drags, wheels, types, taps, swipes,
// resizes, changes the language and the settings, closes the window. The same seed tries the same; what comes of it
// depends on time too.
class Monkey {
public:
    // Games may be saved in `home` only.
    Monkey(quint32 seed, const QString& home) : m_chance(seed), m_home(home) {}

    void act(Program& program);
    // Lets go of what it holds.
    void rest(Program& program);
    // What it did last, the newest at the end.
    const QStringList& deeds() const { return m_deeds; }
    int count() const { return m_count; }
    // Tells each deed before it is done.
    void tellAll() { m_tells = true; }

private:
    using Deed = void (Monkey::*)();
    int upTo(int limit) { return int(m_chance.bounded(quint32(limit))); }
    void tell(const QString& deed);
    bool mayLeaveHome() const;
    QPoint anywhere(int beyond = 0);
    QQuickItem* something();
    void send(QEvent::Type type, QPoint where);

    void press();
    void pressAnywhere();
    void doubleClick();
    void drag();
    void hold();
    void hover();
    void wheel();
    void key();
    void repeatKey();
    void type();
    void touch();
    void swipe();
    void twoFingers();
    void longTouch();
    void resize();
    void speakOtherwise();
    void setOtherwise();
    void begin();
    void wait();
    void quit();

    Program* m_program = nullptr;
    QQuickWindow* m_window = nullptr;
    QRandomGenerator m_chance;
    QString m_home;
    Qt::MouseButton m_button = Qt::LeftButton;
    bool m_holds = false;
    QPoint m_at;
    QStringList m_deeds;
    int m_count = 0;
    bool m_tells = false;
};
