#pragma once

#include "engine/resolve.h"

// The cards' texts (RULES.md 6 and 7), each found by its card's name, and what several of them do.
// A new card needs: its name in cards.h, its text in perform(), and where it asks, its targets or halves in legal.cpp.
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
    Event copy = about(Happening::Copied);
    point(copy, model);
    emit(copy);
    if (model.card == Card::Shapeshifter) {
        emit(about(Happening::NoEffect));
        return true;
    }
    s.question.copied = model.card;
    return perform(model.card);
}

template <class Sink>
bool Resolve<Sink>::lord()
{
    int count = 1;
    for (std::uint32_t rest = neighbours(s); rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        if (s.queue.top(place).seat == owner())
            count += s.rules.edition == Edition::First ? s.queue.size(place) : 1;
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
    Event stole = about(Happening::Stole);
    point(stole, card);
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
    Event moved = about(Happening::Moved);
    point(moved, card);
    moved.from = std::int8_t(from);
    moved.to = std::int8_t(to);
    emit(moved);
    return true;
}

template <class Sink>
bool Resolve<Sink>::conspiracy()
{
    const int tokens = std::exchange(here().tokens, std::uint8_t{0});
    if (tokens > 0)
        gain(2 * tokens);
    else
        emit(about(Happening::NoEffect));
    return true;
}

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
    for (std::uint32_t rest = neighbours(s); rest != 0; rest &= rest - 1) {
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
    mine().informant.inHand = mine().shapeshifter.inHand = false;
    *mine().takenBack(back) = {s.laid, true};

    Event swap = about(Happening::Swapped);
    point(swap, card);
    emit(swap);
    m_actor = none;
    m_laidOver = true;
    return true;
}

template <class Sink>
bool Resolve<Sink>::collect()
{
    const int tokens = std::exchange(here().tokens, std::uint8_t{0});
    if (tokens > 0) {
        mine().influence = std::int16_t(mine().influence + tokens);
        Event took = about(Happening::TookTokens);
        took.n = std::int16_t(tokens);
        emit(took);
    }
    discardActor();
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
    for (std::uint32_t rest = neighbours(s); rest != 0; rest &= rest - 1) {
        const QueueCard& card = s.queue.top(std::countr_zero(rest));
        if (card.up && isCharacter(card.card))
            return;
    }
    discardActor();
}

template <class Sink>
void Resolve<Sink>::mark(int place)
{
    QueueCard& card = s.queue.top(place);
    --s.marks;
    ++card.marks;
    Event marked = about(Happening::Marked);
    point(marked, card);
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

// Puts tokens from the supply on the top card of a place.
template <class Sink>
void Resolve<Sink>::give(int place, int tokens)
{
    QueueCard& card = s.queue.top(place);
    card.tokens = std::uint8_t(card.tokens + tokens);
    Event given = about(Happening::TokenGiven);
    point(given, card);
    given.to = std::int8_t(place);
    given.n = std::int16_t(tokens);
    emit(given);
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
        Event eliminated = about(Happening::Eliminated);
        point(eliminated, s.queue.cards[std::size_t(victims[i].slot)]);
        eliminated.otherHidden = false;
        eliminated.to = std::int8_t(placeOf(victims[i].slot));
        s.at(victims[i].seat).discards.add(remove(victims[i].slot));
        emit(eliminated);
    }
    if (count == 0) {
        emit(about(Happening::NoEffect));
        return;
    }

    mine().influence = std::int16_t(mine().influence + int(count));
    Event paid = about(Happening::GainedElimination);
    paid.n = std::int16_t(count);
    emit(paid);
    if (faceDown > 0 && mine().reserved.has(Card::Infiltration)) {
        mine().influence = std::int16_t(mine().influence + 2 * faceDown);
        emit({.happening = Happening::InfiltrationBonus, .seat = owner(), .n = std::int16_t(2 * faceDown)});
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (victims[i].card == Card::Ambush)
            ambush(victims[i].seat);
        else if (victims[i].card == Card::Racket)
            racket(victims[i].seat);
    }
}

// An eliminated Ambush: the card that did it is the one at the place being resolved (R14).
template <class Sink>
void Resolve<Sink>::ambush(Seat victim)
{
    const bool own = victim == owner();
    if (own && s.rules.edition == Edition::Current)
        return;
    Event springs = about(Happening::AmbushSprings);
    springs.seat = victim;
    springs.card = Card::Ambush;
    springs.number = 0; // no longer in the queue
    springs.other = owner();
    springs.otherCard = s.question.card;
    springs.otherNumber = m_number;
    emit(springs);
    discardActor();
    const int pays = own ? 1 : 4;
    s.at(victim).influence = std::int16_t(s.at(victim).influence + pays);
    emit({.happening = Happening::AmbushPays, .seat = victim, .n = std::int16_t(pays)});
}

template <class Sink>
void Resolve<Sink>::racket(Seat victim)
{
    if (victim == owner())
        return;
    const std::uint32_t attackers = s.queue.where([&](const QueueCard& card) { return card.seat == owner(); });
    const int pays = 2 * std::popcount(attackers);
    int taken = 0;
    s.at(victim).influence = std::int16_t(s.at(victim).influence + pays);
    emit({.happening = Happening::RacketPays, .seat = victim, .other = owner(), .n = std::int16_t(pays)});
    for (std::uint32_t rest = attackers; rest != 0; rest &= rest - 1) {
        QueueCard& card = s.queue.top(std::countr_zero(rest));
        if (!card.up && card.tokens > 0) {
            --card.tokens;
            ++taken;
        }
    }
    if (taken > 0)
        emit({.happening = Happening::RacketTakes, .seat = victim, .other = owner(), .n = std::int16_t(taken)});
}

// The acting card's owner gains n for its text.
template <class Sink>
void Resolve<Sink>::gain(int n)
{
    mine().influence = std::int16_t(mine().influence + n);
    m_gained = true;
    Event gained = about(Happening::Gained);
    gained.n = std::int16_t(n);
    emit(gained);
}

// Discards the acting card if it is still in the queue; nobody is paid.
template <class Sink>
void Resolve<Sink>::discardActor()
{
    if (m_actor == none)
        return;
    Event discarded = about(Happening::Discarded);
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
Event Resolve<Sink>::about(Happening happening) const
{
    return {.happening = happening, .seat = owner(), .card = s.question.card, .number = m_number, .to = s.place};
}

template <class Sink>
void Resolve<Sink>::point(Event& event, const QueueCard& card)
{
    event.other = card.seat;
    event.otherCard = card.card;
    event.otherNumber = card.number;
    event.otherHidden = isHidden(card);
}

}
