#include "engine/rules/event.h"

namespace oriflamme {

std::string_view name(Happening happening)
{
    switch (happening) {
    case Happening::RoundBegins: return "roundBegins";
    case Happening::TradePays: return "tradePays";
    case Happening::Placed: return "placed";
    case Happening::ResolutionBegins: return "resolutionBegins";
    case Happening::Kept: return "kept";
    case Happening::Slept: return "slept";
    case Happening::Revealed: return "revealed";
    case Happening::TookTokens: return "tookTokens";
    case Happening::TokensLost: return "tokensLost";
    case Happening::TokenPaid: return "tokenPaid";
    case Happening::Acts: return "acts";
    case Happening::Copied: return "copied";
    case Happening::NoEffect: return "noEffect";
    case Happening::Gained: return "gained";
    case Happening::GainedElimination: return "gainedElimination";
    case Happening::InfiltrationBonus: return "infiltrationBonus";
    case Happening::Stole: return "stole";
    case Happening::Eliminated: return "eliminated";
    case Happening::Discarded: return "discarded";
    case Happening::AmbushSprings: return "ambushSprings";
    case Happening::AmbushPays: return "ambushPays";
    case Happening::RacketPays: return "racketPays";
    case Happening::RacketTakes: return "racketTakes";
    case Happening::Moved: return "moved";
    case Happening::TokenGiven: return "tokenGiven";
    case Happening::Marked: return "marked";
    case Happening::Swapped: return "swapped";
    case Happening::Reserved: return "reserved";
    case Happening::TurnedDown: return "turnedDown";
    case Happening::MarkerPasses: return "markerPasses";
    case Happening::FinalTrade: return "finalTrade";
    case Happening::GameOver: return "gameOver";
    case Happening::Chosen: return "chosen";
    case Happening::Asked: return "asked";
    case Happening::TokensTaken: return "tokensTaken";
    }
    return {};
}

}
