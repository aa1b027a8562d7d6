#pragma once

#include "engine/play.h"

#include <vector>

namespace oriflamme {

// What a seat would do later in the futures it plays: a tree of its own decisions only, each known by what the seat
// would know then, so that it never plans by what lies hidden. The others play by habit.
class Plan {
public:
    explicit Plan(Seat seat) : m_seat(seat) { m_buckets.fill(-1); }

    // Before a future that starts with one of the choices.
    void begin(int choice)
    {
        m_way.clear();
        m_start = std::uint64_t(choice);
        m_inside = true;
    }
    // A decision of the seat, which is asked in that state: by plan as long as such situations were met before, then
    // nothing. `list` is scratch.
    std::optional<Decision> decide(const State& state, Decisions& list);
    // After it: what it was worth, 0 to 1000.
    void end(int worth);

private:
    struct Situation {
        std::uint64_t key;
        std::int32_t first, count; // its choices
        std::int32_t next;         // in its bucket
    };
    struct Choice {
        double share; // how likely by habit
        std::int32_t visits = 0;
        std::int64_t worth = 0;
    };

    std::uint64_t keyOf(const State& state) const;
    std::int32_t find(std::uint64_t key) const;
    void remember(std::uint64_t key, const State& state, const Decisions& list);
    std::int32_t best(const Situation& situation) const;

    static constexpr std::size_t bucketCount = 1 << 14;

    Seat m_seat;
    std::uint64_t m_start = 0;
    bool m_inside = false;
    std::array<std::int32_t, bucketCount> m_buckets;
    std::vector<Situation> m_situations;
    std::vector<Choice> m_choices;
    std::vector<std::int32_t> m_way;
};

}
