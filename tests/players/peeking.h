#pragma once

#include "engine/players/players.h"
#include "tests/support/permutation.h"

#include <functional>

// Whether a player peeks: whether its thought depends on anything that is hidden from its seat.
namespace oriflamme {

// What a player thinks in a true state that came about so, of the seat that is asked. It is given everything; what it
// looks at is what is tested.
using Thinker = std::function<SearchResult(const State&, const Events& past, Random chance)>;

struct Watched {
    std::string name;
    Thinker think;
    int weight = 1; // how often it is asked, among the others
};

// A computer player, which is given its seat's view and no more.
Watched watched(const Computer& computer, int weight = 1);

// What was watched of each player.
struct Peeks {
    std::uint64_t thoughts = 0;
    std::uint64_t hidden = 0; // of these, with a twin that is not the true state itself
};

// Plays a game, of the kind and with the chance that its number tells. Each decision is taken by one of the players,
// drawn by weight. It thinks twice: in the true state, and in a twin in which all that is hidden from its seat was
// dealt anew, from the start of the game on. The whole thoughts must be one. Adds to `peeks`, one a player; tells the
// first difference in words, or nothing.
std::string watchGame(std::uint64_t number, const std::vector<Watched>& players, std::vector<Peeks>& peeks);

}
