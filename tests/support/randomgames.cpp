#include "tests/support/randomgames.h"

#include "tests/support/positiontext.h"

#include <cstdlib>

namespace oriflamme {

Rules kindOfGame(int number, Random& random)
{
    Rules rules;
    const int set = number % 3;
    number /= 3;
    rules.edition = Edition(number % 2);
    number /= 2;
    rules.direction = Direction(number % 2);
    number /= 2;
    rules.seats = std::int8_t(2 + number % 4);
    rules.first = Seat(random.below(std::uint32_t(rules.seats)));
    rules.cards = set == 0 ? baseCards : set == 1 ? allianceCards : draw(familySize, allCards, random);
    return rules;
}

int gamesToPlay(int usual)
{
    const char* const times = std::getenv("ORIFLAMME_GAMES");
    return times ? usual * std::max(1, std::atoi(times)) : usual;
}

Record newGame(const Rules& rules, Random& random)
{
    Record record;
    record.setup = deal(rules, random);
    record.players.resize(std::size_t(rules.seats));
    return record;
}

Decision anyDecision(const State& state, Random& random)
{
    Decisions list;
    legal(state, list);
    return list[int(random.below(std::uint32_t(list.size())))];
}

std::string kindInWords(const Rules& rules)
{
    return cardNames(rules.cards) + "; " + std::string(name(rules.edition)) + ", " + std::string(name(rules.direction))
           + ", " + std::to_string(rules.seats) + " seats";
}

}
