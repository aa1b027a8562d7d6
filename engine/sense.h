#pragma once

#include "engine/view.h"

namespace oriflamme {

// The legal decisions of the view without those that everybody would call silly: what every computer at the table
// knows, the least of them included. In their order, never none.
std::vector<Decision> sensible(const View& view);

}
