#pragma once

#include "engine/players/rolloutpolicy.h"
#include "engine/sight/view.h"

// What others' choices so far tell of how they play and what they hide: types of players with weights (Southey et al.,
// "Bayes' Bluff: Opponent Modelling in Poker", 2005).
namespace oriflamme {

// The habits that others are read as, and how likely each is; 1 together.
inline constexpr std::array habits{Habit::Anyhow, Habit::Weak, Habit::Strong};
inline constexpr std::size_t habitCount = habits.size();
using HabitShares = std::array<double, habitCount>;

struct Reading {
    std::array<HabitShares, maxSeats> shares; // of each seat; of the viewer's own those of a stranger
    Belief belief{}; // of the queue's hidden cards, never nought for what the rules leave possible
};

// The reading of one who sees the view, by its past alone; without a past everybody is a stranger.
Reading readingOf(const View& view);

}
