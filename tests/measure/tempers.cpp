#include "engine/players/players.h"
#include "engine/players/temper.h"
#include "tests/support/randomgames.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace oriflamme;

// How computers' tempers show: `tempers [GAMES [LEVEL]]` plays as many games among four of a level (1,000 of `strong`
// unless told) for each temper, and as many without one on the same deals. Prints, a game and seat, how often that was
// done which a temper likes, and how many tokens were taken, with 95 % intervals by game.

namespace {

constexpr std::size_t figures = tempers.size() + 1; // of each temper its mark, then tokens taken
using Figures = std::array<double, figures>;

struct Mean {
    double mean = 0, half = 0;
};

// What is done in a game, a seat.
Figures play(const Computer& computer, int number)
{
    Random random(seedFrom("tempers", std::uint64_t(number)));
    Rules rules{.seats = 4, .first = Seat(random.below(4))};
    Events past;
    State state = start(deal(rules, random), past);
    Figures counts{};
    while (state.phase != Phase::Over) {
        const View view = look(state, past, state.question.seat);
        const Decision decision = choose(view, computer, Random(random.next()));
        for (std::size_t i = 0; i < tempers.size(); ++i)
            counts[i] += hasMark(view, decision, tempers[i]);
        apply(state, decision, past);
    }
    for (const Event& event : past)
        counts.back() += event.happening == Happening::TookTokens ? event.n : 0;
    for (double& count : counts)
        count /= rules.seats;
    return counts;
}

Mean meanOf(const std::vector<Figures>& games, std::size_t figure)
{
    double sum = 0, squares = 0;
    for (const Figures& game : games) {
        sum += game[figure];
        squares += game[figure] * game[figure];
    }
    const double n = double(games.size());
    return {sum / n, 1.96 * std::sqrt((squares - sum * sum / n) / (n - 1) / n)};
}

void print(const Computer& computer, int games)
{
    std::vector<Figures> played;
    for (int number = 0; number < games; ++number)
        played.push_back(play(computer, number));
    std::printf("%-16s", name(computer).c_str());
    for (std::size_t i = 0; i < figures; ++i) {
        const Mean mean = meanOf(played, i);
        std::printf("  %6.3f ± %.3f", mean.mean, mean.half);
    }
    std::printf("\n");
    std::fflush(stdout);
}

}

int main(int count, char** arguments)
{
    const int games = count > 1 ? std::atoi(arguments[1]) : 1000;
    const auto level = levelNamed(count > 2 ? arguments[2] : "strong");
    if (games < 2 || !level || *level > Level::Master)
        return 2;
    std::printf("%-16s", "");
    for (const Temper temper : tempers)
        std::printf("  %-14s", std::string(name(temper)).c_str());
    std::printf("  tokens taken\n");
    print(*level, games);
    for (const Temper temper : tempers)
        print({*level, temper}, games);
}
