#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// Why something cannot be chosen. In the order in which they are asked for, and by the question they belong to.
enum class Refusal : std::uint8_t {
    None,          // it is legal
    Over,          // nothing is asked any more
    NotAsked,      // somebody else is, or hidden cards are needed to answer
    OtherQuestion, // it answers another question
    NoPlace,       // there is no such place
    // Which card to lay, and where (RULES.md 4)
    NotInHand,
    OneEnd,
    NotOwnStack,
    // Keep or reveal (R7)
    NoToken,
    // What to point at (RULES.md 6, 7)
    Covered, // never a decision's, but a card's that lies under another (R1)
    NotAnEnd,
    NotAdjacent,
    Itself,
    OwnCard,
    FaceUp,
    NotDiplomat,
    NotMarked,
    // Which half: both are open where one is asked for (R6, R16)
    OtherHalf,
    // Where to move it (R13, R21)
    SamePlace,
    ThisEdition,
    SameStack,
    OtherFamily
};

// A code for the pages, such as "not-own-stack"; "" for None.
std::string_view name(Refusal refusal);

// Why the viewer may not choose this: None exactly for what the view lists as legal. It is found from the view alone.
Refusal refusal(const View& view, const Decision& decision);

}
