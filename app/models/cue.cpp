#include "app/models/cue.h"

#include "app/record/names.h"
#include "engine/sight/view.h"

using namespace oriflamme;

Happened happenedIn(const Step& step)
{
    const int place = step.event.to;
    const Queue& queue = step.state.queue;
    const bool lies = place >= 0 && place < queue.stacks;
    return {step.event, lies ? queue.size(place) - 1 : 0, queue.stacks};
}

QVariantMap cueOf(const Happened& happened, Seat viewer)
{
    const Event shown = seen(happened.event, viewer);
    return {{"happening", nameOf(shown.happening)},
            {"seat", shown.seat},
            {"card", nameOf(shown.card)},
            {"number", shown.number},
            {"other", shown.other},
            {"otherCard", nameOf(shown.otherCard)},
            {"otherNumber", shown.otherNumber},
            {"from", shown.from},
            {"to", shown.to},
            {"n", shown.n},
            {"height", happened.height},
            {"stacks", happened.stacks}};
}
