#include "tests/support/account.h"

namespace oriflamme {

Account accountOf(const State& state)
{
    Account account;
    for (std::size_t seat = 0; seat < maxSeats; ++seat) {
        account.influence[seat] = state.seats[seat].influence;
        account.trade[seat] = state.seats[seat].tradeTokens;
        account.discards[seat] = state.seats[seat].discards;
        account.reserved[seat] = state.seats[seat].reserved;
    }
    account.hand = state.hand;
    account.marks = state.marks;
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat != noSeat)
            account.queue[card.number] = {card.tokens, card.marks};
    }
    return account;
}

// A card leaves the queue: tokens and judgement tokens go to the supply.
static void leave(Account& account, int number)
{
    account.marks += account.queue[number].marks;
    account.queue.erase(number);
}

void book(Account& account, const Event& event)
{
    const auto seat = std::size_t(std::max<int>(event.seat, 0));
    const auto other = std::size_t(std::max<int>(event.other, 0));
    const auto number = int(event.number);
    switch (event.happening) {
    case Happening::Placed:
        account.hand[seat].remove(event.card);
        account.queue[number] = {};
        break;
    case Happening::Kept:
        account.queue[number].tokens = account.queue[number].tokens + 1 == event.n ? event.n : -1;
        break;
    case Happening::TookTokens: account.influence[seat] += event.n; [[fallthrough]];
    case Happening::TokensLost:
    case Happening::TokenPaid: account.queue[number].tokens -= event.n; break;
    case Happening::Gained:
    case Happening::TradePays:
    case Happening::GainedElimination:
    case Happening::InfiltrationBonus:
    case Happening::AmbushPays:
    case Happening::RacketPays: account.influence[seat] += event.n; break;
    case Happening::Stole:
        account.influence[seat] += event.n;
        account.influence[other] -= event.n;
        break;
    case Happening::Eliminated:
        leave(account, event.otherNumber);
        account.discards[other].add(event.otherCard);
        break;
    case Happening::Discarded:
        leave(account, number);
        account.discards[seat].add(event.card);
        break;
    case Happening::TokensTaken: account.queue[event.otherNumber].tokens -= event.n; break;
    case Happening::TokenGiven: account.queue[event.otherNumber].tokens += event.n; break;
    case Happening::Marked:
        --account.marks;
        ++account.queue[event.otherNumber].marks;
        break;
    case Happening::Swapped:
        leave(account, number);
        account.queue[event.otherNumber] = {};
        account.hand[seat].remove(event.otherCard);
        account.hand[seat].add(event.card);
        break;
    case Happening::Reserved:
        account.trade[seat] += event.n;
        leave(account, number);
        account.reserved[seat].add(event.card);
        break;
    case Happening::FinalTrade:
        account.influence[seat] += event.n;
        account.trade[seat] -= event.n;
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
    return right ? "" : "a wrong place: " + telling(event);
}

}
