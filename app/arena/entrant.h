#pragma once

#include "app/arena/program.h"
#include "engine/players.h"

// A player of the companion: one of the engine's computers, or another program.
struct Entrant {
    oriflamme::Computer computer;
    QString command; // the program's; empty: the computer plays

    Entrant(oriflamme::Computer of) : computer(of) {}
    explicit Entrant(QString program) : command(std::move(program)) {}
    bool isProgram() const { return !command.isEmpty(); }
    bool operator==(const Entrant&) const = default;
};

// "greedy", "ai:greedy", "exec:COMMAND"; nothing from other words.
std::optional<Entrant> entrantFrom(QString word);
// As it was named, without "ai:".
QString nameOf(const Entrant& entrant);
// Its name in records; programs are all "ai:exec" there.
QString playerOf(const Entrant& entrant);
