#pragma once

#include "engine/record/record.h"

namespace oriflamme {

// Who learns in a lesson; the other seats decide as it is prepared.
inline constexpr Seat learner = 0;

// Decisions that a newcomer is likely to take instead, and why, such as "too-early".
struct Mistake {
    std::string kind;
    std::vector<Decision> decisions;
};

// What the learner is asked for: what is accepted, and what is known to go wrong.
struct LessonStep {
    std::vector<Decision> accepts; // the record's own decision among them
    std::vector<Mistake> mistakes;
};

// A prepared game of which a part is to be played: after the first `from` decisions each one of the learner's is a
// step.
struct Lesson {
    Record record;
    std::size_t from = 0;
    std::vector<LessonStep> steps;
};

// What a decision is at a step: nothing if it is accepted, else the kind of the mistake, "" for any other.
std::optional<std::string> mistakeAt(const LessonStep& step, const Decision& decision);

// How many of the record's decisions lie before a step; before the number of steps: all of them.
std::size_t decisionsBefore(const Lesson& lesson, std::size_t step);

// The lesson with the decision of a step in the place of the prepared one.
Lesson diverted(Lesson lesson, std::size_t step, const Decision& decision);

// The first thing that is wrong with a lesson, in words, or nothing: it replays, has a step for each of the learner's
// decisions, names legal decisions alone, each in one list, and goes on as it is prepared after all that are accepted.
std::string faultOf(const Lesson& lesson);

}
