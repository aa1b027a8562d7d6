#include "engine/players/players.h"

#include "engine/players/baselines.h"
#include "engine/players/dominatedmoves.h"
#include "engine/players/novice.h"
#include "engine/players/search.h"

#include <charconv>

namespace oriflamme {

static constexpr int mostPlayouts = 10'000'000;

static constexpr std::string_view word(Level level)
{
    switch (level) {
    case Level::Novice: return "novice";
    case Level::Casual: return "casual";
    case Level::Skilled: return "skilled";
    case Level::Strong: return "strong";
    case Level::Master: return "master";
    case Level::Random: return "random";
    case Level::Greedy: return "greedy";
    case Level::Flat: return "flat";
    case Level::Ismcts: return "ismcts";
    }
    return {};
}

static constexpr bool isCounted(Level level)
{
    return level == Level::Flat || level == Level::Ismcts;
}

std::string name(const Computer& computer)
{
    std::string text(word(computer.level));
    if (isCounted(computer.level))
        text += '-' + std::to_string(computer.playouts);
    if (computer.temper != Temper::None)
        text.append("/").append(name(computer.temper));
    return text;
}

std::optional<Computer> computerNamed(std::string_view text)
{
    for (const Temper temper : tempers) {
        for (int i = 0; i <= int(Level::Master); ++i) {
            if (const Computer computer(Level(i), temper); name(computer) == text)
                return computer;
        }
    }
    for (int i = 0; i <= int(Level::Ismcts); ++i) {
        Computer computer = Level(i);
        if (isCounted(computer.level)) {
            const std::size_t begin = word(computer.level).size() + 1;
            if (text.size() > begin)
                std::from_chars(text.data() + begin, text.data() + text.size(), computer.playouts);
            if (computer.playouts < 1 || computer.playouts > mostPlayouts)
                continue;
        }
        if (name(computer) == text)
            return computer;
    }
    return std::nullopt;
}

std::optional<Level> levelNamed(std::string_view text)
{
    const auto computer = computerNamed(text);
    return computer && *computer == computer->level && !isCounted(computer->level) ? std::optional(computer->level)
                                                                                   : std::nullopt;
}

Random chance(const Record& record, Seat seat)
{
    return Random(seedFrom(record.seed, record.decisions.size(), std::uint64_t(seat)));
}

static LevelParameters parametersOf(Level level)
{
    switch (level) {
    case Level::Casual: return {.playouts = 40};
    case Level::Skilled: return {.playouts = 500};
    case Level::Strong: return {.playouts = 120, .learntRollouts = true};
    default: return masterParameters();
    }
}

// The five that sit at the table choose among undominated moves.
static SearchResult thinkUndominated(const View& view, Computer computer, Random& random, const Stop* stop)
{
    const std::vector<Decision> choices = undominated(view);
    if (computer.level == Level::Novice)
        return {.decision = novice(view, choices, computer.temper, random)};
    if (choices.size() == 1)
        return {.decision = choices.front()};
    LevelParameters parameters = parametersOf(computer.level);
    parameters.temper = computer.temper;
    return search(view, choices, parameters, random, stop);
}

static SearchResult resultOf(const View& view, Computer computer, Random& random, const Stop* stop)
{
    switch (computer.level) {
    case Level::Novice:
    case Level::Casual:
    case Level::Skilled:
    case Level::Strong:
    case Level::Master: return thinkUndominated(view, computer, random, stop);
    case Level::Random: return {.decision = view.legal[random.below(std::uint32_t(view.legal.size()))]};
    case Level::Greedy: return {.decision = greedy(view, random)};
    case Level::Flat: return flat(view, computer.playouts, random, stop);
    case Level::Ismcts: return ismcts(view, computer.playouts, random, stop);
    }
    return {};
}

SearchResult think(const View& view, Computer computer, Random random, const Stop* stop)
{
    SearchResult result = resultOf(view, computer, random, stop);
    result.lot = random.next();
    return result;
}

Decision choose(const View& view, Computer computer, Random random, const Stop* stop)
{
    return think(view, computer, random, stop).decision;
}

}
