#pragma once

#include "app/models/choice.h"

#include <QSet>

// What one step offers, as sets.
struct Open {
    QSet<QString> cards, halves;
    QSet<int> places, gaps, stacks;
    bool left = false, right = false, keep = false, reveal = false;

    bool operator==(const Open&) const = default;
};

Open openIn(const Choice& choice);

// What must be open when `card` or the card at `from` is picked, told by the legal decisions alone.
Open legalSteps(const std::vector<oriflamme::Decision>& legal, oriflamme::Card card = oriflamme::Card::None,
                int from = -1);

// Picks everything that is not open.
void pickWhatIsClosed(Choice& choice);
