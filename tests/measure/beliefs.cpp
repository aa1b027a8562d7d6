#include "engine/players/reading.h"
#include "tests/players/thinkinggames.h"
#include "tests/support/possibleworlds.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace oriflamme;

// How well hidden cards are read: `beliefs GAMES PLAYER…` lets each kind of players play that many games among
// themselves, and prints the mean surprise at a hidden card in nats (log-loss) beside that of even odds, and as which
// habits the players were read in the first and the last round.

namespace {

struct Figures {
    double even = 0, read = 0, cards = 0;
    std::array<HabitShares, 2> shares{};
    std::array<double, 2> seats{};

    void add(const State& state, const View& view)
    {
        const Reading reading = readingOf(view);
        for (std::size_t slot = 0; slot < maxQueue; ++slot) {
            const QueueCard& card = view.queue.cards[slot];
            if (card.seat == noSeat || card.card != Card::None)
                continue;
            even += std::log(double(mayBe(view, int(slot)).size()));
            read += surprise(reading.belief[slot], state.queue.cards[slot].card);
            ++cards;
        }
        if (view.round > 1 && view.round < rounds)
            return;
        const std::size_t end = view.round == rounds;
        for (Seat seat = 0; seat < view.rules.seats; ++seat) {
            if (seat == view.viewer)
                continue;
            for (std::size_t k = 0; k < habitCount; ++k)
                shares[end][k] += reading.shares[std::size_t(seat)][k];
            ++seats[end];
        }
    }

    void print(const char* player) const
    {
        std::printf("%-12s %.3f nats a card, %.3f if evenly; anyhow, weak, strong:", player, read / cards,
                    even / cards);
        for (std::size_t end = 0; end < 2; ++end) {
            for (const double share : shares[end])
                std::printf(" %3.0f", 100 * share / seats[end]);
            std::printf(end == 0 ? " %%, at last" : " %%\n");
        }
    }
};

void play(const Computer& computer, int number, Figures& figures)
{
    Random lot(seedFrom("beliefs/sample", std::uint64_t(number)));
    everyDecisionOf(computer, "beliefs", number, [&](const State& state, const View& view, const Decision&) {
        if (lot.below(8) == 0)
            figures.add(state, view);
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
        Figures figures;
        for (int number = 0; number < games; ++number)
            play(*computer, number, figures);
        figures.print(arguments[i]);
    }
}
