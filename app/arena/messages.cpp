#include "app/arena/messages.h"

#include "app/record/decisionjson.h"
#include "app/record/names.h"
#include "app/record/statejson.h"

using namespace oriflamme;

static QJsonValue orNull(bool isThere, const QJsonValue& value)
{
    return isThere ? value : QJsonValue();
}

static QJsonObject chosenJson(const Event& event)
{
    return toJson(Decision{event.action, event.card, event.from, event.to, event.half});
}

static QJsonObject askedJson(const Event& event)
{
    return toJson(Question{event.asks, event.seat, event.card, event.copied, event.half});
}

QJsonObject toJson(const Event& event)
{
    return {{"event", nameOf(event.happening)},
            {"seat", orNull(event.seat != noSeat, event.seat)},
            {"card", nameOrNull(event.card)},
            {"number", orNull(event.number > 0, event.number)},
            {"other", orNull(event.other != noSeat, event.other)},
            {"otherCard", nameOrNull(event.otherCard)},
            {"otherNumber", orNull(event.otherNumber > 0, event.otherNumber)},
            {"from", orNull(event.from >= 0, event.from)},
            {"to", orNull(event.to >= 0, event.to)},
            {"n", event.n},
            {"cause", nameOrNull(event.cause)},
            {"copied", nameOrNull(event.copied)},
            {"decision", orNull(event.happening == Happening::Chosen, chosenJson(event))},
            {"question", orNull(event.happening == Happening::Asked, askedJson(event))}};
}

QJsonObject beginMessage(const Rules& rules, Seat seat, int patience)
{
    const QJsonObject fixed{{"cards", QJsonArray::fromStringList(namesOf(rules.cards))},
                            {"edition", nameOf(rules.edition)},
                            {"direction", nameOf(rules.direction)}};
    return {{"message", "begin"},   {"rules", fixed}, {"seats", rules.seats},
            {"first", rules.first}, {"seat", seat},   {"patience", patience}};
}

QJsonObject questionMessage(const View& view, int decisions, const QJsonArray& events)
{
    return {{"message", "question"}, {"view", toJson(view, decisions)}, {"events", events}};
}

QJsonObject endMessage(const View& view, int decisions, const QJsonArray& events)
{
    QJsonValue result;
    if (view.phase == Phase::Over) {
        QJsonArray influence, won;
        const Result now = resultOf(view);
        for (const int n : now.influence)
            influence.append(n);
        for (const int seat : now.winners)
            won.append(seat);
        result = QJsonObject{{"influence", influence}, {"winners", won}};
    }
    return {{"message", "end"}, {"view", toJson(view, decisions)}, {"events", events}, {"result", result}};
}
