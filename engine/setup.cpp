#include "engine/setup.h"

namespace oriflamme {

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

Setup deal(const Rules& rules, Random& random)
{
    Setup setup{rules, {}};
    for (int seat = 0; seat < rules.seats; ++seat) {
        Deal& deal = setup.deal[std::size_t(seat)];
        deal.hand = rules.cards;
        while (deal.aside.size() < familySize - handSize) {
            auto card = deal.hand.begin();
            for (std::uint32_t skip = random.below(std::uint32_t(deal.hand.size())); skip > 0; --skip)
                ++card;
            deal.aside.add(*card);
            deal.hand.remove(*card);
        }
    }
    return setup;
}

}
