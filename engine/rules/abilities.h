#pragma once

#include "engine/rules/resolve.h"

// The cards' texts as the table in cards.h names them: basecards.h, alliancecards.h and, what several of them do,
// effects.h. What a new card needs stands at the end of RULES.md.
namespace oriflamme {

// Carries out a text from its start.
template <class Sink>
bool Resolve<Sink>::perform(Card ability)
{
    const CardRow& card = row(ability);
    if (card.pays > 0)
        gain(card.pays);
    switch (card.text) {
    case Text::Nothing: break;
    case Text::Target: return ask(Asks::Target);
    case Text::Model: return ask(Asks::Model);
    case Text::Mode: return ask(Asks::Mode);
    case Text::Move: return ask(Asks::Move);
    case Text::Heir: return heir();
    case Text::Lord: return lord();
    case Text::Conspiracy: return conspiracy();
    case Text::Fanatic: return fanatic();
    case Text::Deserter:
        if (neighbours(s) != 0)
            return ask(Asks::Target);
        lookRound();
        break;
    case Text::Insurrection: eliminate(neighbours(s)); break;
    case Text::Infiltration: return infiltration();
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
    switch (s.question.deed()) {
    case Deed::Nothing: break;
    case Deed::Copy: return copied(place);
    case Deed::Steal: steal(place); break;
    case Deed::Give: give(place, row(s.question.ability()).gives); break;
    case Deed::Desert: deserter(place); break;
    case Deed::Mark: mark(place); break;
    case Deed::Eliminate: eliminate(std::uint32_t{1} << place); break;
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
