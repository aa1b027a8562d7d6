#pragma once

#include "engine/record/record.h"

#include <QVariantMap>

// The record of a new game as a page asks for it: {seats: [{family, name, player}], cards: ten names, without them the
// base set; edition; direction; first: a seat, or -1 for a drawn one}. The seed comes from the system. Nothing if no
// such game can be played, or saved and read again.
std::optional<oriflamme::Record> newGame(const QVariantMap& setup);
