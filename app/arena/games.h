#pragma once

#include "engine/players.h"

#include <QStringList>

// Games without people.

// The ten cards of a game: a fixed set, or none: ten of the twenty, drawn anew for each game.
using Cards = std::optional<oriflamme::CardSet>;
// From "base", "alliance", "mixed" or ten names. Nothing if the words are no such choice.
std::optional<Cards> cardsFrom(const QStringList& words);

// "greedy" or "ai:greedy".
std::optional<oriflamme::Level> levelFrom(QString word);

// A new game between levels, one a seat; its chance comes from `seed`.
oriflamme::Record newGame(oriflamme::Rules rules, const Cards& cards, const std::vector<oriflamme::Level>& levels,
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
bool playOut(oriflamme::Record& record, const std::vector<oriflamme::Level>& levels);
