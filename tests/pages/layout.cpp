#include "tests/pages/layout.h"

#include "tests/pages/screen.h"

#include <QFile>
#include <QFont>
#include <QJSValue>
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

// Light, shadow and wood reach beyond the window; a queue that is longer than it is turned on; of a hand that is sunk
// the names show.
bool mayLieOutside(QQuickItem* item)
{
    return liesIn(item,
                  {"Glow", "Shade", "TableLight", "Wood", "QueueCard", "Slot", "CardFan", "DashedArc", "WalkBanner"})
           || (liesIn(item, {"HandRow"}) && (!item->inherits("QQuickText") || liesIn(item, {"CardSigns"})))
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

bool isText(QQuickItem* item)
{
    return item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
}

bool isOfType(const QObject* object, const char* type)
{
    for (const QMetaObject* meta = object->metaObject(); meta; meta = meta->superClass()) {
        if (QByteArray(meta->className()).startsWith(QByteArray(type) + "_QML"))
            return true;
    }
    return false;
}

// How large an item is drawn in its page, which may be scaled down as a whole.
qreal scaleOf(const QQuickItem* item)
{
    qreal scale = 1;
    for (; item && !item->inherits("QQuickStackView"); item = item->parentItem())
        scale *= item->scale();
    return scale;
}

// In pixels of the page, after any shrinking.
qreal drawnSize(QQuickItem* text)
{
    return text->property("fontInfo").value<QJSValue>().property("pixelSize").toNumber() * scaleOf(text);
}

// What the text wants: what fits its neighbours too says it as `nominal`.
qreal nominalSize(QQuickItem* text)
{
    const QVariant nominal = text->property("nominal");
    return nominal.isValid() ? nominal.toReal() : text->property("font").value<QFont>().pixelSize();
}

bool isTooSmall(QQuickItem* text)
{
    constexpr qreal least = 11, share = 0.8, rounding = 0.05;
    const qreal size = drawnSize(text);
    return size < least - rounding || size < share * nominalSize(text) - rounding;
}

// A one of the title font looks like an I.
bool isOldFigure(QQuickItem* text)
{
    static const QRegularExpression figure("\\d");
    return text->property("font").value<QFont>().family() == "Vollkorn"
           && text->property("text").toString().contains(figure);
}

// Where its letters are.
QRectF inkRect(QQuickItem* text)
{
    const qreal width = text->property("contentWidth").toReal(), height = text->property("contentHeight").toReal();
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const qreal x = across & Qt::AlignRight     ? text->width() - width
                    : across & Qt::AlignHCenter ? (text->width() - width) / 2
                                                : 0;
    const qreal y = down & Qt::AlignBottom    ? text->height() - height
                    : down & Qt::AlignVCenter ? (text->height() - height) / 2
                                              : 0;
    return text->mapRectToScene({x, y, width, height});
}

// The first of an item's ancestors that lies in that one, or the item itself.
QQuickItem* branchIn(const QQuickItem* trunk, QQuickItem* item)
{
    while (item->parentItem() != trunk)
        item = item->parentItem();
    return item;
}

// Whether one is painted after the other, which is no ancestor of it nor lies in it.
bool isAbove(QQuickItem* one, QQuickItem* other)
{
    const QQuickItem* trunk = one->parentItem();
    while (trunk && !trunk->isAncestorOf(other))
        trunk = trunk->parentItem();
    if (!trunk)
        return false;
    QQuickItem* first = branchIn(trunk, one);
    QQuickItem* second = branchIn(trunk, other);
    return first->z() != second->z() ? first->z() > second->z()
                                     : trunk->childItems().indexOf(first) > trunk->childItems().indexOf(second);
}

// Hides what lies beneath: a panel, or a card of the hand or set aside.
bool isPlate(QQuickItem* item)
{
    return isOfType(item, "Panel") || (screen::typeOf(item) == "TableCard" && liesIn(item, {"HandRow", "AsideRow"}));
}

// What advises and teaches rather lies over the seats than over cards, until a press puts it away.
bool coversSeats(const QQuickItem* one, const QQuickItem* other)
{
    return liesIn(one, {"HintPanel", "LessonPanel"}) && liesIn(other, {"Seats"});
}

// A long queue is turned out from under an open log; of hand cards that lie over each other the titles show; of what
// turns the queue a part is enough. What signs say is read elsewhere.
bool mayBeUnder(QQuickItem* item, QQuickItem* plate)
{
    if (coversSeats(plate, item) || liesIn(item, {"EdgeFade"}))
        return true;
    const bool turned = liesIn(item, {"QueueCard", "Slot"}) && liesIn(plate, {"LogPanel"});
    for (const QQuickItem* zone = turned ? item : nullptr; zone; zone = zone->parentItem()) {
        if (zone->property("wide").toBool())
            return true;
    }
    return liesIn(item, {"HandRow", "AsideRow"}) && liesIn(plate, {"HandRow", "AsideRow"})
           && (!isText(item) || liesIn(item, {"CardSigns"}));
}

QStringList faultsUnderPlates(const QList<QQuickItem*>& shown, const QList<QQuickItem*>& plates)
{
    QStringList faults;
    for (QQuickItem* item : shown) {
        const QRectF rect = isText(item) ? inkRect(item) & shownRect(item) : shownRect(item);
        for (QQuickItem* plate : plates) {
            const QRectF both = rect & shownRect(plate);
            if (both.width() > 1 && both.height() > 1 && item != plate && !plate->isAncestorOf(item)
                && !item->isAncestorOf(plate) && isAbove(plate, item) && !mayBeUnder(item, plate))
                faults << "under: " + told(item) + " and " + told(plate);
        }
    }
    return faults;
}

bool hasControls(const QQuickItem* item)
{
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [](QQuickItem* child) { return screen::isOpen(child) || hasControls(child); });
}

