#include "tests/peeking.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>

using namespace oriflamme;

// `peeking [POSITIONS [FIRST]]`: looks on all cores for a computer whose thought changes with what is hidden from it,
// in 100,000 positions unless told. They take turns, every fiftieth is the master's. Ends with 1 at the first that
// peeks.

static Computer turn(std::uint64_t number)
{
    static const std::array others{Computer(Level::Novice),   Computer(Level::Casual),    Computer(Level::Skilled),
                                   Computer(Level::Strong),   Computer(Level::Random),    Computer(Level::Greedy),
                                   Computer(Level::Flat, 40), Computer(Level::Ismcts, 40)};
    return number % 50 == 0 ? Computer(Level::Master) : others[number % others.size()];
}

int main(int count, char** arguments)
{
    const auto argument = [&](int i, std::uint64_t standard) {
        return count > i ? std::strtoull(arguments[i], nullptr, 10) : standard;
    };
    constexpr std::uint64_t share = 1000;
    const std::uint64_t positions = argument(1, 100'000), first = argument(2, 0);
    std::atomic<std::uint64_t> next{first};
    std::atomic<bool> failed{false};
    std::mutex mutex;
    std::map<std::string, int> thoughts;
    const auto work = [&] {
        for (std::uint64_t from = next.fetch_add(share); from < first + positions && !failed;
             from = next.fetch_add(share)) {
            visitTwins(from, std::min(share, first + positions - from), [&](const Position& position) {
                const Computer computer = turn(position.number);
                const std::string trouble = peeks(position, honest(computer));
                const std::lock_guard lock(mutex);
                ++thoughts[name(computer)];
                if (!trouble.empty() && !failed.exchange(true))
                    std::fprintf(stderr, "%s: %s\n", name(computer).c_str(), trouble.c_str());
            });
        }
    };
    std::vector<std::thread> cores;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        cores.emplace_back(work);
    for (std::thread& core : cores)
        core.join();
    for (const auto& [computer, times] : thoughts)
        std::printf("%-10s %6d positions\n", computer.c_str(), times);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
