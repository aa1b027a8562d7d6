#include "tests/players/peeking.h"

#include "tests/support/courses.h"
#include "tests/support/positiontext.h"
#include "tests/support/randomgames.h"

namespace oriflamme {

Watched watched(const Computer& computer, int weight)
{
    const auto thinks = [computer](const State& state, const Events& past, Random chance) {
        return think(look(state, past, state.question.seat), computer, chance);
    };
    return {oriflamme::name(computer), thinks, weight};
}

// Draws a player by weight.
static std::size_t drawn(const std::vector<Watched>& players, Random& random)
{
    std::uint32_t sum = 0;
    for (const Watched& player : players)
        sum += std::uint32_t(player.weight);
    int lot = int(random.below(sum));
    std::size_t i = 0;
    while ((lot -= players[i].weight) >= 0)
        ++i;
    return i;
}

static std::string difference(const SearchResult& one, const SearchResult& other)
{
    if (one == other)
        return "";
    if (one.decision != other.decision)
        return "decides " + text(one.decision) + " or " + text(other.decision);
    return one.prospects == other.prospects ? "draws otherwise on its chance" : "expects something else";
}

std::string watchGame(std::uint64_t number, const std::vector<Watched>& players, std::vector<Peeks>& peeks)
{
    Random random(seedFrom("peeking", number));
    Events past;
    State state = start(newGame(kindOfGame(int(number % kindsOfGame), random), random).setup, past);
    Memory memory;
    for (int decision = 0; state.phase != Phase::Over; ++decision) {
        const Seat seat = state.question.seat;
        const Permuted twin = permuted(state, seat, memory, random);
        const std::size_t i = drawn(players, random);
        const Random chance(random.next());
        const SearchResult result = players[i].think(state, past, chance);
        const View view = look(state, past, seat);
        const auto twins = played(courseOf(view, twin.state));
        std::string trouble = "sees a past that cannot be";
        if (twins && twins->state == twin.state) {
            trouble = difference(result, players[i].think(twin.state, twins->past, chance));
            if (look(twin.state, twins->past, seat) != view)
                trouble = "sees what is hidden";
        }
        if (!trouble.empty())
            return "game " + std::to_string(number) + ", decision " + std::to_string(decision) + ", seat "
                   + std::to_string(seat) + ": " + players[i].name + ' ' + trouble + " in\n" + positionText(state)
                   + "\nwhich looks to it like\n" + positionText(twin.state);
        ++peeks[i].thoughts;
        peeks[i].hidden += twin.state != state;
        const std::size_t before = past.size();
        apply(state, result.decision, past);
        std::for_each(past.begin() + std::ptrdiff_t(before), past.end(),
                      [&](const Event& event) { memory.see(event); });
    }
    return "";
}

}
