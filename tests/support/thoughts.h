#pragma once

#include "engine/players/players.h"

namespace oriflamme {

// One number over whole thoughts of every computer at so many questions of games of every kind: choices, futures
// played, what they ended with to the last bit, chance used. Every machine, compiler and instruction set must come to
// the same.
std::uint32_t numberOfThoughts(int positions);

// How many futures a computer played for a thought.
int playoutsOf(const Thought& thought);

}
