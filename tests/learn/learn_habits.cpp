#include "engine/players/players.h"
#include "engine/players/rolloutpolicy.h"
#include "tests/learn/learning.h"

#include <cstdlib>

using namespace oriflamme;

// Learns to expect what such players choose, from so many games between them: the weights of a habit, by likelihood.
// `learn_habits GAMES NAME PLAYER… >resources/numbers/FILE.h` prints them as the header that the engine includes, and
// how well it expects to the standard error.

namespace {

constexpr float pace = 0.02f;
constexpr int batch = 3000; // decisions

struct Choice {
    std::array<std::int16_t, RolloutPolicy::mostFeatures> features;
    int size;
    float share;
};

class Learner {
public:
    void learn(const State& state, const Decision& decision)
    {
        legal(state, m_list);
        if (m_list.size() < 2 || m_list.size() > 200)
            return;
        const RolloutPolicy policy(state);
        m_choices.clear();
        float highest = -1e9f;
        std::size_t chosen = 0;
        for (const Decision& may : m_list) {
            Choice choice;
            choice.size = policy.features(may, choice.features);
            choice.share = 0;
            for (int f = 0; f < choice.size; ++f)
                choice.share += m_weights[choice.features[std::size_t(f)]];
            highest = std::max(highest, choice.share);
            if (may == decision)
                chosen = m_choices.size();
            m_choices.push_back(choice);
        }
        float sum = 0;
        for (Choice& choice : m_choices)
            sum += choice.share = std::exp(choice.share - highest);
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            const Choice& choice = m_choices[i];
            const float towards = float(i == chosen) - choice.share / sum;
            for (int f = 0; f < choice.size; ++f)
                m_weights.pull(choice.features[std::size_t(f)], towards);
        }
        m_loss -= std::log(m_choices[chosen].share / sum);
        m_even += std::log(float(m_choices.size()));
        ++m_seen;
        if (++m_decisions == batch) {
            m_weights.step(pace / (1 + 0.01f * float(m_weights.steps() + 1)), m_decisions);
            m_decisions = 0;
        }
    }
    void print(const char* name) const { m_weights.print(name, "learn_habits"); }
    void tell(int games)
    {
        std::fprintf(stderr, "%d games: %.3f nats a decision, %.3f if anyhow\n", games, m_loss / m_seen,
                     m_even / m_seen);
        m_loss = m_even = m_seen = 0;
    }

private:
    Weights m_weights{RolloutPolicy::count(), 1e-6f};
    std::vector<Choice> m_choices;
    Decisions m_list;
    double m_loss = 0, m_even = 0, m_seen = 0;
    int m_decisions = 0;
};

}

int main(int count, char** arguments)
{
    const int games = std::atoi(arguments[1]);
    Random random(seedFrom(arguments[2]));
    std::vector<Computer> computers;
    for (int i = 3; i < count; ++i)
        computers.push_back(*computerNamed(arguments[i]));
    Learner learner;
    static constexpr std::array<std::int8_t, 4> seats{2, 3, 4, 5};
    for (int game = 1; game <= games; ++game) {
        State state = anyGame(seats, random);
        std::array<Computer, maxSeats> who;
        for (Computer& computer : who)
            computer = computers[random.below(std::uint32_t(computers.size()))];
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            const View view = look(state, seat);
            const Decision decision = choose(view, who[std::size_t(seat)], Random(random.next()));
            learner.learn(state, decision);
            apply(state, decision);
        }
        if (game % std::max(1, games / 20) == 0)
            learner.tell(game);
    }
    learner.print(arguments[2]);
}
