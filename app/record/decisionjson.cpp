#include "app/record/decisionjson.h"

#include "app/record/names.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace oriflamme;

QJsonValue nameOrNull(Card card)
{
    return card == Card::None ? QJsonValue() : QJsonValue(nameOf(card));
}

static QJsonObject onStack(int place)
{
    return {{"on", place}};
}

QJsonObject toJson(const Decision& decision)
{
    switch (decision.action) {
    case Action::None: return {};
    case Action::PlaceLeft: return {{"place", nameOrNull(decision.card)}, {"at", "left"}};
    case Action::PlaceRight: return {{"place", nameOrNull(decision.card)}, {"at", "right"}};
    case Action::PlaceOn: return {{"place", nameOrNull(decision.card)}, {"at", onStack(decision.to)}};
    case Action::Keep: return {{"keep", true}};
    case Action::Reveal: return {{"reveal", true}};
    case Action::Target: return {{"target", decision.to}};
    case Action::Mode: return {{"mode", nameOf(decision.half)}};
    case Action::Swap: return {{"swap", nameOrNull(decision.card)}};
    case Action::MoveGap:
    case Action::MoveOnto: break;
    }
    const QJsonObject to =
        decision.action == Action::MoveGap ? QJsonObject{{"gap", decision.to}} : onStack(decision.to);
    return {{"move", QJsonObject{{"from", decision.from}, {"to", to}}}};
}

QString numberFault(const QJsonValue& value, int most)
{
    if (value.isUndefined())
        return QStringLiteral("is missing");
    const double number = value.toDouble();
    if (!value.isDouble() || number != std::floor(number))
        return QStringLiteral("is not a whole number");
    return number < 0 || number > most ? QStringLiteral("is out of range") : QString();
}

QString outOfRange(const Decision& decision, int stacks)
{
    const auto fault = [](const char* field) { return QLatin1String(field) + QLatin1String(" is out of range"); };
    const bool isMove = decision.action == Action::MoveGap || decision.action == Action::MoveOnto;
    if (isMove && decision.from >= stacks)
        return fault("move.from");
    switch (decision.action) {
    case Action::PlaceOn: return decision.to >= stacks ? fault("at.on") : QString();
    case Action::Target: return decision.to >= stacks ? fault("target") : QString();
    case Action::MoveGap: return decision.to > stacks ? fault("move.to.gap") : QString();
    case Action::MoveOnto: return decision.to >= stacks ? fault("move.to.on") : QString();
    default: return {};
    }
}

namespace {

// Takes a decision out of an object. The first fault stays; what is read after it means nothing.
class DecisionReader {
public:
    Decision placing(const QJsonObject& object);
    Decision keeping(const QJsonObject& object) { return truth(object, "keep", Action::Keep); }
    Decision revealing(const QJsonObject& object) { return truth(object, "reveal", Action::Reveal); }
    Decision targeting(const QJsonObject& object);
    Decision halving(const QJsonObject& object);
    Decision swapping(const QJsonObject& object);
    Decision moving(const QJsonObject& object);

    QString fault() const { return m_fault; }

private:
    void fail(const QString& field, const QString& what);
    Card card(const QJsonObject& object, const QString& action);
    std::int8_t place(const QJsonValue& value, const QString& field);
    Decision truth(const QJsonObject& object, const QString& field, Action action);

    QString m_fault;
};

}

void DecisionReader::fail(const QString& field, const QString& what)
{
    if (m_fault.isEmpty())
        m_fault = field + ' ' + what;
}

Card DecisionReader::card(const QJsonObject& object, const QString& action)
{
    const auto card = cardNamed(object.value(action).toString().toStdString());
    if (!card)
        fail(action, "is not the name of a card");
    return card.value_or(Card::None);
}

std::int8_t DecisionReader::place(const QJsonValue& value, const QString& field)
{
    const QString fault = numberFault(value, maxQueue);
    if (!fault.isEmpty())
        fail(field, fault);
    return std::int8_t(value.toInt());
}

Decision DecisionReader::truth(const QJsonObject& object, const QString& field, Action action)
{
    if (object.value(field) != QJsonValue(true))
        fail(field, "is not true");
    return {.action = action};
}

Decision DecisionReader::placing(const QJsonObject& object)
{
    const Card laid = card(object, "place");
    const QJsonValue at = object.value("at");
    if (at == QJsonValue("left"))
        return {.action = Action::PlaceLeft, .card = laid};
    if (at == QJsonValue("right"))
        return {.action = Action::PlaceRight, .card = laid};
    if (at.isUndefined())
        fail("at", "is missing");
    else if (!at.isObject())
        fail("at", "is neither left nor right nor a stack");
    return {.action = Action::PlaceOn, .card = laid, .to = place(at.toObject().value("on"), "at.on")};
}

Decision DecisionReader::targeting(const QJsonObject& object)
{
    return {.action = Action::Target, .to = place(object.value("target"), "target")};
}

Decision DecisionReader::halving(const QJsonObject& object)
{
    const auto half = halfNamed(object.value("mode").toString().toStdString());
    if (!half)
        fail("mode", "is unknown");
    return {.action = Action::Mode, .half = half.value_or(Half::None)};
}

Decision DecisionReader::swapping(const QJsonObject& object)
{
    return {.action = Action::Swap, .card = card(object, "swap")};
}

Decision DecisionReader::moving(const QJsonObject& object)
{
    const QJsonValue move = object.value("move");
    if (!move.isObject())
        fail("move", "is of a wrong type");
    const std::int8_t from = place(move["from"], "move.from");
    const QJsonValue to = move["to"];
    if (to.isUndefined())
        fail("move.to", "is missing");
    else if (!to.isObject())
        fail("move.to", "is of a wrong type");
    const bool isGap = !to["gap"].isUndefined();
    if (isGap != to["on"].isUndefined())
        fail("move.to", isGap ? "has both gap and on" : "has neither gap nor on");
    return isGap ? Decision{.action = Action::MoveGap, .from = from, .to = place(to["gap"], "move.to.gap")}
                 : Decision{.action = Action::MoveOnto, .from = from, .to = place(to["on"], "move.to.on")};
}

DecisionReading readDecision(const QJsonObject& object)
{
    using Read = Decision (DecisionReader::*)(const QJsonObject& object);
    static constexpr std::array<std::pair<QLatin1String, Read>, 7> actions{{
        {QLatin1String("place"), &DecisionReader::placing},
        {QLatin1String("keep"), &DecisionReader::keeping},
        {QLatin1String("reveal"), &DecisionReader::revealing},
        {QLatin1String("target"), &DecisionReader::targeting},
        {QLatin1String("mode"), &DecisionReader::halving},
        {QLatin1String("swap"), &DecisionReader::swapping},
        {QLatin1String("move"), &DecisionReader::moving},
    }};
    const auto isThere = [&](const auto& action) { return object.contains(action.first); };
    const auto first = std::find_if(actions.begin(), actions.end(), isThere);
    if (first == actions.end())
        return {{}, "the action is missing"};
    if (std::any_of(first + 1, actions.end(), isThere))
        return {{}, "there is more than one action"};
    DecisionReader reader;
    const Decision decision = (reader.*first->second)(object);
    return reader.fault().isEmpty() ? DecisionReading{decision, {}} : DecisionReading{{}, reader.fault()};
}
