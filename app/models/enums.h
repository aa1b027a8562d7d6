#pragma once

#include "engine/rules/event.h"
#include "engine/sight/preview.h"

#include <QQmlEngine>

// The engine's enums as QML names them, with the same names and values: Engine.Harm.Waste. Where a value type has one
// it is an int: Qt 6.4 cannot read it otherwise where QML is compiled.
namespace enums {

Q_NAMESPACE
QML_NAMED_ELEMENT(Engine)

enum class Action {
    None = int(oriflamme::Action::None),
    PlaceLeft = int(oriflamme::Action::PlaceLeft),
    PlaceRight = int(oriflamme::Action::PlaceRight),
    PlaceOn = int(oriflamme::Action::PlaceOn),
    Keep = int(oriflamme::Action::Keep),
    Reveal = int(oriflamme::Action::Reveal),
    Target = int(oriflamme::Action::Target),
    Mode = int(oriflamme::Action::Mode),
    Swap = int(oriflamme::Action::Swap),
    MoveGap = int(oriflamme::Action::MoveGap),
    MoveOnto = int(oriflamme::Action::MoveOnto)
};
Q_ENUM_NS(Action)

enum class Happening {
    RoundBegins = int(oriflamme::Happening::RoundBegins),
    TradePays = int(oriflamme::Happening::TradePays),
    Placed = int(oriflamme::Happening::Placed),
    ResolutionBegins = int(oriflamme::Happening::ResolutionBegins),
    Kept = int(oriflamme::Happening::Kept),
    Slept = int(oriflamme::Happening::Slept),
    Revealed = int(oriflamme::Happening::Revealed),
    TookTokens = int(oriflamme::Happening::TookTokens),
    TokensLost = int(oriflamme::Happening::TokensLost),
    TokenPaid = int(oriflamme::Happening::TokenPaid),
    Acts = int(oriflamme::Happening::Acts),
    Copied = int(oriflamme::Happening::Copied),
    NoEffect = int(oriflamme::Happening::NoEffect),
    Gained = int(oriflamme::Happening::Gained),
    GainedElimination = int(oriflamme::Happening::GainedElimination),
    InfiltrationBonus = int(oriflamme::Happening::InfiltrationBonus),
    Stole = int(oriflamme::Happening::Stole),
    Eliminated = int(oriflamme::Happening::Eliminated),
    Discarded = int(oriflamme::Happening::Discarded),
    AmbushSprings = int(oriflamme::Happening::AmbushSprings),
    AmbushPays = int(oriflamme::Happening::AmbushPays),
    RacketPays = int(oriflamme::Happening::RacketPays),
    RacketTakes = int(oriflamme::Happening::RacketTakes),
    Moved = int(oriflamme::Happening::Moved),
    TokenGiven = int(oriflamme::Happening::TokenGiven),
    Marked = int(oriflamme::Happening::Marked),
    Swapped = int(oriflamme::Happening::Swapped),
    Reserved = int(oriflamme::Happening::Reserved),
    TurnedDown = int(oriflamme::Happening::TurnedDown),
    MarkerPasses = int(oriflamme::Happening::MarkerPasses),
    FinalTrade = int(oriflamme::Happening::FinalTrade),
    GameOver = int(oriflamme::Happening::GameOver),
    Chosen = int(oriflamme::Happening::Chosen),
    Asked = int(oriflamme::Happening::Asked),
    TokensTaken = int(oriflamme::Happening::TokensTaken)
};
Q_ENUM_NS(Happening)

enum class Harm {
    None = int(oriflamme::Harm::None),
    Loss = int(oriflamme::Harm::Loss),
    Waste = int(oriflamme::Harm::Waste)
};
Q_ENUM_NS(Harm)

}
