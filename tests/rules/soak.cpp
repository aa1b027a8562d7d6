#include "tests/support/checks.h"
#include "tests/support/positiontext.h"
#include "tests/support/randomgames.h"

#include <sys/resource.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

using namespace oriflamme;

// Random games of every kind on all cores, with everything checked that must hold: `soak [GAMES [FIRST]]`, a million
// from number 0 unless told. A game is known by its number. Prints figures; ends with 1 at the first game that is
// wrong.

namespace {

struct Figures {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t events = 0;
    std::size_t longest = 0; // decisions of one game

    void add(const Figures& other)
    {
        games += other.games;
        decisions += other.decisions;
        events += other.events;
        longest = std::max(longest, other.longest);
    }
};

}

static std::string playGame(std::uint64_t number, Figures& figures)
{
    Random random(seedFrom("soak", number));
    Record record = newGame(kindOfGame(int(number % kindsOfGame), random), random);
    State state = start(record.setup);
    while (state.phase != Phase::Over) {
        const Move move = played(state, anyDecision(state, random));
        record.decisions.push_back({state.question.seat, move.decision});
        std::string trouble = wrong(move);
        if (trouble.empty())
            trouble = wrongSight(state, Seat(random.below(std::uint32_t(state.rules.seats))), random);
        if (!trouble.empty())
            return kindInWords(state.rules) + ": " + trouble;
        figures.events += move.steps.size();
        state = move.after;
    }
    record.result = resultOf(state);
    figures.add({1, record.decisions.size(), 0, record.decisions.size()});
    return wrongEnd(record, state);
}

static void print(const Figures& figures, double seconds)
{
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    std::printf(
        "%llu games, %llu decisions, %llu events; the longest game %zu decisions; %.0f s, %.0f games/s, %ld MB\n",
        static_cast<unsigned long long>(figures.games), static_cast<unsigned long long>(figures.decisions),
        static_cast<unsigned long long>(figures.events), figures.longest, seconds, double(figures.games) / seconds,
        use.ru_maxrss / 1024);
}

int main(int count, char** arguments)
{
    const std::uint64_t games = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1'000'000;
    const std::uint64_t first = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 0;
    const auto began = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next{first};
    std::atomic<bool> failed{false};
    std::mutex mutex;
    Figures all;

    const auto play = [&] {
        Figures mine;
        for (std::uint64_t number = next++; number < first + games && !failed; number = next++) {
            const std::string trouble = playGame(number, mine);
            if (!trouble.empty() && !failed.exchange(true))
                std::fprintf(stderr, "Game %llu: %s\n", static_cast<unsigned long long>(number), trouble.c_str());
        }
        const std::lock_guard lock(mutex);
        all.add(mine);
    };
    std::vector<std::thread> cores(std::max(1u, std::thread::hardware_concurrency()));
    for (std::thread& core : cores)
        core = std::thread(play);
    for (std::thread& core : cores)
        core.join();

    print(all, std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