// Lines of a text that is scrolled show whole or not at all.
bool isLineCut(QQuickItem* text)
{
    const QQuickItem* view = text->parentItem();
    while (view && !(view->inherits("QQuickFlickable") && view->clip()))
        view = view->parentItem();
    if (!view || view->inherits("QQuickListView") || hasControls(view))
        return false;
    const QRectF pane = view->mapRectToScene({0, 0, view->width(), view->height()});
    const QRectF ink = inkRect(text);
    const qreal line = ink.height() / std::max(1, text->property("lineCount").toInt());
    for (const qreal edge : {pane.top(), pane.bottom()}) {
        const qreal lines = (edge - ink.top()) / line;
        constexpr qreal leading = 0.2; // of a line is empty
        if (edge > ink.top() + 1 && edge < ink.bottom() - 1 && lines - std::floor(lines) > leading
            && std::ceil(lines) - lines > leading / 2)
            return true;
    }
    return false;
}

// Things of one kind that stand side by side say what they say in letters of one size.
QStringList unlikeSizes(const QList<QQuickItem*>& items)
{
    QMap<QQuickItem*, QList<QQuickItem*>> rows;
    for (QQuickItem* item : items) {
        const bool labelled =
            item->inherits("QQuickAbstractButton") || isOfType(item, "HandCard") || isOfType(item, "QueueCard");
        if (labelled && item->parentItem())
            rows[item->parentItem()] << item;
    }
    QStringList faults;
    for (const QList<QQuickItem*>& row : rows) {
        QMap<QPair<QString, qreal>, QPair<QQuickItem*, qreal>> seen; // by what says it, and what it wants
        for (QQuickItem* item : row) {
            for (QQuickItem* text : items) {
                if (!isText(text) || !item->isAncestorOf(text))
                    continue;
                const QPair<QString, qreal> key(screen::typeOf(text->parentItem()) + screen::typeOf(text),
                                                nominalSize(text));
                const qreal size = drawnSize(text) / scaleOf(text);
                const auto other = seen.constFind(key);
                if (other == seen.cend())
                    seen.insert(key, {text, size});
                else if (std::abs(other->second - size) > 0.05)
                    faults << "unlike: " + told(text) + QString(" %1 and ").arg(size) + told(other->first)
                                  + QString(" %1").arg(other->second);
            }
        }
    }
    return faults;
}

// Hand cards lie over each other like a hand; the arrows at the ends lie over the queue that they turn, and an open log
// over the table.
bool mayOverlap(QQuickItem* one, QQuickItem* other)
{
    return (liesIn(one, {"HandRow"}) && liesIn(other, {"HandRow"})) || liesIn(one, {"EdgeFade"})
           || liesIn(other, {"EdgeFade"}) || liesIn(one, {"LogPanel"}) != liesIn(other, {"LogPanel"})
           || one->isAncestorOf(other) || other->isAncestorOf(one) || coversSeats(one, other)
           || coversSeats(other, one);
}

}

QStringList layoutFaults(QQuickWindow* window)
{
    QStringList faults;
    QList<QQuickItem*> open, plates, reached;
    const QRectF pane = QRectF(0, 0, window->width(), window->height()).adjusted(-0.5, -0.5, 0.5, 0.5);
    const QList<QQuickItem*> items = screen::items(window);
    for (QQuickItem* item : items) {
        if (isText(item) && (item->width() <= 0 || item->height() <= 0))
            faults << "cut off: " + told(item) + " altogether";
        const QRectF rect = shownRect(item);
        if (rect.isEmpty())
            continue;
        const bool shows = item->flags() & QQuickItem::ItemHasContents || screen::isOpen(item);
        if (shows && !pane.contains(rect) && !mayLieOutside(item))
            faults << "outside: " + told(item);
        if (isText(item) && isCutOff(item) && !isToldByTip(item))
            faults << "cut off: " + told(item);
        if (isText(item) && isTooSmall(item))
            faults << "small: " + told(item) + QString(" %1 of %2").arg(drawnSize(item)).arg(nominalSize(item));
        if (isText(item) && isOldFigure(item))
            faults << "old figure: " + told(item);
        if (isText(item) && isLineCut(item))
            faults << "cut line: " + told(item);
    }
    for (QQuickItem* item : screen::reachable(window)) {
        if (shownRect(item).isEmpty())
            continue;
        if (isPlate(item))
            plates << item;
        if (isText(item) || screen::isOpen(item))
            reached << item;
        if (screen::isOpen(item))
            open << item;
    }
    for (qsizetype i = 0; i < open.size(); ++i) {
        for (qsizetype j = i + 1; j < open.size(); ++j) {
            if (meet(open[i], open[j]) && !mayOverlap(open[i], open[j]))
                faults << "overlap: " + told(open[i]) + " and " + told(open[j]);
        }
    }
    return faults + faultsUnderPlates(reached, plates) + unlikeSizes(items);
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
