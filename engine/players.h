#pragma once

#include "engine/record.h"
#include "engine/view.h"

namespace oriflamme {

// The computer players by name. A level knows nothing but its view and keeps nothing between decisions.
enum class Level : std::uint8_t {
    Random, // any legal decision
    Novice, // plausible but careless: looks at what a choice brings itself at once, in one imagined world
    Greedy  // weighs what each choice brings and costs in this round and the next, over a few imagined worlds
};

std::string_view name(Level level);
std::optional<Level> levelNamed(std::string_view name);

// A computer player's chance for a record's next decision: the same whenever a game comes to it again.
Random chance(const Record& record, Seat seat);

// The decision of the view's own seat, which must be asked. The same view, level and chance give the same answer.
Decision choose(const View& view, Level level, Random random);

}
