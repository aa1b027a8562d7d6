#include "tests/players/blunders.h"
#include "tests/players/thinkinggames.h"

#include <cstdio>
#include <cstdlib>

using namespace oriflamme;

// What looks mad, counted: `blunders GAMES PLAYER…` lets each kind of players play that many games of all kinds among
// themselves, and prints how often each blunder was made of how many occasions.

namespace {

struct Count {
    long made = 0, occasions = 0;
};

void play(const Computer& computer, int number, std::vector<Count>& counts)
{
    static const std::vector<Blunder> list = blunders();
    everyDecisionOf(computer, "blunders", number, [&](const State&, const View& view, const Decision& decision) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!list[i].mayBeMade(view))
                continue;
            ++counts[i].occasions;
            counts[i].made += list[i].isMade(view, decision);
        }
    });
}

}

int main(int count, char** arguments)
{
    const int games = count > 1 ? std::atoi(arguments[1]) : 0;
    for (int i = 2; i < count; ++i) {
        const auto computer = computerNamed(arguments[i]);
        if (!computer)
            return 2;
        std::vector<Count> counts(blunders().size());
        for (int game = 0; game < games; ++game)
            play(*computer, game, counts);
        for (std::size_t k = 0; k < counts.size(); ++k)
            std::printf("%-8s %6ld of %7ld  %s\n", arguments[i], counts[k].made, counts[k].occasions,
                        blunders()[k].name);
    }
    return games > 0 ? 0 : 2;
}
