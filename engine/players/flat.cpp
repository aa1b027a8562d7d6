#include "engine/players/baselines.h"
#include "engine/players/playout.h"

namespace oriflamme {

SearchResult flat(const View& view, int playouts, Random& random, const Stop* stop)
{
    std::vector<Tally> tallies(view.legal.size());
    Decisions list;
    for (int i = 0; i < playouts && !(stop && *stop); ++i) {
        const std::size_t choice = std::size_t(i) % tallies.size();
        State state = determinize(view, random);
        apply(state, view.legal[choice]);
        while (state.phase != Phase::Over)
            playRandomMove(state, list, random);
        tallies[choice].add(state, view.viewer);
    }
    SearchResult result;
    std::size_t best = 0;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        result.prospects.push_back(tallies[i].prospect());
        if (tallies[i].playouts > 0 && tallies[i].mean() > tallies[best].mean())
            best = i;
    }
    result.decision = view.legal[best];
    return result;
}

}
