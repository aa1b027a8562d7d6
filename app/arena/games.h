#pragma once

#include "engine/players.h"

#include <QStringList>

// Games without people.

// What games take their ten cards from: "base", "alliance", "mixed" (all twenty) or ten names; nothing from other
// words.
std::optional<oriflamme::CardSet> poolFrom(const QStringList& words);
// A game's ten cards: the pool's, or ten drawn from a larger one.
oriflamme::CardSet tenOf(oriflamme::CardSet pool, oriflamme::Random& random);

// "greedy" or "ai:greedy".
std::optional<oriflamme::Computer> computerFrom(QString word);

// A new game between levels, one a seat; its chance comes from `seed`.
oriflamme::Record newGame(oriflamme::Rules rules, oriflamme::CardSet pool, const std::vector<oriflamme::Computer>& levels,
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

// Plays a record to its end. False, and the record ends with the decision before, if a player's choice is not legal.
bool playOut(oriflamme::Record& record, const std::vector<oriflamme::Computer>& levels);
