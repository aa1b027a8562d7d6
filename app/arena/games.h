#pragma once

#include "app/arena/program.h"
#include "engine/record/record.h"

#include <QStringList>

// Games without people.

// What games take their ten cards from: "base", "alliance", "mixed" (all twenty) or ten names; nothing from other
// words.
std::optional<oriflamme::CardSet> poolFrom(const QStringList& words);
// A game's ten cards: the pool's, or ten drawn from a larger one.
oriflamme::CardSet tenOf(oriflamme::CardSet pool, oriflamme::Random& random);

// A new game, one contender a seat; its chance comes from `seed`.
oriflamme::Record newGame(oriflamme::Rules rules, oriflamme::CardSet pool, const std::vector<Contender>& contenders,
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

// How long a seat thought: a computer in this process's time on a core, so that a busy machine does not spoil the
// figures; a program by the clock.
struct Effort {
    double decisions = 0;
    double seconds = 0;
    double longest = 0;
    double playouts = 0; // of a computer that has them

    void add(const Effort& other);
    double mean() const { return decisions > 0 ? seconds / decisions : 0; }
};

// Who broke the rules, at which decision, and how.
struct Fault {
    oriflamme::Seat seat = oriflamme::noSeat;
    int decision = 0;
    QString what;
};

// How a game went. A fault ends it as it stands: the seat has no influence then and is last.
struct Played {
    std::optional<Fault> fault;
    std::vector<int> influence;
    std::vector<int> ranks; // from 1; equal seats share one
    std::vector<Effort> thinking;

    double share(int seat) const; // of the victory: 1/k for each of k winners
    int margin(int seat) const;   // its influence minus the best other's
};

// Plays a new record as far as it comes: to its end, or to the decision before a fault.
Played play(oriflamme::Record& record, const std::vector<Contender>& contenders, Programs& programs);
