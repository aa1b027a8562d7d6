#pragma once

#include "engine/rules/state.h"

namespace oriflamme {

// A state's mirror image with the other direction, and a decision in it.
State mirrored(const State& state);
Decision mirrored(const Decision& decision, const Board& before);

}
