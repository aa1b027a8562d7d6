#include "engine/players/reading.h"

#include "engine/sight/hindsight.h"

namespace oriflamme {

namespace {

// Of a stranger.
constexpr HabitShares prior{0.35, 0.2, 0.45};

// So much of what is known is forgotten with each choice, so that nobody is trusted for ever who played anyhow at
// first.
constexpr double forgotten = 0.01;

// The least chance of what was seen to happen: a habit is no law.
constexpr double leastChance = 1e-5;

// e to the powers of 0, 1, 2, ... by the scores' unit. They and all that is made of them are worked out by products and
// sums alone, which every machine rounds alike.
constexpr auto powers = [] {
    std::array<double, 400> list{1};
    for (std::size_t i = 1; i < list.size(); ++i)
        list[i] = list[i - 1] * 1.0644944589178593;
    return list;
}();

double power(int score)
{
    const auto i = std::size_t(std::min(std::abs(score), int(powers.size()) - 1));
    return score < 0 ? 1 / powers[i] : powers[i];
}

// One number for each habit.
using Chances = std::array<double, habitCount>;
// The same for each card that may be meant.
using CardChances = std::array<Chances, cardCount>;

// How likely, in proportion, each habit takes a decision of the open question.
class Likelihood {
public:
    explicit Likelihood(const Board& board) : m_weak(board, Habit::Weak), m_strong(board, Habit::Strong) {}

    Chances of(const Decision& decision) const
    {
        return {1, power(m_weak.score(decision)), power(m_strong.score(decision))};
    }

private:
    RolloutPolicy m_weak, m_strong;
};

void add(Chances& sum, const Chances& more)
{
    for (std::size_t k = 0; k < habitCount; ++k)
        sum[k] += more[k];
}

class Reader {
public:
    explicit Reader(const View& view) : m_view(view)
    {
        m_reading.shares.fill(prior);
        for (const QueueCard& card : view.queue.cards) {
            if (card.seat == noSeat || card.card != Card::None)
                continue;
            HiddenCard& hidden = m_hidden[card.number];
            hidden.possible = mayBe(view, int(&card - view.queue.cards.data()));
            for (const Card may : hidden.possible)
                hidden.chances[std::size_t(may)].fill(1);
        }
    }

    Reading read()
    {
        for (const TakenThen& taken : hindsight(m_view)) {
            if (taken.seen.question.seat != m_view.viewer)
                learn(taken);
        }
        for (std::size_t slot = 0; slot < maxQueue; ++slot) {
            const QueueCard& card = m_view.queue.cards[slot];
            if (card.seat != noSeat && card.card == Card::None)
                m_reading.belief[slot] = weightsOf(card);
        }
        return m_reading;
    }

private:
    // A card whose name the viewer does not know: how likely all that was seen of it would have been, by its name.
    struct HiddenCard {
        CardSet possible;
        CardChances chances{};
    };

    void learn(const TakenThen& taken)
    {
        switch (taken.seen.question.asks) {
        case Asks::Place: placed(taken); break;
        case Asks::KeepOrReveal: keptOrRevealed(taken); break;
        case Asks::Model:
        case Asks::Mode:
        case Asks::Target:
        case Asks::Move: chosenOpenly(taken); break;
        case Asks::Swap: // what an Informant takes along is seldom seen
        case Asks::Nothing: break;
        }
    }

    void chosenOpenly(const TakenThen& taken)
    {
        legal(taken.seen, m_list);
        const Likelihood likelihood(taken.seen);
        Chances sum{};
        for (const Decision& decision : m_list)
            add(sum, likelihood.of(decision));
        Chances chances = likelihood.of(taken.decision);
        for (std::size_t k = 0; k < habitCount; ++k)
            chances[k] /= sum[k];
        weigh(taken.seen.question.seat, chances);
    }

