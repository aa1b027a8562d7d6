#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// How likely each hidden card of a view's queue is to be what, learnt from how thinkers lay and keep their cards. By
// what everybody sees, and never nought for what the rules leave possible.
Leanings guesses(const View& view);

// What is seen of a hidden card, by number, below guessFeatureCount(). The guess adds up weights, the learner their
// gradients.
using GuessFeatures = std::array<std::int16_t, 6>;
GuessFeatures guessFeatures(const Board& board, int slot);
int guessFeatureCount();

}
