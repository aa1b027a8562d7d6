#pragma once

#include "engine/rules/resolve.h"

// The cards' texts, each found by its card's name: basecards.h, alliancecards.h and, what several of them do,
// effects.h. What a new card needs stands at the end of RULES.md.
namespace oriflamme {

// Carries out a text from its start.
template <class Sink>
bool Resolve<Sink>::perform(Card ability)
{
    switch (ability) {
    case Card::Archer:
    case Card::Soldier:
    case Card::Spy:
    case Card::Assassination: return ask(Asks::Target);
    case Card::Heir: return heir();
    case Card::Shapeshifter: return ask(Asks::Model);
    case Card::Lord: return lord();
    case Card::RoyalDecree: return ask(Asks::Move);
    case Card::Ambush:
    case Card::Racket: gain(1); return true;
    case Card::Conspiracy: return conspiracy();
    case Card::Empress: gain(2); return ask(Asks::Target);
    case Card::Fanatic: return fanatic();
    case Card::Informant:
    case Card::Diplomat:
    case Card::Judge: return ask(Asks::Mode);
    case Card::Deserter:
        if (neighbours(s) != 0)
            return ask(Asks::Target);
        lookRound();
        return true;
    case Card::Insurrection: eliminate(neighbours(s)); return true;
    case Card::Infiltration: return infiltration();
    case Card::Trade:
    case Card::None: break;
    }
    return true;
}

// Goes on where a question stood.
template <class Sink>
bool Resolve<Sink>::answered(const Decision& decision)
{
    s.question.asks = Asks::Nothing;
    switch (decision.action) {
    case Action::Target: return pointed(decision.to);
    case Action::Mode: return halved(decision.half);
    case Action::Swap: return swapped(decision.card);
    case Action::MoveGap:
    case Action::MoveOnto: return moved(decision);
    default: return true;
    }
}

// A target or a model was chosen.
template <class Sink>
bool Resolve<Sink>::pointed(int place)
{
    switch (s.question.ability()) {
    case Card::Shapeshifter: return copied(place);
    case Card::Spy: steal(place); break;
    case Card::Empress: give(place, 1); break;
    case Card::Diplomat: give(place, 2); break;
    case Card::Deserter: deserter(place); break;
    case Card::Judge:
        if (s.question.half == Half::Mark) {
            mark(place);
            break;
        }
        [[fallthrough]];
    default: eliminate(std::uint32_t{1} << place); break;
    }
    return true;
}

template <class Sink>
bool Resolve<Sink>::halved(Half half)
{
    s.question.half = half;
    switch (half) {
    case Half::Gain: return informantGain();
    case Half::Swap: return ask(Asks::Swap);
    case Half::Pay:
    case Half::Mark: gain(1); return ask(Asks::Target);
    case Half::Collect: return collect();
    case Half::Eliminate: return ask(Asks::Target);
    case Half::None: break;
    }
    return true;
}

}
