#include "tests/thoughts.h"

#include "tests/peeking.h"

namespace oriflamme {

std::uint32_t numberOfThoughts(int positions)
{
    std::uint64_t hash = 0;
    const auto add = [&](std::uint64_t value) { hash = Random(hash ^ value).next(); };
    for (int i = 0; i < positions; ++i) {
        visitTwins(std::uint64_t(i) * 26, 1, [&](const Position& position) {
            for (const char* player :
                 {"novice", "casual", "skilled", "strong", "greedy", "random", "flat-50", "ismcts-200", "master"}) {
                if (player == std::string_view("master") && i % 16 != 0)
                    continue; // it takes its time
                const Thought thought = honest(*computerNamed(player))(position.state, Random(seedFrom(player)));
                for (const char c : text(thought.decision))
                    add(std::uint64_t(c));
                for (const Prospect& prospect : thought.prospects) {
                    add(std::uint64_t(prospect.playouts));
                    for (const double figure :
                         {prospect.influence, prospect.influenceError, prospect.win, prospect.winError})
                        add(std::bit_cast<std::uint64_t>(figure));
                }
                add(thought.lot);
            }
        });
    }
    return std::uint32_t(hash);
}

}
