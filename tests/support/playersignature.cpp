#include "tests/support/playersignature.h"

#include "engine/players/rolloutpolicy.h"
#include "tests/support/randomgames.h"

#include <numeric>

namespace oriflamme {

namespace {

class Sum {
public:
    void add(std::uint64_t value) { m_hash = Random(m_hash ^ value).next(); }
    void add(const SearchResult& result)
    {
        for (const char c : text(result.decision))
            add(std::uint64_t(c));
        for (const Prospect& prospect : result.prospects) {
            add(std::uint64_t(prospect.playouts));
            for (const double figure : {prospect.influence, prospect.influenceError, prospect.win, prospect.winError})
                add(std::bit_cast<std::uint64_t>(figure));
        }
        add(result.lot);
    }
    std::uint32_t number() const { return std::uint32_t(m_hash); }

private:
    std::uint64_t m_hash = 0;
};

}

// One question somewhere in that game, as it goes by the rollout policy.
static State questionOf(std::uint64_t game)
{
    Random random(seedFrom("thoughts", game));
    State state = start(newGame(kindOfGame(int(game % kindsOfGame), random), random).setup);
    Decisions list;
    for (std::uint32_t left = random.below(40); left > 0 && state.phase != Phase::Over; --left)
        apply(state, rolloutMove(state, list, random));
    return state.phase == Phase::Over ? start(newGame(state.rules, random).setup) : state;
}

std::uint32_t playerSignature(int positions)
{
    Sum sum;
    for (int i = 0; i < positions; ++i) {
        const State state = questionOf(std::uint64_t(i));
        const View view = look(state, state.question.seat);
        for (const char* player :
             {"novice", "casual", "skilled", "strong", "greedy", "random", "flat-50", "ismcts-200", "master"}) {
            if (player == std::string_view("master") && i % 16 != 0)
                continue; // it takes its time
            sum.add(think(view, *computerNamed(player), Random(seedFrom(player))));
        }
    }
    return sum.number();
}

int playoutsOf(const SearchResult& result)
{
    return std::accumulate(result.prospects.begin(), result.prospects.end(), 0,
                           [](int sum, const Prospect& prospect) { return sum + prospect.playouts; });
}

}
