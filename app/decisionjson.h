#pragma once

#include "engine/decision.h"

#include <QJsonObject>

// A decision in the record's form (RECORD.md), without its seat: {"place": "spy", "at": "left"}.
QJsonObject toJson(const oriflamme::Decision& decision);

// Reads it back. Nothing if the object has not exactly one action, or not in its form; other fields are ignored.
std::optional<oriflamme::Decision> decisionFrom(const QJsonObject& object);
