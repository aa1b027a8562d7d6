#pragma once

#include "engine/players.h"

#include <functional>

// Whether a player peeks: everything hidden from a seat is dealt anew by the tests' own telling of what is hidden
// (twins.h), and its thought must not change by one visit.
namespace oriflamme {

// What somebody thinks in a state with that chance. Honest players look at nothing but the asked seat's view.
using Mind = std::function<Thought(const State& state, Random chance)>;
Mind honest(const Computer& computer);

struct Position {
    std::uint64_t number;
    State state;
    State twin; // the same for all that the asked seat knows
};

// Calls `look(position)` at that many questions with more than one answer, from number `first` on, of games of every
// kind; they depend on the numbers alone. The players go by habit half of the time, else anyhow.
void visitTwins(std::uint64_t first, std::uint64_t count, const std::function<void(const Position&)>& look);

// What differs, in words; empty if nothing does.
std::string peeks(const Position& position, const Mind& mind);

}
