#pragma once

#include "engine/state.h"

#include <vector>

namespace oriflamme {

// What just happened. The fields that each happening uses stand beside it; the others keep their default.
enum class Happening : std::uint8_t {
    RoundBegins,       // n: the round
    TradePays,         // seat, n (RULES.md 4, start of a round)
    Placed,            // seat, card, number, to: its place
    ResolutionBegins,
    Kept,              // seat, card, number, to: its place, n: tokens on it now
    Slept,             // seat, number, to: a sleeping card is passed over
    Revealed,          // seat, card, number, to
    TookTokens,        // seat, card, number, n: the tokens on a revealed or collected card are gained
    TokensLost,        // seat, card, number, n: they go to the supply
    TokenPaid,         // seat, card, number, n: an Insurrection's price
    Acts,              // seat, card, number, to: a revealed card's turn
    Copied,            // seat, card, number: the Shapeshifter; other, otherCard, otherNumber: the model
    NoEffect,          // seat, card, number
    Gained,            // seat, card: which card's text, number, n
    GainedElimination, // seat, card, number, n: 1 for each victim
    InfiltrationBonus, // seat, n
    Stole,             // seat, number, other, otherNumber: the card pointed at, n: 0 or 1
    Eliminated,        // seat, card, number: the acting card; other, otherCard, otherNumber: the victim; to: its place
    Discarded,         // seat, card, number, to
    AmbushSprings,     // seat: the Ambush's owner, other, otherCard, otherNumber: the card that did it
    AmbushPays,        // seat, n
    RacketPays,        // seat, other, n
    RacketTakes,       // other, n: tokens lost from other's face-down top cards
    Moved,             // other, otherCard, otherNumber: the moved card; from, to: its places; seat, number: the Decree
    TokenGiven,        // seat, number: who gave; other, otherCard, otherNumber: the card that got them; to, n
    Marked,            // seat, number; other, otherCard, otherNumber, to
    Swapped,           // seat, card, number: goes back to the hand; otherCard, otherNumber, to: laid instead, sleeps
    Reserved,          // seat, card, number, n: the tokens that stay on it
    TurnedDown,        // seat, card, number, to
    MarkerPasses,      // seat: who has it now
    FinalTrade,        // seat, n
    GameOver
};

struct Event {
    Happening happening = Happening::GameOver;
    Seat seat = noSeat;
    Card card = Card::None;
    std::uint8_t number = 0;
    Seat other = noSeat;
    Card otherCard = Card::None;
    std::uint8_t otherNumber = 0;
    std::int8_t from = -1;
    std::int8_t to = -1;
    std::int16_t n = 0;
    bool hidden = false;      // `card` lies face down and not everybody knows it
    bool otherHidden = false; // likewise `otherCard`

    bool operator==(const Event&) const = default;
};

std::string_view name(Happening happening);

// An event and the state right after it.
struct Step {
    Event event;
    State state;
};
using Steps = std::vector<Step>;

}
