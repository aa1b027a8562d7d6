#include "engine/sight/view.h"

// Determinization: sampling the states that a view leaves possible (RULES.md 10).
namespace oriflamme {

namespace {

// A family's cards that the viewer cannot place: where each may be is drawn here.
class Hidden {
public:
    Hidden(State& state, const View& view, Seat seat) : s(state), m_seat(seat)
    {
        m_unknown = unnamed(view, seat);
        for (QueueCard& card : s.queue.cards) {
            if (card.seat == seat && card.card == Card::None)
                m_places[std::size_t(m_size++)] = &card;
        }
        m_all = m_unknown.size();
        m_hand = view.handSizes[std::size_t(seat)];
        for (const Card card : returning) {
            if (m_unknown.has(card) && view.at(seat).takenBack(card)->laid > 0)
                m_takenBack.add(card);
        }
    }

    void draw(Random& random)
    {
        drawTakenBack(random);
        std::array<Card, familySize> rest;
        int count = 0;
        for (const Card card : m_unknown - m_takenBack)
            rest[std::size_t(count++)] = card;
        for (int place = 0; place < m_all; ++place) {
            if (m_drawn[std::size_t(place)] != Card::None)
                continue;
            const auto i = std::size_t(random.below(std::uint32_t(count)));
            m_drawn[std::size_t(place)] = rest[i];
            rest[i] = rest[std::size_t(--count)];
        }
        put();
    }

    void draw(const Belief& belief, Random& random)
    {
        for (int tries = 0; tries < 20; ++tries) {
            if (drawByBelief(belief, random))
                return put();
        }
        draw(random); // what is likely hardly fits together
    }

    // What may lie in that slot, so that the cards taken back still find a place.
    CardSet mayBe(int slot) const
    {
        const auto here = std::find(m_places.begin(), m_places.end(), &s.queue.cards[std::size_t(slot)]);
        const int place = int(here - m_places.begin());
        CardSet cards;
        for (const Card card : m_unknown) {
            CardSet others = m_takenBack;
            others.remove(card);
            if ((!m_takenBack.has(card) || mayLie(card, place)) && fit(others, 1u << place))
                cards.add(card);
        }
        return cards;
    }

private:
    // Whether these cards, which were taken back, find places that are not full.
    bool fit(CardSet cards, unsigned full) const
    {
        if (cards.empty())
            return true;
        const Card card = *cards.begin();
        cards.remove(card);
        for (int place = 0; place < m_all; ++place) {
            if ((full >> place & 1) == 0 && mayLie(card, place) && fit(cards, full | 1u << place))
                return true;
        }
        return false;
    }

    // Places 0 to m_size - 1 lie in the queue, the next m_hand in the hand, the others are set aside.
    bool mayLie(Card card, int place) const
    {
        const TakenBack& back = *s.at(m_seat).takenBack(card);
        if (place < m_size)
            return !back.inHand && m_places[std::size_t(place)]->number > back.laid;
        return place < m_size + m_hand;
    }

    // Cards that were taken back are drawn first, over and over until they fit together: so each way is equally likely.
    void drawTakenBack(Random& random)
    {
        for (bool fits = false; !fits;) {
            m_drawn.fill(Card::None);
            fits = true;
            for (const Card card : m_takenBack) {
                const auto place = std::size_t(random.below(std::uint32_t(m_all)));
                fits = fits && m_drawn[place] == Card::None && mayLie(card, int(place));
                m_drawn[place] = card;
            }
        }
    }

    // Draws the cards in the queue by belief, the others evenly. False if the cards taken back do not fit.
    bool drawByBelief(const Belief& belief, Random& random)
    {
        CardSet rest = m_unknown;
        for (int place = 0; place < m_size; ++place) {
            const auto slot = std::size_t(m_places[std::size_t(place)] - s.queue.cards.data());
            const Card card = drawnByBelief(belief[slot], rest, place, random);
            if (card == Card::None)
                return false;
            m_drawn[std::size_t(place)] = card;
            rest.remove(card);
        }
        int place = m_size;
        for (int left = rest.size(); left > 0; --left, ++place) {
            auto card = rest.begin();
            for (std::uint32_t skip = random.below(std::uint32_t(left)); skip > 0; --skip)
                ++card;
            if (m_takenBack.has(*card) && !mayLie(*card, place))
                return false;
            m_drawn[std::size_t(place)] = *card;
            rest.remove(m_drawn[std::size_t(place)]);
        }
        return true;
    }

    // One of the cards that may lie in a place of the queue; None if there is none.
    Card drawnByBelief(const CardWeights& cardWeights, CardSet cards, int place, Random& random) const
    {
        CardWeights weights{};
        bool any = false;
        for (const Card card : cards) {
            if (!m_takenBack.has(card) || mayLie(card, place))
                weights[std::size_t(card)] = cardWeights[std::size_t(card)];
            any = any || weights[std::size_t(card)] > 0;
        }
        return any ? Card(drawn(weights, random)) : Card::None;
    }

    void put()
    {
        const auto i = std::size_t(m_seat);
        s.hand[i] = s.aside[i] = {};
        for (int place = 0; place < m_all; ++place) {
            const Card card = m_drawn[std::size_t(place)];
            if (place < m_size)
                m_places[std::size_t(place)]->card = card;
            else if (place < m_size + m_hand)
                s.hand[i].add(card);
            else
                s.aside[i].add(card);
        }
    }

    State& s;
    Seat m_seat;
    CardSet m_unknown;
    CardSet m_takenBack;
    std::array<QueueCard*, familySize> m_places{};
    std::array<Card, familySize> m_drawn{};
    int m_all = 0; // places, as many as cards
    int m_size = 0;
    int m_hand = 0;
};

}

CardSet unnamed(const Board& board, Seat seat)
{
    const SeatPublic& shown = board.at(seat);
    CardSet cards = board.rules.cards;
    for (const Pile* pile : {&shown.discards, &shown.reserved}) {
        for (const Card card : *pile)
            cards.remove(card);
    }
    for (const QueueCard& card : board.queue.cards) {
        if (card.seat == seat && card.card != Card::None)
            cards.remove(card.card);
    }
    return cards;
}

CardSet mayBe(const View& view, int slot)
{
    State state;
    static_cast<Board&>(state) = view;
    return Hidden(state, view, view.queue.cards[std::size_t(slot)].seat).mayBe(slot);
}

// Draws what is hidden from the viewer by `draw(Hidden)`, a family after the other.
template <class Draw>
static State determinized(const View& view, Draw draw)
{
    State state;
    static_cast<Board&>(state) = view;
    state.hand = view.hand;
    state.aside = view.aside;
    for (Seat seat = 0; seat < view.rules.seats; ++seat) {
        if (seat != view.viewer && view.phase != Phase::Over) // then nothing is hidden any more
            draw(Hidden(state, view, seat));
    }
    return state;
}

State determinize(const View& view, Random& random)
{
    return determinized(view, [&](Hidden hidden) { hidden.draw(random); });
}

State determinize(const View& view, const Belief& belief, Random& random)
{
    return determinized(view, [&](Hidden hidden) { hidden.draw(belief, random); });
}

}
