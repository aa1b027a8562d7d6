#include "app/shell/placement.h"

#include <QEvent>
#include <QGuiApplication>
#include <algorithm>

namespace {

constexpr int farthest = 100000; // no screen is, and no sum of two is too large for a number
constexpr QSize least(640, 340); // as of the window

int overlap(const QRect& one, const QRect& other)
{
    const QRect both = one & other;
    return both.width() * both.height();
}

}

std::optional<Placement> Placement::read(const QString& text)
{
    const QStringList words = text.split(' ');
    if (words.size() != 5)
        return {};
    int numbers[4] = {};
    for (int i = 0; i < 4; ++i) {
        bool isNumber = false;
        numbers[i] = words[i].toInt(&isNumber);
        if (!isNumber || numbers[i] < (i < 2 ? -farthest : 1) || numbers[i] > farthest)
            return {};
    }
    const QString& how = words[4];
    if (how != "window" && how != "maximised" && how != "full" && how != "maximised-full")
        return {};
    return Placement{{numbers[0], numbers[1], numbers[2], numbers[3]}, how.startsWith("max"), how.endsWith("full")};
}

QString Placement::text() const
{
    const char* how = maximised ? (fullScreen ? "maximised-full" : "maximised") : fullScreen ? "full" : "window";
    return QString("%1 %2 %3 %4 %5").arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height()).arg(how);
}

Qt::WindowStates Placement::states() const
{
    return Qt::WindowStates().setFlag(Qt::WindowMaximized, maximised).setFlag(Qt::WindowFullScreen, fullScreen);
}

QRect Placement::roomAmong(const QList<QRect>& rooms) const
{
    return *std::max_element(rooms.begin(), rooms.end(), [this](const QRect& one, const QRect& other) {
        return overlap(one, place) < overlap(other, place);
    });
}

QRect Placement::within(const QRect& room) const
{
    const QSize size = place.size().expandedTo(least).boundedTo(room.size());
    return {std::clamp(place.x(), room.left(), room.right() + 1 - size.width()),
            std::clamp(place.y(), room.top(), room.bottom() + 1 - size.height()), size.width(), size.height()};
}

PlacementKeeper::PlacementKeeper(QWindow& window, Settings& settings, const std::optional<Placement>& left)
    : m_window(window), m_settings(settings), m_known(left)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(500);
    for (const auto changed : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(&window, changed, this, [this] { m_rest.start(); });
    connect(&window, &QWindow::windowStateChanged, this, [this] { m_rest.start(); });
    connect(&m_rest, &QTimer::timeout, this, &PlacementKeeper::note);
    window.installEventFilter(this);
}

bool PlacementKeeper::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() == QEvent::Close)
        note();
    return QObject::eventFilter(receiver, event);
}

void PlacementKeeper::note()
{
    m_rest.stop();
    const Qt::WindowStates states = m_window.windowStates();
    if (!m_window.isVisible() || states & Qt::WindowMinimized)
        return;
    Placement now = m_known.value_or(Placement{m_window.geometry()});
    now.fullScreen = states & Qt::WindowFullScreen;
    if (!now.fullScreen) // some window managers tell no other state with that one
        now.maximised = states & Qt::WindowMaximized;
    if (states == Qt::WindowNoState) {
        const bool told = !QGuiApplication::platformName().startsWith("wayland"); // which keeps the place to itself
        now.place = {told ? m_window.position() : now.place.topLeft(), m_window.size()};
    }
    if (now == m_known)
        return;
    m_known = now;
    m_settings.setWindow(now.text());
}
