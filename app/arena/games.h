#pragma once

#include "app/arena/arguments.h"
#include "app/arena/entrant.h"

// Games without people.

// What games take their ten cards from: "base", "alliance", "mixed" (all twenty) or ten names; nothing from other
// words.
std::optional<oriflamme::CardSet> poolFrom(const QStringList& words);
// A game's ten cards: the pool's, or ten drawn from a larger one.
oriflamme::CardSet tenOf(oriflamme::CardSet pool, oriflamme::Random& random);

// What games several commands play.
struct Games {
    QString seed;
    oriflamme::Rules rules;
    oriflamme::CardSet pool;
    Program::Patience patience{};
};
void declareGames(Arguments& arguments);
Games gamesFrom(Arguments& arguments);
// The players of an option that may be repeated; a wrong word is complained about.
std::vector<Entrant> entrantsFrom(Arguments& arguments, const QString& option);

// A new game between these, one a seat; its chance comes from `seed`.
oriflamme::Record newGame(oriflamme::Rules rules, oriflamme::CardSet pool, const std::vector<Entrant>& entrants,
                          const std::string& seed);

// Plays any legal decisions to the end, and calls `each(state, legal, decision)` before it plays one.
template <class Each>
void playRandomly(oriflamme::State& state, oriflamme::Random& random, Each each)
{
    oriflamme::Decisions list;
    while (state.phase != oriflamme::Phase::Over) {
        legal(state, list);
        const oriflamme::Decision decision = list[int(random.below(std::uint32_t(list.size())))];
        each(state, list, decision);
        apply(state, decision);
    }
}

// How much somebody thought, in this process's time on a core, so that a busy machine does not spoil the figures; a
// program by the clock.
struct Effort {
    int decisions = 0;
    double seconds = 0; // in all
    double longest = 0;
    double playouts = 0; // of a computer that plays futures

    void add(const Effort& other);
    double mean() const { return decisions == 0 ? 0 : seconds / decisions; }
};

// How a game between entrants went.
struct Played {
    oriflamme::State state; // where it ended
    std::array<Effort, oriflamme::maxSeats> effort{};
    oriflamme::Seat lost = oriflamme::noSeat; // whose player broke the rules or died: the game is lost for that seat
    QString trouble;                          // and why

    // The seat's share of the victory; the others share it if a player was lost.
    double share(oriflamme::Seat seat) const;
};

// Plays a record to its end, or until a player breaks the rules; then it ends with the decision before.
Played playOut(oriflamme::Record& record, const std::vector<Entrant>& entrants, Program::Patience patience = {});

// A player that was lost, for people and for programs.
QString tell(const Played& played, const oriflamme::Record& record, const QString& game);
QJsonObject tellJson(const Played& played, const oriflamme::Record& record, const QString& game);
