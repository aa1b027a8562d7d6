#pragma once

#include "engine/players/players.h"

namespace oriflamme {

// What a thinking player brings to a decision.
struct Wits {
    std::int32_t playouts = 0; // about how many futures it plays
    bool habits = false;       // everybody plays by habit in them, else anyhow
    bool guesses = false;      // it guesses what others hide from how they laid and kept it, else all is equally likely
};

// Plays futures of each choice in the same worlds, drops the worse half, and plays twice as many of the rest, until two
// are left. What to lay and whether to reveal is drawn from the good ones, for it would tell what lies hidden, and from
// the best alone where the game is all but decided; elsewhere the best is taken. The prospects are as those futures
// ended. `choices` are some of the view's legal decisions; of more than `mostChoices` those that habit likes most are
// tried.
Thought search(const View& view, const std::vector<Decision>& choices, Wits wits, Random& random, const Stop* stop);
inline constexpr int mostChoices = 32;

// What share is really won where a master's futures promise so much, both 0 to 1.
double reallyWon(double promised);

// The master's; measuring may give it fewer playouts than it has at the table.
constexpr Wits masterWits(int playouts = 8000)
{
    return {.playouts = playouts, .habits = true, .guesses = true};
}

}
