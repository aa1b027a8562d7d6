#include "app/models/cue.h"

#include "app/record/names.h"
#include "engine/sight/view.h"

using namespace oriflamme;

QString ruleName(const Ruling& ruling)
{
    return ruling.rule == Rule::Card ? "card:" + nameOf(ruling.card) : fromView(name(ruling.rule));
}

CueFacts cueOf(const Caption& caption, Seat viewer)
{
    const Event shown = seen(caption.event, viewer);
    return {.happening = int(shown.happening),
            .seat = shown.seat,
            .card = nameOf(shown.card),
            .number = shown.number,
            .other = shown.other,
            .otherCard = nameOf(shown.otherCard),
            .otherNumber = shown.otherNumber,
            .from = shown.from,
            .to = shown.to,
            .n = shown.n,
            .height = caption.height,
            .stacks = caption.stacks};
}

CueFacts cueOf(const Moment& moment, Seat viewer)
{
    CueFacts cue = cueOf(static_cast<const Caption&>(moment), viewer);
    for (const Event& part : moment.parts)
        cue.losses.append({part.otherNumber, part.n});
    return cue;
}
