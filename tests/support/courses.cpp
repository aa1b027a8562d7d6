#include "tests/support/courses.h"

namespace oriflamme {

std::optional<PlayedCourse> played(const Course& course)
{
    PlayedCourse game;
    game.state = start(course.setup, game.past);
    Decisions list;
    for (const Decision& decision : course.decisions) {
        legal(game.state, list);
        if (!list.has(decision))
            return std::nullopt;
        apply(game.state, decision, game.past);
    }
    return game;
}

}
