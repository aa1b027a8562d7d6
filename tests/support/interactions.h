#pragma once

#include "tests/support/checks.h"

#include <utility>

// Which card did something to which, read off the events of a game.
namespace oriflamme {

// The acting card, then the card that its ability chose, changed or counted. A Shapeshifter acts under its own name.
using Interaction = std::pair<Card, Card>;

std::vector<Interaction> interactions(const Move& move);

}
