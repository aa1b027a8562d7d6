#pragma once

#include "engine/sight/view.h"

// What a view's past tells once more is known than was known then.
namespace oriflamme {

// How a game was dealt, and all decisions since.
struct Course {
    Setup setup;
    std::vector<Decision> decisions;
};

// The course of the game that led to the view, if that `world`, one that the view leaves possible, is the true one:
// each decision is legal, and the viewer sees what it has seen.
Course courseOf(const View& view, const State& world);

// A decision that was taken, as the viewer understands it by now: cards that showed themselves later have their names,
// those that are still hidden have none. `seen` is the state in which it was taken; of hands and cards set aside it
// holds the viewer's own alone.
struct TakenThen {
    State seen;
    std::array<std::int8_t, maxSeats> handSizes;
    Decision decision;
    std::uint8_t number = 0; // of the card that it lays, else of the card that it keeps or reveals, else 0
};

// All decisions of the view's past, the first one first.
std::vector<TakenThen> hindsight(const View& view);

}
