#pragma once

#include "app/record/recordjson.h"
#include "app/shell/pages.h"
#include "tests/support/home.h"

#include <QDir>

// A home of the test's own with the settings and the running game in it. One a process; make it before anything asks
// for either.
class Rooms : public Home {
public:
    Rooms();

    // Forgets the settings and the running game.
    void clear();
    // Lays this record there as the running game.
    void keep(const oriflamme::Record& record);
    // The running game as it was written last.
    Reading running() const;
};

// A home with a copy of what another one holds, for a program that starts beside one that runs there; until it goes.
class CopiedHome {
public:
    explicit CopiedHome(const Rooms& rooms);
    ~CopiedHome() { Home::move(m_from); }

    QString path() const { return m_home->path(); }

private:
    QString m_from;
    std::unique_ptr<Home> m_home;
};

// From here to the end of the test function each warning, of QML above all, fails it.
void failOnWarnings();

// The game as main() starts it on a screen that has this room, with its real pages; going out of scope it ends as
// main() does.
class Program : public Pages {
public:
    explicit Program(QSize size = {1280, 800});

    // What Words says when it is asked so: say("card", {"spy"}).
    QString say(const QString& function, const QVariantList& arguments = {});

private:
    std::unique_ptr<QObject> m_speaker;
};

// What tools with these pages begin with. No screen is needed unless one is named.
void needNoScreen();
// The folder that a tool writes into, made if it is missing; where that cannot be, the tool ends.
QDir folderFor(const char* name);
