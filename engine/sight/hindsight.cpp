#include "engine/sight/hindsight.h"

namespace oriflamme {

namespace {

// The names of cards by the numbers under which they were laid.
using Names = std::array<Card, 256>;

Names namesOf(const View& view, const State& world)
{
    Names names;
    names.fill(Card::None);
    for (const Event& event : view.past) {
        if (event.card != Card::None)
            names[event.number] = event.card;
        if (event.otherCard != Card::None)
            names[event.otherNumber] = event.otherCard;
    }
    for (const QueueCard& card : world.queue.cards) {
        if (card.seat != noSeat)
            names[card.number] = card.card;
    }
    return names;
}

bool lays(const Decision& decision)
{
    return decision.action == Action::Swap || decision.action == Action::PlaceLeft
           || decision.action == Action::PlaceRight || decision.action == Action::PlaceOn;
}

}

Course courseOf(const View& view, const State& world)
{
    const Names names = namesOf(view, world);
    Course course{{view.rules, {}}, {}};
    for (Seat seat = 0; seat < view.rules.seats; ++seat) {
        const CardSet aside = world.aside[std::size_t(seat)];
        course.setup.deal[std::size_t(seat)] = {view.rules.cards - aside, aside};
    }
    int laid = 0;
    for (const Event& event : view.past) {
        if (event.happening != Happening::Chosen)
            continue;
        Decision decision{event.action, event.card, event.from, event.to, event.half};
        if (lays(decision))
            decision.card = names[std::size_t(++laid)];
        course.decisions.push_back(decision);
    }
    return course;
}

std::vector<TakenThen> hindsight(const View& view)
{
    Random any(0); // whatever it draws is taken out again
    const Course course = courseOf(view, determinize(view, any));
    std::array<bool, 256> hidden{};
    for (const QueueCard& card : view.queue.cards)
        hidden[card.number] = card.seat != noSeat && card.card == Card::None;
    std::vector<TakenThen> list;
    State state = start(course.setup);
    for (Decision decision : course.decisions) {
        TakenThen taken{state, {}, decision};
        for (Seat seat = 0; seat < view.rules.seats; ++seat) {
            const auto i = std::size_t(seat);
            taken.handSizes[i] = std::int8_t(state.hand[i].size());
            if (seat != view.viewer)
                taken.seen.hand[i] = taken.seen.aside[i] = {};
        }
        for (QueueCard& card : taken.seen.queue.cards) {
            if (hidden[card.number])
                card.card = Card::None;
        }
        if (lays(decision))
            taken.number = std::uint8_t(state.laid + 1);
        else if (state.question.asks == Asks::KeepOrReveal)
            taken.number = state.queue.top(state.place).number;
        if (hidden[taken.number] && lays(decision))
            taken.decision.card = Card::None;
        apply(state, decision);
        list.push_back(taken);
    }
    return list;
}

}
