#pragma once

#include "engine/rules/event.h"

namespace oriflamme {

// Sinks for what happens: nothing, at no cost, all of it, or every step.
struct Silent {};

// Lists the legal decisions of the open question, each once, in a fixed order; none if the game is over.
void legal(const State& state, Decisions& list);

// Sets of places: bit i is place i. Those right before and after the place being resolved; those whose top card the
// card that lies there reaches, for the seat that is asked.
std::uint32_t neighbours(const Board& board);
std::uint32_t places(const Board& board, Reach reach);

// The state in which the first seat is asked for its first card, told to an Events or Steps. `setup` must be valid.
template <class Sink>
State start(const Setup& setup, Sink& sink);
extern template State start<Events>(const Setup&, Events&);
extern template State start<Steps>(const Setup&, Steps&);

// Plays one legal decision of the seat that is asked, and everything that follows from it until the next question or
// the end. An illegal decision is the caller's error. `sink` is one of those
// above.
template <class Sink>
void apply(State& state, const Decision& decision, Sink& sink);
extern template void apply<Silent>(State&, const Decision&, Silent&);
extern template void apply<Events>(State&, const Decision&, Events&);
extern template void apply<Steps>(State&, const Decision&, Steps&);

inline void apply(State& state, const Decision& decision)
{
    Silent silent;
    apply(state, decision, silent);
}

}
