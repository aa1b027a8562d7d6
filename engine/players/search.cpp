#include "engine/players/search.h"

#include "engine/players/dominatedmoves.h"
#include "engine/players/finalmove.h"
#include "engine/players/reading.h"
#include "engine/players/rolloutpolicy.h"
#include "engine/players/temper.h"

namespace oriflamme {

namespace {

class Search {
public:
    Search(const View& view, const std::vector<Decision>& choices, LevelParameters parameters, Random& random,
           const Stop* stop)
        : m_view(view), m_parameters(parameters), m_random(random), m_stop(stop)
    {
        for (const Decision& choice : choices)
            m_candidates.push_back({choice});
        if (choices.size() > mostChoices)
            dropUnusual();
        m_habits.fill(Habit::Learnt);
        if (parameters.reads)
            m_reading = readingOf(view);
    }

    // Sequential halving (Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013), each time
    // in the same worlds for all. Leaves the best candidate in front.
    void halve()
    {
        int stages = std::max(1, int(std::bit_width(m_candidates.size() - 1)));
        const int playouts = m_parameters.playouts / stages;
        for (std::size_t count = m_candidates.size(); stages > 0; --stages, count = (count + 1) / 2) {
            for (int worlds = std::max(1, playouts / int(count)); worlds > 0 && !stopped(); --worlds)
                tryThose(0, count);
            sort(count);
        }
    }

    // Plays a few playouts of all other legal decisions.
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
        for (int worlds = std::max(10, m_parameters.playouts / 4 / int(others)); worlds > 0 && !stopped(); --worlds)
            tryThose(known, m_candidates.size());
    }

    Decision best() const { return m_candidates.front().decision; }

    Decision pick() { return finalMove(m_view, m_candidates, m_random); }

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
    // The best of the first `count` come first, by what they are worth to somebody of that temper.
    void sort(std::size_t count)
    {
        const auto end = m_candidates.begin() + std::ptrdiff_t(count);
        const auto best = std::max_element(m_candidates.begin(), end, [](const Candidate& a, const Candidate& b) {
            return a.tally.mean() < b.tally.mean();
        });
        const std::int64_t leaning = leaningOf(m_parameters.temper, slackAt(best->tally));
        for (auto candidate = m_candidates.begin(); candidate != end; ++candidate)
            candidate->leaning = hasMark(m_view, candidate->decision, m_parameters.temper) ? leaning : 0;
        std::stable_sort(m_candidates.begin(), end,
                         [](const Candidate& a, const Candidate& b) { return a.worth() > b.worth(); });
    }

    bool stopped() const { return m_stop && *m_stop; }

    void dropUnusual()
    {
        const RolloutPolicy policy(m_view);
        std::stable_sort(m_candidates.begin(), m_candidates.end(), [&](const Candidate& a, const Candidate& b) {
            return policy.score(a.decision) > policy.score(b.decision);
        });
        m_candidates.resize(mostChoices);
    }

    // Plays one playout of each of the candidates from `begin` on, all in the same world and with the same luck.
    void tryThose(std::size_t begin, std::size_t end)
    {
        const State world =
            m_parameters.reads ? determinize(m_view, m_reading.belief, m_random) : determinize(m_view, m_random);
        if (m_parameters.reads)
            drawHabits();
        const Random lot(m_random.next());
        for (std::size_t i = begin; i < end; ++i) {
            State state = world;
            Random random = lot;
            apply(state, m_candidates[i].decision);
            while (state.phase != Phase::Over) {
                if (m_parameters.learntRollouts)
                    apply(state, rolloutMove(state, m_list, random, m_habits[std::size_t(state.question.seat)]));
                else
                    playRandomMove(state, m_list, random);
            }
            m_candidates[i].tally.add(state, m_view.viewer);
        }
    }

    // Who is read as strong plays by the rollout policy, as if it were the viewer.
    void drawHabits()
    {
        for (Seat seat = 0; seat < m_view.rules.seats; ++seat) {
            const HabitShares& shares = m_reading.shares[std::size_t(seat)];
            if (seat == m_view.viewer)
                continue;
            std::array<std::uint32_t, habitCount> weights;
            for (std::size_t k = 0; k < habitCount; ++k)
                weights[k] = std::uint32_t(shares[k] * 65536);
            const Habit habit = habits[drawn(weights, m_random)];
            m_habits[std::size_t(seat)] = habit == Habit::Strong ? Habit::Learnt : habit;
        }
    }

    const View& m_view;
    const LevelParameters m_parameters;
    Random& m_random;
    const Stop* m_stop;
    std::vector<Candidate> m_candidates;
    Reading m_reading;
    std::array<Habit, maxSeats> m_habits; // by which each seat plays in the next world
    Decisions m_list;
};

}

SearchResult search(const View& view, const std::vector<Decision>& choices, LevelParameters parameters, Random& random,
                    const Stop* stop)
{
    Search search(view, choices, parameters, random, stop);
    search.halve();
    const Decision decision = search.pick();
    return {.decision = decision, .prospects = search.prospects()};
}

// In games between masters of all kinds (tests/measure/calibration) so much was won where playouts promised 0,
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

SearchResult advise(const View& view, Random random, const Stop* stop)
{
    const std::vector<Decision> choices = undominated(view);
    Search search(view, choices, masterParameters(), random, stop);
    search.halve();
    search.tryOthers();
    SearchResult result{.decision = search.best(), .prospects = search.prospects()};
    for (Prospect& prospect : result.prospects) {
        prospect.winError *= slopeAt(prospect.win);
        prospect.win = reallyWon(prospect.win);
    }
    return result;
}

}
