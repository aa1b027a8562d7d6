#pragma once

#include "tests/support/permutation.h"

#include "engine/sight/view.h"

#include <functional>

// The worlds that a seat may take for the true one, found without the engine's determinization, and whether a sampler
// draws these and no others.
namespace oriflamme {

using Sampler = std::function<State(Random&)>;
// Makes a sampler of the worlds that look like a view.
using SamplerOf = std::function<Sampler(const View&)>;

// The one that deals what is hidden in every way equally often: determinize().
Sampler determinizing(const View& view);
// The one by belief: likely worlds more often.
Sampler byBelief(const View& view);

// What of a family is hidden from the others, as words to count by.
std::string hiddenOf(const State& state, Seat seat);

// All that this may be for all that everybody knows and remembers, in order, or `most` of it if it is more.
std::vector<std::string> everyHidden(const State& state, Seat seat, const Memory& memory, int most);

// What is wrong with a drawn world, in words: it is unsound, looks different, or is one that everybody knows is false.
std::string wrongWorld(const State& world, const View& view, const Memory& memory);

// How surprising a hidden card's true name is to one who believes so, in nats (log-loss).
double surprise(const CardWeights& weights, Card truth);

// How often each world must be drawn.
enum class Spread { Once, Evenly };

// Draws `times` worlds for each that there may be of a family, if that are no more than `most`. What is wrong with
// them, in words: one of them is wrong, one was never drawn or, if they should come evenly, they do not.
struct Draws {
    SamplerOf sampler = determinizing;
    Spread spread = Spread::Evenly;
    int times = 40;
    int most = 60;
};
std::string wrongDraws(const State& state, Seat viewer, const Memory& memory, const Draws& draws);

}
