#include "tests/players/peeking.h"

#include "engine/sight/hindsight.h"
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

// All that has happened if the twin, which looks to the seat like the view, is the true state; nothing if one of the
// decisions would not have been legal.
static std::optional<Events> pastOf(const State& twin, const View& view)
{
    const Course course = courseOf(view, twin);
    Events past;
    State state = start(course.setup, past);
    Decisions list;
    for (const Decision& decision : course.decisions) {
        legal(state, list);
        if (!list.has(decision))
            return std::nullopt;
        apply(state, decision, past);
    }
    return state == twin ? std::optional(past) : std::nullopt;
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
        const std::optional<Events> twinsPast = pastOf(twin.state, view);
        std::string trouble = "sees a past that cannot be";
        if (twinsPast)
            trouble = difference(result, players[i].think(twin.state, *twinsPast, chance));
        if (twinsPast && look(twin.state, *twinsPast, seat) != view)
            trouble = "sees what is hidden";
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
