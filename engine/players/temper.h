#pragma once

#include "engine/record/record.h"

namespace oriflamme {

// Whether one of the view's legal decisions is what somebody of this temper likes to do. By this computers lean, and
// are measured (tests/measure/tempers.cpp).
bool hasMark(const View& view, const Decision& decision, Temper temper);

// How much more such a decision counts than it is worth, where a choice may be worse by `slack` (finalmove.h).
std::int64_t leaningOf(Temper temper, std::int64_t slack);

}
