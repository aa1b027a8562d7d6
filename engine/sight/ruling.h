#pragma once

#include "engine/sight/refusal.h"

namespace oriflamme {

// A rule as people are told it: a section of RULES.md or a part of one, or a ruling of it.
enum class Rule : std::uint8_t {
    Card, // what a card's own text says
    Families,
    Setup,
    Queue,
    Direction,
    Stack,
    Adjacent,
    Kinds,
    Influence,
    Round,
    Marker,
    Placement,
    Walk,
    Keep,
    Reveal,
    Acts,
    Passed,
    Eliminate,
    Discard,
    Reserve,
    Secrets,
    End,
    Tie,
    FirstLord,
    FirstAmbush,
    FirstDecree,
    FirstTie,
    TwoSeats,
    Mixing,
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
    R9,
    R10,
    R11,
    R12,
    R13,
    R14,
    R15,
    R16,
    R17,
    R18,
    R19,
    R20,
    R21
};
inline constexpr int ruleCount = int(Rule::R21) + 1;

// What the pages call it, such as "first-lord" or "R13"; "" for Card.
std::string_view name(Rule rule);

// A rule, and the card whose text it is if it is Rule::Card.
struct Ruling {
    Rule rule = Rule::Card;
    Card card = Card::None;

    bool operator==(const Ruling&) const = default;
};

// What made it happen. `height` is that of the top card at the event's place after it, 0 at the bottom. It is the same
// whether the event's cards are hidden or not: so it tells nobody what they are.
Ruling rulingOf(const Event& event, int height);

// What forbids it, when this is asked. `refusal` is not None.
Ruling rulingOf(Refusal refusal, const Question& question);

}
