#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// The legal decisions of the view's own seat without those that are plainly silly, whatever may be hidden: what nobody
// at a table would do, however little they think. In their order, never none. A few rules of thumb (sense.cpp); they
// do not tell what is good.
std::vector<Decision> sensible(const View& view);

}
