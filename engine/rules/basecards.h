#pragma once

#include "engine/rules/resolve.h"

// The base cards' texts (RULES.md 6).
namespace oriflamme {

template <class Sink>
bool Resolve<Sink>::heir()
{
    // R12: the name is the acting card's, so a copy is blocked by other Shapeshifters.
    const Card name = s.question.card;
    if (others([&](const QueueCard& card) { return card.up && card.card == name; }) == 0)
        gain(2);
    else
        emit(about(Happening::NoEffect));
    return true;
}

// Copying: the name stays Shapeshifter, and the copy ends with the resolution (R12).
template <class Sink>
bool Resolve<Sink>::copied(int place)
{
    const QueueCard& model = s.queue.top(place);
    Event copies = about(Happening::Copied, model);
    copies.copied = model.card;
    emit(copies);
    if (model.card == Card::Shapeshifter) {
        Event nothing = about(Happening::NoEffect);
        nothing.copied = model.card;
        emit(nothing);
        return true;
    }
    s.question.copied = model.card;
    return perform(model.card);
}

template <class Sink>
bool Resolve<Sink>::lord()
{
    const bool stacks = rulesOf(s.rules.edition).lordCountsStacks;
    int count = 1;
    for (std::uint32_t rest = places(s, s.question.reach()); rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        if (s.queue.top(place).seat == owner())
            count += stacks ? s.queue.size(place) : 1;
    }
    gain(count);
    return true;
}

template <class Sink>
void Resolve<Sink>::steal(int place)
{
    const QueueCard& card = s.queue.top(place);
    const bool steals = card.seat != owner() && s.at(card.seat).influence > 0; // R11
    if (steals) {
        --s.at(card.seat).influence;
        ++mine().influence;
    }
    Event stole = about(Happening::Stole, card);
    stole.to = std::int8_t(place);
    stole.n = steals;
    emit(stole);
}

// The Royal Decree: the card leaves its place first, so what lies right of it moves up before it is laid again.
template <class Sink>
bool Resolve<Sink>::moved(const Decision& decision)
{
    Queue& queue = s.queue;
    const int slot = queue.tops[std::size_t(decision.from)];
    QueueCard& card = queue.cards[std::size_t(slot)];
    const int from = decision.from;
    int to = decision.to;
    if (card.under >= 0) {
        queue.tops[std::size_t(from)] = std::exchange(card.under, std::int8_t{-1});
    } else {
        queue.erase(from);
        if (from < s.place)
            --s.place;
        if (from < to)
            --to;
    }
    if (decision.action == Action::MoveGap) {
        queue.insert(to, slot);
        if (to <= s.place)
            ++s.place;
    } else {
        card.under = std::exchange(queue.tops[std::size_t(to)], std::int8_t(slot));
    }
    Event moved = about(Happening::Moved, card);
    moved.from = std::int8_t(from);
    moved.to = std::int8_t(to);
    emit(moved);
    return true;
}

template <class Sink>
bool Resolve<Sink>::conspiracy()
{
    const int tokens = here().tokens;
    if (tokens > 0) {
        takeOff(s.place, tokens, Card::Conspiracy);
        gain(2 * tokens);
    } else {
        emit(about(Happening::NoEffect));
    }
    return true;
}

// An eliminated Ambush: the card that did it is the one at the place being resolved (R14).
template <class Sink>
void Resolve<Sink>::ambush(Seat victim)
{
    const bool own = victim == owner();
    if (own && !rulesOf(s.rules.edition).ambushCatchesOwn)
        return;
    Event springs = acting(Happening::AmbushSprings);
    springs.seat = victim;
    springs.card = Card::Ambush;
    springs.number = 0; // no longer in the queue
    springs.other = owner();
    springs.otherCard = s.question.card;
    springs.otherNumber = m_number;
    springs.cause = Card::Ambush;
    emit(springs);
    discardActor(Card::Ambush);
    const int pays = own ? row(Card::Ambush).pays : 4;
    pay(victim, pays);
    emit({.happening = Happening::AmbushPays, .seat = victim, .n = std::int16_t(pays), .cause = Card::Ambush});
}

}
