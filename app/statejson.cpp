#include "app/statejson.h"

#include "app/decisionjson.h"
#include "app/names.h"
#include "engine/play.h"

#include <QJsonArray>

using namespace oriflamme;

static QJsonObject cardJson(const QueueCard& card)
{
    return {{"card", nameOf(card.card)}, {"seat", card.seat},   {"side", card.up ? "up" : "down"},
            {"tokens", card.tokens},     {"marks", card.marks}, {"sleeps", bool(card.sleeps)}};
}

static QJsonArray stackJson(const Queue& queue, int place)
{
    QJsonArray stack;
    for (const QueueCard* card = &queue.top(place); card; card = queue.under(*card))
        stack.prepend(cardJson(*card));
    return stack;
}

static QJsonArray queueJson(const Queue& queue)
{
    QJsonArray stacks;
    for (int place = 0; place < queue.stacks; ++place)
        stacks.append(stackJson(queue, place));
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

static QJsonValue nameOrNull(Card card)
{
    return card == Card::None ? QJsonValue() : QJsonValue(nameOf(card));
}

static QJsonObject questionJson(const Question& question)
{
    return {{"asks", nameOf(question.asks)},
            {"card", nameOrNull(question.card)},
            {"copied", nameOrNull(question.copied)},
            {"mode", question.half == Half::None ? QJsonValue() : QJsonValue(nameOf(question.half))}};
}

static QJsonArray legalJson(const State& state)
{
    Decisions list;
    legal(state, list);
    QJsonArray decisions;
    for (const Decision& decision : list)
        decisions.append(toJson(decision));
    return decisions;
}

QJsonObject toJson(const State& state, int decisions)
{
    QJsonArray influence, hands, aside, discards, reserved;
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const SeatPublic& shown = state.at(seat);
        influence.append(shown.influence);
        hands.append(sorted(state.hand[std::size_t(seat)]));
        aside.append(sorted(state.aside[std::size_t(seat)]));
        discards.append(QJsonArray::fromStringList(namesOf(shown.discards)));
        reserved.append(reservedJson(shown));
    }
    const bool asked = state.question.asks != Asks::Nothing;
    return {{"decision", decisions},
            {"round", state.round},
            {"phase", nameOf(state.phase)},
            {"queue", queueJson(state.queue)},
            {"place", state.place < 0 ? QJsonValue() : QJsonValue(state.place)},
            {"influence", influence},
            {"first", state.first},
            {"hands", hands},
            {"aside", aside},
            {"discards", discards},
            {"reserved", reserved},
            {"marks", state.marks},
            {"seat", asked ? QJsonValue(state.question.seat) : QJsonValue()},
            {"question", asked ? QJsonValue(questionJson(state.question)) : QJsonValue()},
            {"legal", legalJson(state)}};
}
