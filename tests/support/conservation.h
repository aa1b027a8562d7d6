#pragma once

#include "tests/support/positiontext.h"

#include <map>

namespace oriflamme {

// What lies where in a state: changed by events alone, it must stay what the next state says.
struct Holdings {
    struct OnCard {
        int tokens = 0;
        int marks = 0;
        bool operator==(const OnCard&) const = default;
    };
    std::array<int, maxSeats> influence{};
    std::array<int, maxSeats> trade{};
    std::map<int, OnCard> queue; // by the cards' numbers
    int marks = 0;               // in the supply
    std::array<CardSet, maxSeats> hand{};
    std::array<Pile, maxSeats> discards{};
    std::array<Pile, maxSeats> reserved{};

    bool operator==(const Holdings&) const = default;
};

Holdings holdingsOf(const State& state);

// Books an event: what it says it moved.
void book(Holdings& holdings, const Event& event);

// What the event says of places that is not so in the states before and after it, or empty.
std::string wrongPlace(const Event& event, const State& before, const State& after);

}
