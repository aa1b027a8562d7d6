#include "engine/players/belief.h"
#include "engine/players/rolloutpolicy.h"
#include "engine/players/search.h"
#include "tests/learn/learning.h"

#include <cstdlib>

using namespace oriflamme;

// Learns the weights of the belief from games in which half of the players think a little and half play by the rollout
// policy: which cards lay face down where. Prints them as the header that the engine includes: `learn_belief GAMES
// >resources/numbers/belief.h`, and how good the belief was to the standard error.

namespace {

constexpr float pace = 0.02f;
constexpr int batch = 4000; // cards between two steps

class Learner {
public:
    // Looks at every hidden card of a state as a bystander does.
    void learn(const State& state)
    {
        const View view = look(state, noSeat);
        for (int slot = 0; slot < maxQueue; ++slot) {
            const QueueCard& card = view.queue.cards[std::size_t(slot)];
            if (card.seat != noSeat && card.card == Card::None)
                learn(view, slot, state.queue.cards[std::size_t(slot)].card);
        }
    }

    void step()
    {
        if (m_cards < batch)
            return;
        m_weights.step(pace / (1 + 0.01f * float(m_weights.steps() + 1)), m_cards);
        m_cards = 0;
    }

    void print() const { m_weights.print("beliefWeights", "learn_belief"); }

    // The mean surprise a card, and that of a belief that knows the rules alone; both start anew.
    void tell(int games)
    {
        std::fprintf(stderr, "%d games: %.3f nats a card, %.3f if all were equally likely\n", games, m_loss / m_seen,
                     m_even / m_seen);
        m_loss = m_even = m_seen = 0;
    }

private:
    void learn(const View& view, int slot, Card truth)
    {
        const BeliefFeatures features = beliefFeatures(view, slot);
        const CardSet possible = mayBe(view, slot);
        std::array<float, cardCount> shares{};
        float sum = 0;
        for (const Card card : possible) {
            float score = 0;
            for (const int feature : features)
                score += m_weights[feature * cardRoom + int(card)];
            sum += shares[std::size_t(card)] = std::exp(score);
        }
        for (const Card card : possible) {
            const float towards = float(card == truth) - shares[std::size_t(card)] / sum;
            for (const int feature : features)
                m_weights.pull(feature * cardRoom + int(card), towards);
        }
        m_loss -= std::log(shares[std::size_t(truth)] / sum);
        m_even += std::log(float(possible.size()));
        ++m_seen;
        ++m_cards;
    }

    Weights m_weights{beliefFeatureCount() * cardRoom, 1e-6f};
    double m_loss = 0, m_even = 0, m_seen = 0;
    int m_cards = 0;
};

void play(Learner& learner, Random& random)
{
    static constexpr std::array<std::int8_t, 4> seats{2, 3, 4, 5};
    State state = anyGame(seats, random);
    const std::uint32_t thinkers = random.below(1 << maxSeats);
    Decisions list;
    while (state.phase != Phase::Over) {
        if (random.below(4) == 0)
            learner.learn(state);
        const Seat seat = state.question.seat;
        if ((thinkers >> seat) & 1) {
            const View view = look(state, seat);
            const LevelParameters parameters{.playouts = 60, .learntRollouts = true};
            apply(state, view.legal.size() == 1 ? view.legal[0]
                                                : search(view, view.legal, parameters, random, nullptr).decision);
        } else {
            apply(state, rolloutMove(state, list, random));
        }
    }
    learner.step();
}

}

int main(int count, char** arguments)
{
    const int games = count > 1 ? std::atoi(arguments[1]) : 10'000;
    Random random(seedFrom("guesses"));
    Learner learner;
    for (int game = 1; game <= games; ++game) {
        play(learner, random);
        if (game % std::max(1, games / 20) == 0)
            learner.tell(game);
    }
    learner.print();
}
