#pragma once

#include "engine/rules/resolve.h"

// What several texts do (RULES.md 5).
namespace oriflamme {

template <class Sink>
void Resolve<Sink>::pay(Seat seat, int n)
{
    s.at(seat).influence = std::int16_t(s.at(seat).influence + n);
}

// The acting card's owner gains n for its text.
template <class Sink>
void Resolve<Sink>::gain(int n)
{
    pay(owner(), n);
    m_gained = true;
    Event gained = about(Happening::Gained);
    gained.n = std::int16_t(n);
    emit(gained);
}

// Puts tokens from the supply on the top card of a place.
template <class Sink>
void Resolve<Sink>::give(int place, int tokens)
{
    QueueCard& card = s.queue.top(place);
    card.tokens = std::uint8_t(card.tokens + tokens);
    Event given = about(Happening::TokenGiven, card);
    given.to = std::int8_t(place);
    given.n = std::int16_t(tokens);
    emit(given);
}

// Takes tokens off the top card of a place, as a part of what is told next.
template <class Sink>
void Resolve<Sink>::takeOff(int place, int tokens, Card cause)
{
    QueueCard& card = s.queue.top(place);
    card.tokens = std::uint8_t(card.tokens - tokens);
    emit({.happening = Happening::TokensTaken,
          .other = card.seat,
          .otherCard = card.card,
          .otherNumber = card.number,
          .to = std::int8_t(place),
          .n = std::int16_t(tokens),
          .otherHidden = isHidden(card),
          .cause = cause});
}

// Eliminates one or two top cards at the same moment, in the order of section 5 (R8).
template <class Sink>
void Resolve<Sink>::eliminate(std::uint32_t places)
{
    struct Victim {
        std::int8_t slot;
        Card card;
        Seat seat;
    };
    std::array<Victim, 2> victims{};
    std::size_t count = 0;
    int faceDown = 0;
    for (std::uint32_t rest = places; rest != 0; rest &= rest - 1, ++count) {
        const int place = std::countr_zero(rest);
        const QueueCard& card = s.queue.top(place);
        victims[count] = {s.queue.tops[std::size_t(place)], card.card, card.seat};
        faceDown += !card.up;
    }
    if (count == 2 && !s.forward())
        std::swap(victims[0], victims[1]);

    for (std::size_t i = 0; i < count; ++i) {
        Event eliminated = about(Happening::Eliminated, s.queue.cards[std::size_t(victims[i].slot)]);
        eliminated.otherHidden = false;
        eliminated.to = std::int8_t(placeOf(victims[i].slot));
        s.at(victims[i].seat).discards.add(remove(victims[i].slot));
        emit(eliminated);
    }
    if (count == 0) {
        emit(about(Happening::NoEffect));
        return;
    }

    pay(owner(), int(count));
    Event paid = acting(Happening::GainedElimination);
    paid.n = std::int16_t(count);
    emit(paid);
    if (faceDown > 0 && mine().reserved.has(Card::Infiltration)) {
        pay(owner(), 2 * faceDown);
        emit({.happening = Happening::InfiltrationBonus,
              .seat = owner(),
              .n = std::int16_t(2 * faceDown),
              .cause = Card::Infiltration});
    }
    for (std::size_t i = 0; i < count; ++i) {
        switch (row(victims[i].card).trap) {
        case Trap::None: break;
        case Trap::Ambush: ambush(victims[i].seat); break;
        case Trap::Racket: racket(victims[i].seat); break;
        }
    }
}

// Discards the acting card if it is still in the queue, by that text or, None, as a spent intrigue; nobody is paid.
template <class Sink>
void Resolve<Sink>::discardActor(Card cause)
{
    if (m_actor == none)
        return;
    Event discarded = cause == s.question.card ? about(Happening::Discarded) : acting(Happening::Discarded);
    discarded.cause = cause;
    mine().discards.add(remove(m_actor));
    emit(discarded);
}

// Takes a card out of the queue, which is the top card of its stack (or a Decree that a card was just laid on); its
// judgement tokens go back to the supply (R10). Other tokens on it are gone. What it was is returned.
template <class Sink>
Card Resolve<Sink>::remove(int slot)
{
    Queue& queue = s.queue;
    const QueueCard card = queue.cards[std::size_t(slot)];
    const int place = slot == m_actor ? s.place : placeOf(slot);
    s.marks = std::uint8_t(s.marks + card.marks);
    if (slot == m_actor)
        m_actor = none;
    if (queue.tops[std::size_t(place)] != slot) {
        queue.cards[std::size_t(queue.tops[std::size_t(place)])].under = card.under;
    } else if (card.under >= 0) {
        queue.tops[std::size_t(place)] = card.under;
    } else {
        queue.erase(place);
        if (place < s.place)
            --s.place;
        else if (place == s.place)
            s.gap = true;
    }
    queue.release(slot);
    return card.card;
}

template <class Sink>
int Resolve<Sink>::placeOf(int slot) const
{
    int place = 0;
    while (s.queue.tops[std::size_t(place)] != slot)
        ++place;
    return place;
}

template <class Sink>
Event Resolve<Sink>::acting(Happening happening) const
{
    return {.happening = happening, .seat = owner(), .card = s.question.card, .number = m_number, .to = s.place};
}

template <class Sink>
Event Resolve<Sink>::about(Happening happening) const
{
    Event event = acting(happening);
    event.cause = s.question.card;
    event.copied = s.question.copied;
    return event;
}

template <class Sink>
Event Resolve<Sink>::about(Happening happening, const QueueCard& other) const
{
    Event event = about(happening);
    event.other = other.seat;
    event.otherCard = other.card;
    event.otherNumber = other.number;
    event.otherHidden = isHidden(other);
    return event;
}

}
