#include "tests/support/playersignature.h"

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

// What the seat that is asked sees somewhere in that game, as it goes by chance.
static View questionOf(std::uint64_t game)
{
    Random random(seedFrom("thoughts", game));
    const Setup setup = newGame(kindOfGame(int(game % kindsOfGame), random), random).setup;
    Events past;
    State state = start(setup, past);
    View view = look(state, past, state.question.seat);
    for (std::uint32_t left = random.below(40); left > 0 && state.phase != Phase::Over; --left) {
        view = look(state, past, state.question.seat);
        apply(state, anyDecision(state, random), past);
    }
    return view;
}

static std::uint32_t signatureOf(int positions, std::span<const Computer> computers)
{
    Sum sum;
    for (int i = 0; i < positions; ++i) {
        const View view = questionOf(std::uint64_t(i));
        for (const Computer& computer : computers) {
            if (computer != Level::Master || i % 16 == 0) // it takes its time
                sum.add(think(view, computer, Random(seedFrom(name(computer)))));
        }
    }
    return sum.number();
}

std::uint32_t levelsSignature(int positions)
{
    static constexpr std::array levels{Level::Novice, Level::Casual, Level::Skilled, Level::Strong, Level::Master};
    return signatureOf(positions, std::vector<Computer>(levels.begin(), levels.end()));
}

std::uint32_t yardsticksSignature(int positions)
{
    const std::array<Computer, 4> yardsticks{Level::Greedy, Level::Random, Computer(Level::Flat, 50),
                                             Computer(Level::Ismcts, 200)};
    return signatureOf(positions, yardsticks);
}

int playoutsOf(const SearchResult& result)
{
    return std::accumulate(result.prospects.begin(), result.prospects.end(), 0,
                           [](int sum, const Prospect& prospect) { return sum + prospect.playouts; });
}

}
