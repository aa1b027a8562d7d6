#include "engine/players/playout.h"
#include "engine/players/rolloutpolicy.h"
#include "tests/learn/learning.h"

#include <chrono>
#include <cstdlib>

using namespace oriflamme;

// Learns the weights of the rollout policy by playing against itself: policy gradients over whole games with a baseline
// (REINFORCE: Williams 1992), with Adam's steps. Prints
// the weights as the header that the engine includes: `learn_rolloutpolicy GAMES >resources/numbers/rolloutpolicy.h`.
// What it prints depends on GAMES alone (on one machine: its floating point is the library's).

namespace {

constexpr int batch = 2000;     // games between two steps
constexpr float pace = 0.02f;   // of a step, at first
constexpr float spread = 0.01f; // how much variety is worth, at first

struct Choice {
    Decision decision;
    std::array<std::int16_t, RolloutPolicy::mostFeatures> features;
    int size;
    float share;
};

// One decision of a game: its choices stand in one long list.
struct Moment {
    Seat seat;
    int baseline;
    std::size_t begin, end, chosen;
};

class Learner {
public:
    void play(Random& random)
    {
        static constexpr std::array<std::int8_t, 5> seats{2, 3, 4, 4, 5};
        State state = anyGame(seats, random);
        m_choices.clear();
        m_moments.clear();
        while (state.phase != Phase::Over) {
            legal(state, m_list);
            apply(state, m_list.size() == 1 ? m_list[0] : decide(state, random));
        }
        for (const Moment& moment : m_moments)
            learn(moment, reward(state, moment.seat));
    }

    void step(float progress)
    {
        m_weights.step(pace * (1 - 0.9f * progress), batch);
        m_spread = spread * (1 - progress);
    }

    void print() const { m_weights.print("rolloutWeights", "learn_rolloutpolicy"); }

    double chosenShare() const { return m_share / m_decided; }

private:
    static float reward(const Board& over, Seat seat) { return float(utility(over, winners(over), seat)) / 1000; }

    // Seats, round and lead before a decision: what is won from there on the average.
    static int baseline(const Board& board, Seat seat)
    {
        const int lead = std::clamp(margin(board, seat), -15, 15) + 15;
        return ((board.rules.seats - 2) * 7 + board.round) * 31 + lead;
    }

    Decision decide(const State& state, Random& random)
    {
        const RolloutPolicy policy(state);
        const Seat seat = state.question.seat;
        Moment moment{seat, baseline(state, seat), m_choices.size(), 0, 0};
        float highest = -1e9f;
        const int most = 48;
        for (int i = 0; i < std::min(most, m_list.size()); ++i) {
            Choice choice;
            choice.decision =
                m_list.size() <= most ? m_list[i] : m_list[int(random.below(std::uint32_t(m_list.size())))];
            choice.size = policy.features(choice.decision, choice.features);
            choice.share = 0;
            for (int f = 0; f < choice.size; ++f)
                choice.share += m_weights[choice.features[std::size_t(f)]];
            highest = std::max(highest, choice.share);
            m_choices.push_back(choice);
        }
        moment.end = m_choices.size();
        float sum = 0;
        for (std::size_t i = moment.begin; i < moment.end; ++i)
            sum += m_choices[i].share = std::exp(m_choices[i].share - highest);
        float lot = float(random.below(1u << 24)) / float(1u << 24) * sum;
        moment.chosen = moment.begin;
        for (; moment.chosen + 1 < moment.end && lot >= m_choices[moment.chosen].share; ++moment.chosen)
            lot -= m_choices[moment.chosen].share;
        for (std::size_t i = moment.begin; i < moment.end; ++i)
            m_choices[i].share /= sum;
        m_moments.push_back(moment);
        return m_choices[moment.chosen].decision;
    }

    void learn(const Moment& moment, float reward)
    {
        float& usual = m_usual[std::size_t(moment.baseline)];
        const float gain = reward - usual;
        usual += 0.001f * gain;
        float entropy = 0;
        for (std::size_t i = moment.begin; i < moment.end; ++i)
            entropy -= m_choices[i].share * std::log(m_choices[i].share + 1e-9f);
        for (std::size_t i = moment.begin; i < moment.end; ++i) {
            const Choice& choice = m_choices[i];
            const float towards = gain * (float(i == moment.chosen) - choice.share)
                                  - m_spread * choice.share * (std::log(choice.share + 1e-9f) + entropy);
            for (int f = 0; f < choice.size; ++f)
                m_weights.pull(choice.features[std::size_t(f)], towards);
        }
        m_share += m_choices[moment.chosen].share;
        ++m_decided;
    }

    Weights m_weights{RolloutPolicy::count(), 1e-5f};
    std::array<float, 4 * 7 * 31> m_usual{};
    std::vector<Choice> m_choices;
    std::vector<Moment> m_moments;
    Decisions m_list;
    float m_spread = spread;
    double m_share = 0;
    double m_decided = 0;
};

}

int main(int count, char** arguments)
{
    const int games = count > 1 ? std::atoi(arguments[1]) : 4'000'000;
    Random random(seedFrom("habits"));
    Learner learner;
    const auto began = std::chrono::steady_clock::now();
    for (int game = 1; game <= games; ++game) {
        learner.play(random);
        if (game % batch == 0)
            learner.step(float(game) / float(games));
        if (game % std::max(1, games / 20) == 0)
            std::fprintf(stderr, "%d games, %.0f s, a chosen decision had the share %.3f\n", game,
                         std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count(),
                         learner.chosenShare());
    }
    learner.print();
}
