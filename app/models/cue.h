#pragma once

#include "engine/record/story.h"

#include <QVariantMap>

// What the pages are told of a happening, as `viewer` may know it, in names and numbers: {happening, seat, card,
// number, other, otherCard, otherNumber, from, to, n, height, stacks}.
QVariantMap cueOf(const oriflamme::Caption& caption, oriflamme::Seat viewer);
// The same with the cards that lose tokens as a part of it: losses, a list of {number, n}.
QVariantMap cueOf(const oriflamme::Moment& moment, oriflamme::Seat viewer);
