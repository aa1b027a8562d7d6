#pragma once

#include "engine/record/record.h"
#include "engine/sight/view.h"

#include <atomic>

namespace oriflamme {

// The computer players by name. Each knows nothing but its view and keeps nothing between decisions.
enum class Level : std::uint8_t {
    // The five that sit at the table, from the weakest on. A weaker one thinks less and infers less.
    Novice,  // looks at what a choice brings itself at once, in one determinized world
    Casual,  // plays a few random playouts
    Skilled, // plays many
    Strong,  // lets everybody play by a learnt rollout policy in them
    Master,  // believes by what others did what they hide, and plays many more
    // Baselines, which nobody tunes (baselines.h).
    Random, // any legal decision
    Greedy, // weighs what each choice brings and costs in this round and the next, over a few determinized worlds
    Flat,   // plays so many random playouts, each choice equally often
    Ismcts  // single-observer information set Monte Carlo tree search with so many iterations
};

// A computer player: a level, and how many playouts it has where its name says so (flat-N, ismcts-N). One of those that
// sit at the table may have a temper.
struct Computer {
    Level level = Level::Novice;
    std::int32_t playouts = 0;
    Temper temper = Temper::None;

    Computer() = default;
    Computer(Level of, std::int32_t n = 0) : level(of), playouts(n) {}
    Computer(Level of, Temper likes) : level(of), temper(likes) {}
    bool operator==(const Computer&) const = default;
};

// "novice", "flat-1000", "master/bold". N is 1 to 10,000,000. Records have the level after "ai:", the temper apart.
std::string name(const Computer& computer);
std::optional<Computer> computerNamed(std::string_view name); // nothing for other words, and for an N out of range
// The same without those that have as many playouts as their name says, or a temper: who may sit at a table.
std::optional<Level> levelNamed(std::string_view name);

// Set from outside to end a computer's thinking early; what it answers then is worth nothing.
using Stop = std::atomic<bool>;

// A computer player's chance for a record's next decision: the same whenever a game comes to it again.
Random chance(const Record& record, Seat seat);

// The decision of the view's own seat, which must be asked. The same view, computer and chance give the same answer.
Decision choose(const View& view, Computer computer, Random random, const Stop* stop = nullptr);

// What a choice promises its seat at the end of the game, with standard errors.
struct Prospect {
    std::int32_t playouts = 0; // playouts that began with it; 0: nothing is known
    double influence = 0;
    double influenceError = 0;
    double win = 0; // the chance, 0 to 1; a victory shared by k counts 1/k
    double winError = 0;

    bool operator==(const Prospect&) const = default;
};

// What a computer's search came to: what it chose, what it found, and how far that drew on its chance. Tests of
// blindness and repeatability compare whole results.
struct SearchResult {
    Decision decision;
    std::vector<Prospect> prospects = {}; // in the order of view.legal; empty if it has no playouts
    std::uint64_t lot = 0;                // what its chance would have said next

    bool operator==(const SearchResult&) const = default;
};
SearchResult think(const View& view, Computer computer, Random random, const Stop* stop = nullptr); // as choose()

// What a master in the view's seat holds best, and what each legal decision promises by its judgement, the less certain
// the less it would consider it: after ten playouts at least. Takes up to about twice as long as a decision does.
SearchResult advise(const View& view, Random random, const Stop* stop = nullptr);

}
