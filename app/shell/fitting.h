#pragma once

#include <QScreen>
#include <QWindow>

// Keeps a window inside the screen it is on, frame included: when it opens, when it comes to another screen, and when
// the screen loses room. Its property `room` follows what the screen has for it, in logical pixels.
class Fitting : public QObject {
    Q_OBJECT

public:
    // What a screen has for a window that is not open yet: what the desktop leaves, less a usual frame.
    static QRect room(const QScreen& screen);

    // The window must outlive it.
    explicit Fitting(QWindow& window);

    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    void follow(QScreen* screen);
    void fit(bool moving); // to another place on the screen, too

    QWindow& m_window;
    QMetaObject::Connection m_followed;
};
