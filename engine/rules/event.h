#pragma once

#include "engine/rules/state.h"

#include <vector>

namespace oriflamme {

// What just happened. Beside each stand the fields it fills; the others keep their default. "acting" are seat, card,
// number and to: the acting card's owner, name, number and place (it is called Shapeshifter while it copies); "other"
// are other, otherCard and otherNumber. Every decision begins with Chosen and, unless the game is over, ends with
// Asked.
enum class Happening : std::uint8_t {
    RoundBegins, // n: the round
    TradePays,   // seat, n (RULES.md 4, start of a round)
    Placed,      // seat, card, number, to: its place
    ResolutionBegins,
    Kept,              // seat, card, number, to, n: tokens on it now
    Slept,             // seat, number, to: a sleeping card is passed over
    Revealed,          // acting
    TookTokens,        // acting, n: the tokens on a revealed or collected card are gained
    TokensLost,        // acting, n: they go to the supply
    TokenPaid,         // acting, n: an Insurrection's price
    Acts,              // acting: a revealed card's turn
    Copied,            // acting: the Shapeshifter, other: the model
    NoEffect,          // acting
    Gained,            // acting, n: for its text
    GainedElimination, // acting, n: 1 for each victim
    InfiltrationBonus, // seat, n
    Stole,             // acting, other: the card pointed at, to: its place, n: 0 or 1
    Eliminated,        // acting, other: the victim, to: its place
    Discarded,         // acting
    AmbushSprings,     // seat, card: the Ambush and its owner, other: the acting card, which did it, to: its place
    AmbushPays,        // seat, n
    RacketPays,        // seat, other: who did it, n
    RacketTakes,       // seat, other, n: tokens lost from other's face-down top cards
    Moved,             // acting: the Decree, other: the moved card, from, to: its places
    TokenGiven,        // acting, other: the card that got them, to: its place, n
    Marked,            // acting, other: the marked card, to: its place
    Swapped,           // acting: goes back to the hand, other: laid in its place, sleeps
    Reserved,          // acting, n: the tokens that stay on it
    TurnedDown,        // acting
    MarkerPasses,      // seat: who has it now
    FinalTrade,        // seat, n
    GameOver,
    // What follows is not told by itself, see isTold().
    Chosen,     // seat, action, and what the decision says with it: card, from, to, half
    Asked,      // seat, asks, and what the question says with it: card, copied, half
    TokensTaken // other: a card that loses tokens, to: its place, n; a part of what is told next
};

// Whether it is told by itself, to be seen and read: a choice, a question and a part of something are not.
constexpr bool isTold(Happening happening)
{
    return happening < Happening::Chosen;
}

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
    Card cause = Card::None;  // whose text made it happen; None for a choice and for a rule of the whole game
    Card copied = Card::None; // which text that is, if the cause is a Shapeshifter
    Action action = Action::None;
    Asks asks = Asks::Nothing;
    Half half = Half::None;

    bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

std::string_view name(Happening happening); // as PLAYERS.md has it, in camel case

// An event and the state right after it.
struct Step {
    Event event;
    State state;
};
using Steps = std::vector<Step>;

}
