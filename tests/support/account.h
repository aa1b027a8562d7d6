#pragma once

#include "tests/support/picture.h"

#include <map>

namespace oriflamme {

// An account of a state by what lies where: changed by events alone, it must stay what the next state says.
struct Account {
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

    bool operator==(const Account&) const = default;
};

Account accountOf(const State& state);

// Books an event: what it says it moved.
void book(Account& account, const Event& event);

// What the event says of places that is not so in the states before and after it, or empty.
std::string wrongPlace(const Event& event, const State& before, const State& after);

}
