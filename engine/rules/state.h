#pragma once

#include "engine/rules/decision.h"

namespace oriflamme {

// A card that lies in the queue. Aligned to be found and copied at once.
struct alignas(8) QueueCard {
    Card card = Card::None; // None in a View: a hidden card
    Seat seat = noSeat;
    std::uint8_t number = 0; // given when it is laid, from 1; follows the card while it lies in the queue
    std::uint8_t tokens = 0;
    std::uint8_t marks = 0;  // judgement tokens
    std::int8_t under = -1;  // the slot of the card right under it, -1 if none
    bool up : 1 = false;     // revealed
    bool sleeps : 1 = false; // R15
    bool known : 1 = false;  // face down, yet everybody knows it (R17)

    bool operator==(const QueueCard&) const = default;
};

// The row of stacks, from left to right. Cards keep their slot while they lie in the queue.
struct Queue {
    std::array<QueueCard, maxQueue> cards{};
    std::array<std::int8_t, maxQueue> tops{}; // the slot of each stack's top card
    std::int8_t stacks = 0;
    std::uint32_t used = 0; // bit i: slot i holds a card

    QueueCard& top(int place) { return cards[std::size_t(tops[std::size_t(place)])]; }
    const QueueCard& top(int place) const { return cards[std::size_t(tops[std::size_t(place)])]; }
    // The card under this one, or null.
    const QueueCard* under(const QueueCard& card) const
    {
        return card.under < 0 ? nullptr : &cards[std::size_t(card.under)];
    }
    int size(int place) const;
    // The places whose top card passes a test: bit i is place i.
    template <class Test>
    std::uint32_t where(Test test) const
    {
        std::uint32_t places = 0;
        for (int place = 0; place < stacks; ++place)
            places |= std::uint32_t{test(top(place))} << place;
        return places;
    }

    void insert(int gap, int slot); // a stack of its own, the slot's card, before stack `gap`
    void erase(int place);          // the stack's place closes; its cards' slots are the caller's
    int take();                     // a free slot
    void release(int slot);

    bool operator==(const Queue&) const = default;
};

// A list of at most a family's cards, oldest first.
struct Pile {
    std::array<Card, familySize> cards{};
    std::int8_t size = 0;

    void add(Card card) { cards[std::size_t(size++)] = card; }
    const Card* begin() const { return cards.data(); }
    const Card* end() const { return cards.data() + size; }
    bool has(Card card) const { return std::find(begin(), end(), card) != end(); }
    bool operator==(const Pile&) const = default;
};

// What is known of a card that went back to a hand (RULES.md 10): it was none of the set-aside cards, nor any card
// laid with a number up to `laid`; while `inHand`, it is certainly in the hand.
struct TakenBack {
    std::uint8_t laid = 0; // 0: never taken back
    bool inHand = false;

    bool operator==(const TakenBack&) const = default;
};

// What of a seat everybody may see.
struct SeatPublic {
    std::int16_t influence = 0;
    Pile discards;
    Pile reserved;
    std::uint8_t tradeTokens = 0;                                  // on a reserved Trade
    std::array<TakenBack, std::size_t(returning.size())> returned; // each of these cards, in their order

    // Null for a card that never goes back.
    TakenBack* takenBack(Card card)
    {
        return returning.has(card) ? &returned[std::size_t((returning & cardsBefore(card)).size())] : nullptr;
    }
    const TakenBack* takenBack(Card card) const { return const_cast<SeatPublic*>(this)->takenBack(card); }
    // Any of its cards may have left the hand.
    void layAny()
    {
        for (TakenBack& back : returned)
            back.inHand = false;
    }
    bool operator==(const SeatPublic&) const = default;
};

enum class Phase : std::uint8_t { Placement, Resolution, Over };
std::string_view name(Phase phase); // "placement", "resolution", "over"

// The question that is open. `card` is the acting card, `copied` the ability a Shapeshifter performs.
struct Question {
    Asks asks = Asks::Nothing;
    Seat seat = noSeat;
    Card card = Card::None;
    Card copied = Card::None;
    Half half = Half::None;

    // Whose text is being carried out.
    Card ability() const { return copied == Card::None ? card : copied; }
    // What may be pointed at, and what becomes of it. A Judge's second half is a text of its own.
    Reach reach() const { return half == Half::Eliminate ? Reach::Marked : row(ability()).reach; }
    Effect effect() const { return half == Half::Eliminate ? Effect::Eliminate : row(ability()).effect; }
    bool operator==(const Question&) const = default;
};

// What everybody may know of a game, but for the names of face-down cards.
struct Board {
    Rules rules; // the edition as it is played (R3)
    Phase phase = Phase::Placement;
    std::int8_t round = 1;                // 1 to 6
    Seat first = 0;                       // has the marker
    std::int8_t placed = 0;               // cards placed in this round
    std::int8_t place = -1;               // the place being resolved, counted from the left; -1 in other phases
    bool gap = false;                     // for a moment: the stack of the place being resolved is gone
    std::uint8_t laid = 0;                // numbers given to cards so far
    std::uint8_t marks = judgementTokens; // in the supply
    Queue queue;
    std::array<SeatPublic, maxSeats> seats{};
    Question question;

    SeatPublic& at(Seat seat) { return seats[std::size_t(seat)]; }
    const SeatPublic& at(Seat seat) const { return seats[std::size_t(seat)]; }
    Seat next(Seat seat) const { return Seat(seat + 1 == rules.seats ? 0 : seat + 1); }
    bool forward() const { return rules.direction == Direction::LeftToRight; }
    bool operator==(const Board&) const = default;
};

// The whole truth: a plain value.
struct State : Board {
    std::array<CardSet, maxSeats> hand{};
    std::array<CardSet, maxSeats> aside{};

    bool operator==(const State&) const = default;
};

// The state in which the first seat is asked for its first card. `setup` must be valid.
State start(const Setup& setup);

// By how much influence a seat leads the best of the others; negative if it does not.
int margin(const Board& board, Seat seat);

// What decides a tie: the seat's stacks, or by its edition all its cards in the queue (RULES.md 9).
int tieBreak(const Board& board, Seat seat);

// How a seat stands, from 1 for the best: by influence, then by the tie break. Equal seats share a rank (RULES.md 8).
int rank(const Board& board, Seat seat);

// The seats that win a game that is over, those of rank 1: one bit each.
std::uint32_t winners(const Board& board);

// The first broken invariant in words, or empty: what must hold in every state that a game passes through.
std::string_view brokenInvariant(const State& state);

}
