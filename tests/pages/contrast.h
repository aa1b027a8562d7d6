#pragma once

#include <QQuickWindow>

// Words that are hard to read, a line each: those whose colour differs less from what is really drawn beneath them than
// `enough`, by the measure of WCAG 2.1. Takes two pictures of the window: one with its words dyed, so that they are
// found, one without words.
QStringList faintWords(QQuickWindow* window, double enough = 4.5);