    // Each card that it may have held might have been laid in each place that was free.
    void placed(const TakenThen& taken)
    {
        const Seat seat = taken.seen.question.seat;
        const CardSet held = unnamed(taken.seen, seat); // or set aside
        State state = taken.seen;
        const Likelihood likelihood(state);
        Chances sum{};
        CardChances here{};
        for (const Card card : held) {
            state.hand[std::size_t(seat)] = {};
            state.hand[std::size_t(seat)].add(card);
            legal(state, m_list);
            for (const Decision& decision : m_list) {
                const Chances likely = likelihood.of(decision);
                add(sum, likely);
                if (decision.action == taken.decision.action && decision.to == taken.decision.to)
                    here[std::size_t(card)] = likely;
            }
        }
        const double share = double(taken.handSizes[std::size_t(seat)]) / held.size();
        for (Chances& chances : here) {
            for (std::size_t k = 0; k < habitCount; ++k)
                chances[k] /= sum[k] * share;
        }
        observe(taken, taken.decision.card, here);
    }

    void keptOrRevealed(const TakenThen& taken)
    {
        State state = taken.seen;
        QueueCard& card = state.queue.top(state.place);
        const Card name = card.card;
        CardSet possible = m_hidden[card.number].possible;
        if (name != Card::None)
            possible.add(name);
        CardChances chances{};
        for (const Card may : possible) {
            card.card = may;
            legal(state, m_list);
            const bool mayReveal = m_list.size() > 1;
            const Chances likely = Likelihood(state).of({.action = Action::Reveal});
            for (std::size_t k = 0; k < habitCount; ++k) {
                const double reveal = mayReveal ? likely[k] / (1 + likely[k]) : 0;
                chances[std::size_t(may)][k] = taken.decision.action == Action::Reveal ? reveal : 1 - reveal;
            }
        }
        observe(taken, name, chances);
    }

    // What was chosen with the card of that number had these chances, by what it is; `name` is None if that is hidden.
    void observe(const TakenThen& taken, Card name, const CardChances& chances)
    {
        const Seat seat = taken.seen.question.seat;
        if (name != Card::None)
            return weigh(seat, chances[std::size_t(name)]);
        HiddenCard& hidden = m_hidden[taken.number];
        Chances before{}, after{};
        for (const Card may : hidden.possible) {
            Chances& all = hidden.chances[std::size_t(may)];
            add(before, all);
            for (std::size_t k = 0; k < habitCount; ++k)
                all[k] *= std::max(chances[std::size_t(may)][k], leastChance);
            add(after, all);
        }
        for (std::size_t k = 0; k < habitCount; ++k)
            after[k] /= before[k];
        weigh(seat, after);
    }

    // Bayes' rule, and some forgetting.
    void weigh(Seat seat, const Chances& chances)
    {
        HabitShares& shares = m_reading.shares[std::size_t(seat)];
        double sum = 0;
        for (std::size_t k = 0; k < habitCount; ++k)
            sum += shares[k] *= std::max(chances[k], leastChance);
        for (std::size_t k = 0; k < habitCount; ++k)
            shares[k] = (1 - forgotten) * shares[k] / sum + forgotten * prior[k];
    }

    CardWeights weightsOf(const QueueCard& card) const
    {
        const HiddenCard& hidden = m_hidden[card.number];
        Chances sum{};
        for (const Card may : hidden.possible)
            add(sum, hidden.chances[std::size_t(may)]);
        CardWeights weights{};
        for (const Card may : hidden.possible) {
            double likely = 0;
            for (std::size_t k = 0; k < habitCount; ++k)
                likely += m_reading.shares[std::size_t(card.seat)][k] * hidden.chances[std::size_t(may)][k] / sum[k];
            weights[std::size_t(may)] = std::uint32_t(likely * (1 << 24)) + 1;
        }
        return weights;
    }

    const View& m_view;
    Reading m_reading;
    std::array<HiddenCard, 256> m_hidden{}; // by number
    Decisions m_list;
};

}

Reading readingOf(const View& view)
{
    return Reader(view).read();
}

}
