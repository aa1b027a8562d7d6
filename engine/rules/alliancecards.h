#pragma once

#include "engine/rules/resolve.h"

// The Alliance cards' texts (RULES.md 7).
namespace oriflamme {

template <class Sink>
bool Resolve<Sink>::fanatic()
{
    const bool alone = others([&](const QueueCard& card) { return card.up && card.seat == owner(); }) == 0;
    gain(alone ? 2 : 1);
    return true;
}

template <class Sink>
bool Resolve<Sink>::informantGain()
{
    int tokens = 0;
    for (std::uint32_t rest = places(s, s.question.reach()); rest != 0; rest &= rest - 1) {
        const QueueCard& card = s.queue.top(std::countr_zero(rest));
        if (!card.up && card.seat != owner())
            tokens += card.tokens;
    }
    if (tokens > 0)
        gain(tokens);
    else
        emit(about(Happening::NoEffect));
    return true;
}

// The card laid in exchange sleeps (R15); what is known of the card taken back: section 10.
template <class Sink>
bool Resolve<Sink>::swapped(Card laid)
{
    CardSet& hand = s.hand[std::size_t(owner())];
    QueueCard& card = here();
    const Card back = card.card;
    s.marks = std::uint8_t(s.marks + card.marks); // R10
    card = {.card = laid, .seat = card.seat, .number = ++s.laid, .under = card.under, .sleeps = true};
    hand.remove(laid);
    hand.add(back);
    mine().layAny();
    *mine().takenBack(back) = {s.laid, true};

    emit(about(Happening::Swapped, card));
    m_actor = none;
    m_laidOver = true;
    return true;
}

template <class Sink>
bool Resolve<Sink>::collect()
{
    const int tokens = std::exchange(here().tokens, std::uint8_t{0});
    if (tokens > 0) {
        pay(owner(), tokens);
        Event took = about(Happening::TookTokens);
        took.n = std::int16_t(tokens);
        emit(took);
    }
    discardActor(s.question.card);
    return true;
}

template <class Sink>
void Resolve<Sink>::deserter(int place)
{
    const bool character = isCharacter(s.queue.top(place).card);
    eliminate(std::uint32_t{1} << place);
    if (m_actor == none)
        return; // taken by an Ambush
    if (character)
        gain(1);
    lookRound();
}

// A Deserter leaves when no adjacent card is a revealed character; the gap has closed by then.
template <class Sink>
void Resolve<Sink>::lookRound()
{
    for (std::uint32_t rest = places(s, s.question.reach()); rest != 0; rest &= rest - 1) {
        const QueueCard& card = s.queue.top(std::countr_zero(rest));
        if (card.up && isCharacter(card.card))
            return;
    }
    discardActor(s.question.card);
}

template <class Sink>
void Resolve<Sink>::mark(int place)
{
    QueueCard& card = s.queue.top(place);
    --s.marks;
    ++card.marks;
    Event marked = about(Happening::Marked, card);
    marked.to = std::int8_t(place);
    emit(marked);
}

template <class Sink>
bool Resolve<Sink>::infiltration()
{
    const auto feeds = [&](const QueueCard& card) { return !card.up && card.seat == owner(); };
    for (std::uint32_t rest = s.queue.where(feeds); rest != 0; rest &= rest - 1)
        give(std::countr_zero(rest), 1);
    return true;
}

template <class Sink>
void Resolve<Sink>::racket(Seat victim)
{
    if (victim == owner())
        return;
    const std::uint32_t attackers = s.queue.where([&](const QueueCard& card) { return card.seat == owner(); });
    const int pays = 2 * std::popcount(attackers);
    int taken = 0;
    pay(victim, pays);
    emit({.happening = Happening::RacketPays,
          .seat = victim,
          .other = owner(),
          .n = std::int16_t(pays),
          .cause = Card::Racket});
    for (std::uint32_t rest = attackers; rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        const QueueCard& card = s.queue.top(place);
        if (!card.up && card.tokens > 0) {
            takeOff(place, 1, Card::Racket);
            ++taken;
        }
    }
    if (taken > 0)
        emit({.happening = Happening::RacketTakes,
              .seat = victim,
              .other = owner(),
              .n = std::int16_t(taken),
              .cause = Card::Racket});
}

}
