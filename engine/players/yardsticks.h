#pragma once

#include "engine/players/players.h"

// The players that nobody tunes.
namespace oriflamme {

Decision greedy(const View& view, Random& random);

// Plays so many futures anyhow, each choice as often as the others, and takes the choice with the best mean.
Thought flat(const View& view, int playouts, Random& random, const Stop* stop);

// Plain single-observer ISMCTS (Cowling, Powley, Whitehouse 2012): each iteration deals what is hidden anew, all ways
// equally likely, and plays anyhow below the tree. Takes the most visited choice.
Thought ismcts(const View& view, int iterations, Random& random, const Stop* stop);

}
