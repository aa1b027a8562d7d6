#pragma once

#include <QQuickWindow>
#include <QTranslator>

// What is wrong with how a page lies in its window, a line a fault: something outside the window, words that are cut
// off or run out of their place and stand on no plate beside the pointer, things to press that lie over each other,
// letters that have shrunk to less than four fifths of what they should be or than 11 pixels of the page, neighbours of
// unlike letters, a line that is cut where text is scrolled, words and things to press under a panel.
QStringList layoutFaults(QQuickWindow* window);

// Says the English words of the pages, each two fifths longer.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};
