#include "tests/pages/screen.h"

#include "app/shell/deciding.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QtQml>
#include <QtTest>

namespace {

void collect(QQuickItem* item, QList<QQuickItem*>& list)
{
    if (!item->isVisible() || item->opacity() == 0)
        return;
    list.append(item);
    for (QQuickItem* child : item->childItems())
        collect(child, list);
}

QAccessible::Role roleOf(QQuickItem* item)
{
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face ? face->role() : QAccessible::NoRole;
}

}

QList<QQuickItem*> screen::items(QQuickWindow* window)
{
    QList<QQuickItem*> list;
    collect(window->contentItem(), list);
    return list;
}

QList<QQuickItem*> screen::reachable(QQuickWindow* window)
{
    const QList<QQuickItem*> all = items(window);
    const auto overlay =
        std::find_if(all.begin(), all.end(), [](auto* item) { return item->inherits("QQuickOverlay"); });
    if (overlay == all.end())
        return all;
    QList<QQuickItem*> list;
    collect(*overlay, list);
    return list;
}

QString screen::typeOf(const QObject* object)
{
    const QMetaObject* meta = object->metaObject();
    QString name = QString(meta->className()).section("_QML", 0, 0);
    return name.startsWith("QQuick") ? name.mid(6) : name;
}

QString screen::nameOf(QQuickItem* item)
{
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face ? face->text(QAccessible::Name) : QString();
}

bool screen::isPane(QQuickItem* item)
{
    return roleOf(item) == QAccessible::Pane;
}

bool screen::isTip(QQuickItem* item)
{
    return item && (roleOf(item) == QAccessible::ToolTip || isTip(item->parentItem()));
}

bool screen::isOpen(QQuickItem* item)
{
    static const QList<QAccessible::Role> pressable = {QAccessible::Button,   QAccessible::RadioButton,
                                                       QAccessible::CheckBox, QAccessible::ComboBox,
                                                       QAccessible::ListItem, QAccessible::EditableText};
    // A row of the final standing is a list item too, but nothing to press.
    const bool isControl = item->inherits("QQuickControl") || item->inherits("QQuickTextInput");
    return isControl && item->isEnabled() && pressable.contains(roleOf(item));
}

QQuickItem* screen::find(QQuickWindow* window, const QString& name)
{
    for (QQuickItem* item : items(window)) {
        if (isOpen(item) && nameOf(item) == name)
            return item;
    }
    return nullptr;
}

QQuickItem* screen::findType(QQuickWindow* window, const QString& type)
{
    for (QQuickItem* item : items(window)) {
        if (typeOf(item) == type)
            return item;
    }
    return nullptr;
}

QRectF screen::shown(const QQuickItem* item, const QRectF& part)
{
    QRectF rect = item->mapRectToScene(part);
    for (const QQuickItem* over = item->parentItem(); over; over = over->parentItem()) {
        if (over->clip())
            rect &= over->mapRectToScene(over->boundingRect());
    }
    return rect & QRectF({}, item->window()->size());
}

QPoint screen::centre(QQuickItem* item)
{
    const QRectF seen = shown(item, item->boundingRect());
    return (seen.isEmpty() ? item->mapRectToScene(item->boundingRect()) : seen).center().toPoint();
}

bool screen::draws(QQuickWindow* window)
{
    QSignalSpy frames(window, &QQuickWindow::afterRendering);
    window->update();
    return QTest::qWaitFor([&] { return !frames.isEmpty(); });
}

bool screen::counts(QQuickItem* item)
{
    if (!item->property("decides").toBool())
        return true;
    const auto* deciding = qmlEngine(item)->singletonInstance<Deciding*>(qmlTypeId("Oriflamme.App", 1, 0, "Deciding"));
    return QTest::qWaitFor([&] { return deciding->isOpen(); }, 20000);
}

void screen::click(QQuickItem* item)
{
    draws(item->window());
    QTest::mouseMove(item->window(), centre(item));
    counts(item);
    QTest::mouseClick(item->window(), Qt::LeftButton, {}, centre(item));
}

void screen::doubleClick(QQuickWindow* window, QPoint where)
{
    const QPointF global = window->mapToGlobal(where);
    const auto send = [&](QEvent::Type type, Qt::MouseButtons buttons) {
        qt_handleMouseEvent(window, where, global, buttons, Qt::LeftButton, type, {}, ++QTest::lastMouseTimestamp);
    };
    QTest::mouseMove(window, where);
    for (int i = 0; i < 2; ++i) {
        send(QEvent::MouseButtonPress, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, Qt::NoButton);
        rests(window, 30);
    }
    QTest::lastMouseTimestamp += QTest::mouseDoubleClickInterval;
}

bool screen::press(QQuickWindow* window, const QString& name)
{
    QQuickItem* item = nullptr;
    if (!QTest::qWaitFor([&] { return (item = find(window, name)) != nullptr; })) {
        qInfo() << "There is nothing to press of the name" << name;
        return false;
    }
    click(item);
    return true;
}

bool screen::reach(QQuickWindow* window, const QString& name)
{
    if (!QTest::qWaitFor([&] { return find(window, name) && window->activeFocusItem(); })) {
        qInfo() << "There is nothing to reach of the name" << name;
        return false;
    }
    for (int i = 0; i < 60; ++i) {
        if (nameOf(window->activeFocusItem()) == name)
            return true;
        QTest::keyClick(window, Qt::Key_Tab);
    }
    qInfo() << "Tab does not come to" << name;
    return false;
}

bool screen::enter(QQuickWindow* window, const QString& name)
{
    const bool there = reach(window, name) && counts(window->activeFocusItem());
    if (there)
        QTest::keyClick(window, Qt::Key_Return);
    return there;
}

void screen::leave(QQuickWindow* window)
{
    draws(window); // or what has not found its place yet lies under the pointer
    const QPoint nowhere(window->width() / 2, 2);
    QCursor::setPos(window->mapToGlobal(nowhere)); // or a window that comes to the front finds it where it began
    QTest::mouseMove(window, nowhere);
}

bool screen::rests(QQuickWindow* window, int still)
{
    QElapsedTimer sinceFrame;
    sinceFrame.start();
    const auto frame = QObject::connect(
        window, &QQuickWindow::afterRendering, window, [&] { sinceFrame.restart(); }, Qt::DirectConnection);
    const bool came = QTest::qWaitFor([&] { return sinceFrame.elapsed() >= still; }, 8000 + still);
    QObject::disconnect(frame);
    return came;
}

bool screen::settles(QQuickWindow* window)
{
    return draws(window) && rests(window, 150); // a busy machine draws a frame late
}

// Waits for a frame that is drawn whole: what one takes over from the one before may hang on how often that was drawn.
static bool drawsWhole(QQuickWindow* window)
{
    window->contentItem()->setX(1); // of what moves nothing is taken over
    const bool drawn = screen::draws(window);
    window->contentItem()->setX(0);
    return screen::draws(window) && drawn;
}

QImage screen::picture(QQuickWindow* window)
{
    constexpr int tries = 50;
    settles(window);
    QImage before;
    for (int i = 0; i < tries && rests(window, 100) && drawsWhole(window); ++i) {
        const QImage now = window->grabWindow();
        if (now == before)
            return now;
        before = now;
    }
    return {};
}

QString screen::words(const char* context, const char* english)
{
    return QCoreApplication::translate(context, english);
}
