#pragma once

#include "engine/sight/view.h"

#include <vector>

// What people at a table call mad, however weak they think a player is.
namespace oriflamme {

struct Blunder {
    const char* name;
    // Whether the open question gives the occasion: the view is of the seat that is asked.
    bool (*mayBeMade)(const View& view);
    // Whether that decision makes it, where there is the occasion.
    bool (*isMade)(const View& view, const Decision& decision);
};

std::vector<Blunder> blunders();

}
