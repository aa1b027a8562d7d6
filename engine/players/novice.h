#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// One of the choices, some of the view's legal decisions, that brings its seat most at once in one determinized world.
Decision novice(const View& view, const std::vector<Decision>& choices, Random& random);

}
