#pragma once

#include <QQuickWindow>

// Words that are hard to read, a line each: those whose colour differs too little from what is really drawn beneath
// them. Takes two pictures of the window: one with its words dyed, so that they are found, one without words.
QStringList faintWords(QQuickWindow* window);
