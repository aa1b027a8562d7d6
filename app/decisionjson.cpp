#include "app/decisionjson.h"

#include "app/names.h"

#include <array>

using namespace oriflamme;

static QJsonObject onStack(int place)
{
    return {{"on", place}};
}

QJsonObject toJson(const Decision& decision)
{
    switch (decision.action) {
    case Action::None: return {};
    case Action::PlaceLeft: return {{"place", nameOf(decision.card)}, {"at", "left"}};
    case Action::PlaceRight: return {{"place", nameOf(decision.card)}, {"at", "right"}};
    case Action::PlaceOn: return {{"place", nameOf(decision.card)}, {"at", onStack(decision.to)}};
    case Action::Keep: return {{"keep", true}};
    case Action::Reveal: return {{"reveal", true}};
    case Action::Target: return {{"target", decision.to}};
    case Action::Mode: return {{"mode", nameOf(decision.half)}};
    case Action::Swap: return {{"swap", nameOf(decision.card)}};
    case Action::MoveGap:
    case Action::MoveOnto: break;
    }
    const QJsonObject to =
        decision.action == Action::MoveGap ? QJsonObject{{"gap", decision.to}} : onStack(decision.to);
    return {{"move", QJsonObject{{"from", decision.from}, {"to", to}}}};
}

static std::optional<std::int8_t> placeFrom(const QJsonValue& value)
{
    const int place = value.toInt(-1);
    return place < 0 || place > maxQueue ? std::nullopt : std::optional(std::int8_t(place));
}

static std::optional<Card> cardFrom(const QJsonValue& value)
{
    return cardNamed(value.toString().toUtf8().toStdString());
}

static std::optional<Decision> placing(const QJsonValue& value, const QJsonObject& object)
{
    const auto card = cardFrom(value);
    const QJsonValue at = object.value("at");
    if (!card)
        return std::nullopt;
    if (at == QJsonValue("left"))
        return Decision{.action = Action::PlaceLeft, .card = *card};
    if (at == QJsonValue("right"))
        return Decision{.action = Action::PlaceRight, .card = *card};
    const auto to = placeFrom(at.toObject().value("on"));
    return to ? std::optional(Decision{.action = Action::PlaceOn, .card = *card, .to = *to}) : std::nullopt;
}

static std::optional<Decision> moving(const QJsonValue& value, const QJsonObject&)
{
    const auto from = placeFrom(value.toObject().value("from"));
    const QJsonObject to = value.toObject().value("to").toObject();
    const auto gap = placeFrom(to.value("gap"));
    const auto on = placeFrom(to.value("on"));
    if (!from || to.contains("gap") == to.contains("on") || (!gap && !on))
        return std::nullopt;
    return gap ? Decision{.action = Action::MoveGap, .from = *from, .to = *gap}
               : Decision{.action = Action::MoveOnto, .from = *from, .to = *on};
}

static std::optional<Decision> keeping(const QJsonValue& value, const QJsonObject&)
{
    return value == QJsonValue(true) ? std::optional(Decision{.action = Action::Keep}) : std::nullopt;
}

static std::optional<Decision> revealing(const QJsonValue& value, const QJsonObject&)
{
    return value == QJsonValue(true) ? std::optional(Decision{.action = Action::Reveal}) : std::nullopt;
}

static std::optional<Decision> targeting(const QJsonValue& value, const QJsonObject&)
{
    const auto to = placeFrom(value);
    return to ? std::optional(Decision{.action = Action::Target, .to = *to}) : std::nullopt;
}

static std::optional<Decision> halving(const QJsonValue& value, const QJsonObject&)
{
    const auto half = halfNamed(value.toString().toUtf8().toStdString());
    return half ? std::optional(Decision{.action = Action::Mode, .half = *half}) : std::nullopt;
}

static std::optional<Decision> swapping(const QJsonValue& value, const QJsonObject&)
{
    const auto card = cardFrom(value);
    return card ? std::optional(Decision{.action = Action::Swap, .card = *card}) : std::nullopt;
}

std::optional<Decision> decisionFrom(const QJsonObject& object)
{
    using Read = std::optional<Decision> (*)(const QJsonValue& value, const QJsonObject& object);
    static constexpr std::array<std::pair<QLatin1String, Read>, 7> actions{{
        {QLatin1String("place"), placing},
        {QLatin1String("keep"), keeping},
        {QLatin1String("reveal"), revealing},
        {QLatin1String("target"), targeting},
        {QLatin1String("mode"), halving},
        {QLatin1String("swap"), swapping},
        {QLatin1String("move"), moving},
    }};
    std::optional<Decision> decision;
    for (const auto& [action, read] : actions) {
        const QJsonValue value = object.value(action);
        if (value.isUndefined())
            continue;
        if (decision)
            return std::nullopt; // two actions
        decision = read(value, object);
        if (!decision)
            return std::nullopt;
    }
    return decision;
}
