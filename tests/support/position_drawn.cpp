#include "tests/support/position.h"

#include <stdexcept>

// How a position is made from its picture and what else was told of it.
namespace oriflamme {

static CardSet cardsOf(std::string_view names)
{
    CardSet cards;
    for (const std::string& text : split(names, ' '))
        cards.add(cardOf(text.substr(0, text.find('('))));
    return cards;
}

static CardSet queueCards(const Board& board, Seat seat)
{
    CardSet cards;
    for (const QueueCard& card : board.queue.cards) {
        if (card.seat == seat)
            cards.add(card.card);
    }
    return cards;
}

// The ten cards of the game: a set that holds every card that was told, as few of another set as possible.
CardSet Position::theTen(const State& state) const
{
    CardSet told = cardsOf(m_cards);
    if (told.size() == familySize)
        return told;
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        const auto i = std::size_t(seat);
        told = told | queueCards(state, seat);
        for (const std::string& names : {m_hand[i], m_aside[i], m_discards[i], m_reserved[i]})
            told = told | cardsOf(names);
    }
    for (const CardSet whole : {baseCards, allianceCards}) {
        if ((told - whole).empty())
            return whole;
    }
    for (auto rest = (baseCards - told).begin(); told.size() < familySize; ++rest)
        told.add(*rest);
    return told;
}

void Position::tellSeats(State& state) const
{
    int seats = std::max({m_seats, 2, m_last + 1, m_first + 1});
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        const auto i = std::size_t(seat);
        for (const std::string& text : split(m_discards[i], ' '))
            state.at(seat).discards.add(cardOf(text));
        for (const std::string& text : split(m_reserved[i], ' ')) {
            const auto tokens = text.find('(');
            state.at(seat).reserved.add(cardOf(text.substr(0, tokens)));
            if (tokens != text.npos)
                state.at(seat).tradeTokens = std::uint8_t(std::stoi(text.substr(tokens + 1)));
        }
        const std::string all = m_hand[i] + m_aside[i] + m_discards[i] + m_reserved[i];
        if (!all.empty() || !queueCards(state, seat).empty())
            seats = std::max(seats, seat + 1);
    }
    state.rules.seats = std::int8_t(seats);
    for (Seat seat = 0; seat < seats; ++seat)
        state.at(seat).influence = 1;
    for (const std::string& text : split(m_influence, ',')) {
        const auto space = text.find(' ');
        state.at(seatOf(text.substr(0, space))).influence = std::int16_t(std::stoi(text.substr(space)));
    }
}

// The phase, the round and whose question it is. The round is the first one in which all this can lie on the table.
void Position::setTurn(State& state) const
{
    state.first = m_last == noSeat ? m_first : state.next(m_last);
    if (state.place >= 0) {
        const QueueCard& card = state.queue.top(state.place);
        if (card.up)
            throw std::invalid_argument("the card at the place being resolved must lie face down");
        state.phase = Phase::Resolution;
        state.placed = state.rules.seats;
        state.question = {Asks::KeepOrReveal, card.seat};
    } else {
        state.placed = std::int8_t(m_last == noSeat ? 0 : state.rules.seats - 1);
        state.question = {Asks::Place, m_last == noSeat ? m_first : m_last};
    }
    int round = std::max(m_round, 1);
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const SeatPublic& shown = state.at(seat);
        const int used = queueCards(state, seat).size() + shown.discards.size + shown.reserved.size;
        const bool toPlace = state.phase == Phase::Placement && (m_last == noSeat || seat == m_last);
        round = std::max(round, used + toPlace);
    }
    state.round = std::int8_t(round);
}

// Deals what was not told, so that the family has placed as many cards as it must have; the older ones lie discarded.
void Position::dealRest(State& state, Seat seat) const
{
    const auto i = std::size_t(seat);
    SeatPublic& shown = state.at(seat);
    const bool toPlace = state.phase == Phase::Placement && (m_last == noSeat || seat == m_last);
    const auto hand = std::size_t(handSize - state.round + toPlace);
    state.hand[i] = cardsOf(m_hand[i]);
    state.aside[i] = cardsOf(m_aside[i]);
    CardSet rest = state.rules.cards - queueCards(state, seat) - state.hand[i] - state.aside[i];
    for (const Pile& pile : {shown.discards, shown.reserved}) {
        for (const Card card : pile)
            rest.remove(card);
    }
    Pile older;
    for (const Card card : rest) {
        if (std::size_t(state.hand[i].size()) < hand)
            state.hand[i].add(card);
        else if (state.aside[i].size() < familySize - handSize)
            state.aside[i].add(card);
        else
            older.add(card);
    }
    for (const Card card : shown.discards)
        older.add(card);
    shown.discards = older;
}

State Position::built() const
{
    State state;
    readPosition(m_picture, state);
    state.rules.cards = theTen(state);
    state.rules.edition = m_edition;
    state.rules.direction = m_direction;
    tellSeats(state);
    setTurn(state);
    for (Seat seat = 0; seat < state.rules.seats; ++seat)
        dealRest(state, seat);
    return state;
}

}
