#include "tests/pages/touch.h"

#include "app/shell/input.h"
#include "app/shell/reach.h"
#include "tests/pages/screen.h"

#include <algorithm>

namespace {

struct Target {
    QQuickItem* item;
    QRectF rect; // in the scene, as far as it is shown; what is turned lies in it
};

// What takes a press, the topmost first, as Qt hands it on.
void collect(QQuickItem* item, QList<Target>& list)
{
    if (!item->isVisible() || !item->isEnabled())
        return;
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(), [](auto* one, auto* other) { return one->z() < other->z(); });
    for (auto child = children.rbegin(); child != children.rend(); ++child)
        collect(*child, list);
    QRectF rect = screen::shown(item, item->boundingRect());
    if (const auto* reach = qobject_cast<Reach*>(item->containmentMask()); reach && !rect.isEmpty())
        rect = screen::shown(item, item->mapRectFromScene(reach->reached() | rect));
    const bool takes =
        item->inherits("QQuickControl") || item->inherits("QQuickTextInput") || item->inherits("QQuickMouseArea");
    if (takes && (item->acceptedMouseButtons() & Qt::LeftButton) && !rect.isEmpty())
        list.append({item, rect});
}

bool isIn(const QQuickItem* item, const QQuickItem* other)
{
    return item == other || other->isAncestorOf(item);
}

bool isIn(const QQuickItem* item, const QString& type)
{
    while (item && screen::typeOf(item) != type)
        item = item->parentItem();
    return item;
}

// How large a square fits where the target is the topmost.
int roomOf(qsizetype number, const QList<Target>& targets)
{
    const auto& [item, rect] = targets[number];
    QList<QQuickItem*> above;
    for (qsizetype i = 0; i < number; ++i) {
        if (targets[i].rect.intersects(rect) && !isIn(targets[i].item, item))
            above.append(targets[i].item);
    }
    if (above.isEmpty() && qFuzzyIsNull(item->rotation()) && !item->containmentMask())
        return int(std::min(rect.width(), rect.height()));
    const auto isOwn = [&](QPointF point) {
        const auto takes = [&](QQuickItem* other) {
            const QPointF at = other->mapFromScene(point);
            return other->contains(at) && !screen::shown(other, {at, QSizeF(1, 1)}).isEmpty();
        };
        return takes(item) && std::none_of(above.begin(), above.end(), takes);
    };
    const int columns = int(rect.width()) + 1;
    QList<int> before(columns + 1), now(columns + 1);
    int best = 0;
    for (qreal y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = 1; x <= columns; ++x) {
            const bool own = isOwn({rect.left() + x - 1, y});
            now[x] = own ? 1 + std::min({before[x - 1], before[x], now[x - 1]}) : 0;
            best = std::max(best, now[x]);
        }
        std::swap(before, now);
    }
    return best;
}

// What is cut by the edge of a page that is scrolled, or lies under the arrow that turns the queue, is brought into
// view before it is pressed; and what lies there for a while is put away.
bool isScrolledTo(const QQuickItem* item, const QList<Target>& targets)
{
    const QRectF whole = item->mapRectToScene(item->boundingRect());
    const QRectF seen = screen::shown(item, item->boundingRect());
    const bool isCut = seen.width() < whole.width() - 1 || seen.height() < whole.height() - 1;
    const bool isInQueue = isIn(item, "QueueZone") && screen::typeOf(item) != "EdgeFade";
    const auto isOver = [&](const Target& target) {
        const bool isArrow = isInQueue && screen::typeOf(target.item) == "EdgeFade";
        const auto goes = [&](const char* layer) { return isIn(target.item, layer) && !isIn(item, layer); };
        return (isArrow || goes("HintPanel") || goes("LogPanel") || goes("LessonPanel"))
               && target.rect.intersects(whole);
    };
    return isCut || std::any_of(targets.begin(), targets.end(), isOver);
}

}

QStringList touchFaults(QQuickWindow* window, int least)
{
    Input::setTouched(true);
    QList<Target> targets;
    collect(window->contentItem(), targets);
    const QList<QQuickItem*> reachable = screen::reachable(window);
    QStringList faults;
    for (qsizetype i = 0; i < targets.size(); ++i) {
        QQuickItem* item = targets[i].item;
        if (!screen::isOpen(item) || !reachable.contains(item) || isScrolledTo(item, targets))
            continue;
        const int room = roomOf(i, targets);
        if (room < least - 1)
            faults << QString("%1 in %2 '%3' has %4 px of %5x%6")
                          .arg(screen::typeOf(item), screen::typeOf(item->parentItem()), screen::nameOf(item))
                          .arg(room)
                          .arg(item->width())
                          .arg(item->height());
    }
    Input::setTouched(false);
    return faults;
}
