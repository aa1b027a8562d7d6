#include "app/shell/input.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWindow>

#include <utility>

// Whether what is typed goes into a field.
static bool writes()
{
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QObject* focused = QGuiApplication::focusObject();
    return focused && QCoreApplication::sendEvent(focused, &query) && query.value(Qt::ImEnabled).toBool();
}

Input::Input(QObject* parent) : QObject(parent)
{
    qGuiApp->installEventFilter(this);
}

// Each event is heard once, where it comes to a window.
bool Input::eventFilter(QObject* receiver, QEvent* event)
{
    if (!receiver->isWindowType())
        return false;
    if (event->isPointerEvent())
        s_touched = static_cast<QPointerEvent*>(event)->deviceType() == QInputDevice::DeviceType::TouchScreen;
    switch (event->type()) {
    case QEvent::KeyPress:
        if (const auto* key = static_cast<QKeyEvent*>(event); !key->isAutoRepeat()) {
            press(true, key->timestamp());
            if (!key->text().isEmpty() && !writes())
                emit typed(key->text());
        }
        break;
    case QEvent::KeyRelease:
        if (const auto* key = static_cast<QKeyEvent*>(event); !key->isAutoRepeat())
            emit letGo(key->key());
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin: press(false, static_cast<QInputEvent*>(event)->timestamp()); break;
    case QEvent::MouseMove:
        if (const QPointF at = static_cast<QMouseEvent*>(event)->scenePosition(); std::exchange(m_at, at) != at) {
            setTyping(false);
            emit moved();
        }
        break;
    default: break;
    }
    return false;
}

void Input::setTyping(bool typing)
{
    if (std::exchange(m_typing, typing) != typing)
        emit typingChanged();
}

void Input::press(bool key, quint64 time)
{
    const auto apart = quint64(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    if (!key) {
        const quint64 before = std::exchange(m_pressedAt, time);
        m_doubled = before != 0 && time < before + apart;
    }
    setTyping(key);
    emit pressed();
}
