#include "tests/pages/saved.h"

#include "engine/sight/preview.h"

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

int saved::harmfulTarget(const State& state, Seat viewer)
{
    if (state.question.asks != Asks::Target || state.question.seat != 0)
        return -1;
    const View view = look(state, viewer);
    std::vector<Preview> all;
    for (const Decision& decision : view.legal)
        all.push_back(preview(view, decision));
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (harm(view, all, i) != Harm::None)
            return view.legal[i].to;
    }
    return -1;
}

Record saved::harmful(Seat viewer)
{
    for (int seed = 1;; ++seed) {
        Record record =
            game(3, std::to_string(seed), [&](const State& state) { return harmfulTarget(state, viewer) >= 0; });
        if (!record.result)
            return record;
    }
}

Record saved::over(int seats, const std::string& seed)
{
    return game(seats, seed, [](const State&) { return false; });
}
