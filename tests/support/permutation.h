#pragma once

#include "engine/rules/event.h"
#include "engine/rules/random.h"

#include <map>

// What the rules hide (RULES.md 10), told a second time and without the engine's sight: so that its sight can be
// tested.
namespace oriflamme {

// What everybody remembers of cards that went back to a hand, learnt from the events of a game.
class Memory {
public:
    void see(const Event& event);
    // Whether the card may lie face down in the queue under that number, be in the hand, be set aside.
    bool mayLie(Seat seat, Card card, int number) const;
    bool mayBeAside(Seat seat, Card card) const;

private:
    struct TakenBack {
        int laid = 0;        // the number of the card laid in exchange
        bool inHand = false; // that seat has laid no card since
    };
    std::map<std::pair<Seat, Card>, TakenBack> m_back;
};

// A state that may be the true one as well for all that `viewer` knows, and what has become of each card in it.
struct Permuted {
    State state;
    std::array<std::array<Card, cardCount>, maxSeats> becomes{};

    Card of(Seat seat, Card card) const { return becomes[std::size_t(seat)][std::size_t(card)]; }
    // The decision of that seat that looks the same: the card that lies where the decided one lay.
    Decision of(Seat seat, const Decision& decision) const;
};

// Permutes what is hidden from `viewer` (or from a bystander) within each family, by chance.
Permuted permuted(const State& state, Seat viewer, const Memory& memory, Random& random);

// Whether the rules hide this card of the queue from `viewer`.
bool isHiddenFrom(const QueueCard& card, Seat viewer);

}
