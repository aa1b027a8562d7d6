#pragma once

#include "engine/players/players.h"

#include <cmath>

// What playouts are for, and how what they end with is summed up.
namespace oriflamme {

// What the end of a game is worth to a seat, 0 to 1000: mostly whether it wins, a little by how far. In whole numbers,
// so that every machine adds them up alike. `won` are the winners.
inline int utility(const Board& over, std::uint32_t won, Seat seat)
{
    constexpr int worthOfWinning = 900;
    const int lead = std::clamp(50 + 2 * margin(over, seat), 0, 100);
    return ((won >> seat) & 1 ? worthOfWinning / std::popcount(won) : 0) + lead;
}

// The playouts that began with one choice.
struct Tally {
    std::int32_t playouts = 0;
    std::int64_t sum = 0; // of what they were worth
    std::int64_t influence = 0;
    std::int64_t influenceSquares = 0;
    std::int64_t wins = 0; // in sixtieths
    std::int64_t winSquares = 0;

    void add(const Board& over, Seat seat)
    {
        const std::uint32_t won = winners(over);
        const int share = (won >> seat) & 1 ? 60 / std::popcount(won) : 0;
        const int gained = over.at(seat).influence;
        ++playouts;
        sum += utility(over, won, seat);
        influence += gained;
        influenceSquares += gained * gained;
        wins += share;
        winSquares += share * share;
    }
    // The mean worth in thousandths of a point; 0 if nothing is known.
    std::int64_t mean() const { return playouts == 0 ? 0 : sum * 1000 / playouts; }

    Prospect prospect() const
    {
        if (playouts == 0)
            return {};
        const double n = playouts;
        const auto error = [n](double total, double squares) {
            return n < 2 ? 0 : std::sqrt(std::max(0.0, squares - total * total / n) / (n - 1) / n);
        };
        // What happened in none of n playouts, or in all, may yet be otherwise in one more.
        const double winError = std::max(1 / n, error(double(wins), double(winSquares)) / 60);
        return {playouts, double(influence) / n, error(double(influence), double(influenceSquares)),
                double(wins) / n / 60, winError};
    }
};

// A choice that is tried.
struct Candidate {
    Decision decision;
    Tally tally = {};
    std::int64_t leaning = 0; // how much more it counts than it is worth, because of a temper

    std::int64_t worth() const { return tally.mean() + leaning; }
};

// Plays any legal decision.
inline void playRandomMove(State& state, Decisions& list, Random& random)
{
    legal(state, list);
    apply(state, list[int(random.below(std::uint32_t(list.size())))]);
}

}
