#pragma once

#include "engine/record/record.h"

#include <QVariantList>

// What everybody had, a list a seat: before the first round, and at the end of each round that has been played; in one
// that is being played, as it stands.
QVariantList influenceByRound(const oriflamme::Record& record);
