#pragma once

#include "engine/players/players.h"

namespace oriflamme {

// One number over whole search results at so many questions of games of every kind that go by chance: choices,
// playouts, what they ended with to the last bit, chance used. Every machine, compiler and instruction set must come to
// the same. The levels' changes with every change of how they play, and only with that; the baselines' never does.
std::uint32_t levelsSignature(int positions);
std::uint32_t yardsticksSignature(int positions);

// How many playouts a result came from.
int playoutsOf(const SearchResult& result);

}
