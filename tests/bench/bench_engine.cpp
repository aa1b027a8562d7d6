#include "app/arena/games.h"
#include "app/record/recordjson.h"

#include <benchmark/benchmark.h>

#include <fstream>

using namespace oriflamme;

// Figures of speed and memory: printed, never asserted.

enum Pool { Base, Alliance, Mixed };

static CardSet poolOf(benchmark::State& bench)
{
    static constexpr std::array pools{baseCards, allianceCards, allCards};
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
        State state = determinize(views[i++ % views.size()], random);
        benchmark::DoNotOptimize(state);
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(imagines)->DenseRange(Base, Mixed);

// The mean over questions of whole games with the base set, drawn by lot: few are enough for a slow thinker.
static void thoughts(benchmark::State& bench)
{
    const auto level = Level(bench.range(0));
    bench.SetLabel(name(Computer(level)));
    std::vector<View> views;
    for (const State& state : questions(baseCards))
        views.push_back(look(state, state.question.seat));
    Random random(1);
    for (auto _ : bench) {
        const View& view = views[random.below(std::uint32_t(views.size()))];
        benchmark::DoNotOptimize(choose(view, level, Random(random.next())));
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(thoughts)->DenseRange(int(Level::Novice), int(Level::Master))->Unit(benchmark::kMicrosecond);

static void ismctsIterations(benchmark::State& bench)
{
    constexpr int iterations = 10'000;
    Random random(1);
    const State state = newState(poolOf(bench), random);
    const View view = look(state, state.question.seat);
    for (auto _ : bench)
        benchmark::DoNotOptimize(choose(view, Computer(Level::Ismcts, iterations), Random(random.next())));
    bench.SetItemsProcessed(bench.iterations() * iterations);
}
BENCHMARK(ismctsIterations)->DenseRange(Base, Mixed);

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

// The most memory that this program has had so far, in kB; 0 where the system does not say.
static long mostMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (long kilobytes = 0; word == "VmHWM:" && status >> kilobytes)
            return kilobytes;
    }
    return 0;
}

// What the most greedy of a master's decisions takes, over the questions of a game of five. To be asked before anything
// else has raised the mark.
static long memoryOfThinking()
{
    Random random(1);
    const Rules rules{.cards = tenOf(allCards, random), .seats = maxSeats};
    std::vector<View> views;
    State game = start(deal(rules, random));
    playRandomly(game, random, [&](const State& state, const Decisions&, const Decision&) {
        views.push_back(look(state, state.question.seat));
    });
    choose(views.front(), Level::Novice, random); // the program's own pages are in
    const long before = mostMemory();
    for (const View& view : views)
        benchmark::DoNotOptimize(choose(view, Level::Master, random));
    return mostMemory() - before;
}

int main(int count, char** arguments)
{
    benchmark::AddCustomContext("A master's thinking takes, in kB", std::to_string(memoryOfThinking()));
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
