#include "engine/players/temper.h"

namespace oriflamme {

// Who last eliminated a card of the viewer, or stole from it.
static Seat lastStriker(const View& view)
{
    const auto hitsViewer = [&view](const Event& event) {
        const bool hits =
            event.happening == Happening::Eliminated || (event.happening == Happening::Stole && event.n > 0);
        return hits && event.other == view.viewer && event.seat != view.viewer;
    };
    const auto last = std::find_if(view.past.rbegin(), view.past.rend(), hitsViewer);
    return last == view.past.rend() ? noSeat : last->seat;
}

static bool strikes(Effect effect)
{
    return effect == Effect::Eliminate || effect == Effect::Desert || effect == Effect::Steal || effect == Effect::Mark;
}

// What others would rather hit: what shows that it earns, or has gathered tokens.
static bool drawsStrikes(const QueueCard& card)
{
    return card.tokens > 0 || (card.up && row(card.card).earns != Earns::Rarely);
}

// A trap, or what is worth nothing but the tokens on it.
static bool wantsBait(Card card)
{
    return row(card).trap != Trap::None || row(card).tokens == Tokens::Left;
}

// Whether that lies beside the place where a card is laid.
static bool isBesideBait(const Queue& queue, const Decision& decision)
{
    const auto draws = [&queue](int place) {
        return place >= 0 && place < queue.stacks && drawsStrikes(queue.top(place));
    };
    switch (decision.action) {
    case Action::PlaceLeft: return draws(0);
    case Action::PlaceRight: return draws(queue.stacks - 1);
    case Action::PlaceOn: return draws(decision.to - 1) || draws(decision.to + 1);
    default: return false;
    }
}

bool hasMark(const View& view, const Decision& decision, Temper temper)
{
    switch (temper) {
    case Temper::None: return false;
    case Temper::Bold: return decision.action == Action::Reveal && view.queue.top(view.place).tokens == 0;
    case Temper::Patient: return decision.action == Action::Keep && view.round < rounds;
    case Temper::Vengeful:
        return view.question.asks == Asks::Target && strikes(view.question.effect())
               && view.queue.top(decision.to).seat == lastStriker(view);
    case Temper::Sly: return wantsBait(decision.card) && isBesideBait(view.queue, decision);
    }
    return false;
}

std::int64_t leaningOf(Temper temper, std::int64_t slack)
{
    const bool seldom = temper == Temper::Vengeful || temper == Temper::Sly; // and so may cost more each time
    return (seldom ? 4 : 2) * slack;
}

}
