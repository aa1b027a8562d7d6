#pragma once

#include "engine/players/players.h"

namespace oriflamme {

// One number over whole search results of every computer at so many questions of games of every kind: choices,
// playouts, what they ended with to the last bit, chance used. Every machine, compiler and instruction set must come to
// the same.
std::uint32_t playerSignature(int positions);

// How many playouts a result came from.
int playoutsOf(const SearchResult& result);

}
