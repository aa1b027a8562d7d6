#pragma once

#include "engine/rules/play.h"

#include <type_traits>
#include <utility>

// How a decision is carried out. Private to play.cpp.
namespace oriflamme {

// Carries out one decision on a state and what follows from it. `m_actor` is the slot of the card whose text is being
// carried out while it lies in the queue; it is the top card of the place being resolved whenever a question is open.
//
// Functions that return bool return false when a question is open, so that nothing further may happen.
template <class Sink>
class Resolve {
public:
    Resolve(State& state, Sink& sink) : s(state), m_sink(sink) {}

    void take(const Decision& decision);
    // Tells how the game begins.
    void begin();

private:
    static constexpr int none = -1;

    // The phases: walk.h.
    void play(const Decision& decision);
    void tellQuestion();
    void placed(const Decision& decision);
    void walk();
    void stepOn() { s.place = std::int8_t(s.forward() ? s.place + 1 : s.place - 1); }
    void endRound();
    void startRound();
    void finalCount();

    // The card at the place being resolved.
    void meet();
    void keep();
    void reveal();
    bool answer(const Decision& decision);
    void finish();
    bool ask(Asks asks);
    bool askPlace(std::uint32_t places);
    bool unanswerable();

    // The cards' texts as their table names them: below, basecards.h, alliancecards.h. What a new card needs stands at
    // the end of RULES.md.
    bool perform(Card ability);
    bool answered(const Decision& decision);
    bool pointed(int place);
    bool heir();
    bool lord();
    bool fanatic();
    bool informantGain();
    bool swapped(Card laid);
    bool moved(const Decision& decision);
    bool halved(Half half);
    bool collect();
    bool conspiracy();
    bool infiltration();
    void steal(int place);
    bool copied(int place);
    void deserter(int place);
    void lookRound();
    void mark(int place);
    void ambush(Seat victim);
    void racket(Seat victim);

    // What several texts do: effects.h.
    void pay(Seat seat, int n);
    void gain(int n);
    void give(int place, int tokens);
    void takeOff(int place, int tokens, Card cause);
    void eliminate(std::uint32_t places);
    Card remove(int slot);
    void discardActor(Card cause);
    int placeOf(int slot) const;
    // The places but the one being resolved whose top card passes a test.
    template <class Test>
    std::uint32_t others(Test test) const
    {
        return s.queue.where(test) & ~(std::uint32_t{1} << s.place);
    }

    QueueCard& here() { return s.queue.top(s.place); }
    Seat owner() const { return s.question.seat; }
    SeatPublic& mine() { return s.at(owner()); }
    // What the acting card does, by a rule of the whole game, or by its text; to which other one: event.h.
    Event acting(Happening happening) const;
    Event about(Happening happening) const;
    Event about(Happening happening, const QueueCard& other) const;
    static bool isHidden(const QueueCard& card) { return !card.up && !card.known; }

    void emit([[maybe_unused]] const Event& event)
    {
        if constexpr (std::is_same_v<Sink, Events>)
            m_sink.push_back(event);
        else if constexpr (!std::is_same_v<Sink, Silent>)
            m_sink.push_back({event, s});
    }

    State& s;
    Sink& m_sink;
    int m_actor = none;
    std::uint8_t m_number = 0; // the acting card's
    bool m_gained = false;     // its text has paid already
    bool m_laidOver = false;   // an Informant has laid a card in its place (R5)
};

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
        if (places(s, s.question.reach()) != 0)
            return ask(Asks::Target);
        lookRound();
        break;
    case Text::Insurrection: eliminate(places(s, s.question.reach())); break;
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
    switch (s.question.effect()) {
    case Effect::Nothing: break;
    case Effect::Copy: return copied(place);
    case Effect::Steal: steal(place); break;
    case Effect::Give: give(place, row(s.question.ability()).gives); break;
    case Effect::Desert: deserter(place); break;
    case Effect::Mark: mark(place); break;
    case Effect::Eliminate: eliminate(std::uint32_t{1} << place); break;
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
