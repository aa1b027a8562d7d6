#pragma once

#include "engine/players/players.h"

#include <functional>

// Games that computers have played up to a moment worth looking at, laid out for a person in the first seat.
namespace saved {

// A game of so many seats in which the first seat belongs to a person, or to a computer too; played on while nobody
// has said `enough`.
oriflamme::Record game(int seats, const std::string& seed, const std::function<bool(const oriflamme::State&)>& enough,
                       bool person = true);
// The person is asked this in that round, or later.
oriflamme::Record asked(int seats, oriflamme::Asks asks, int round, const std::string& seed = "1");
// The person may choose a target that only hurts them, for all that `viewer` knows (noSeat: a bystander): its place.
oriflamme::Record harmful(oriflamme::Seat viewer = 0);
int harmfulTarget(const oriflamme::State& state, oriflamme::Seat viewer = 0);
oriflamme::Record over(int seats, const std::string& seed = "1");

}
