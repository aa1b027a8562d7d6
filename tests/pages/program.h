#pragma once

#include "app/game.h"
#include "app/language.h"
#include "app/recordjson.h"
#include "tests/home.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>

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

// The game as main() starts it, with its real pages; going out of scope it ends as main() does.
class Program {
public:
    explicit Program(QSize size = {1280, 800});

    QQmlApplicationEngine& engine() { return m_engine; }
    QQuickWindow* window() const { return m_window; }
    Game* game() { return m_engine.singletonInstance<Game*>(qmlTypeId("Oriflamme.App", 1, 0, "Game")); }
    Settings* settings() { return m_engine.singletonInstance<Settings*>(qmlTypeId("Oriflamme.App", 1, 0, "Settings")); }

    // What Words says when it is asked so: say("card", {"spy"}).
    QString say(const QString& function, const QVariantList& arguments = {});

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    std::unique_ptr<QObject> m_speaker;
    std::unique_ptr<Language> m_language; // last: it goes first
};
