#pragma once

#include "engine/players/players.h"

// The players that nobody tunes.
namespace oriflamme {

Decision greedy(const View& view, Random& random); // of the view's own seat, which must be asked

// Flat Monte Carlo: so many random playouts, each choice as often as the others. Takes the choice with the best mean.
SearchResult flat(const View& view, int playouts, Random& random, const Stop* stop);

// Plain single-observer ISMCTS (Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012): each
// iteration determinizes anew, all ways equally likely, and plays a random playout below the tree. Takes the most
// visited choice.
SearchResult ismcts(const View& view, int iterations, Random& random, const Stop* stop);

}
