#include "engine/players/rolloutpolicy.h"

#include "engine/players/exponential.h"
#include "resources/numbers/rolloutpolicy.h"
#include "resources/numbers/strong.h"
#include "resources/numbers/weak.h"

namespace oriflamme {

namespace {

// What a seat sees of a card: nothing there, hidden, or whose it is, how it lies and what it is.
constexpr int sights = 2 + 3 * cardRoom;
int sight(const QueueCard& card, Seat seat)
{
    const int name = int(card.card);
    if (card.seat != seat)
        return card.up ? 2 + 2 * cardRoom + name : 1;
    return card.up ? 2 + cardRoom + name : 2 + name;
}

// The same in four words: nothing there, own, hidden, foreign and revealed.
constexpr int glances = 4;
int glance(int sight)
{
    return sight < 2 ? 2 * sight : sight < 2 + 2 * cardRoom ? 1 : 3;
}

// Where the weights of each thing that is seen begin.
constexpr int texts = cardRoom + 1; // the Judge's mark is a text of its own
constexpr int markText = cardRoom;
constexpr int revealTokens = 0;
constexpr int revealBefore = revealTokens + cardRoom * 6 * rounds;
constexpr int revealAfter = revealBefore + cardRoom * sights;
constexpr int revealAt = revealAfter + cardRoom * sights;
constexpr int revealUnder = revealAt + cardRoom * 4;
constexpr int revealStanding = revealUnder + cardRoom * 3;
constexpr int revealSeats = revealStanding + cardRoom * 4;
constexpr int revealFamily = revealSeats + cardRoom * 4;
constexpr int revealLead = revealFamily + cardRoom * 8;
constexpr int layFamily = revealLead + rounds * 9;
constexpr int layRound = layFamily + cardRoom * 8;
constexpr int layFront = layRound + cardRoom * rounds;
constexpr int layBack = layFront + cardRoom * sights;
constexpr int layOn = layBack + cardRoom * sights;
constexpr int layTokens = layOn + cardRoom * sights;
constexpr int layTurn = layTokens + cardRoom * 4;
constexpr int laySpot = layTurn + cardRoom * maxSeats;
constexpr int pointAt = laySpot + 3 * rounds;
constexpr int pointTokens = pointAt + texts * sights;
constexpr int pointOwner = pointTokens + texts * 2 * 5;
constexpr int pointAhead = pointOwner + texts * 4;
constexpr int pointUnder = pointAhead + texts * 4;
constexpr int halves = 7;
constexpr int halfTokens = pointUnder + texts * 4;
constexpr int halfRound = halfTokens + halves * 6;
constexpr int halfOthers = halfRound + halves * rounds;
constexpr int swapCard = halfOthers + halves * 8;
constexpr int moveWay = swapCard + cardRoom * rounds;
constexpr int moveTo = moveWay + sights * 4;
constexpr int moveFrom = moveTo + sights * glances * glances;
constexpr int moveOwner = moveFrom + sights * glances * glances;
constexpr int weightCount = moveOwner + 4 * rounds;
static_assert(cardCount <= cardRoom && std::size(rolloutWeights) == weightCount);
static_assert(std::size(weakWeights) == weightCount && std::size(strongWeights) == weightCount);

const std::int8_t* weightsOf(Habit habit)
{
    switch (habit) {
    case Habit::Weak: return weakWeights;
    case Habit::Strong: return strongWeights;
    default: return rolloutWeights;
    }
}

int atMost(int n, int most)
{
    return std::min(n, most);
}

// The tokens on a place's top card where it is a hidden card of an opponent of `seat`.
int bait(const Board& board, int place, Seat seat)
{
    if (place < 0 || place >= board.queue.stacks)
        return 0;
    const QueueCard& card = board.queue.top(place);
    return !card.up && card.seat != seat ? card.tokens : 0;
}

}

RolloutPolicy::RolloutPolicy(const Board& board, Habit habit)
    : m_board(board), m_weights(weightsOf(habit)), m_seat(board.question.seat)
{
    for (int place = 0; place < board.queue.stacks; ++place) {
        const QueueCard& top = board.queue.top(place);
        if (!top.up)
            continue;
        m_own += top.seat == m_seat;
        m_revealed.add(top.card);
    }
}

int RolloutPolicy::count()
{
    return weightCount;
}

// What lies at a place, which may be beyond an end.
int RolloutPolicy::kind(int place) const
{
    return place < 0 || place >= m_board.queue.stacks ? 0 : sight(m_board.queue.top(place), m_seat);
}

// How a seat stands: ahead of all others, of most, of few, of none.
int RolloutPolicy::standing(Seat seat) const
{
    int better = 0;
    for (Seat other = 0; other < m_board.rules.seats; ++other)
        better += m_board.at(other).influence > m_board.at(seat).influence;
    return better == 0 ? 0 : better == m_board.rules.seats - 1 ? 3 : 2 * better < m_board.rules.seats ? 1 : 2;
}

// How many of the family's cards lie revealed on top, 3 or more counting alike, and 4 more if a card of that name does.
int RolloutPolicy::family(Card card) const
{
    return atMost(m_own, 3) + 4 * m_revealed.has(card);
}

// By how much the seat leads its best rival, up to four either way; 4 is a tie.
int RolloutPolicy::lead() const
{
    return std::clamp(margin(m_board, m_seat), -4, 4) + 4;
}

template <class Add>
void RolloutPolicy::laying(Card card, const Decision& decision, Add add) const
{
    const int name = int(card), round = m_board.round - 1;
    const auto& queue = m_board.queue;
    int spot = 2;
    if (decision.action == Action::PlaceOn) {
        const QueueCard& under = queue.top(decision.to);
        add(layOn + name * sights + sight(under, m_seat));
        add(layTokens + name * 4 + atMost(under.tokens, 3));
    } else {
        const bool left = decision.action == Action::PlaceLeft;
        const int neighbour = left ? kind(0) : kind(queue.stacks - 1);
        spot = left == m_board.forward() ? 0 : 1;
        add((spot == 0 ? layFront : layBack) + name * sights + neighbour);
    }
    add(layFamily + name * 8 + family(card));
    add(layRound + name * rounds + round);
    add(layTurn + name * maxSeats + m_board.rules.seats - 1 - m_board.placed);
    add(laySpot + spot * rounds + round);
}

template <class Add>
void RolloutPolicy::revealing(Add add) const
{
    const int place = m_board.place, step = m_board.forward() ? 1 : -1;
    const QueueCard& card = m_board.queue.top(place);
    const QueueCard* under = m_board.queue.under(card);
    const int name = int(card.card), before = kind(place - step), after = kind(place + step);
    add(revealTokens + (name * 6 + atMost(card.tokens, 5)) * rounds + m_board.round - 1);
    add(revealBefore + name * sights + before);
    add(revealAfter + name * sights + after);
    add(revealAt + name * 4 + (before == 0) + 2 * (after == 0));
    add(revealUnder + name * 3 + (under ? 1 + under->up : 0));
    add(revealStanding + name * 4 + standing(m_seat));
    add(revealSeats + name * 4 + m_board.rules.seats - 2);
    add(revealFamily + name * 8 + family(card.card));
    add(revealLead + (m_board.round - 1) * 9 + lead());
}

template <class Add>
void RolloutPolicy::pointing(int place, Add add) const
{
    const Question& question = m_board.question;
    const int ability = question.half == Half::Mark ? markText : int(question.ability());
    const QueueCard& card = m_board.queue.top(place);
    const bool own = card.seat == m_seat;
    const bool ahead = (place > m_board.place) == m_board.forward();
    add(pointAt + ability * sights + sight(card, m_seat));
    add(pointTokens + (ability * 2 + own) * 5 + atMost(card.tokens, 4));
    if (!own)
        add(pointOwner + ability * 4 + standing(card.seat));
    add(pointAhead + ability * 4 + 2 * own + ahead);
    add(pointUnder + ability * 4 + 2 * own + (card.under >= 0));
}

// The top card of `from` goes to the gap before `to`, or onto the stack `to`, which is told as if it went before it.
template <class Add>
void RolloutPolicy::moving(const Decision& decision, Add add) const
{
    const int from = decision.from, to = decision.to, step = m_board.forward() ? 1 : -1;
    const QueueCard& card = m_board.queue.top(from);
    const int moved = sight(card, m_seat);
    const bool wasAhead = (from > m_board.place) == m_board.forward();
    const bool isAhead = (to > m_board.place) == m_board.forward();
    const int left = glance(kind(to - 1)), right = glance(kind(to));
    add(moveWay + moved * 4 + 2 * wasAhead + isAhead);
    add(moveTo + (moved * glances + (m_board.forward() ? left : right)) * glances + (m_board.forward() ? right : left));
    add(moveFrom + (moved * glances + glance(kind(from - step))) * glances + glance(kind(from + step)));
    if (card.seat != m_seat)
        add(moveOwner + standing(card.seat) * rounds + m_board.round - 1);
}

// What there is among others' cards for a half: the Informant's bait, the Diplomat's like, what the Judge finds marked.
int RolloutPolicy::worthwhile(Half half) const
{
    if (half == Half::Gain || half == Half::Swap)
        return bait(m_board, m_board.place - 1, m_seat) + bait(m_board, m_board.place + 1, m_seat);
    const bool judges = half == Half::Mark || half == Half::Eliminate;
    return std::popcount(m_board.queue.where([&](const QueueCard& card) {
        return card.seat != m_seat && (judges ? card.marks > 0 : card.up && card.card == Card::Diplomat);
    }));
}

template <class Add>
void RolloutPolicy::each(const Decision& decision, Add add) const
{
    const int half = int(decision.half), round = m_board.round - 1;
    switch (decision.action) {
    case Action::PlaceLeft:
    case Action::PlaceRight:
    case Action::PlaceOn: laying(decision.card, decision, add); break;
    case Action::Reveal: revealing(add); break;
    case Action::Target: pointing(decision.to, add); break;
    case Action::Mode: {
        const int others = worthwhile(decision.half);
        add(halfTokens + half * 6 + atMost(m_board.queue.top(m_board.place).tokens, 5));
        add(halfRound + half * rounds + round);
        add(halfOthers + half * 8 + atMost(others, 7));
        break;
    }
    case Action::Swap: add(swapCard + int(decision.card) * rounds + round); break;
    case Action::MoveGap:
    case Action::MoveOnto: moving(decision, add); break;
    case Action::Keep:
    case Action::None: break;
    }
}

int RolloutPolicy::features(const Decision& decision, std::array<std::int16_t, mostFeatures>& numbers) const
{
    int size = 0;
    each(decision, [&](int number) { numbers[std::size_t(size++)] = std::int16_t(number); });
    return size;
}

int RolloutPolicy::score(const Decision& decision) const
{
    int sum = 0;
    each(decision, [&](int number) { sum += m_weights[number]; });
    return sum;
}

void moveWeights(const Board& board, std::span<const Decision> decisions, std::span<std::uint32_t> weights, Habit habit)
{
    const RolloutPolicy policy(board, habit);
    std::array<int, Decisions::capacity> scores;
    int highest = -1'000'000;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        scores[i] = policy.score(decisions[i]);
        highest = std::max(highest, scores[i]);
    }
    for (std::size_t i = 0; i < decisions.size(); ++i)
        weights[i] = exponential(highest - scores[i]);
}

Decision rolloutMove(const State& state, Decisions& list, Random& random, Habit habit)
{
    constexpr int most = 64; // of more moves than these (a Decree has hundreds) the lot picks so many
    legal(state, list);
    if (list.size() == 1)
        return list[0];
    if (habit == Habit::Anyhow)
        return list[int(random.below(std::uint32_t(list.size())))];
    if (list.size() > most) {
        Decisions some;
        for (int i = 0; i < most; ++i)
            some.add(list[int(random.below(std::uint32_t(list.size())))]);
        list = some;
    }
    std::array<std::uint32_t, most> store;
    const std::span weights(store.data(), std::size_t(list.size()));
    moveWeights(state, {list.begin(), list.end()}, weights, habit);
    return list[int(drawn(weights, random))];
}

}
