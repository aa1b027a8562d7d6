#pragma once

#include "engine/rules/event.h"

#include <QVariantMap>

// What the pages are told of a happening.

// An event, and how the place it happened at looks after it.
struct Happened {
    oriflamme::Event event;
    int height = 0; // of the top card there, 0 at the bottom
    int stacks = 0;

    bool operator==(const Happened&) const = default;
};
Happened happenedIn(const oriflamme::Step& step);

// It as `viewer` may know it, in names and numbers: {happening, seat, card, number, other, otherCard, otherNumber,
// from, to, n, height, stacks}.
QVariantMap cueOf(const Happened& happened, oriflamme::Seat viewer);
