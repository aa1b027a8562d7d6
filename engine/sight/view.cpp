#include "engine/sight/view.h"

namespace oriflamme {

// The decisions that may be shown: the viewer's own, or, to a bystander, those that need no hand.
static std::vector<Decision> shownDecisions(const State& state, Seat viewer)
{
    const Question& question = state.question;
    if (question.asks == Asks::Nothing || (viewer != noSeat && viewer != question.seat))
        return {};
    if (viewer == noSeat) {
        if (question.asks == Asks::Place || question.asks == Asks::Swap)
            return {};
        if (question.asks == Asks::KeepOrReveal)
            return {{.action = Action::Keep}, {.action = Action::Reveal}};
    }
    Decisions list;
    legal(state, list);
    return {list.begin(), list.end()};
}

View look(const State& state, Seat viewer)
{
    View view;
    static_cast<Board&>(view) = state;
    view.viewer = viewer;
    const bool all = state.phase == Phase::Over || viewer == everyone;
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const auto i = std::size_t(seat);
        view.handSizes[i] = std::int8_t(state.hand[i].size());
        if (seat == viewer || all) {
            view.hand[i] = state.hand[i];
            view.aside[i] = state.aside[i];
        }
    }
    for (QueueCard& card : view.queue.cards) {
        if (!card.up && !card.known && card.seat != viewer && !all)
            card.card = Card::None;
    }
    view.legal = shownDecisions(state, viewer);
    return view;
}

View look(const State& state, const Events& past, Seat viewer)
{
    View view = look(state, viewer);
    view.past.reserve(past.size());
    for (const Event& event : past)
        view.past.push_back(seen(event, viewer));
    return view;
}

// The cards of a seat that are named somewhere.
static CardSet known(const View& view, Seat seat)
{
    const auto i = std::size_t(seat);
    const SeatPublic& open = view.seats[i];
    CardSet cards = view.hand[i] | view.aside[i];
    for (const Pile* pile : {&open.discards, &open.reserved}) {
        for (const Card card : *pile)
            cards.add(card);
    }
    for (const Card card : returning) {
        if (open.takenBack(card)->inHand)
            cards.add(card);
    }
    for (const QueueCard& card : view.queue.cards) {
        if (card.seat == seat && card.card != Card::None)
            cards.add(card.card);
    }
    return cards;
}

bool learnt(const State& before, const State& after, Seat viewer)
{
    const View past = look(before, viewer), present = look(after, viewer);
    for (Seat seat = 0; seat < after.rules.seats; ++seat) {
        if (seat != viewer && (known(present, seat) - known(past, seat)).size() > 0)
            return true;
    }
    return false;
}

Event seen(const Event& event, Seat viewer)
{
    Event shown = event;
    if (viewer == everyone)
        return shown;
    if (event.hidden && event.seat != viewer)
        shown.card = Card::None;
    if (event.otherHidden && event.other != viewer)
        shown.otherCard = Card::None;
    return shown;
}

}
