#pragma once

#include "engine/rules/state.h"

#include <vector>

// What may be chosen, told a second time from RULES.md and one decision at a time: so that the engine's lists can be
// tested.
namespace oriflamme {

// Whether the rules allow the decision as the answer to the open question.
bool isLegalByOracle(const State& state, const Decision& decision);

// Every decision of the forms that answer such a question, lawful or not, with places that reach past the queue.
std::vector<Decision> everyDecision(Asks asks, int stacks);

}
