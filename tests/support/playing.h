#pragma once

#include "app/table/game.h"

// Playing a Game as its pages do, and looking at what it shows.

bool isClosed(const Choice& choice);

// What of the game does not show this state to its viewer; empty if all does.
QString wrongIn(Game& game, const oriflamme::State& state);

// All of a record that is told, from the beginning of round 1, each decision's last step with the question that
// follows.
oriflamme::Steps toldOf(const oriflamme::Record& record);

// Lets the person choose by lot until the record has so many decisions more or the game is over and shown. Shows what
// happens cue by cue, or skips it. What hinders is returned.
QString playOn(Game& game, int decisions, bool cueByCue = true);
