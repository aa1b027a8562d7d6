#pragma once

#include "engine/rules/cards.h"
#include "engine/rules/random.h"

#include <array>

namespace oriflamme {

inline constexpr int maxSeats = 5;
inline constexpr int rounds = 6;
inline constexpr int judgementTokens = 5;
inline constexpr int maxQueue = maxSeats * rounds;

// A player's number, from 0 clockwise.
using Seat = std::int8_t;
inline constexpr Seat noSeat = -1;
inline constexpr Seat everyone = -2; // all seats' eyes together

enum class Direction : std::uint8_t { LeftToRight, RightToLeft };
inline constexpr std::array directions{Direction::LeftToRight, Direction::RightToLeft};
std::string_view name(Direction direction); // as in records

// What fixes a game but for chance: RULES.md 2.
struct Rules {
    CardSet cards = baseCards;
    Edition edition = Edition::Current;
    Direction direction = Direction::LeftToRight;
    std::int8_t seats = 4;
    Seat first = 0; // has the marker in round 1

    bool operator==(const Rules&) const = default;
};

// One family's ten cards as they were dealt (RULES.md 3).
struct Deal {
    CardSet hand;
    CardSet aside;

    bool operator==(const Deal&) const = default;
};

// Everything that fixes a game.
struct Setup {
    Rules rules;
    std::array<Deal, maxSeats> deal{}; // seats that do not play stay empty

    bool operator==(const Setup&) const = default;
};

// Ten cards, 2 to 5 seats, a first seat among them, and for each a deal of 7 and 3 of these ten cards.
bool isValid(const Setup& setup);

// Draws `count` cards from a set that has at least as many.
CardSet draw(int count, CardSet from, Random& random);

// Shuffles each family and deals it: 3 cards aside, 7 in the hand.
Setup deal(const Rules& rules, Random& random);

}
