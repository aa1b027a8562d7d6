#pragma once

#include "engine/view.h"

#include <QJsonObject>

// The whole truth at a question or at the end, after `decisions` decisions: a line of `oriflamme-arena verify --json`.
QJsonObject toJson(const oriflamme::State& state, int decisions);

// What a seat may know at its question, by the same names: hidden cards, hands and cards set aside are null. Beside
// them stand "viewer", the seat that sees, and "handSizes".
QJsonObject toJson(const oriflamme::View& view, int decisions);

// What happened, as it was seen: "happening" and the fields that it fills, by the names in engine/event.h; hidden cards
// are null.
QJsonObject toJson(const oriflamme::Event& seen);
