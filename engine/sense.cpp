#include "engine/sense.h"

namespace oriflamme {

namespace {

// A rule of thumb each: whether a decision is silly if there are others.

bool isTrap(Card card)
{
    return card == Card::Ambush || card == Card::Racket;
}

// A face-down card is kept while it gathers for later, and revealed when there is no later.
bool isSillyNow(const View& view, const Decision& decision)
{
    const QueueCard& card = view.queue.top(view.place);
    const bool last = view.round == rounds;
    if (decision.action == Action::Keep)
        return last && card.tokens > 0 && !isTrap(card.card) && card.card != Card::Insurrection;
    if (last)
        return false;
    return (card.card == Card::Conspiracy && card.tokens == 0) || (isTrap(card.card) && card.tokens > 1);
}

// Nobody robs the own family or who has nothing, nor strikes or marks the own cards while another's is there and there
// are rounds to come.
bool isSillyTarget(const View& view, const Decision& decision)
{
    const QueueCard& card = view.queue.top(decision.to);
    const bool own = card.seat == view.viewer;
    switch (view.question.ability()) {
    case Card::Spy: return own || view.at(card.seat).influence == 0;
    case Card::Archer:
    case Card::Soldier:
    case Card::Assassination:
    case Card::Deserter:
    case Card::Judge: return own && view.round < rounds;
    default: return false;
    }
}

// A Judge does not come down on the own family alone; a Diplomat is not sent home with empty hands while it may be
// paid for staying.
bool isSillyHalf(const View& view, const Decision& decision)
{
    const auto foreign = [&](auto test) {
        return view.queue.where([&](const QueueCard& card) { return card.seat != view.viewer && test(card); }) != 0;
    };
    if (decision.half == Half::Eliminate)
        return !foreign([](const QueueCard& card) { return card.marks > 0; });
    if (decision.half == Half::Collect)
        return view.queue.top(view.place).tokens == 0;
    return false;
}

bool isSilly(const View& view, const Decision& decision)
{
    switch (view.question.asks) {
    case Asks::KeepOrReveal: return isSillyNow(view, decision);
    case Asks::Target: return isSillyTarget(view, decision);
    case Asks::Mode: return isSillyHalf(view, decision);
    default: return false;
    }
}

}

std::vector<Decision> sensible(const View& view)
{
    std::vector<Decision> list;
    for (const Decision& decision : view.legal) {
        if (!isSilly(view, decision))
            list.push_back(decision);
    }
    return list.empty() ? view.legal : list;
}

}
