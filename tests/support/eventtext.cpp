#include "tests/support/positiontext.h"

namespace oriflamme {

// "wolf's spy#3", or without the number for a card that lies in no queue.
static std::string cardTold(Seat seat, Card card, int number)
{
    const std::string kind(card == Card::None ? "card" : name(card));
    return std::string(familyOf(seat)) + "'s " + kind + (number > 0 ? '#' + std::to_string(number) : "");
}

std::string eventText(const Event& event)
{
    const std::string seat(familyOf(event.seat));
    const std::string card = cardTold(event.seat, event.card, event.number);
    const std::string other = cardTold(event.other, event.otherCard, event.otherNumber);
    const std::string n = std::to_string(event.n);
    const std::string at = " at " + std::to_string(event.to);
    switch (event.happening) {
    case Happening::RoundBegins: return "round " + n + " begins";
    case Happening::TradePays: return seat + "'s trade pays " + n;
    case Happening::Placed: return card + " is placed" + at;
    case Happening::ResolutionBegins: return "the walk begins";
    case Happening::Kept: return card + at + " is kept and holds " + n;
    case Happening::Slept: return card + at + " sleeps";
    case Happening::Revealed: return card + at + " is revealed";
    case Happening::TookTokens: return seat + " takes " + n + " from " + card;
    case Happening::TokensLost: return n + " on " + card + " are lost";
    case Happening::TokenPaid: return n + " on " + card + " is paid";
    case Happening::Acts: return card + at + " acts";
    case Happening::Copied: return card + " copies " + other;
    case Happening::NoEffect: return card + " has no effect";
    case Happening::Gained: return card + " gains " + n;
    case Happening::GainedElimination: return card + " is paid " + n + " for eliminating";
    case Happening::InfiltrationBonus: return seat + "'s infiltration gains " + n;
    case Happening::Stole: return card + " steals " + n + " by " + other;
    case Happening::Eliminated: return card + " eliminates " + other + at;
    case Happening::Discarded: return card + at + " is discarded";
    case Happening::AmbushSprings: return card + " takes " + other;
    case Happening::AmbushPays: return seat + "'s ambush gains " + n;
    case Happening::RacketPays: return seat + "'s racket gains " + n + " by " + std::string(familyOf(event.other));
    case Happening::RacketTakes: return std::string(familyOf(event.other)) + " loses " + n + " to a racket";
    case Happening::Moved:
        return card + " moves " + other + " from " + std::to_string(event.from) + " to " + std::to_string(event.to);
    case Happening::TokenGiven: return card + " puts " + n + " on " + other + at;
    case Happening::Marked: return card + " marks " + other + at;
    case Happening::Swapped: return card + " goes back to the hand for " + other + at;
    case Happening::Reserved: return card + " is reserved with " + n;
    case Happening::TurnedDown: return card + at + " is turned down";
    case Happening::MarkerPasses: return "the marker passes to " + seat;
    case Happening::FinalTrade: return seat + "'s trade finally pays " + n;
    case Happening::GameOver: return "the game is over";
    case Happening::Chosen: return seat + " chooses";
    case Happening::Asked: return seat + " is asked";
    case Happening::TokensTaken: return n + " is taken from " + other + at;
    }
    return {};
}

}
