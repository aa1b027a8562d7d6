#pragma once

#include "engine/record/story.h"

#include <QVariantList>

// What everybody had, a list a seat: before the first round, and at the end of each round that was played up to the
// cursor; in one that is being played, as it stands.
QVariantList influenceByRound(const oriflamme::Story& story);
