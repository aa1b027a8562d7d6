#pragma once

#include "engine/sight/hindsight.h"

// Courses of games, played.
namespace oriflamme {

struct PlayedCourse {
    State state;
    Events past;
};

// How a course ends and what happens in it; nothing if one of its decisions is not legal.
std::optional<PlayedCourse> played(const Course& course);

}
