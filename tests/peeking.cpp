#include "tests/peeking.h"

#include "engine/habits.h"
#include "tests/games.h"
#include "tests/twins.h"

namespace oriflamme {

Mind honest(const Computer& computer)
{
    return [computer](const State& state, Random chance) {
        return think(look(state, state.question.seat), computer, chance);
    };
}

static constexpr std::uint64_t positionsOfAGame = 25;

// Some of one game's questions.
static void visitGame(std::uint64_t game, const std::function<void(const State&, const State&)>& look)
{
    Random random(seedFrom("peeking", game));
    State state = start(newGame(kindOfGame(int(game % kindsOfGame), random), random).setup);
    Memory memory;
    Decisions list;
    while (state.phase != Phase::Over) {
        legal(state, list);
        if (list.size() > 1)
            look(state, twinOf(state, state.question.seat, memory, random).state);
        Steps steps;
        apply(state, random.below(2) == 0 ? byHabit(state, list, random) : anyDecision(state, random), steps);
        for (const Step& step : steps)
            memory.see(step.event);
    }
}

void visitTwins(std::uint64_t first, std::uint64_t count, const std::function<void(const Position&)>& look)
{
    // Each game gives a fixed number of positions, so that a number always means the same one.
    for (std::uint64_t game = first / positionsOfAGame; game * positionsOfAGame < first + count; ++game) {
        std::vector<Position> positions;
        visitGame(game, [&](const State& state, const State& twin) { positions.push_back({0, state, twin}); });
        for (std::uint64_t i = 0; i < positionsOfAGame; ++i) {
            const std::uint64_t number = game * positionsOfAGame + i;
            Position& position = positions[std::size_t(i * positions.size() / positionsOfAGame)];
            position.number = number;
            if (number >= first && number < first + count)
                look(position);
        }
    }
}

std::string peeks(const Position& position, const Mind& mind)
{
    const Seat seat = position.state.question.seat;
    const std::string where = "position " + std::to_string(position.number) + ": ";
    if (look(position.state, seat) != look(position.twin, seat))
        return where + "the seat can tell the worlds apart";
    const Random chance(seedFrom("thought", position.number));
    const Thought one = mind(position.state, chance), other = mind(position.twin, chance);
    if (one.decision != other.decision)
        return where + text(one.decision) + " became " + text(other.decision);
    if (one.prospects != other.prospects)
        return where + "the futures differ";
    return one.lot == other.lot ? std::string() : where + "more chance was used";
}

}
