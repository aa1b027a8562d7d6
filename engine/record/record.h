#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// The families' names in records.
inline constexpr std::array<std::string_view, maxSeats> families{"wolf", "stag", "raven", "tower", "oak"};

// What a computer player likes to do, beside how well it plays: its character, a word that belongs to cards here.
enum class Temper : std::uint8_t {
    None,
    Bold,     // reveals a card in its first round
    Patient,  // lets tokens gather
    Vengeful, // strikes who struck it
    Sly       // lays its traps and hoards beside what draws strikes
};
inline constexpr std::array tempers{Temper::Bold, Temper::Patient, Temper::Vengeful, Temper::Sly};
std::string_view name(Temper temper);                 // "bold", as in records; "" for None
Temper temperNamed(std::string_view name);            // None for other words
Temper drawnTemper(std::string_view seed, Seat seat); // one of the four, by a game's seed

struct Player {
    std::string family; // one of those above, or a stranger's
    std::string name;
    std::string player; // "human" or "ai:NAME"
    Temper temper = Temper::None;

    bool operator==(const Player&) const = default;
};

struct Result {
    std::vector<int> influence;
    std::vector<int> winners; // ascending

    bool operator==(const Result&) const = default;
};

// A decision with the seat that took it.
struct Taken {
    Seat seat = noSeat;
    Decision decision;

    bool operator==(const Taken&) const = default;
};

// A saved game, a replay and a bug report: how the game was set up and every decision.
struct Record {
    Setup setup;
    std::vector<Player> players; // one a seat
    std::string seed;
    std::vector<Taken> decisions;
    bool takebacks = false;
    std::optional<Result> result; // exactly when the game is over

    bool operator==(const Record&) const = default;
};

// A new game, dealt by chance that comes from its seed. The first seat is drawn by lot if `rules.first` is noSeat.
Record newRecord(Rules rules, std::vector<Player> players, std::string seed);

// The game as it stood after its first so many decisions, of which there must be as many; without a result.
Record pastOf(Record record, std::size_t decisions);

// Whether a game is another one's, gone on with: that one is its beginning, or the same.
bool goesOn(const Record& record, const Record& past);

// Why a record cannot be replayed.
enum class Wrong : std::uint8_t {
    Nothing,
    Setup,
    WrongSeat,
    Illegal,
    Surplus,
    ResultMissing,
    ResultUnfinished,
    ResultFalse
};
std::string_view name(Wrong wrong); // a code for the pages; "" for Nothing

struct Replay {
    State state; // after the last good decision
    Wrong wrong = Wrong::Nothing;
    int decision = -1; // the number of the bad decision, -1 if the fault lies elsewhere
};

// Replays a record from its start and checks each decision and the result.
Replay replay(const Record& record);

// What `viewer` sees where a record ends, which must replay without a fault, and has seen until then.
View look(const Record& record, Seat viewer);

// The result of a game that is over.
Result resultOf(const Board& board);

}
