#include "engine/players/belief.h"

#include "engine/players/exponential.h"
#include "resources/numbers/belief.h"

namespace oriflamme {

namespace {

// What everybody sees of a card beside or under one of the same or another family.
constexpr int sights = 3 + 2 * cardRoom;
int sight(const QueueCard& card, Seat owner)
{
    const bool own = card.seat == owner;
    if (!card.up)
        return own ? 1 : 2;
    return 3 + own * cardRoom + int(card.card);
}

constexpr int laidIn = 0;
constexpr int kept = laidIn + rounds;
constexpr int under = kept + rounds * 6;
constexpr int before = under + sights;
constexpr int after = before + sights;
constexpr int at = after + sights;
constexpr int featureCount = at + 3 * rounds;
static_assert(cardCount <= cardRoom && std::size(beliefWeights) == featureCount * cardRoom);

int placeOf(const Queue& queue, int slot)
{
    for (int place = 0; place < queue.stacks; ++place) {
        for (const QueueCard* card = &queue.top(place); card; card = queue.under(*card)) {
            if (card == &queue.cards[std::size_t(slot)])
                return place;
        }
    }
    return 0;
}

}

int beliefFeatureCount()
{
    return featureCount;
}

BeliefFeatures beliefFeatures(const Board& board, int slot)
{
    const Queue& queue = board.queue;
    const QueueCard& card = queue.cards[std::size_t(slot)];
    const QueueCard* below = queue.under(card);
    const int place = placeOf(queue, slot), step = board.forward() ? 1 : -1;
    const auto seen = [&](int beside) {
        return beside < 0 || beside >= queue.stacks ? 0 : sight(queue.top(beside), card.seat);
    };
    // Each round so many cards are laid; an Informant's exchange shifts that a little.
    const int laid = std::min(rounds - 1, (card.number - 1) / board.rules.seats);
    const int age = std::clamp(board.round - 1 - laid, 0, rounds - 1);
    const int end = seen(place - step) == 0 ? 0 : seen(place + step) == 0 ? 1 : 2;
    return {std::int16_t(laidIn + laid),
            std::int16_t(kept + age * 6 + std::min<int>(card.tokens, 5)),
            std::int16_t(under + (below ? sight(*below, card.seat) : 0)),
            std::int16_t(before + seen(place - step)),
            std::int16_t(after + seen(place + step)),
            std::int16_t(at + end * rounds + age)};
}

// Some part is spread evenly over all that it may be: people are not as the players that these numbers come from.
static CardWeights cardWeights(const View& view, int slot)
{
    const BeliefFeatures features = beliefFeatures(view, slot);
    const CardSet possible = mayBe(view, slot);
    std::array<int, cardCount> scores{};
    int highest = -1'000'000;
    for (const Card card : possible) {
        int& score = scores[std::size_t(card)];
        for (const int feature : features)
            score += beliefWeights[feature * cardRoom + int(card)];
        highest = std::max(highest, score);
    }
    CardWeights weights{};
    std::uint32_t sum = 0;
    for (const Card card : possible)
        sum += weights[std::size_t(card)] = exponential(highest - scores[std::size_t(card)]);
    for (const Card card : possible)
        weights[std::size_t(card)] += sum / std::uint32_t(6 * possible.size()) + 1;
    return weights;
}

Belief beliefOf(const View& view)
{
    Belief belief{};
    for (int slot = 0; slot < maxQueue; ++slot) {
        const QueueCard& card = view.queue.cards[std::size_t(slot)];
        if (card.seat != noSeat && card.card == Card::None)
            belief[std::size_t(slot)] = cardWeights(view, slot);
    }
    return belief;
}

}
