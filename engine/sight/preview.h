#pragma once

#include "engine/sight/view.h"

namespace oriflamme {

// From the least to the most that a view leaves possible.
struct Range {
    int least = 0;
    int most = 0;

    bool operator==(const Range&) const = default;
};

// What becomes of a seat's influence and of the tokens on its cards.
struct Change {
    Range influence;
    Range laid;  // tokens put on its cards in the queue
    Range lost;  // tokens on these cards that go to the supply
    Range trade; // tokens that come to lie on its reserved Trade

    bool operator==(const Change&) const = default;
};

// A stretch of the game in every world that a view leaves possible. Cards are named by their slot in the view's queue.
struct Stretch {
    std::array<Change, maxSeats> seats{};
    std::uint32_t gone = 0;  // bit i: the card in slot i is certainly discarded
    std::uint32_t mayGo = 0; // bit i: perhaps it is

    bool operator==(const Stretch&) const = default;
};

// What a decision would bring.
struct Preview {
    bool possible = false; // it can be chosen in some world: a bystander may see choices that are not open
    Stretch now;           // by the card that is asked about, until it has done or asks again
    Stretch then;          // by cards that act of themselves afterwards, until anybody is asked
    bool asksOn = false;   // the card may ask again

    bool operator==(const Preview&) const = default;
};

// What a decision that the view lists would bring, in every world that the view leaves possible: nothing else is known.
// The view may be a bystander's.
Preview preview(const View& view, const Decision& decision);

// How a decision hurts nobody but the seat that takes it.
enum class Harm : std::uint8_t {
    None,
    Loss, // it costs own cards or tokens, while another decision brings as much and does not
    Waste // nothing comes of it, while another decision brings something
};

// The harm of one among all decisions of the open question. What may or may not happen is given the benefit.
Harm harm(const View& view, const std::vector<Preview>& all, std::size_t decision);

}
