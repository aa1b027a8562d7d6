#pragma once

#include "engine/players/temper.h"

namespace oriflamme {

// One of the choices, some of the view's legal decisions, that brings its seat most at once in one determinized world,
// or nearly as much and is what it likes by its temper.
Decision novice(const View& view, const std::vector<Decision>& choices, Temper temper, Random& random);

}
