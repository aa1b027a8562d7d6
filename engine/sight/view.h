#pragma once

#include "engine/rules/play.h"

namespace oriflamme {

// What one seat, or a bystander (noSeat), may know: hidden cards are None. With the eyes of `everyone` nothing is
// hidden, and no decision is legal: that is for looking back at a game that is over. Only look() makes one.
struct View : Board {
    Seat viewer = noSeat;
    std::array<CardSet, maxSeats> hand{}; // the viewer's own; everybody's when the game is over
    std::array<CardSet, maxSeats> aside{};
    std::array<std::int8_t, maxSeats> handSizes{};
    // The legal decisions of the viewer's own question. For a bystander the public choices of the open question:
    // keep and reveal always both; none for a question that needs the hand.
    std::vector<Decision> legal;
    // What has happened from the start of the game on, as the viewer saw it then; empty where nobody looks back.
    Events past;

    bool operator==(const View&) const = default;
};

// When the game is over nothing is hidden any more. Without its past.
View look(const State& state, Seat viewer);
// With its past: all the events that led to that state, the start's first.
View look(const State& state, const Events& past, Seat viewer);

// The event as `viewer` may see it: without the name of a card that is hidden from that seat.
Event seen(const Event& event, Seat viewer);

// Whether `viewer` knows a card of another seat in `after` that was hidden from it in `before`.
bool learnt(const State& before, const State& after, Seat viewer);

// A state that could be the true one for all that the view tells, each equally likely.
State determinize(const View& view, Random& random);

// How likely a hidden card is to be each of the twenty, in proportion.
using CardWeights = std::array<std::uint32_t, cardCount>;
// Those of the queue's hidden cards, by slot.
using Belief = std::array<CardWeights, maxQueue>;
// The same, but the queue's hidden cards are drawn one after the other as likely as these say.
State determinize(const View& view, const Belief& belief, Random& random);

// A family's cards that have no name in the queue and did not leave it: hidden there, in the hand or set aside.
CardSet unnamed(const Board& board, Seat seat);

// What a hidden card of the view's queue may be, by its slot.
CardSet mayBe(const View& view, int slot);

}
