#include "app/shell/reach.h"

#include "app/shell/input.h"

#include <algorithm>

namespace {

QList<const Reach*> all;

}

Reach::Reach(QObject* parent) : QObject(parent)
{
    all.append(this);
}

Reach::~Reach()
{
    all.removeOne(this);
}

// In the scene, as is all that follows.
QRectF Reach::seen() const
{
    QRectF rect = item()->boundingRect();
    if (m_depth > 0)
        rect.setHeight(std::min(rect.height(), m_depth));
    return item()->mapRectToScene(rect);
}

QRectF Reach::reached() const
{
    const QRectF rect = seen();
    const qreal across = std::max(0.0, least - rect.width()), down = std::max(0.0, least - rect.height());
    return rect.adjusted(-across, -down, across, down);
}

static bool isInPopup(const QQuickItem* item)
{
    while (item && !item->inherits("QQuickPopupItem"))
        item = item->parentItem();
    return item;
}

bool Reach::rivals(const Reach& other) const
{
    const QQuickItem* const rival = other.item();
    return rival && rival != item() && rival->width() > 0 && rival->height() > 0 && rival->isVisible()
           && rival->isEnabled() && rival->window() == item()->window() && isInPopup(rival) == isInPopup(item());
}

bool Reach::contains(const QPointF& point) const
{
    if (!item() || item()->boundingRect().contains(point))
        return item();
    const QPointF where = item()->mapToScene(point);
    if (!Input::isTouched() || !reached().contains(where))
        return false;
    const auto distance = [&](const Reach& reach) {
        const QRectF rect = reach.seen();
        const qreal across = std::max({rect.left() - where.x(), where.x() - rect.right(), 0.0});
        const qreal down = std::max({rect.top() - where.y(), where.y() - rect.bottom(), 0.0});
        return across * across + down * down;
    };
    const qreal own = distance(*this);
    return std::none_of(all.begin(), all.end(), [&](const Reach* other) {
        return rivals(*other) && other->reached().contains(where) && distance(*other) < own;
    });
}
