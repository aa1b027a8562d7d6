#pragma once

#include "engine/record/record.h"
#include "engine/sight/view.h"

#include <QJsonArray>
#include <QJsonObject>

// What a program is told, in the words of PLAYERS.md.

// An event as its View's seat has seen it.
QJsonObject toJson(const oriflamme::Event& event);

// A game begins, and the program sits at this seat.
QJsonObject beginMessage(const oriflamme::Rules& rules, oriflamme::Seat seat, int patience);
// A question to the view's seat, after `decisions` decisions and these events since the last.
QJsonObject questionMessage(const oriflamme::View& view, int decisions, const QJsonArray& events);
// The game is over, or was broken off.
QJsonObject endMessage(const oriflamme::View& view, int decisions, const QJsonArray& events);
