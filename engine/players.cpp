#include "engine/players.h"

namespace oriflamme {

std::string_view name(Level level)
{
    switch (level) {
    case Level::Random: return "random";
    case Level::Novice: return "novice";
    case Level::Greedy: return "greedy";
    }
    return {};
}

std::optional<Level> levelNamed(std::string_view text)
{
    for (const Level level : {Level::Random, Level::Novice, Level::Greedy}) {
        if (name(level) == text)
            return level;
    }
    return std::nullopt;
}

Random chance(const Record& record, Seat seat)
{
    return Random(seedFrom(record.seed, record.decisions.size(), std::uint64_t(seat)));
}

static Decision anyOf(const std::vector<Decision>& list, Random& random)
{
    return list[random.below(std::uint32_t(list.size()))];
}

Decision choose(const View& view, Level level, Random random)
{
    (void)level;
    return anyOf(view.legal, random);
}

}
