#include "app/shell/fullscreen.h"

void FullScreen::setActive(bool active)
{
    if (m_window && active != isActive())
        m_window->setWindowStates(m_window->windowStates().setFlag(Qt::WindowFullScreen, active));
}

void FullScreen::setWindow(QWindow* window)
{
    m_window = window;
    connect(window, &QWindow::windowStateChanged, this, &FullScreen::activeChanged);
}
