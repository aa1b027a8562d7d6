#pragma once

#include "app/models/choice.h"
#include "tests/support/randomgames.h"

#include <QTemporaryDir>
#include <QVariantMap>
#include <functional>

// What the tests of app/ share.

// A home of the test's own: from now on the game keeps its files in it. Gone with the test.
class Home {
public:
    Home();

    // Takes a home that another process has made.
    static void move(const QString& home);

    QString path() const { return m_dir.path(); }
    QString folder() const;       // where the running game lies
    QStringList versions() const; // its files' paths, newest first

private:
    QTemporaryDir m_dir;
};

// The files of a running game in a folder, newest first.
QStringList versionsIn(const QString& folder);

// Seats these players ("human", "ai:NAME") in turn, each with a family and a name, until every seat is taken.
void seat(oriflamme::Record& record, const QStringList& players);

// A new game of a kind (tests/support/randomgames.h) with these players in turn.
oriflamme::Record gameWith(int kind, const QStringList& players, oriflamme::Random& random);

// The same, played by lot until `enough` says so of a state.
oriflamme::Record gameUntil(int kind, const QStringList& players,
                            const std::function<bool(const oriflamme::State&)>& enough);

// What Game.start() takes: a seat a player.
QVariantMap setupWith(const QStringList& players);

// Makes a decision by picks, as a person would.
void pick(Choice& choice, const oriflamme::Decision& decision);
