#include "engine/rules/setup.h"

namespace oriflamme {

std::string_view name(Direction direction)
{
    return direction == Direction::RightToLeft ? "right-to-left" : "left-to-right";
}

bool isValid(const Setup& setup)
{
    const Rules& rules = setup.rules;
    if (rules.cards.size() != familySize || rules.seats < 2 || rules.seats > maxSeats || rules.first < 0
        || rules.first >= rules.seats)
        return false;
    for (int seat = 0; seat < maxSeats; ++seat) {
        const Deal& deal = setup.deal[std::size_t(seat)];
        const bool plays = seat < rules.seats;
        if (deal.hand.size() != (plays ? handSize : 0) || !(deal.hand & deal.aside).empty()
            || (deal.hand | deal.aside) != (plays ? rules.cards : CardSet{}))
            return false;
    }
    return true;
}

CardSet draw(int count, CardSet from, Random& random)
{
    std::array<Card, cardCount> cards;
    int size = 0;
    for (const Card card : from)
        cards[std::size_t(size++)] = card;
    CardSet drawn;
    for (int left = count; left > 0; --left) {
        Card& card = cards[random.below(std::uint32_t(size))];
        drawn.add(card);
        card = cards[std::size_t(--size)];
    }
    return drawn;
}

Setup deal(const Rules& rules, Random& random)
{
    Setup setup{rules, {}};
    for (int seat = 0; seat < rules.seats; ++seat) {
        Deal& deal = setup.deal[std::size_t(seat)];
        deal.aside = draw(familySize - handSize, rules.cards, random);
        deal.hand = rules.cards - deal.aside;
    }
    return setup;
}

}
