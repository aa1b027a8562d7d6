#include "engine/players/baselines.h"

namespace oriflamme {

// The rollout policy of a greedy player: at random, but rather not against an own card, and in the last
// round nothing stays face down that may be revealed.
static void playOn(State& state, Decisions& answers, Random& random)
{
    legal(state, answers);
    const auto count = std::uint32_t(answers.size());
    const Question& question = state.question;
    std::uint32_t i = random.below(count);
    if (question.asks == Asks::KeepOrReveal && state.round == rounds)
        i = count - 1;
    for (int again = 0; again < 2 && question.asks == Asks::Target; ++again) {
        if (state.queue.top(answers[int(i)].to).seat != question.seat)
            break;
        i = random.below(count);
    }
    apply(state, answers[int(i)]);
}

// What things are worth to a greedy player, in eighths of a point. Cards are worth so much for each round to come,
// whichever they are: what each of them brings, the rounds played on tell.
constexpr int influenceWorth = 8;
constexpr int tokenWorth = 6;
constexpr int revealedWorth = 4;
constexpr int faceDownWorth = 6;
constexpr int coveredWorth = 4;

// What each seat has before a round or when the game is over.
static std::array<int, maxSeats> worths(const Board& board)
{
    const int left = board.phase == Phase::Over ? 0 : rounds + 1 - board.round;
    std::array<int, maxSeats> worth{};
    for (Seat seat = 0; seat < board.rules.seats; ++seat) {
        // A reserved Trade has paid for the round that begins; it pays for the others and at the end.
        const SeatPublic& shown = board.at(seat);
        worth[std::size_t(seat)] = influenceWorth * (shown.influence + shown.tradeTokens * left);
    }
    for (int place = 0; left > 0 && place < board.queue.stacks; ++place) {
        const QueueCard* card = &board.queue.top(place);
        int& seat = worth[std::size_t(card->seat)];
        seat += left * (card->up ? revealedWorth : faceDownWorth) + card->tokens * tokenWorth;
        while ((card = board.queue.under(*card)))
            seat += left * coveredWorth + card->tokens * tokenWorth;
    }
    return worth;
}

// How far a seat is ahead of its rivals: of the best and of all of them, in equal parts.
static int lead(const Board& board, Seat seat)
{
    const std::array<int, maxSeats> worth = worths(board);
    const int rivals = board.rules.seats - 1;
    int best = 0;
    int sum = 0;
    for (Seat rival = 0; rival < board.rules.seats; ++rival) {
        if (rival == seat)
            continue;
        best = std::max(best, worth[std::size_t(rival)]);
        sum += worth[std::size_t(rival)];
    }
    return 2 * rivals * worth[std::size_t(seat)] - rivals * best - sum;
}

// Sequential halving (see search.cpp) of its choices: all are tried in the same few worlds, the better half in twice as
// many more, and so on, so that each time about as much is played. Of more choices than can be tried once (a Decree)
// the lot picks.
namespace {

class Greedy {
public:
    Greedy(const View& view, Random& random) : m_view(view), m_random(random)
    {
        for (const Decision& decision : view.legal) {
            const std::size_t i = m_random.below(std::uint32_t(m_count + 1));
            m_pool[std::size_t(m_count++)] = m_pool[i];
            m_pool[i] = {decision, 0, 0};
        }
        m_count = std::min(m_count, tries);
        for (int i = 0; i < m_count; ++i)
            m_pool[std::size_t(i)].order = i;
    }

    Decision choose()
    {
        for (; m_count > 1; m_count /= 2) {
            for (int worlds = tries / m_count; worlds > 0; --worlds) {
                const State world = determinize(m_view, m_random);
                tryAll(world, Random(m_random.next()));
            }
            std::sort(m_pool.begin(), m_pool.begin() + m_count, [](const Candidate& a, const Candidate& b) {
                return a.sum != b.sum ? a.sum > b.sum : a.order < b.order;
            });
        }
        return m_pool[0].decision;
    }

private:
    static constexpr int tries = 64;

    struct Candidate {
        Decision decision;
        int order; // by lot: decides between equals
        int sum;
    };

    // Plays each choice, the rest of this round and the next round.
    void tryAll(const State& world, const Random& lot)
    {
        for (int i = 0; i < m_count; ++i) {
            Candidate& candidate = m_pool[std::size_t(i)];
            State state = world;
            Random random = lot;
            apply(state, candidate.decision);
            while (state.phase != Phase::Over && state.round <= m_view.round + 1)
                playOn(state, m_answers, random);
            candidate.sum += lead(state, m_view.viewer);
        }
    }

    const View& m_view;
    Random& m_random;
    std::array<Candidate, Decisions::capacity> m_pool;
    int m_count = 0;
    Decisions m_answers;
};

}

Decision greedy(const View& view, Random& random)
{
    return Greedy(view, random).choose();
}

}
