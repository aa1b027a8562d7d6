#pragma once

#include "engine/rules/play.h"
#include "engine/rules/random.h"

#include <span>

namespace oriflamme {

// How somebody plays, as one sees it who does not know their thoughts.
enum class Habit : std::uint8_t {
    Anyhow, // takes any legal decision
    Weak,   // plays as novice and casual do
    Strong, // plays as those do who think more
    Learnt  // plays by the rollout policy, which was learnt by playing against itself
};

// How everybody plays in playouts: a softmax policy, linear in what is seen. A score for each legal decision, the sum
// of learnt weights of what is seen in it. Who decides sees its own cards and what is revealed, never what others hide.
//
// What is seen is told once, by number: the search adds up weights, the learner their gradients.
class RolloutPolicy {
public:
    static constexpr int mostFeatures = 9; // of one decision

    // Looks at the open question of a board. Anyhow has no scores.
    explicit RolloutPolicy(const Board& board, Habit habit = Habit::Learnt);

    // The numbers of what is seen in a decision of that question, below count(). For keep or reveal only in the latter:
    // keep scores nothing.
    int features(const Decision& decision, std::array<std::int16_t, mostFeatures>& numbers) const;
    int score(const Decision& decision) const;
    static int count();

private:
    template <class Add>
    void each(const Decision& decision, Add add) const;
    template <class Add>
    void laying(Card card, const Decision& decision, Add add) const;
    template <class Add>
    void revealing(Add add) const;
    template <class Add>
    void pointing(int place, Add add) const;
    template <class Add>
    void moving(const Decision& decision, Add add) const;
    int worthwhile(Half half) const;
    int kind(int place) const;
    int standing(Seat seat) const;
    int family(Card card) const;
    int lead() const;

    const Board& m_board;
    const std::int8_t* m_weights;
    Seat m_seat;
    int m_own = 0;      // its cards that lie revealed on top
    CardSet m_revealed; // what lies so, of any family
};

// How likely each of some decisions of the open question is by this policy, in proportion: 65536 is the likeliest.
void moveWeights(const Board& board, std::span<const Decision> decisions, std::span<std::uint32_t> weights,
                 Habit habit = Habit::Learnt);

// Draws one of the open question's decisions by this policy. `list` is scratch.
Decision rolloutMove(const State& state, Decisions& list, Random& random, Habit habit = Habit::Learnt);

}
