#include "engine/rules/state.h"

namespace oriflamme {

namespace {

// Where each card of a family lies, counted.
struct Census {
    std::array<std::array<int, cardCount>, maxSeats> count{};

    void add(Seat seat, Card card) { ++count[std::size_t(seat)][std::size_t(card)]; }
    void add(Seat seat, CardSet cards)
    {
        for (const Card card : cards)
            add(seat, card);
    }
    void add(Seat seat, const Pile& pile)
    {
        for (const Card card : pile)
            add(seat, card);
    }
};

std::string_view brokenQueue(const State& state)
{
    const Queue& queue = state.queue;
    std::uint32_t reached = 0;
    for (int place = 0; place < queue.stacks; ++place) {
        const Seat seat = queue.top(place).seat;
        for (int slot = queue.tops[std::size_t(place)]; slot >= 0; slot = queue.cards[std::size_t(slot)].under) {
            const QueueCard& card = queue.cards[std::size_t(slot)];
            if ((reached & (std::uint32_t{1} << slot)) != 0)
                return "a card lies in two places";
            reached |= std::uint32_t{1} << slot;
            if (card.card == Card::None || card.number == 0 || card.number > state.laid)
                return "a slot of the queue holds no card";
            if (card.seat != seat)
                return "a stack mixes families";
            if (card.up && (card.sleeps || card.known))
                return "a revealed card sleeps or is marked as known";
            const bool acts = place == state.place && slot == queue.tops[std::size_t(place)];
            if (card.up && card.tokens > 0 && card.card != Card::Diplomat && !acts)
                return "a revealed card holds tokens";
        }
    }
    return reached == queue.used ? "" : "an orphan card lies in no stack";
}

std::string_view brokenCards(const State& state)
{
    Census census;
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat != noSeat)
            census.add(card.seat, card.card);
    }
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const auto i = std::size_t(seat);
        if (state.aside[i].size() != familySize - handSize)
            return "not three cards are set aside";
        census.add(seat, state.hand[i]);
        census.add(seat, state.aside[i]);
        census.add(seat, state.at(seat).discards);
        census.add(seat, state.at(seat).reserved);
        for (int card = 0; card < cardCount; ++card) {
            if (census.count[i][std::size_t(card)] != int(state.rules.cards.has(Card(card))))
                return "a family does not have each of its cards once";
        }
    }
    return "";
}

std::string_view brokenSeats(const State& state)
{
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const SeatPublic& shown = state.at(seat);
        if (shown.influence < 0)
            return "a seat has less than no influence";
        if (shown.tradeTokens > 0 && !shown.reserved.has(Card::Trade))
            return "tokens lie on a Trade that is not reserved";
        for (const Card card : returning) {
            if (shown.takenBack(card)->inHand && !state.hand[std::size_t(seat)].has(card))
                return "a card said to be in a hand is not";
        }
    }
    int marks = state.marks;
    for (const QueueCard& card : state.queue.cards)
        marks += card.marks;
    return marks == judgementTokens ? "" : "judgement tokens are lost or made";
}

std::string_view brokenTurn(const State& state)
{
    if (state.round < 1 || state.round > rounds || state.first < 0 || state.first >= state.rules.seats)
        return "the round or the marker is out of range";
    const bool asked = state.question.asks != Asks::Nothing;
    if (asked && (state.question.seat < 0 || state.question.seat >= state.rules.seats))
        return "nobody is asked";
    if (state.phase == Phase::Over && asked)
        return "a question is open after the end";
    if (asked && (state.question.asks == Asks::Place) != (state.phase == Phase::Placement))
        return "the question does not belong to the phase";
    if (asked && state.phase == Phase::Resolution) {
        if (state.gap || state.place < 0 || state.place >= state.queue.stacks)
            return "a question is open outside the queue";
        if (state.queue.top(state.place).seat != state.question.seat)
            return "another seat than the card's owner is asked";
        if ((state.question.asks == Asks::KeepOrReveal) == state.queue.top(state.place).up)
            return "the question does not fit the card's side";
    }
    if (asked && state.question.asks == Asks::Place
        && state.hand[std::size_t(state.question.seat)].size() != handSize + 1 - state.round)
        return "a hand has not one card less each round";
    return "";
}

}

std::string_view brokenInvariant(const State& state)
{
    for (const auto check : {brokenQueue, brokenCards, brokenSeats, brokenTurn}) {
        if (const std::string_view broken = check(state); !broken.empty())
            return broken;
    }
    return "";
}

}
