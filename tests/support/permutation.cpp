#include "tests/support/permutation.h"

namespace oriflamme {

void Memory::see(const Event& event)
{
    if (event.happening != Happening::Placed && event.happening != Happening::Swapped)
        return;
    for (auto& [who, back] : m_back) {
        if (who.first == event.seat)
            back.inHand = false; // the card just laid may be it
    }
    if (event.happening == Happening::Swapped)
        m_back[{event.seat, event.card}] = {event.otherNumber, true};
}

bool Memory::mayLie(Seat seat, Card card, int number) const
{
    const auto found = m_back.find({seat, card});
    return found == m_back.end() || (!found->second.inHand && number > found->second.laid);
}

bool Memory::mayBeAside(Seat seat, Card card) const
{
    return !m_back.contains({seat, card});
}

bool isHiddenFrom(const QueueCard& card, Seat viewer)
{
    return card.seat != noSeat && card.seat != viewer && !card.up && !card.known;
}

Decision Permuted::of(Seat seat, const Decision& decision) const
{
    Decision same = decision;
    if (decision.card != Card::None)
        same.card = of(seat, decision.card);
    return same;
}

// The hidden cards of one family in a fixed order of their places: the queue, the hand, set aside.
static std::vector<Card> hiddenCards(const State& state, Seat seat)
{
    std::vector<Card> cards;
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat == seat && isHiddenFrom(card, noSeat))
            cards.push_back(card.card);
    }
    for (const CardSet set : {state.hand[std::size_t(seat)], state.aside[std::size_t(seat)]}) {
        for (const Card card : set)
            cards.push_back(card);
    }
    return cards;
}

// Lays the cards into these places; false if everybody would remember that it cannot be so.
static bool lay(State& state, Seat seat, const std::vector<Card>& cards, const Memory& memory)
{
    const auto i = std::size_t(seat);
    const int hand = state.hand[i].size();
    auto next = cards.begin();
    bool fits = true;
    for (QueueCard& card : state.queue.cards) {
        if (card.seat != seat || !isHiddenFrom(card, noSeat))
            continue;
        card.card = *next++;
        fits = fits && memory.mayLie(seat, card.card, card.number);
    }
    state.hand[i] = state.aside[i] = {};
    while (state.hand[i].size() < hand)
        state.hand[i].add(*next++);
    for (; next != cards.end(); ++next) {
        state.aside[i].add(*next);
        fits = fits && memory.mayBeAside(seat, *next);
    }
    return fits;
}

Permuted permuted(const State& state, Seat viewer, const Memory& memory, Random& random)
{
    Permuted twin{state, {}};
    for (auto& becomes : twin.becomes) {
        for (int card = 0; card < cardCount; ++card)
            becomes[std::size_t(card)] = Card(card);
    }
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        if (seat == viewer || state.phase == Phase::Over)
            continue;
        const std::vector<Card> cards = hiddenCards(state, seat);
        std::vector<Card> dealt = cards;
        do {
            for (std::size_t i = dealt.size(); i > 1; --i)
                std::swap(dealt[i - 1], dealt[random.below(std::uint32_t(i))]);
        } while (!lay(twin.state, seat, dealt, memory));
        for (std::size_t i = 0; i < cards.size(); ++i)
            twin.becomes[std::size_t(seat)][std::size_t(cards[i])] = dealt[i];
    }
    return twin;
}

}
