#pragma once

#include "engine/record/lesson.h"

#include <QByteArray>
#include <QString>

#include <optional>

// What a file says a lesson is: {record, from, steps: [{accepts: [decision], mistakes: {kind: [decision]}}]}, decisions
// in their text form (engine/rules/decision.h). Or why it says none; what a lesson must be is faultOf()'s to say. An
// example of a rule has no steps, and besides an outcome, which only its test reads.
struct LessonReading {
    std::optional<oriflamme::Lesson> lesson;
    QString fault;
};

LessonReading lessonFrom(const QByteArray& json);
