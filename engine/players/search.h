#pragma once

#include "engine/players/players.h"

namespace oriflamme {

// What a level brings to a decision.
struct LevelParameters {
    std::int32_t playouts = 0;   // about how many it plays
    bool learntRollouts = false; // everybody plays by the learnt rollout policy in them, else at random
    bool reads = false;          // others' past choices tell how they play on and what they hide
    Temper temper = Temper::None;
};

// Plays out each choice in the same worlds, drops the worse half, and plays out twice as often the rest, until two are
// left (sequential halving). What to lay and whether to reveal is drawn from the good ones, for it would tell what lies
// hidden, and from the best alone where the game is all but decided; elsewhere the best is taken. The prospects are as
// those playouts ended. `choices` are some of the view's legal decisions; of more than `mostChoices` those that the
// rollout policy likes most are tried.
SearchResult search(const View& view, const std::vector<Decision>& choices, LevelParameters parameters, Random& random,
                    const Stop* stop);
inline constexpr int mostChoices = 32;

// What share is really won where a master's playouts promise so much, both 0 to 1.
double reallyWon(double promised);

// The master's; measuring may give it fewer playouts than it has at the table.
constexpr LevelParameters masterParameters(int playouts = 8000)
{
    return {.playouts = playouts, .learntRollouts = true, .reads = true};
}

}
