#include "engine/players/baselines.h"
#include "engine/players/playout.h"

namespace oriflamme {

namespace {

// The base 2 logarithm, straight between powers of two: the same on every machine.
double log2(std::int32_t n)
{
    const int bits = std::bit_width(std::uint32_t(n)) - 1;
    return bits + double(n) / double(std::int64_t{1} << bits) - 1;
}

// A decision in the tree, and what came of it.
struct Node {
    Decision decision;
    Seat seat = noSeat;         // who decided
    std::int32_t available = 0; // iterations in which it might have been taken
    std::int32_t visits = 0;
    std::int64_t worth = 0;    // to its seat
    std::int32_t child = -1;   // the decision after it that was found last
    std::int32_t sibling = -1; // the one beside it that was found before

    // The upper confidence bound (UCB1: Auer, Cesa-Bianchi, Fischer 2002), over the iterations in which it was
    // available.
    double bound() const
    {
        constexpr double exploration = 0.7 * 1000;
        return double(worth) / visits + exploration * std::sqrt(0.7 * log2(available) / visits);
    }
};

class Tree {
public:
    Tree(const View& view, Random& random) : m_view(view), m_random(random)
    {
        m_nodes.emplace_back();
        m_tallies.resize(view.legal.size());
    }

    void iterate()
    {
        State state = determinize(m_view, m_random);
        m_path.clear();
        for (bool inside = true; inside && state.phase != Phase::Over;) {
            legal(state, m_list);
            inside = step(state.question.seat);
            apply(state, m_nodes[std::size_t(m_path.back())].decision);
        }
        while (state.phase != Phase::Over)
            playRandomMove(state, m_list, m_random);
        const std::uint32_t won = winners(state);
        std::array<int, maxSeats> worths{};
        for (Seat seat = 0; seat < state.rules.seats; ++seat)
            worths[std::size_t(seat)] = utility(state, won, seat);
        for (const std::int32_t passed : m_path) {
            Node& node = m_nodes[std::size_t(passed)];
            ++node.visits;
            node.worth += worths[std::size_t(node.seat)];
        }
        const Decision& first = m_nodes[std::size_t(m_path.front())].decision;
        m_tallies[std::size_t(std::find(m_view.legal.begin(), m_view.legal.end(), first) - m_view.legal.begin())].add(
            state, m_view.viewer);
    }

    const std::vector<Tally>& tallies() const { return m_tallies; }

private:
    // Goes to the best known decision of the list, or to one that was never taken; false then.
    bool step(Seat seat)
    {
        const std::int32_t from = m_path.empty() ? 0 : m_path.back();
        std::fill_n(m_known.begin(), m_list.size(), false);
        int known = 0;
        std::int32_t best = -1;
        double highest = 0;
        for (std::int32_t at = m_nodes[std::size_t(from)].child; at >= 0; at = m_nodes[std::size_t(at)].sibling) {
            Node& node = m_nodes[std::size_t(at)];
            const auto found = std::find(m_list.begin(), m_list.end(), node.decision);
            if (found == m_list.end())
                continue;
            ++node.available;
            ++known;
            m_known[std::size_t(found - m_list.begin())] = true;
            const double bound = node.bound();
            if (best < 0 || bound > highest) {
                best = at;
                highest = bound;
            }
        }
        if (known == m_list.size()) {
            m_path.push_back(best);
            return true;
        }
        m_path.push_back(grow(from, seat, int(m_random.below(std::uint32_t(m_list.size() - known)))));
        return false;
    }

    // A new node for the unknown decision that so many others of the list stand before.
    std::int32_t grow(std::int32_t from, Seat seat, int before)
    {
        int i = 0;
        for (; m_known[std::size_t(i)] || before > 0; ++i)
            before -= !m_known[std::size_t(i)];
        const auto grown = std::int32_t(m_nodes.size());
        m_nodes.push_back(
            {.decision = m_list[i], .seat = seat, .available = 1, .sibling = m_nodes[std::size_t(from)].child});
        m_nodes[std::size_t(from)].child = grown;
        return grown;
    }

    const View& m_view;
    Random& m_random;
    std::vector<Node> m_nodes;
    std::vector<std::int32_t> m_path;
    std::vector<Tally> m_tallies;
    std::array<bool, Decisions::capacity> m_known{};
    Decisions m_list;
};

}

SearchResult ismcts(const View& view, int iterations, Random& random, const Stop* stop)
{
    Tree tree(view, random);
    for (int i = 0; i < iterations && !(stop && *stop); ++i)
        tree.iterate();
    SearchResult result;
    std::size_t best = 0;
    for (std::size_t i = 0; i < view.legal.size(); ++i) {
        result.prospects.push_back(tree.tallies()[i].prospect());
        if (result.prospects[i].playouts > result.prospects[best].playouts)
            best = i;
    }
    result.decision = view.legal[best];
    return result;
}

}
