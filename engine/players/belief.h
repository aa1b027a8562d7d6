#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// The belief of one who sees the view: how likely each hidden card of its queue is to be what, learnt from how thinkers
// lay and keep their cards. By what everybody sees, and never nought for what the rules leave possible.
Belief beliefOf(const View& view);

// What is seen of a hidden card, by number, below beliefFeatureCount(). The belief adds up weights, the learner their
// gradients.
using BeliefFeatures = std::array<std::int16_t, 6>;
BeliefFeatures beliefFeatures(const Board& board, int slot); // of a face-down card's slot
int beliefFeatureCount();

}
