#include "tests/support/possibleworlds.h"

#include "engine/players/reading.h"
#include "tests/support/positiontext.h"

#include <cmath>

namespace oriflamme {

Sampler determinizing(const View& view)
{
    return [&view](Random& random) { return determinize(view, random); };
}

Sampler byBelief(const View& view)
{
    return [&view, belief = readingOf(view).belief](Random& random) { return determinize(view, belief, random); };
}

double surprise(const CardWeights& weights, Card truth)
{
    double sum = 0;
    for (const std::uint32_t weight : weights)
        sum += weight;
    return -std::log(weights[std::size_t(truth)] / sum);
}

static std::string wordsOf(const std::vector<std::string>& lying, CardSet hand, CardSet aside)
{
    return joined(lying, " ") + " | " + cardNames(hand) + " | " + cardNames(aside);
}

static std::string lies(int number, Card card)
{
    return '#' + std::to_string(number) + ' ' + std::string(name(card));
}

std::string hiddenOf(const State& state, Seat seat)
{
    std::vector<std::string> lying;
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat == seat && isHiddenFrom(card, noSeat))
            lying.push_back(lies(card.number, card.card));
    }
    return wordsOf(lying, state.hand[std::size_t(seat)], state.aside[std::size_t(seat)]);
}

namespace {

// Lays a family's hidden cards into its places in every way: first those of the queue, then of the hand.
class Enumeration {
public:
    Enumeration(const State& state, Seat seat, const Memory& memory, std::size_t most)
        : m_seat(seat), m_memory(memory), m_most(most), m_hand(state.hand[std::size_t(seat)].size())
    {
        m_rest = state.hand[std::size_t(seat)] | state.aside[std::size_t(seat)];
        for (const QueueCard& card : state.queue.cards) {
            if (card.seat == seat && isHiddenFrom(card, noSeat)) {
                m_numbers.push_back(card.number);
                m_rest.add(card.card);
            }
        }
        lay(m_rest);
    }

    std::vector<std::string> found;

private:
    void lay(CardSet rest)
    {
        if (m_lying.size() == m_numbers.size())
            return hold({}, rest, rest);
        const int number = m_numbers[m_lying.size()];
        for (const Card card : rest) {
            if (found.size() == m_most || !m_memory.mayLie(m_seat, card, number))
                continue;
            CardSet others = rest;
            others.remove(card);
            m_lying.push_back(lies(number, card));
            lay(others);
            m_lying.pop_back();
        }
    }

    // `next` are the cards that may still be added to the hand, so that each hand is found once.
    void hold(CardSet hand, CardSet next, CardSet aside)
    {
        if (found.size() == m_most)
            return;
        if (hand.size() == m_hand) {
            for (const Card card : aside) {
                if (!m_memory.mayBeAside(m_seat, card))
                    return;
            }
            found.push_back(wordsOf(m_lying, hand, aside));
            return;
        }
        while (!next.empty()) {
            const Card card = *next.begin();
            next.remove(card);
            CardSet more = hand, left = aside;
            more.add(card);
            left.remove(card);
            hold(more, next, left);
        }
    }

    Seat m_seat;
    const Memory& m_memory;
    std::size_t m_most;
    int m_hand;
    CardSet m_rest;
    std::vector<int> m_numbers;
    std::vector<std::string> m_lying;
};

}

std::vector<std::string> everyHidden(const State& state, Seat seat, const Memory& memory, int most)
{
    std::vector<std::string> found = Enumeration(state, seat, memory, std::size_t(most)).found;
    std::sort(found.begin(), found.end());
    return found;
}

// Whether everybody may take this for true.
static bool isRemembered(const State& state, const Memory& memory)
{
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        for (const QueueCard& card : state.queue.cards) {
            if (card.seat == seat && isHiddenFrom(card, noSeat) && !memory.mayLie(seat, card.card, card.number))
                return false;
        }
        for (const Card card : state.aside[std::size_t(seat)]) {
            if (!memory.mayBeAside(seat, card))
                return false;
        }
    }
    return true;
}

std::string wrongWorld(const State& world, const View& view, const Memory& memory)
{
    if (look(world, view.viewer) != view)
        return "looks different: " + positionText(world);
    if (const std::string_view broken = brokenInvariant(world); !broken.empty())
        return std::string(broken) + ": " + positionText(world);
    return isRemembered(world, memory) ? "" : "everybody knows better: " + positionText(world);
}

// Whether numbers that should be equal differ by more than chance would let them once in a thousand million times: a
// chi-square test, its bound by Wilson and Hilferty.
static bool isUneven(const std::map<std::string, int>& counts, double expected)
{
    double sum = 0;
    for (const auto& [world, count] : counts)
        sum += (count - expected) * (count - expected) / expected;
    const double freedom = double(counts.size()) - 1;
    const double spread = 2 / (9 * freedom);
    return freedom > 0 && sum > freedom * std::pow(1 - spread + 6 * std::sqrt(spread), 3);
}

std::string wrongDraws(const State& state, Seat viewer, const Memory& memory, const Draws& draws)
{
    const View view = look(state, viewer);
    const Sampler sampler = draws.sampler(view);
    Random random(seedFrom("draws"));
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const std::vector<std::string> worlds = everyHidden(state, seat, memory, draws.most + 1);
        if (seat == viewer || int(worlds.size()) > draws.most)
            continue;
        std::map<std::string, int> counts;
        for (const std::string& world : worlds)
            counts[world] = 0;
        for (int i = 0; i < draws.times * int(worlds.size()); ++i) {
            const State world = sampler(random);
            if (const std::string trouble = wrongWorld(world, view, memory); !trouble.empty())
                return trouble;
            const auto found = counts.find(hiddenOf(world, seat));
            if (found == counts.end())
                return "not among all that may be: " + hiddenOf(world, seat);
            ++found->second;
        }
        for (const auto& [world, count] : counts) {
            if (count == 0)
                return "never drawn: " + world;
        }
        if (draws.spread == Spread::Evenly && isUneven(counts, draws.times))
            return "not evenly drawn: what " + std::string(familyOf(seat)) + " hides";
    }
    return "";
}

}
