#include "engine/plan.h"

#include "engine/habits.h"

#include <cmath>

namespace oriflamme {

// Everything that the seat would know, as one number: how the future began, each stack, all influence, its hand, the
// question.
std::uint64_t Plan::keyOf(const State& state) const
{
    std::uint64_t key = m_start;
    const auto add = [&key](std::uint64_t value) {
        key = (key ^ value) * 0x9e3779b97f4a7c15u;
        key ^= key >> 29;
    };
    for (int place = 0; place < state.queue.stacks; ++place) {
        for (const QueueCard* card = &state.queue.top(place); card; card = state.queue.under(*card)) {
            const bool hidden = !card->up && !card->known && card->seat != m_seat;
            add(std::uint64_t(hidden ? Card::None : card->card) | std::uint64_t(card->number) << 8
                | std::uint64_t(card->tokens) << 16 | std::uint64_t(card->marks) << 24 | std::uint64_t(card->up) << 32
                | std::uint64_t(card->sleeps) << 33);
        }
        add(1);
    }
    for (Seat seat = 0; seat < state.rules.seats; ++seat)
        add(std::uint64_t(state.at(seat).influence) << 8 | state.at(seat).tradeTokens);
    const Question& question = state.question;
    add(std::uint64_t(state.hand[std::size_t(m_seat)].bits()) << 32 | std::uint64_t(std::uint8_t(state.place)) << 24
        | std::uint64_t(question.asks) << 20 | std::uint64_t(question.half) << 16 | std::uint64_t(question.card) << 8
        | std::uint64_t(question.copied));
    return key;
}

std::int32_t Plan::find(std::uint64_t key) const
{
    std::int32_t at = m_buckets[key % bucketCount];
    while (at >= 0 && m_situations[std::size_t(at)].key != key)
        at = m_situations[std::size_t(at)].next;
    return at;
}

void Plan::remember(std::uint64_t key, const State& state, const Decisions& list)
{
    std::array<std::uint32_t, Decisions::capacity> weights;
    weigh(state, {list.begin(), list.end()}, weights);
    double sum = 0;
    for (int i = 0; i < list.size(); ++i)
        sum += weights[std::size_t(i)];
    std::int32_t& bucket = m_buckets[key % bucketCount];
    m_situations.push_back({key, std::int32_t(m_choices.size()), list.size(), bucket});
    bucket = std::int32_t(m_situations.size()) - 1;
    for (int i = 0; i < list.size(); ++i)
        m_choices.push_back({weights[std::size_t(i)] / sum});
}

// By the upper confidence that habit lends (PUCT); what was never tried counts as the mean of the rest.
std::int32_t Plan::best(const Situation& situation) const
{
    constexpr double exploration = 300;
    std::int64_t visits = 0, worth = 0;
    for (std::int32_t i = situation.first; i < situation.first + situation.count; ++i) {
        visits += m_choices[std::size_t(i)].visits;
        worth += m_choices[std::size_t(i)].worth;
    }
    const double usual = visits == 0 ? 0 : double(worth) / double(visits);
    const double root = std::sqrt(double(visits + 1));
    std::int32_t best = situation.first;
    double highest = -1;
    for (std::int32_t i = situation.first; i < situation.first + situation.count; ++i) {
        const Choice& choice = m_choices[std::size_t(i)];
        const double mean = choice.visits == 0 ? usual : double(choice.worth) / choice.visits;
        const double bound = mean + exploration * choice.share * root / (1 + choice.visits);
        if (bound > highest) {
            highest = bound;
            best = i;
        }
    }
    return best;
}

std::optional<Decision> Plan::decide(const State& state, Decisions& list)
{
    if (!m_inside)
        return std::nullopt;
    legal(state, list);
    if (list.size() == 1)
        return list[0];
    const std::uint64_t key = keyOf(state);
    const std::int32_t known = find(key);
    m_inside = known >= 0;
    if (!m_inside) {
        remember(key, state, list);
        return std::nullopt;
    }
    const Situation& situation = m_situations[std::size_t(known)];
    m_way.push_back(best(situation));
    return list[m_way.back() - situation.first];
}

void Plan::end(int worth)
{
    for (const std::int32_t passed : m_way) {
        ++m_choices[std::size_t(passed)].visits;
        m_choices[std::size_t(passed)].worth += worth;
    }
}

}
