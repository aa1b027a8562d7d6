#pragma once

#include "app/arena/companion.h"

#include <QElapsedTimer>

// How far a long command is: one line on the standard error, rewritten in place, if that is a terminal. It is gone
// before results come.
class Progress {
public:
    // Of `all` things, such as "games".
    Progress(int all, const QString& things, const Streams& streams);
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // So many are done; `figure` is what came out so far. Not every call is shown, so that a terminal is no brake.
    void tell(int done, const QString& figure);
    // Before something is printed in between: it may go to the same terminal.
    void makeRoom();
    void clear();

private:
    int m_all;
    QString m_things;
    Streams m_streams;
    bool m_isShown;       // whether there is a terminal to show it
    bool m_isShared;      // whether the standard output is a terminal too
    int m_percent = -1;   // when it was rewritten last
    qsizetype m_size = 0; // of the line that stands there
    QElapsedTimer m_running, m_standing;
};
