#pragma once

#include "engine/rules/decision.h"
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

enum class Harm {
    None = int(oriflamme::Harm::None),
    Loss = int(oriflamme::Harm::Loss),
    Waste = int(oriflamme::Harm::Waste)
};
Q_ENUM_NS(Harm)

}
