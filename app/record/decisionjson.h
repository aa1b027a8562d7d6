#pragma once

#include "engine/rules/decision.h"

#include <QJsonObject>
#include <QString>

#include <optional>

// A card's name in records, null where it is hidden or there is none.
QJsonValue nameOrNull(oriflamme::Card card);

// A decision in the record's form (RECORD.md), without its seat: {"place": "spy", "at": "left"}. A hidden card is null.
QJsonObject toJson(const oriflamme::Decision& decision);

// What an object says somebody decided, or why it says nothing: such as "at is missing".
struct DecisionReading {
    std::optional<oriflamme::Decision> decision;
    QString fault;
};

// Reads it back; it must have exactly one action, in its form. Other fields are ignored.
DecisionReading readDecision(const QJsonObject& object);
// Which place of a decision there is none of among so many stacks, such as "target is out of range"; nothing if all
// are there.
QString outOfRange(const oriflamme::Decision& decision, int stacks);
// What hinders a field from being a whole number from 0 to `most`, such as "is missing"; nothing if it is one.
QString numberFault(const QJsonValue& value, int most);
