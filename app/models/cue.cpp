#include "app/models/cue.h"

#include "app/record/names.h"
#include "engine/sight/view.h"

using namespace oriflamme;

QVariantMap cueOf(const Caption& caption, Seat viewer)
{
    const Event shown = seen(caption.event, viewer);
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
            {"height", caption.height},
            {"stacks", caption.stacks}};
}

QVariantMap cueOf(const Moment& moment, Seat viewer)
{
    QVariantList losses;
    for (const Event& part : moment.parts)
        losses.append(QVariantMap{{"number", part.otherNumber}, {"n", part.n}});
    QVariantMap cue = cueOf(static_cast<const Caption&>(moment), viewer);
    cue.insert("losses", losses);
    return cue;
}
