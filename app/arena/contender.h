#pragma once

#include "engine/players/players.h"

#include <QString>

// Who plays in the companion's games: a computer, or somebody's program (PLAYERS.md).
struct Contender {
    oriflamme::Computer computer;
    QString command = {}; // the program's, for the shell; empty: a computer

    bool operator==(const Contender&) const = default;
};

// "greedy", "ai:greedy", "master/bold" or "exec:COMMAND".
std::optional<Contender> contenderFrom(QString word);
// How a record names it, without its temper: "ai:greedy"; a command is nobody else's business, so "ai:exec".
std::string recordName(const Contender& contender);
// How the companion names it: "greedy", "exec:COMMAND"; in JSON "ai:greedy", "exec:COMMAND".
QString nameOf(const Contender& contender);
QString jsonName(const Contender& contender);
