#include "engine/players/novice.h"

namespace oriflamme {

// What a novice sees in front of it after a choice, in half points: its influence and, unless the last round runs,
// its cards on top of the queue and the tokens on its cards, one each. What comes after the next question, and what
// the others have, it does not think of; the rest of its own ability it leaves to chance.
static int seenAtOnce(State state, const Decision& decision, Decisions& answers, Random random)
{
    const Seat seat = state.question.seat;
    const bool last = state.round == rounds;
    apply(state, decision);
    while (state.question.seat == seat && state.question.asks > Asks::KeepOrReveal) {
        legal(state, answers);
        apply(state, answers[int(random.below(std::uint32_t(answers.size())))]);
    }
    int seen = 2 * (state.at(seat).influence + state.at(seat).tradeTokens);
    for (int place = 0; !last && place < state.queue.stacks; ++place) {
        const QueueCard* card = &state.queue.top(place);
        if (card->seat != seat)
            continue;
        ++seen;
        for (; card; card = state.queue.under(*card))
            seen += card->tokens;
    }
    return seen;
}

Decision novice(const View& view, const std::vector<Decision>& choices, Temper temper, Random& random)
{
    const State world = determinize(view, random);
    const Random lot(random.next());
    Decisions answers;
    Decision chosen;
    std::vector<int> all;
    int most = -1;
    std::uint32_t equals = 0;
    for (const Decision& decision : choices) {
        const int seen = seenAtOnce(world, decision, answers, lot);
        all.push_back(seen);
        if (seen > most) {
            most = seen;
            equals = 0;
        }
        if (seen == most && random.below(++equals) == 0)
            chosen = decision;
    }
    // What it likes it does if that seems nearly as good, with the same card if it lays one.
    const Card card = chosen.card;
    std::uint32_t liked = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const bool near = all[i] + 1 >= most && choices[i].card == card;
        if (near && hasMark(view, choices[i], temper) && random.below(++liked) == 0)
            chosen = choices[i];
    }
    return chosen;
}

}
