#include "app/shell/deciding.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickWindow>

Deciding::Deciding(QObject* parent) : QObject(parent)
{
    for (const SteadyTimer* timer : {&m_stand, &m_rest})
        connect(timer, &SteadyTimer::timeout, this, &Deciding::tell);
    qGuiApp->installEventFilter(this);
}

void Deciding::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    emit busyChanged();
    tell();
}

void Deciding::setWindow(QQuickWindow* window)
{
    // From the thread that draws: what is asked stands once it can be seen.
    connect(window, &QQuickWindow::frameSwapped, this, &Deciding::drawn);
}

void Deciding::watch(QQuickItem* item)
{
    m_watched.push_back({item, {}});
}

void Deciding::askAnew()
{
    m_new = true;
    m_means = false; // it began with the question before
    m_stand.start();
    tell();
}

// Nothing moves that is not drawn: whatever stands where it stood in the frame before has not moved.
void Deciding::drawn()
{
    std::erase_if(m_watched, [](const Watched& watched) { return watched.item.isNull(); });
    bool moved = std::exchange(m_new, false) && m_stand.isActive();
    m_stood = false;
    for (auto& [item, place] : m_watched) {
        const bool seen = item->isVisible() && item->isEnabled();
        const QRectF now = seen ? item->mapRectToScene(item->boundingRect()) : QRectF();
        moved = std::exchange(place, now) != now || moved;
        m_stood = m_stood || seen;
    }
    if (moved) {
        m_means = false;
        m_stand.start();
    }
    tell();
}

bool Deciding::take()
{
    if (!m_means)
        return false;
    askAnew(); // whatever that will be, and before it is drawn
    return true;
}

void Deciding::mean()
{
    m_means = m_calm = true;
}

bool Deciding::eventFilter(QObject* receiver, QEvent* event)
{
    if (!receiver->isWindowType())
        return false;
    switch (event->type()) {
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent*>(event)->isAutoRepeat())
            m_calm = false;
        else
            press();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin: press(); break;
    case QEvent::KeyRelease:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
        if (m_rest.isActive())
            m_rest.start(); // it was held
        break;
    default: break;
    }
    return false;
}

// One that comes before what is asked has stood is one of somebody who taps on.
void Deciding::press()
{
    m_means = isOpen();
    m_calm = m_stood ? m_means : !m_busy && !m_rest.isActive();
    if (!m_calm)
        m_rest.start();
    tell();
}

void Deciding::tell()
{
    if (std::exchange(m_wasOpen, isOpen()) != isOpen())
        emit openChanged();
}
