#pragma once

#include "engine/players/playout.h"

namespace oriflamme {

// How much less than the best a choice may be worth that is taken all the same, in thousandths of a point: 1.5 games of
// a hundred, and little where the game is as good as won or lost, so that no influence is thrown away then.
std::int64_t slackAt(const Tally& best);

// The decision that is taken after a search, of candidates the best of which stands first: the best, or where it would
// tell what lies hidden, any that is worth nearly as much, the more often the better it is.
Decision finalMove(const View& view, std::span<const Candidate> candidates, Random& random);

}
