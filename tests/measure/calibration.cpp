#include "engine/players/dominatedmoves.h"
#include "engine/players/search.h"
#include "tests/support/randomgames.h"

#include <cstdio>
#include <cstdlib>

using namespace oriflamme;

// How true the chances to win are that a master calls: `calibration [GAMES [FIRST [PLAYOUTS]]]` lets masters play that
// many games of all kinds among themselves, from number FIRST on, with fewer playouts than at the table so that it
// ends some day. Prints how often was won where playouts promised so much, from which the engine's table is made
// (reallyWon in engine/players/search.cpp), and then where so much was called by that table; by tenths.

namespace {

struct Tenth {
    double said = 0, won = 0;
    int moments = 0;
};

class Figures {
public:
    void add(double said, double won)
    {
        Tenth& at = m_tenths[std::size_t(std::min(9, int(said * 10)))];
        at.said += said;
        at.won += won;
        ++at.moments;
    }
    void print(const char* said) const
    {
        std::printf("%8s    won  moments\n", said);
        for (const Tenth& at : m_tenths) {
            if (at.moments > 0)
                std::printf("%8.1f  %5.1f  %7d\n", 100 * at.said / at.moments, 100 * at.won / at.moments, at.moments);
        }
    }

private:
    std::array<Tenth, 10> m_tenths;
};

struct Moment {
    Seat seat;
    double promised;
};

void play(int number, int playouts, Figures& promised, Figures& called)
{
    Random random(seedFrom("calibration", std::uint64_t(number)));
    Events past;
    State state = start(newGame(kindOfGame(number % kindsOfGame, random), random).setup, past);
    std::vector<Moment> moments;
    while (state.phase != Phase::Over) {
        const View view = look(state, past, state.question.seat);
        const std::vector<Decision> choices = undominated(view);
        Decision decision = choices.front();
        if (choices.size() > 1) {
            const SearchResult result = search(view, choices, masterParameters(playouts), random, nullptr);
            decision = result.decision;
            const auto at = std::find(view.legal.begin(), view.legal.end(), decision) - view.legal.begin();
            moments.push_back({view.viewer, result.prospects[std::size_t(at)].win});
        }
        apply(state, decision, past);
    }
    const std::uint32_t winning = winners(state);
    for (const Moment& moment : moments) {
        const double won = (winning >> moment.seat) & 1 ? 1.0 / std::popcount(winning) : 0;
        promised.add(moment.promised, won);
        called.add(reallyWon(moment.promised), won);
    }
}

}

int main(int count, char** arguments)
{
    const auto argument = [&](int i, int standard) { return count > i ? std::atoi(arguments[i]) : standard; };
    const int games = argument(1, 200), first = argument(2, 0), playouts = argument(3, 1000);
    Figures promised, called;
    for (int number = first; number < first + games; ++number)
        play(number, playouts, promised, called);
    promised.print("promised");
    called.print("called");
}
