#include "tests/support/conservation.h"

namespace oriflamme {

Holdings holdingsOf(const State& state)
{
    Holdings holdings;
    for (std::size_t seat = 0; seat < maxSeats; ++seat) {
        holdings.influence[seat] = state.seats[seat].influence;
        holdings.trade[seat] = state.seats[seat].tradeTokens;
        holdings.discards[seat] = state.seats[seat].discards;
        holdings.reserved[seat] = state.seats[seat].reserved;
    }
    holdings.hand = state.hand;
    holdings.marks = state.marks;
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat != noSeat)
            holdings.queue[card.number] = {card.tokens, card.marks};
    }
    return holdings;
}

// A card leaves the queue: tokens and judgement tokens go to the supply.
static void leave(Holdings& holdings, int number)
{
    holdings.marks += holdings.queue[number].marks;
    holdings.queue.erase(number);
}

void book(Holdings& holdings, const Event& event)
{
    const auto seat = std::size_t(std::max<int>(event.seat, 0));
    const auto other = std::size_t(std::max<int>(event.other, 0));
    const auto number = int(event.number);
    switch (event.happening) {
    case Happening::Placed:
        holdings.hand[seat].remove(event.card);
        holdings.queue[number] = {};
        break;
    case Happening::Kept:
        holdings.queue[number].tokens = holdings.queue[number].tokens + 1 == event.n ? event.n : -1;
        break;
    case Happening::TookTokens: holdings.influence[seat] += event.n; [[fallthrough]];
    case Happening::TokensLost:
    case Happening::TokenPaid: holdings.queue[number].tokens -= event.n; break;
    case Happening::Gained:
    case Happening::TradePays:
    case Happening::GainedElimination:
    case Happening::InfiltrationBonus:
    case Happening::AmbushPays:
    case Happening::RacketPays: holdings.influence[seat] += event.n; break;
    case Happening::Stole:
        holdings.influence[seat] += event.n;
        holdings.influence[other] -= event.n;
        break;
    case Happening::Eliminated:
        leave(holdings, event.otherNumber);
        holdings.discards[other].add(event.otherCard);
        break;
    case Happening::Discarded:
        leave(holdings, number);
        holdings.discards[seat].add(event.card);
        break;
    case Happening::TokensTaken: holdings.queue[event.otherNumber].tokens -= event.n; break;
    case Happening::TokenGiven: holdings.queue[event.otherNumber].tokens += event.n; break;
    case Happening::Marked:
        --holdings.marks;
        ++holdings.queue[event.otherNumber].marks;
        break;
    case Happening::Swapped:
        leave(holdings, number);
        holdings.queue[event.otherNumber] = {};
        holdings.hand[seat].remove(event.otherCard);
        holdings.hand[seat].add(event.card);
        break;
    case Happening::Reserved:
        holdings.trade[seat] += event.n;
        leave(holdings, number);
        holdings.reserved[seat].add(event.card);
        break;
    case Happening::FinalTrade:
        holdings.influence[seat] += event.n;
        holdings.trade[seat] -= event.n;
        break;
    case Happening::RoundBegins:
    case Happening::ResolutionBegins:
    case Happening::Slept:
    case Happening::Revealed:
    case Happening::Acts:
    case Happening::Copied:
    case Happening::NoEffect:
    case Happening::AmbushSprings:
    case Happening::Moved:
    case Happening::TurnedDown:
    case Happening::MarkerPasses:
    case Happening::GameOver:
    case Happening::RacketTakes:
    case Happening::Chosen:
    case Happening::Asked: break;
    }
}

static bool lies(const State& state, int place, int number)
{
    return place >= 0 && place < state.queue.stacks && state.queue.top(place).number == number;
}

std::string wrongPlace(const Event& event, const State& before, const State& after)
{
    const int to = event.to;
    bool right = true;
    switch (event.happening) {
    case Happening::Placed:
    case Happening::Kept:
    case Happening::Slept:
    case Happening::Revealed:
    case Happening::Acts:
    case Happening::TurnedDown: right = lies(after, to, event.number); break;
    case Happening::Eliminated: right = lies(before, to, event.otherNumber); break;
    case Happening::Discarded: {
        // A Decree may lie under the card that it laid on itself (R21).
        const QueueCard* const under = to < before.queue.stacks ? before.queue.under(before.queue.top(to)) : nullptr;
        right = lies(before, to, event.number)
                || (event.card == Card::RoyalDecree && under && under->number == event.number);
        break;
    }
    case Happening::Moved:
        right = lies(before, event.from, event.otherNumber) && lies(after, to, event.otherNumber);
        break;
    case Happening::TokensTaken:
    case Happening::TokenGiven:
    case Happening::Marked: right = lies(after, to, event.otherNumber); break;
    case Happening::Swapped: right = lies(before, to, event.number) && lies(after, to, event.otherNumber); break;
    default: break;
    }
    return right ? "" : "a wrong place: " + eventText(event);
}

}
