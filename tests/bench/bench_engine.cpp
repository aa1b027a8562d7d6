#include "app/arena/games.h"
#include "app/recordjson.h"

#include <benchmark/benchmark.h>

using namespace oriflamme;

// Figures of speed and memory: printed, never asserted.

enum Pool { Base, Alliance, Mixed };

static CardSet poolOf(benchmark::State& bench)
{
    static constexpr std::array pools{baseCards, allianceCards, baseCards | allianceCards};
    static constexpr std::array names{"base", "alliance", "mixed"};
    const auto pool = std::size_t(bench.range(0));
    bench.SetLabel(names[pool]);
    return pools[pool];
}

static State newState(CardSet pool, Random& random)
{
    const Rules rules{.cards = tenOf(pool, random)};
    return start(deal(rules, random));
}

// States of many games, each at a question, in every round.
static std::vector<State> questions(CardSet pool)
{
    std::vector<State> states;
    Random random(1);
    for (int game = 0; game < 20; ++game) {
        State state = newState(pool, random);
        playRandomly(state, random,
                     [&](const State& now, const Decisions&, const Decision&) { states.push_back(now); });
    }
    return states;
}

static Record randomRecord(CardSet pool, int game)
{
    const std::vector<Contender> contenders(4, {Level::Random});
    Record record = newGame({}, pool, contenders, std::to_string(game));
    Programs none(0);
    play(record, contenders, none);
    return record;
}

static void randomGames(benchmark::State& bench)
{
    const CardSet pool = poolOf(bench);
    Random random(1);
    std::int64_t decisions = 0;
    for (auto _ : bench) {
        State state = newState(pool, random);
        playRandomly(state, random, [&](const State&, const Decisions&, const Decision&) { ++decisions; });
        benchmark::DoNotOptimize(state);
    }
    bench.SetItemsProcessed(bench.iterations());
    bench.counters["decisions/s"] = benchmark::Counter(double(decisions), benchmark::Counter::kIsRate);
    bench.counters["bytes/state"] = sizeof(State);
}
BENCHMARK(randomGames)->DenseRange(Base, Mixed);

// Runs `work` on one question after the other.
template <class Work>
static void onQuestions(benchmark::State& bench, Work work)
{
    const std::vector<State> states = questions(poolOf(bench));
    std::size_t i = 0;
    for (auto _ : bench)
        work(states[i++ % states.size()]);
    bench.SetItemsProcessed(bench.iterations());
}

static void legalDecisions(benchmark::State& bench)
{
    Decisions list;
    onQuestions(bench, [&](const State& state) {
        legal(state, list);
        benchmark::DoNotOptimize(list.size());
    });
}
BENCHMARK(legalDecisions)->DenseRange(Base, Mixed);

static void copies(benchmark::State& bench)
{
    onQuestions(bench, [](const State& state) {
        State copy = state;
        benchmark::DoNotOptimize(copy);
    });
}
BENCHMARK(copies)->Arg(Base);

static void looks(benchmark::State& bench)
{
    onQuestions(bench, [](const State& state) {
        View view = look(state, state.question.seat);
        benchmark::DoNotOptimize(view);
    });
}
BENCHMARK(looks)->DenseRange(Base, Mixed);

static void imagines(benchmark::State& bench)
{
    std::vector<View> views;
    for (const State& state : questions(poolOf(bench)))
        views.push_back(look(state, state.question.seat));
    Random random(1);
    std::size_t i = 0;
    for (auto _ : bench) {
        State state = imagine(views[i++ % views.size()], random);
        benchmark::DoNotOptimize(state);
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(imagines)->DenseRange(Base, Mixed);

static void replays(benchmark::State& bench)
{
    const Record record = randomRecord(poolOf(bench), 1);
    for (auto _ : bench)
        benchmark::DoNotOptimize(replay(record).wrong);
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(replays)->DenseRange(Base, Mixed);

static void recordReadings(benchmark::State& bench)
{
    const QByteArray json = toJson(randomRecord(poolOf(bench), 1));
    for (auto _ : bench)
        benchmark::DoNotOptimize(recordFrom(json).record);
    bench.SetItemsProcessed(bench.iterations());
    bench.SetBytesProcessed(bench.iterations() * json.size());
}
BENCHMARK(recordReadings)->DenseRange(Base, Mixed);

BENCHMARK_MAIN();
