#include "engine/players/search.h"

#include "engine/players/future.h"
#include "engine/players/guesses.h"
#include "engine/players/habits.h"
#include "engine/players/sense.h"

namespace oriflamme {

namespace {

struct Candidate {
    Decision decision;
    Tally tally = {};
};

class Search {
public:
    Search(const View& view, const std::vector<Decision>& choices, Wits wits, Random& random, const Stop* stop)
        : m_view(view), m_wits(wits), m_random(random), m_stop(stop)
    {
        for (const Decision& choice : choices)
            m_candidates.push_back({choice});
        if (choices.size() > mostChoices)
            dropUnusual();
        if (wits.guesses)
            m_leanings = oriflamme::guesses(view);
    }

    // Leaves the best candidate in front.
    void compare()
    {
        int stages = std::max(1, int(std::bit_width(m_candidates.size() - 1)));
        const int playouts = m_wits.playouts / stages;
        for (std::size_t count = m_candidates.size(); stages > 0; --stages, count = (count + 1) / 2) {
            for (int worlds = std::max(1, playouts / int(count)); worlds > 0 && !stopped(); --worlds)
                tryThose(0, count);
            std::stable_sort(m_candidates.begin(), m_candidates.begin() + std::ptrdiff_t(count), isBetter);
        }
    }

    // Plays a few futures of all other legal decisions.
    void tryOthers()
    {
        const std::size_t known = m_candidates.size();
        for (const Decision& decision : m_view.legal) {
            const auto end = m_candidates.begin() + std::ptrdiff_t(known);
            if (std::none_of(m_candidates.begin(), end, [&](const Candidate& c) { return c.decision == decision; }))
                m_candidates.push_back({decision});
        }
        const std::size_t others = m_candidates.size() - known;
        if (others == 0)
            return;
        for (int worlds = std::max(10, m_wits.playouts / 4 / int(others)); worlds > 0 && !stopped(); --worlds)
            tryThose(known, m_candidates.size());
    }

    Decision best() const { return m_candidates.front().decision; }

    // The best, or where that would tell, any that is worth nearly as much, the more often the better it is.
    Decision pick()
    {
        if (!tells())
            return best();
        const Tally& most = m_candidates.front().tally;
        const std::int64_t slack = slackAt(most);
        std::vector<std::uint32_t> weights;
        for (const Candidate& candidate : m_candidates) {
            const std::int64_t worse = most.mean() - candidate.tally.mean();
            const bool close = worse < slack && 2 * candidate.tally.playouts >= most.playouts;
            weights.push_back(close ? std::uint32_t(slack - worse) : 0);
        }
        return m_candidates[drawn(weights, m_random)].decision;
    }

    std::vector<Prospect> prospects() const
    {
        std::vector<Prospect> list(m_view.legal.size());
        for (const Candidate& candidate : m_candidates) {
            const auto found = std::find(m_view.legal.begin(), m_view.legal.end(), candidate.decision);
            list[std::size_t(found - m_view.legal.begin())] = candidate.tally.prospect();
        }
        return list;
    }

private:
    // How much less a choice may be worth that is drawn, in thousandths of a point: 1.5 games of a hundred, and little
    // where the game is as good as won or lost, so that no influence is thrown away then.
    static std::int64_t slackAt(const Tally& best)
    {
        constexpr std::int64_t most = 15'000;
        const std::int64_t all = std::int64_t{60} * best.playouts, won = best.wins;
        return all == 0 ? most : std::clamp(8 * most * won / all * (all - won) / all, std::int64_t{1}, most);
    }

    static bool isBetter(const Candidate& a, const Candidate& b) { return a.tally.mean() > b.tally.mean(); }

    bool stopped() const { return m_stop && *m_stop; }

    void dropUnusual()
    {
        const Habits habits(m_view);
        std::stable_sort(m_candidates.begin(), m_candidates.end(), [&](const Candidate& a, const Candidate& b) {
            return habits.score(a.decision) > habits.score(b.decision);
        });
        m_candidates.resize(mostChoices);
    }

    // Plays one future of each of the candidates from `begin` on, all in the same world and with the same luck.
    void tryThose(std::size_t begin, std::size_t end)
    {
        const State world = m_wits.guesses ? imagine(m_view, m_leanings, m_random) : imagine(m_view, m_random);
        const Random lot(m_random.next());
        for (std::size_t i = begin; i < end; ++i) {
            State state = world;
            Random random = lot;
            apply(state, m_candidates[i].decision);
            while (state.phase != Phase::Over) {
                if (m_wits.habits)
                    apply(state, byHabit(state, m_list, random));
                else
                    playAnyhow(state, m_list, random);
            }
            m_candidates[i].tally.add(state, m_view.viewer);
        }
    }

    // Whether others may read hidden cards off such a decision. In the last round a card that is kept hides nothing.
    bool tells() const
    {
        const Asks asks = m_view.question.asks;
        return asks == Asks::Place || asks == Asks::Swap || (asks == Asks::KeepOrReveal && m_view.round < rounds);
    }

    const View& m_view;
    const Wits m_wits;
    Random& m_random;
    const Stop* m_stop;
    std::vector<Candidate> m_candidates;
    Leanings m_leanings;
    Decisions m_list;
};

}

Thought search(const View& view, const std::vector<Decision>& choices, Wits wits, Random& random, const Stop* stop)
{
    Search search(view, choices, wits, random, stop);
    search.compare();
    const Decision decision = search.pick();
    return {.decision = decision, .prospects = search.prospects()};
}

// In games between masters of all kinds (tests/measure/calibration) so much was won where futures by habit promised 0,
// 10, ... 100 of a hundred: the others think, too, and the best of several choices looks better than it is.
constexpr std::array<double, 11> wonWherePromised{0, 0.1, 0.17, 0.22, 0.27, 0.33, 0.405, 0.5, 0.61, 0.75, 0.97};

static std::size_t tenthOf(double promised)
{
    return std::size_t(std::min(9, int(promised * 10)));
}

// By how much more is won where a little more is promised.
static double slopeAt(double promised)
{
    return (wonWherePromised[tenthOf(promised) + 1] - wonWherePromised[tenthOf(promised)]) * 10;
}

double reallyWon(double promised)
{
    const std::size_t tenth = tenthOf(promised);
    return wonWherePromised[tenth] + slopeAt(promised) * (promised - double(tenth) / 10);
}

Thought advise(const View& view, Random random, const Stop* stop)
{
    const std::vector<Decision> choices = sensible(view);
    Search search(view, choices, masterWits(), random, stop);
    search.compare();
    search.tryOthers();
    Thought thought{.decision = search.best(), .prospects = search.prospects()};
    for (Prospect& prospect : thought.prospects) {
        prospect.winError *= slopeAt(prospect.win);
        prospect.win = reallyWon(prospect.win);
    }
    return thought;
}

}
