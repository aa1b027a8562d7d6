#pragma once

#include "engine/rules/resolve.h"

// The phases of a round, and the card at the place being resolved (RULES.md 3, 4 and 8).
namespace oriflamme {

template <class Sink>
void Resolve<Sink>::take(const Decision& decision)
{
    emit({.happening = Happening::Chosen,
          .seat = owner(),
          .card = decision.card,
          .from = decision.from,
          .to = decision.to,
          .hidden = true,
          .action = decision.action,
          .half = decision.half});
    play(decision);
    tellQuestion();
}

template <class Sink>
void Resolve<Sink>::begin()
{
    startRound();
    tellQuestion();
}

template <class Sink>
void Resolve<Sink>::tellQuestion()
{
    const Question& question = s.question;
    if (question.asks == Asks::Nothing)
        return;
    emit({.happening = Happening::Asked,
          .seat = question.seat,
          .card = question.card,
          .copied = question.copied,
          .asks = question.asks,
          .half = question.half});
}

template <class Sink>
void Resolve<Sink>::play(const Decision& decision)
{
    if (s.question.asks == Asks::Place) {
        placed(decision);
        if (s.question.asks == Asks::Nothing)
            walk();
        return;
    }
    m_actor = s.queue.tops[std::size_t(s.place)];
    m_number = here().number;
    if (decision.action == Action::Keep) {
        keep();
    } else {
        if (!answer(decision))
            return;
        finish();
    }
    walk();
}

template <class Sink>
bool Resolve<Sink>::answer(const Decision& decision)
{
    if (decision.action != Action::Reveal)
        return answered(decision);
    reveal();
    return perform(s.question.card);
}

// Placement: section 4.
template <class Sink>
void Resolve<Sink>::placed(const Decision& decision)
{
    const Seat seat = owner();
    Queue& queue = s.queue;
    s.hand[std::size_t(seat)].remove(decision.card);
    const int slot = queue.take();
    QueueCard& card = queue.cards[std::size_t(slot)];
    card = {.card = decision.card, .seat = seat, .number = ++s.laid};
    int place = decision.to;
    if (decision.action == Action::PlaceOn) {
        card.under = queue.tops[std::size_t(place)];
        queue.tops[std::size_t(place)] = std::int8_t(slot);
    } else {
        place = decision.action == Action::PlaceLeft ? 0 : queue.stacks;
        queue.insert(place, slot);
    }
    s.at(seat).layAny();

    const bool last = ++s.placed == s.rules.seats;
    s.question = last ? Question{} : Question{Asks::Place, s.next(seat)};
    emit({.happening = Happening::Placed,
          .seat = seat,
          .card = decision.card,
          .number = card.number,
          .to = std::int8_t(place),
          .hidden = true});
    if (last) {
        s.phase = Phase::Resolution;
        s.place = std::int8_t(s.forward() ? 0 : queue.stacks - 1);
        emit({.happening = Happening::ResolutionBegins});
    }
}

// Resolution: walks on from the place being resolved until a question is open or the game is over.
template <class Sink>
void Resolve<Sink>::walk()
{
    while (s.phase == Phase::Resolution && s.question.asks == Asks::Nothing) {
        if (s.place < 0 || s.place >= s.queue.stacks)
            endRound();
        else
            meet();
    }
}

template <class Sink>
void Resolve<Sink>::meet()
{
    const QueueCard& card = here();
    if (card.sleeps) {
        emit({.happening = Happening::Slept, .seat = card.seat, .number = card.number, .to = s.place});
        stepOn();
        return;
    }
    if (!card.up) {
        s.question = {Asks::KeepOrReveal, card.seat};
        return;
    }
    m_actor = s.queue.tops[std::size_t(s.place)];
    m_number = card.number;
    s.question = {Asks::Nothing, card.seat, card.card};
    emit(acting(Happening::Acts));
    if (perform(card.card))
        finish();
}

template <class Sink>
void Resolve<Sink>::keep()
{
    QueueCard& card = here();
    ++card.tokens;
    s.question = {};
    emit({.happening = Happening::Kept,
          .seat = card.seat,
          .card = card.card,
          .number = card.number,
          .to = s.place,
          .n = card.tokens,
          .hidden = isHidden(card)});
    stepOn();
}

// Turns the card up and takes the tokens on it, as far as its text does not say otherwise.
template <class Sink>
void Resolve<Sink>::reveal()
{
    QueueCard& card = here();
    card.up = true;
    card.known = false;
    s.question = {Asks::Nothing, card.seat, card.card};
    emit(acting(Happening::Revealed));
    const CardRow& is = row(card.card);
    if (is.price > 0) {
        card.tokens = std::uint8_t(card.tokens - is.price);
        Event paid = about(Happening::TokenPaid);
        paid.n = is.price;
        emit(paid);
    }
    if (card.tokens == 0 || is.tokens == Tokens::Left)
        return;
    const bool lost = is.tokens == Tokens::Lost;
    Event tokens = lost ? about(Happening::TokensLost) : acting(Happening::TookTokens);
    tokens.n = card.tokens;
    if (!lost)
        pay(owner(), card.tokens);
    card.tokens = 0;
    emit(tokens);
}

// Opens a question for the owner of the card being resolved, or takes its only answer at once (R6).
template <class Sink>
bool Resolve<Sink>::ask(Asks asks)
{
    s.question.asks = asks;
    if (asks == Asks::Model || asks == Asks::Target)
        return askPlace(places(s, s.question.reach()));
    if (asks == Asks::Move && s.queue.stacks > 2)
        return false; // several moves are open, and need not be listed to know it
    Decisions answers;
    legal(s, answers);
    if (answers.size() > 1)
        return false;
    return answers.size() == 1 ? answered(answers[0]) : unanswerable();
}

template <class Sink>
bool Resolve<Sink>::askPlace(std::uint32_t places)
{
    if (places == 0)
        return unanswerable();
    if ((places & (places - 1)) != 0)
        return false;
    return answered({.action = Action::Target, .to = std::int8_t(std::countr_zero(places))});
}

template <class Sink>
bool Resolve<Sink>::unanswerable()
{
    s.question.asks = Asks::Nothing;
    if (!m_gained)
        emit(about(Happening::NoEffect));
    return true;
}

// The whole text is done: a spent intrigue leaves, and the walk goes on from here (section 4, step 3).
template <class Sink>
void Resolve<Sink>::finish()
{
    if (m_actor != none && !isCharacter(s.question.card)) {
        QueueCard& card = s.queue.cards[std::size_t(m_actor)]; // a Decree may lie under the card it has moved (R21)
        switch (row(card.card).spent) {
        case Spent::Discarded: discardActor(Card::None); break;
        case Spent::Reserved: {
            Event reserved = about(Happening::Reserved);
            reserved.n = card.tokens;
            mine().tradeTokens = std::uint8_t(mine().tradeTokens + card.tokens);
            mine().reserved.add(remove(m_actor));
            emit(reserved);
            break;
        }
        case Spent::TurnedDown:
            card.up = false;
            card.known = true;
            emit(about(Happening::TurnedDown));
            break;
        }
    }
    const bool stays = m_actor != none || m_laidOver;
    s.question = {};
    if (stays)
        stepOn();
    else if (s.gap && !s.forward())
        stepOn(); // to the right of a closed gap lies what came before it
    s.gap = false;
    m_actor = none;
    m_gained = false;
    m_laidOver = false;
}

template <class Sink>
void Resolve<Sink>::endRound()
{
    for (QueueCard& card : s.queue.cards)
        card.sleeps = false;
    s.place = -1;
    s.first = s.next(s.first);
    const bool over = s.round == rounds;
    s.phase = over ? Phase::Over : Phase::Placement;
    if (!over) {
        ++s.round;
        s.placed = 0;
        s.question = {Asks::Place, s.first};
    }
    emit({.happening = Happening::MarkerPasses, .seat = s.first});
    if (over)
        finalCount();
    else
        startRound();
}

// R4: every reserved Trade pays its owner, who needs a card in the queue.
template <class Sink>
void Resolve<Sink>::startRound()
{
    emit({.happening = Happening::RoundBegins, .n = s.round});
    for (Seat seat = 0; seat < s.rules.seats; ++seat) {
        const auto isTheirs = [seat](const QueueCard& card) { return card.seat == seat; };
        const int income = s.at(seat).tradeTokens;
        if (income == 0 || std::none_of(s.queue.cards.begin(), s.queue.cards.end(), isTheirs))
            continue;
        pay(seat, income);
        emit({.happening = Happening::TradePays, .seat = seat, .n = std::int16_t(income), .cause = Card::Trade});
    }
}

// Section 8: only the tokens on a reserved Trade still count.
template <class Sink>
void Resolve<Sink>::finalCount()
{
    for (Seat seat = 0; seat < s.rules.seats; ++seat) {
        const int tokens = std::exchange(s.at(seat).tradeTokens, std::uint8_t{0});
        if (tokens == 0)
            continue;
        pay(seat, tokens);
        emit({.happening = Happening::FinalTrade, .seat = seat, .n = std::int16_t(tokens), .cause = Card::Trade});
    }
    emit({.happening = Happening::GameOver});
}

}
