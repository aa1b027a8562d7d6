#pragma once

#include <QStringList>

class QQuickWindow;

// What the program makes of the machine on which it is started.
namespace surroundings {

// The arguments of main(), whole: on Windows it gets only what the system's code page can say.
QStringList arguments(int argc, char** argv);

// What others left in the environment for programs of their own has no say, and where no window can be opened that is
// told in one sentence before the program ends, with exit code 1. To be called before the application is made.
void prepare();

// Says what is wrong: where errors go, and on Windows, where they may go nowhere, to the console that the program was
// started from, or in a box.
void say(const QString& sentence);

// Ends the program with a sentence that says what is wrong, in a window if there can be one.
[[noreturn]] void giveUp(const QString& sentence);

// Ends the program once nothing of ours is left to be done. On Windows the libraries beneath Qt may wait for ever in
// their own end, for a lock that a thread of the program took with it.
[[noreturn]] void leave(int code);

// What the event loop ends with if it turns out that the window cannot draw with the graphics hardware there is.
constexpr int drawOtherwise = 77;
void drawSomehow(QQuickWindow& window);

// Plays in another process that draws without graphics hardware; its exit code. To be called when nothing of this one
// holds the saved games any more.
int playWithoutGraphics(int argc, char** argv);

}
