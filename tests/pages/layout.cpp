#include "tests/pages/layout.h"

#include "tests/pages/screen.h"

#include <QFile>
#include <QRegularExpression>

namespace {

bool liesIn(const QQuickItem* item, const QStringList& types)
{
    for (; item; item = item->parentItem()) {
        if (types.contains(screen::typeOf(item)))
            return true;
    }
    return false;
}

// What of an item shows: it is cut where something around it cuts.
QRectF shownRect(QQuickItem* item)
{
    QRectF rect = item->mapRectToScene({0, 0, item->width(), item->height()});
    for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
        if (around->clip())
            rect &= around->mapRectToScene({0, 0, around->width(), around->height()});
    }
    return rect;
}

// Items that lie askew, like cards of a fan, meet less than the rects around them.
bool meet(QQuickItem* one, QQuickItem* other)
{
    const QRectF both = shownRect(one) & shownRect(other);
    if (both.width() <= 1 || both.height() <= 1)
        return false;
    const auto outline = [](QQuickItem* item) {
        const QRectF rect(0, 0, item->width(), item->height());
        return QPolygonF{item->mapToScene(rect.topLeft()), item->mapToScene(rect.topRight()),
                         item->mapToScene(rect.bottomRight()), item->mapToScene(rect.bottomLeft())};
    };
    const QRectF shared = outline(one).intersected(outline(other)).boundingRect();
    return shared.width() > 1 && shared.height() > 1;
}

QString told(QQuickItem* item)
{
    const QString words = item->inherits("QQuickText") ? item->property("text").toString() : screen::nameOf(item);
    return screen::typeOf(item) + " '" + words + "'";
}

// Light, shadow and wood reach beyond the window; a queue that is longer than it is turned on.
bool mayLieOutside(QQuickItem* item)
{
    return liesIn(item, {"Glow", "Shade", "TableLight", "Wood", "QueueCard", "EmptySlot", "CardFan", "DashedArc",
                         "WalkBanner"})
           || item->property("drawing").toString() == "table/halo";
}

bool isCutOff(QQuickItem* text)
{
    return text->property("truncated").toBool() || text->property("contentWidth").toReal() > text->width() + 1
           || text->property("contentHeight").toReal() > text->height() + 1;
}

// What is cut off stands whole on a plate beside the pointer, a card's name on the large card.
bool isToldByTip(QQuickItem* text)
{
    const QString words = text->property("text").toString();
    for (const QQuickItem* item = text; item; item = item->parentItem()) {
        for (const QObject* child : item->children()) {
            if (child->inherits("QQuickToolTip") && child->property("text").toString().contains(words))
                return true;
        }
        const QList<QQuickItem*> items = item->childItems();
        if (std::any_of(items.begin(), items.end(), [](auto* child) { return screen::typeOf(child) == "CardSpot"; }))
            return true;
    }
    return false;
}

// Hand cards lie over each other like a hand; the arrows at the ends lie over the queue that they turn, and an open log
// over the table.
bool mayOverlap(QQuickItem* one, QQuickItem* other)
{
    return (liesIn(one, {"HandRow"}) && liesIn(other, {"HandRow"})) || liesIn(one, {"EdgeFade"})
           || liesIn(other, {"EdgeFade"}) || liesIn(one, {"LogPanel"}) != liesIn(other, {"LogPanel"})
           || one->isAncestorOf(other) || other->isAncestorOf(one);
}

}

QStringList layoutFaults(QQuickWindow* window)
{
    QStringList faults;
    QList<QQuickItem*> open;
    const QRectF pane = QRectF(0, 0, window->width(), window->height()).adjusted(-0.5, -0.5, 0.5, 0.5);
    const QList<QQuickItem*> items = screen::items(window);
    const bool modal =
        std::any_of(items.begin(), items.end(), [](auto* item) { return item->inherits("QQuickOverlay"); });
    for (QQuickItem* item : items) {
        const bool isText = item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
        if (isText && (item->width() <= 0 || item->height() <= 0))
            faults << "cut off: " + told(item) + " altogether";
        const QRectF rect = shownRect(item);
        if (rect.isEmpty())
            continue;
        const bool shows = item->flags() & QQuickItem::ItemHasContents || screen::isOpen(item);
        if (shows && !pane.contains(rect) && !mayLieOutside(item))
            faults << "outside: " + told(item);
        if (isText && isCutOff(item) && !isToldByTip(item))
            faults << "cut off: " + told(item);
        if (screen::isOpen(item) && (!modal || liesIn(item, {"Overlay"})))
            open << item;
    }
    for (qsizetype i = 0; i < open.size(); ++i) {
        for (qsizetype j = i + 1; j < open.size(); ++j) {
            if (meet(open[i], open[j]) && !mayOverlap(open[i], open[j]))
                faults << "overlap: " + told(open[i]) + " and " + told(open[j]);
        }
    }
    return faults;
}

QString LongWords::translate(const char* context, const char* source, const char*, int) const
{
    QString words = QString::fromUtf8(source);
    // Lists of nothing but what is filled in do not grow, nor do words of Qt's own.
    if (!QFile::exists(QString(":/qt/qml/Oriflamme/%1.qml").arg(context)))
        return {};
    const qsizetype more = words.size() * 2 / 5;
    static const QRegularExpression others("%[0-9n]|[^\\w ]");
    const QString letters = QString(words).remove(others);
    return letters.trimmed().isEmpty() ? words : words + letters.right(more);
}
