#pragma once

#include "engine/players/playout.h"

namespace oriflamme {

// The decision that is taken after a search, of candidates the best of which stands first: the best, or where it would
// tell what lies hidden, any that is worth nearly as much, the more often the better it is.
Decision finalMove(const View& view, std::span<const Candidate> candidates, Random& random);

}
