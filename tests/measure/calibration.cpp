#include "engine/search.h"
#include "tests/games.h"

#include <cstdio>
#include <cstdlib>

using namespace oriflamme;

// How true the chances to win are that a master calls: `calibration [GAMES [FIRST [PLAYOUTS]]]` lets masters play that
// many games of all kinds among themselves, from number FIRST on, with fewer playouts than at the table so that it
// ends some day, and prints what share of the moments that were called so and so was won, by seats and by tenths.

namespace {

struct Called {
    double called = 0, won = 0;
    int moments = 0;
};
std::array<std::array<Called, 10>, maxSeats + 1> figures; // [0]: any number of seats

void count(int seats, double called, double won)
{
    const auto tenth = std::size_t(std::min(9, int(called * 10)));
    for (const int row : {0, seats}) {
        Called& at = figures[std::size_t(row)][tenth];
        at.called += called;
        at.won += won;
        ++at.moments;
    }
}

void play(int number, int playouts)
{
    struct Moment {
        Seat seat;
        double called;
    };
    Random random(seedFrom("calibration", std::uint64_t(number)));
    State state = start(newGame(kindOfGame(number % kindsOfGame, random), random).setup);
    std::vector<Moment> moments;
    while (state.phase != Phase::Over) {
        const View view = look(state, state.question.seat);
        Decision decision = view.legal.front();
        if (view.legal.size() > 1) {
            const Thought thought = search(view, view.legal, masterWits(playouts), random, nullptr);
            decision = thought.decision;
            const auto at = std::find(view.legal.begin(), view.legal.end(), decision) - view.legal.begin();
            moments.push_back({view.viewer, thought.prospects[std::size_t(at)].win});
        }
        apply(state, decision);
    }
    const std::uint32_t won = winners(state);
    for (const Moment& moment : moments)
        count(state.rules.seats, moment.called, (won >> moment.seat) & 1 ? 1.0 / std::popcount(won) : 0);
}

}

int main(int count, char** arguments)
{
    const auto argument = [&](int i, int standard) { return count > i ? std::atoi(arguments[i]) : standard; };
    const int games = argument(1, 200), first = argument(2, 0), playouts = argument(3, 1000);
    for (int number = first; number < first + games; ++number)
        play(number, playouts);
    std::printf("seats  called    won  moments\n");
    for (std::size_t seats = 0; seats < figures.size(); ++seats) {
        for (const Called& called : figures[seats]) {
            if (called.moments > 0)
                std::printf("%5s  %6.1f  %5.1f  %7d\n", seats == 0 ? "all" : std::to_string(seats).c_str(),
                            100 * called.called / called.moments, 100 * called.won / called.moments, called.moments);
        }
    }
}
