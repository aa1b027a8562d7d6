#include "app/record/statejson.h"

#include "app/record/decisionjson.h"
#include "app/record/names.h"
#include "engine/rules/play.h"

#include <QJsonArray>

using namespace oriflamme;

static QJsonObject cardJson(const QueueCard& card, bool numbered)
{
    QJsonObject object{{"card", nameOrNull(card.card)}, {"seat", card.seat},   {"side", card.up ? "up" : "down"},
                       {"tokens", card.tokens},         {"marks", card.marks}, {"sleeps", bool(card.sleeps)}};
    if (numbered)
        object.insert("number", card.number);
    return object;
}

static QJsonArray stackJson(const Queue& queue, int place, bool numbered)
{
    QJsonArray stack;
    for (const QueueCard* card = &queue.top(place); card; card = queue.under(*card))
        stack.prepend(cardJson(*card, numbered));
    return stack;
}

static QJsonArray queueJson(const Queue& queue, bool numbered)
{
    QJsonArray stacks;
    for (int place = 0; place < queue.stacks; ++place)
        stacks.append(stackJson(queue, place, numbered));
    return stacks;
}

static QJsonArray sorted(CardSet cards)
{
    QStringList names = namesOf(cards);
    names.sort();
    return QJsonArray::fromStringList(names);
}

static QJsonArray reservedJson(const SeatPublic& seat)
{
    QJsonArray cards;
    for (const Card card : seat.reserved)
        cards.append(QJsonObject{{"card", nameOf(card)}, {"tokens", card == Card::Trade ? seat.tradeTokens : 0}});
    return cards;
}

QJsonObject toJson(const Question& question)
{
    return {{"asks", nameOf(question.asks)},
            {"card", nameOrNull(question.card)},
            {"copied", nameOrNull(question.copied)},
            {"mode", question.half == Half::None ? QJsonValue() : QJsonValue(nameOf(question.half))}};
}

// What is the same for everybody's eyes.
static QJsonObject boardJson(const Board& board, int decisions, bool numbered)
{
    QJsonArray influence, discards, reserved;
    for (Seat seat = 0; seat < board.rules.seats; ++seat) {
        const SeatPublic& shown = board.at(seat);
        influence.append(shown.influence);
        discards.append(QJsonArray::fromStringList(namesOf(shown.discards)));
        reserved.append(reservedJson(shown));
    }
    const bool asked = board.question.asks != Asks::Nothing;
    return {{"decision", decisions},
            {"round", board.round},
            {"phase", nameOf(board.phase)},
            {"queue", queueJson(board.queue, numbered)},
            {"place", board.place < 0 ? QJsonValue() : QJsonValue(board.place)},
            {"influence", influence},
            {"first", board.first},
            {"discards", discards},
            {"reserved", reserved},
            {"marks", board.marks},
            {"seat", asked ? QJsonValue(board.question.seat) : QJsonValue()},
            {"question", asked ? QJsonValue(toJson(board.question)) : QJsonValue()}};
}

template <class List>
static QJsonArray decisionsJson(const List& list)
{
    QJsonArray decisions;
    for (const Decision& decision : list)
        decisions.append(toJson(decision));
    return decisions;
}

QJsonObject toJson(const State& state, int decisions)
{
    QJsonArray hands, aside;
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        hands.append(sorted(state.hand[std::size_t(seat)]));
        aside.append(sorted(state.aside[std::size_t(seat)]));
    }
    Decisions list;
    legal(state, list);
    QJsonObject object = boardJson(state, decisions, false);
    object.insert("hands", hands);
    object.insert("aside", aside);
    object.insert("legal", decisionsJson(list));
    return object;
}

// So many cards, or a null for each that is hidden.
static QJsonArray sortedOrHidden(CardSet cards, int size)
{
    QJsonArray list = sorted(cards);
    while (list.size() < size)
        list.append(QJsonValue());
    return list;
}

QJsonObject toJson(const View& view, int decisions)
{
    QJsonArray hands, aside;
    for (Seat seat = 0; seat < view.rules.seats; ++seat) {
        const auto i = std::size_t(seat);
        hands.append(sortedOrHidden(view.hand[i], view.handSizes[i]));
        aside.append(sortedOrHidden(view.aside[i], familySize - handSize));
    }
    QJsonObject object = boardJson(view, decisions, true);
    object.insert("hands", hands);
    object.insert("aside", aside);
    object.insert("legal", decisionsJson(view.legal));
    return object;
}
