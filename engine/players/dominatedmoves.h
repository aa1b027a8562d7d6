#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// The legal decisions of the view's own seat without dominated ones, plainly silly whatever may be hidden: what nobody
// at a table would do, however little they think. In their order, never none. A few rules of thumb
// (dominatedmoves.cpp); they do not tell what is good.
std::vector<Decision> undominated(const View& view);

}
