#pragma once

#include <QQuickWindow>

// What may be pressed now and has no square of that many logical pixels of its own for a finger: a line each. What lies
// over it, hides or clips it counts, as a card over the next of a hand; so does a reach beyond what is seen of it.
QStringList touchFaults(QQuickWindow* window, int least = 44);
