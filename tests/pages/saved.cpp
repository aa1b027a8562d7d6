#include "tests/pages/saved.h"

using namespace oriflamme;

static std::vector<Player> players(int seats, bool person)
{
    static const std::array families = {"wolf", "raven", "tower", "oak", "stag"};
    static const std::array names = {"Ada", "Bartholomew the Elder", "Cleo", "Denis", "Eleanor of Aquitaine"};
    std::vector<Player> list;
    for (std::size_t seat = 0; seat < std::size_t(seats); ++seat)
        list.push_back({families[seat], names[seat], seat == 0 && person ? "human" : "ai:novice"});
    return list;
}

Record saved::game(int seats, const std::string& seed, const std::function<bool(const State&)>& enough, bool person)
{
    Record record = newRecord({.seats = std::int8_t(seats), .first = 0}, players(seats, person), seed);
    State state = replay(record).state;
    while (state.phase != Phase::Over && !enough(state)) {
        const Seat seat = state.question.seat;
        const Decision decision = choose(look(state, seat), Level::Novice, chance(record, seat));
        apply(state, decision);
        record.decisions.push_back({seat, decision});
    }
    if (state.phase == Phase::Over)
        record.result = resultOf(state);
    return record;
}

Record saved::asked(int seats, Asks asks, int round, const std::string& seed)
{
    // Not every game comes to it.
    for (int i = 0;; ++i) {
        const Record record = game(seats, seed + std::to_string(i), [&](const State& state) {
            return state.question.seat == 0 && state.question.asks == asks && state.round >= round;
        });
        if (!record.result)
            return record;
    }
}

// What leaves the queue as it is, and brings the person's Decree to its question.
static Decision mildest(const State& state, Asks asks, bool crowded)
{
    const bool wanted = crowded && asks == Asks::Move && state.question.asks == Asks::KeepOrReveal
                        && state.question.seat == 0 && state.queue.top(state.place).card == Card::RoyalDecree;
    Decisions decisions;
    legal(state, decisions);
    Decision mild;
    for (const Decision& decision : decisions) {
        if (decision.action == (wanted ? Action::Reveal : Action::Keep))
            return decision;
        if (mild.action == Action::None || decision.action == Action::PlaceRight)
            mild = decision;
    }
    return mild;
}

Record saved::crowded(Asks asks, int stacks)
{
    for (int seed = 0;; ++seed) {
        Record record = newRecord({.seats = 5, .first = 0}, players(5, true), std::to_string(seed));
        State state = replay(record).state;
        while (state.phase != Phase::Over) {
            const bool crowded = state.queue.stacks >= stacks;
            if (crowded && state.question.seat == 0 && state.question.asks == asks)
                return record;
            const Decision decision = mildest(state, asks, crowded);
            record.decisions.push_back({state.question.seat, decision});
            apply(state, decision);
        }
    }
}

Record saved::over(int seats, const std::string& seed)
{
    return game(seats, seed, [](const State&) { return false; });
}
