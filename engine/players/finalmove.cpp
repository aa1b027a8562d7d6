#include "engine/players/finalmove.h"

namespace oriflamme {

// How much less a choice may be worth that is drawn, in thousandths of a point: 1.5 games of a hundred, and little
// where the game is as good as won or lost, so that no influence is thrown away then.
static std::int64_t slackAt(const Tally& best)
{
    constexpr std::int64_t most = 15'000;
    const std::int64_t all = std::int64_t{60} * best.playouts, won = best.wins;
    return all == 0 ? most : std::clamp(8 * most * won / all * (all - won) / all, std::int64_t{1}, most);
}

// Whether others may read hidden cards off such a decision. In the last round a card that is kept hides nothing.
static bool tells(const View& view)
{
    const Asks asks = view.question.asks;
    return asks == Asks::Place || asks == Asks::Swap || (asks == Asks::KeepOrReveal && view.round < rounds);
}

Decision finalMove(const View& view, std::span<const Candidate> candidates, Random& random)
{
    if (!tells(view))
        return candidates.front().decision;
    const Tally& most = candidates.front().tally;
    const std::int64_t slack = slackAt(most);
    std::vector<std::uint32_t> weights;
    for (const Candidate& candidate : candidates) {
        const std::int64_t worse = most.mean() - candidate.tally.mean();
        const bool close = worse < slack && 2 * candidate.tally.playouts >= most.playouts;
        weights.push_back(close ? std::uint32_t(slack - worse) : 0);
    }
    return candidates[drawn(weights, random)].decision;
}

}
