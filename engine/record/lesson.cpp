#include "engine/record/lesson.h"

#include <algorithm>

namespace oriflamme {

static bool has(const std::vector<Decision>& list, const Decision& decision)
{
    return std::find(list.begin(), list.end(), decision) != list.end();
}

std::optional<std::string> mistakeAt(const LessonStep& step, const Decision& decision)
{
    if (has(step.accepts, decision))
        return {};
    for (const Mistake& mistake : step.mistakes) {
        if (has(mistake.decisions, decision))
            return mistake.kind;
    }
    return "";
}

std::size_t decisionsBefore(const Lesson& lesson, std::size_t step)
{
    const std::vector<Taken>& decisions = lesson.record.decisions;
    std::size_t at = lesson.from;
    for (; at < decisions.size(); ++at) {
        if (decisions[at].seat == learner && step-- == 0)
            break;
    }
    return at;
}

Lesson diverted(Lesson lesson, std::size_t step, const Decision& decision)
{
    lesson.record.decisions[decisionsBefore(lesson, step)].decision = decision;
    return lesson;
}

// What is wrong with the decisions that a step names, when it is asked for.
static std::string faultOf(const LessonStep& step, const State& state)
{
    Decisions legal;
    oriflamme::legal(state, legal);
    std::vector<Decision> named = step.accepts;
    for (const Mistake& mistake : step.mistakes)
        named.insert(named.end(), mistake.decisions.begin(), mistake.decisions.end());
    for (auto decision = named.begin(); decision != named.end(); ++decision) {
        if (!legal.has(*decision))
            return text(*decision) + " is not legal";
        if (std::find(named.begin(), decision, *decision) != decision)
            return text(*decision) + " is named twice";
    }
    return {};
}

// From a step on, whatever is accepted before it.
static std::string faultFrom(const Lesson& lesson, std::size_t step)
{
    if (replay(lesson.record).wrong != Wrong::Nothing)
        return "the game does not replay";
    if (step == lesson.steps.size())
        return {};
    const std::size_t at = decisionsBefore(lesson, step);
    if (at == lesson.record.decisions.size())
        return "the learner decides less often than there are steps";
    const LessonStep& asked = lesson.steps[step];
    if (!has(asked.accepts, lesson.record.decisions[at].decision))
        return "its own decision is not accepted at step " + std::to_string(step + 1);
    if (const std::string fault = faultOf(asked, replay(pastOf(lesson.record, at)).state); !fault.empty())
        return fault + " at step " + std::to_string(step + 1);
    for (const Decision& decision : asked.accepts) {
        if (const std::string fault = faultFrom(diverted(lesson, step, decision), step + 1); !fault.empty())
            return fault;
    }
    return {};
}

std::string faultOf(const Lesson& lesson)
{
    if (lesson.from > lesson.record.decisions.size())
        return "it begins after its end";
    if (decisionsBefore(lesson, lesson.steps.size()) != lesson.record.decisions.size())
        return "the learner decides more often than there are steps";
    return faultFrom(lesson, 0);
}

}
