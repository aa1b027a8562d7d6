#include "engine/players/future.h"
#include "engine/players/yardsticks.h"

namespace oriflamme {

Thought flat(const View& view, int playouts, Random& random, const Stop* stop)
{
    std::vector<Tally> tallies(view.legal.size());
    Decisions list;
    for (int i = 0; i < playouts && !(stop && *stop); ++i) {
        const std::size_t choice = std::size_t(i) % tallies.size();
        State state = imagine(view, random);
        apply(state, view.legal[choice]);
        while (state.phase != Phase::Over)
            playAnyhow(state, list, random);
        tallies[choice].add(state, view.viewer);
    }
    Thought thought;
    std::size_t best = 0;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        thought.prospects.push_back(tallies[i].prospect());
        if (tallies[i].playouts > 0 && tallies[i].mean() > tallies[best].mean())
            best = i;
    }
    thought.decision = view.legal[best];
    return thought;
}

}
