#include "engine/players/finalmove.h"

namespace oriflamme {

std::int64_t slackAt(const Tally& best)
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
    const Candidate& best = candidates.front();
    const std::int64_t slack = slackAt(best.tally);
    std::vector<std::uint32_t> weights;
    for (const Candidate& candidate : candidates) {
        const std::int64_t worse = best.worth() - candidate.worth();
        const bool close = worse < slack && 2 * candidate.tally.playouts >= best.tally.playouts;
        weights.push_back(close ? std::uint32_t(slack - worse) : 0);
    }
    return candidates[drawn(weights, random)].decision;
}

}
