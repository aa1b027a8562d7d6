#include "engine/record/record.h"

#include <algorithm>

namespace oriflamme {

std::string_view name(Wrong wrong)
{
    switch (wrong) {
    case Wrong::Nothing: return "";
    case Wrong::Setup: return "impossible-setup";
    case Wrong::WrongSeat: return "wrong-seat";
    case Wrong::Illegal: return "illegal-decision";
    case Wrong::Surplus: return "surplus-decision";
    case Wrong::ResultMissing: return "result-missing";
    case Wrong::ResultUnfinished: return "result-of-unfinished-game";
    case Wrong::ResultFalse: return "false-result";
    }
    return {};
}

std::string_view name(Temper temper)
{
    switch (temper) {
    case Temper::None: return "";
    case Temper::Bold: return "bold";
    case Temper::Patient: return "patient";
    case Temper::Vengeful: return "vengeful";
    case Temper::Sly: return "sly";
    }
    return {};
}

Temper temperNamed(std::string_view text)
{
    const auto found =
        std::find_if(tempers.begin(), tempers.end(), [&](Temper temper) { return name(temper) == text; });
    return found == tempers.end() ? Temper::None : *found;
}

Temper drawnTemper(std::string_view seed, Seat seat)
{
    Random lot(seedFrom(std::string(seed) + "/temper", std::uint64_t(seat))); // not the chance of any decision
    return tempers[lot.below(tempers.size())];
}

Record newRecord(Rules rules, std::vector<Player> players, std::string seed)
{
    Random random(seedFrom(seed + "/deal")); // not the chance of any player's decision
    rules.seats = std::int8_t(players.size());
    if (rules.first == noSeat)
        rules.first = Seat(random.below(std::uint32_t(rules.seats)));
    Record record;
    record.setup = deal(rules, random);
    record.players = std::move(players);
    record.seed = std::move(seed);
    return record;
}

Result resultOf(const Board& board)
{
    Result result;
    const std::uint32_t won = winners(board);
    for (Seat seat = 0; seat < board.rules.seats; ++seat) {
        result.influence.push_back(board.at(seat).influence);
        if ((won >> seat) & 1)
            result.winners.push_back(seat);
    }
    return result;
}

static Wrong wrongDecision(const State& state, const Taken& taken)
{
    if (state.phase == Phase::Over)
        return Wrong::Surplus;
    if (state.question.seat != taken.seat)
        return Wrong::WrongSeat;
    Decisions list;
    legal(state, list);
    return list.has(taken.decision) ? Wrong::Nothing : Wrong::Illegal;
}

Record pastOf(Record record, std::size_t decisions)
{
    record.decisions.resize(decisions);
    record.result.reset();
    return record;
}

bool goesOn(const Record& record, const Record& past)
{
    return record.setup == past.setup && record.seed == past.seed && record.decisions.size() >= past.decisions.size()
           && std::equal(past.decisions.begin(), past.decisions.end(), record.decisions.begin());
}

View look(const Record& record, Seat viewer)
{
    Events events;
    State state = start(record.setup, events);
    for (const Taken& taken : record.decisions)
        apply(state, taken.decision, events);
    return look(state, events, viewer);
}

Replay replay(const Record& record)
{
    if (!isValid(record.setup) || record.players.size() != std::size_t(record.setup.rules.seats))
        return {{}, Wrong::Setup, -1};
    Replay replay{start(record.setup)};
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        const Taken& taken = record.decisions[i];
        replay.wrong = wrongDecision(replay.state, taken);
        if (replay.wrong != Wrong::Nothing) {
            replay.decision = int(i);
            return replay;
        }
        apply(replay.state, taken.decision);
    }
    const bool over = replay.state.phase == Phase::Over;
    if (over != record.result.has_value())
        replay.wrong = over ? Wrong::ResultMissing : Wrong::ResultUnfinished;
    else if (over && *record.result != resultOf(replay.state))
        replay.wrong = Wrong::ResultFalse;
    return replay;
}

}
