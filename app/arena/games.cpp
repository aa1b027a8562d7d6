#include "app/arena/games.h"

#include "app/names.h"

#include <algorithm>

using namespace oriflamme;

std::optional<CardSet> poolFrom(const QStringList& words)
{
    const QString word = words.join(',');
    if (word == "base")
        return baseCards;
    if (word == "alliance")
        return allianceCards;
    if (word == "mixed")
        return baseCards | allianceCards;
    return tenNamed(words);
}

CardSet tenOf(CardSet pool, Random& random)
{
    return pool.size() == familySize ? pool : draw(familySize, pool, random);
}

std::optional<Computer> computerFrom(QString word)
{
    if (word.startsWith("ai:"))
        word.remove(0, 3);
    return computerNamed(word.toStdString());
}

Record newGame(Rules rules, CardSet pool, const std::vector<Computer>& levels, const std::string& seed)
{
    static constexpr std::array<const char*, maxSeats> names{"Ada", "Bruno", "Clara", "Denis", "Edith"};
    std::vector<Player> players;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        players.push_back({std::string(families[seat]), names[seat], "ai:" + std::string(name(levels[seat]))});
    Random lot(seedFrom(seed + "/cards"));
    rules.cards = tenOf(pool, lot);
    return newRecord(rules, players, seed);
}

bool playOut(Record& record, const std::vector<Computer>& levels)
{
    State state = replay(record).state;
    while (state.phase != Phase::Over) {
        const Seat seat = state.question.seat;
        const View view = look(state, seat);
        const Decision decision = choose(view, levels[std::size_t(seat)], chance(record, seat));
        if (std::find(view.legal.begin(), view.legal.end(), decision) == view.legal.end())
            return false;
        apply(state, decision);
        record.decisions.push_back({seat, decision});
    }
    record.result = resultOf(state);
    return true;
}
