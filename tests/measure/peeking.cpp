#include "tests/players/peeking.h"
#include "tests/support/randomgames.h"

#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

using namespace oriflamme;

// Looks for players that peek, on all cores: `peeking [POSITIONS [PLAYER…]] [FIRST]`, a hundred thousand positions
// among all levels and baselines from game number 0 unless told. Prints figures; ends with 1 at the first thought that
// depends on what is hidden.

namespace {

struct Order {
    std::uint64_t positions = 100'000;
    std::uint64_t first = 0;
    std::vector<Watched> players;
    std::string names;
};

struct Figures {
    std::vector<Peeks> peeks;
    std::uint64_t positions = 0;
    std::uint64_t games = 0;
};

}

// The longer a player thinks the fewer positions it is given, but of each about a thousand. The levels sit there with
// every temper, and without.
static std::vector<Watched> everybody()
{
    std::vector<Watched> all{watched(Level::Random, 5), watched(Level::Greedy, 9), watched({Level::Flat, 100}, 3),
                             watched({Level::Ismcts, 100}, 3)};
    for (const auto [level, weight] :
         {std::pair(Level::Novice, 5), std::pair(Level::Casual, 5), std::pair(Level::Skilled, 4),
          std::pair(Level::Strong, 2), std::pair(Level::Master, 1)}) {
        all.push_back(watched(level, weight));
        for (const Temper temper : tempers)
            all.push_back(watched({level, temper}, weight));
    }
    return all;
}

static std::optional<Order> orderFrom(int count, char** arguments)
{
    Order order;
    int numbers = 0;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = arguments[i];
        std::uint64_t number = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
        if (read.ec == std::errc() && read.ptr == word.data() + word.size() && numbers < 2) {
            (numbers++ == 0 ? order.positions : order.first) = number;
        } else if (const auto computer = computerNamed(word); computer && numbers == 1) {
            order.players.push_back(watched(*computer));
            order.names += ' ' + std::string(word);
        } else {
            return std::nullopt;
        }
    }
    if (order.players.empty())
        order.players = everybody();
    return order;
}

static void print(const Order& order, const Figures& figures, double seconds)
{
    for (std::size_t i = 0; i < order.players.size(); ++i) {
        const Peeks& peeks = figures.peeks[i];
        std::printf("%-12s %8llu positions, %8llu of them with a twin that differs\n", order.players[i].name.c_str(),
                    static_cast<unsigned long long>(peeks.thoughts), static_cast<unsigned long long>(peeks.hidden));
    }
    std::printf("%llu positions of %llu games from number %llu on, %.0f s\n",
                static_cast<unsigned long long>(figures.positions), static_cast<unsigned long long>(figures.games),
                static_cast<unsigned long long>(order.first), seconds);
}

int main(int count, char** arguments)
{
    const std::optional<Order> order = orderFrom(count, arguments);
    if (!order) {
        std::fprintf(stderr, "usage: peeking [POSITIONS [PLAYER...]] [FIRST]\n");
        return 2;
    }
    const auto began = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next{order->first};
    std::atomic<std::uint64_t> positions{0};
    std::atomic<bool> failed{false};
    std::mutex mutex;
    Figures all{std::vector<Peeks>(order->players.size())};

    const auto watch = [&] {
        while (positions < order->positions && !failed) {
            const std::uint64_t number = next++;
            std::vector<Peeks> peeks(order->players.size());
            const std::string trouble = watchGame(number, order->players, peeks);
            const std::lock_guard lock(mutex);
            ++all.games;
            for (std::size_t i = 0; i < peeks.size(); ++i) {
                all.peeks[i].thoughts += peeks[i].thoughts;
                all.peeks[i].hidden += peeks[i].hidden;
                all.positions += peeks[i].thoughts;
            }
            positions = all.positions;
            if (!trouble.empty() && !failed.exchange(true))
                std::fprintf(stderr, "%s\nAgain: peeking 1%s %llu\n", trouble.c_str(), order->names.c_str(),
                             static_cast<unsigned long long>(number));
        }
    };
    std::vector<std::thread> cores(std::max(1u, std::thread::hardware_concurrency()));
    for (std::thread& core : cores)
        core = std::thread(watch);
    for (std::thread& core : cores)
        core.join();

    print(*order, all, std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
