#include "app/statejson.h"

#include "app/decisionjson.h"
#include "app/names.h"
#include "engine/play.h"

#include <QJsonArray>

using namespace oriflamme;

static QJsonValue nameOrNull(Card card)
{
    return card == Card::None ? QJsonValue() : QJsonValue(nameOf(card));
}

static QJsonObject cardJson(const QueueCard& card)
{
    return {{"card", nameOrNull(card.card)}, {"seat", card.seat},   {"side", card.up ? "up" : "down"},
            {"tokens", card.tokens},         {"marks", card.marks}, {"sleeps", bool(card.sleeps)}};
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

static QJsonObject questionJson(const Question& question)
{
    return {{"asks", nameOf(question.asks)},
            {"card", nameOrNull(question.card)},
            {"copied", nameOrNull(question.copied)},
            {"mode", question.half == Half::None ? QJsonValue() : QJsonValue(nameOf(question.half))}};
}

// `list` is what is legal; `shows` tells whose hand and cards set aside are seen.
template <class Seen, class List, class Shows>
static QJsonObject seenJson(const Seen& seen, int decisions, const List& list, Shows shows)
{
    QJsonArray influence, hands, aside, discards, reserved, legal;
    for (Seat seat = 0; seat < seen.rules.seats; ++seat) {
        const SeatPublic& shown = seen.at(seat);
        const auto cards = [&](CardSet set) { return shows(seat) ? QJsonValue(sorted(set)) : QJsonValue(); };
        influence.append(shown.influence);
        hands.append(cards(seen.hand[std::size_t(seat)]));
        aside.append(cards(seen.aside[std::size_t(seat)]));
        discards.append(QJsonArray::fromStringList(namesOf(shown.discards)));
        reserved.append(reservedJson(shown));
    }
    for (const Decision& decision : list)
        legal.append(toJson(decision));
    const bool asked = seen.question.asks != Asks::Nothing;
    return {{"decision", decisions},
            {"round", seen.round},
            {"phase", nameOf(seen.phase)},
            {"queue", queueJson(seen.queue)},
            {"place", seen.place < 0 ? QJsonValue() : QJsonValue(seen.place)},
            {"influence", influence},
            {"first", seen.first},
            {"hands", hands},
            {"aside", aside},
            {"discards", discards},
            {"reserved", reserved},
            {"marks", seen.marks},
            {"seat", asked ? QJsonValue(seen.question.seat) : QJsonValue()},
            {"question", asked ? QJsonValue(questionJson(seen.question)) : QJsonValue()},
            {"legal", legal}};
}

QJsonObject toJson(const State& state, int decisions)
{
    Decisions list;
    legal(state, list);
    return seenJson(state, decisions, list, [](Seat) { return true; });
}

QJsonObject toJson(const View& view, int decisions)
{
    QJsonObject object = seenJson(view, decisions, view.legal, [&](Seat seat) { return seat == view.viewer; });
    QJsonArray sizes;
    for (Seat seat = 0; seat < view.rules.seats; ++seat)
        sizes.append(view.handSizes[std::size_t(seat)]);
    object.insert("viewer", view.viewer);
    object.insert("handSizes", sizes);
    return object;
}

QJsonObject toJson(const Event& seen)
{
    QJsonObject object{{"happening", nameOf(seen.happening)}};
    const auto number = [&](const char* name, int value, int none) {
        if (value != none)
            object.insert(name, value);
    };
    number("seat", seen.seat, noSeat);
    number("number", seen.number, 0);
    number("other", seen.other, noSeat);
    number("otherNumber", seen.otherNumber, 0);
    number("from", seen.from, -1);
    number("to", seen.to, -1);
    number("n", seen.n, 0);
    if (seen.card != Card::None || seen.hidden)
        object.insert("card", nameOrNull(seen.card));
    if (seen.otherCard != Card::None || seen.otherHidden)
        object.insert("otherCard", nameOrNull(seen.otherCard));
    return object;
}
