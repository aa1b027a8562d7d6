#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QWindow>

// Whether the window fills its screen, by whose wish ever; without that it has the size and place again that it had.
class FullScreen : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)

public:
    using QObject::QObject;

    bool isActive() const { return m_window && m_window->windowStates() & Qt::WindowFullScreen; }
    void setActive(bool active);
    // The window that it is about.
    void setWindow(QWindow* window);

signals:
    void activeChanged();

private:
    QPointer<QWindow> m_window;
};
