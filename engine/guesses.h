#pragma once

#include "engine/view.h"

namespace oriflamme {

// How likely each hidden card of a view's queue is to be what, learnt from how thinkers lay and keep their cards. By
// what everybody sees, and never nought for what the rules leave possible.
Leanings guesses(const View& view);

// What is seen of a hidden card, by number, below guessFeatures(). The guess adds up weights, the learner their
// gradients.
inline constexpr int mostGuessFeatures = 6;
int guessFeatures(const Board& board, int slot, std::array<std::int16_t, mostGuessFeatures>& numbers);
int guessFeatureCount();
inline constexpr int guessUnit = 16; // so much more in score is e times as likely

}
