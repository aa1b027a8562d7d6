#include "engine/view.h"

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
    const bool over = state.phase == Phase::Over;
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const auto i = std::size_t(seat);
        view.handSizes[i] = std::int8_t(state.hand[i].size());
        if (seat == viewer || over) {
            view.hand[i] = state.hand[i];
            view.aside[i] = state.aside[i];
        }
    }
    for (QueueCard& card : view.queue.cards) {
        if (!card.up && !card.known && card.seat != viewer && !over)
            card.card = Card::None;
    }
    view.legal = shownDecisions(state, viewer);
    return view;
}

Event seen(const Event& event, Seat viewer)
{
    Event shown = event;
    if (event.hidden && event.seat != viewer)
        shown.card = Card::None;
    if (event.otherHidden && event.other != viewer)
        shown.otherCard = Card::None;
    return shown;
}

}
