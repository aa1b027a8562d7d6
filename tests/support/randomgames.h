#pragma once

#include "engine/record/record.h"
#include "engine/rules/play.h"

// Random games of every kind, for tests that look at whatever a game may come to.
namespace oriflamme {

// Three card sets (a mixed one is drawn anew each time), both editions, both directions, two to five seats.
inline constexpr int kindsOfGame = 3 * 2 * 2 * 4;
Rules kindOfGame(int number, Random& random);

// How many games a test plays: `usual`, or that many times the environment variable ORIFLAMME_GAMES.
int gamesToPlay(int usual);

// A new game of that kind, with as many players as it has seats.
Record newGame(const Rules& rules, Random& random);

// One of the legal decisions of the open question.
Decision anyDecision(const State& state, Random& random);

// Calls `each(state, random)` at every question of so many random games of all kinds in turn.
template <class Each>
void everyQuestion(std::string_view seed, int games, Each each)
{
    Random random(seedFrom(seed));
    for (int game = 0; game < games; ++game) {
        State state = start(newGame(kindOfGame(game % kindsOfGame, random), random).setup);
        while (state.phase != Phase::Over) {
            each(state, random);
            apply(state, anyDecision(state, random));
        }
    }
}

// What kind of game it is, in words, for failures.
std::string kindInWords(const Rules& rules);

}
