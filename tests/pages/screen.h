#pragma once

#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>

// What somebody in front of the screen sees and can press, found by the names that are read aloud.
namespace screen {

// Everything that is visible, parents before what lies in them.
QList<QQuickItem*> items(QQuickWindow* window);
// Of that, what can be read and pressed: what lies over the page alone if there is such.
QList<QQuickItem*> reachable(QQuickWindow* window);

// How a type is called in QML: "TableCard", "Text".
QString typeOf(const QObject* object);
// What is read aloud for it, "" for nothing.
QString nameOf(QQuickItem* item);
bool isPane(QQuickItem* item);
// Belongs to the name that shows beside the pointer for a while.
bool isTip(QQuickItem* item);
// May be pressed or typed into now.
bool isOpen(QQuickItem* item);

// The open thing of that name, or null.
QQuickItem* find(QQuickWindow* window, const QString& name);
// The item of that QML type that is visible, or null.
QQuickItem* findType(QQuickWindow* window, const QString& type);

// The middle of what the window shows of it.
QPoint centre(QQuickItem* item);
// What the window shows of a part of the item: neither outside it nor where something clips it.
QRectF shown(const QQuickItem* item, const QRectF& part);
// Waits for the next frame: what has just come lies in its place then.
bool draws(QQuickWindow* window);
// Whether a press on the item would count: waits for that where it decides something. False if it never comes.
bool counts(QQuickItem* item);
// Clicks the middle of an item as it is drawn, whatever lies there, once that counts.
void click(QQuickItem* item);
// Clicks a place twice as fast as a double click, with a frame or two between the clicks.
void doubleClick(QQuickWindow* window, QPoint where);
// Waits for the thing of that name and clicks it; false if it does not come.
bool press(QQuickWindow* window, const QString& name);
// Waits for the thing of that name and gives it the keyboard by Tab alone; false if that does not lead there.
bool reach(QQuickWindow* window, const QString& name);
// The same; then presses Enter.
bool enter(QQuickWindow* window, const QString& name);
// Takes the pointer where it points at nothing.
void leave(QQuickWindow* window);

// Waits until no frame has been drawn for that many milliseconds; false if frames go on for seconds.
bool rests(QQuickWindow* window, int still = 300);

// Waits until what has just changed is drawn and nothing more is.
bool settles(QQuickWindow* window);

// What the window shows once nothing in it moves any more, be the machine ever so busy: the same twice, one after the
// other. Null if that does not come.
QImage picture(QQuickWindow* window);

// The words of a page in the language that is spoken now.
QString words(const char* context, const char* english);

}
