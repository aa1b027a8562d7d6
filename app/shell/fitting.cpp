#include "app/shell/fitting.h"

#include <QEvent>
#include <QVariant>

namespace {

// A title bar above and a thin border, in logical pixels.
constexpr QMargins usualFrame(6, 32, 6, 6);

}

QRect Fitting::room(const QScreen& screen)
{
    return screen.availableGeometry().marginsRemoved(usualFrame);
}

Fitting::Fitting(QWindow& window) : m_window(window)
{
    connect(&window, &QWindow::screenChanged, this, [this](QScreen* screen) {
        follow(screen);
        if (screen)
            fit(false); // a person may be moving it
    });
    follow(window.screen());
    if (window.isExposed())
        fit(true);
    else
        window.installEventFilter(this);
}

// The frame is known once the window is on the screen.
bool Fitting::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() == QEvent::Expose && m_window.isExposed()) {
        m_window.removeEventFilter(this);
        fit(true);
    }
    return QObject::eventFilter(receiver, event);
}

void Fitting::follow(QScreen* screen)
{
    disconnect(m_followed);
    if (screen)
        m_followed = connect(screen, &QScreen::availableGeometryChanged, this, [this] { fit(true); });
}

void Fitting::fit(bool moving)
{
    const QRect screen = m_window.screen()->availableGeometry();
    // With a scale, a frame may be a part of a pixel wider than is told.
    const QMargins frame = (m_window.frameMargins() + 1) | usualFrame;
    const QSize room = screen.marginsRemoved(frame).size();
    m_window.setProperty("room", QSizeF(room));
    if (m_window.windowStates() & (Qt::WindowMaximized | Qt::WindowFullScreen))
        return; // it has the size that the desktop gives it

    const QSize size = m_window.size().boundedTo(room).expandedTo(m_window.minimumSize());
    if (size != m_window.size())
        m_window.resize(size);
    const QRect place(m_window.framePosition(), size.grownBy(m_window.frameMargins()));
    if (moving && !screen.contains(place)) {
        const int right = screen.right() - place.width(), bottom = screen.bottom() - place.height();
        m_window.setFramePosition(
            {std::max(screen.left(), std::min(place.x(), right)), std::max(screen.top(), std::min(place.y(), bottom))});
    }
}
