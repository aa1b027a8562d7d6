#pragma once

#include "engine/players/players.h"
#include "tests/support/randomgames.h"

namespace oriflamme {

// Lets a computer play a game of any kind among its like, and calls `each(state, view, decision)` before it plays one.
// The same seed and number give the same game.
template <class Each>
void everyDecisionOf(const Computer& computer, std::string_view seed, int number, Each each)
{
    Random random(seedFrom(seed, std::uint64_t(number)));
    Events past;
    State state = start(newGame(kindOfGame(number % kindsOfGame, random), random).setup, past);
    while (state.phase != Phase::Over) {
        const View view = look(state, past, state.question.seat);
        const Decision decision = choose(view, computer, Random(random.next()));
        each(state, view, decision);
        apply(state, decision, past);
    }
}

}
