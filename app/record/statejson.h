#pragma once

#include "engine/sight/view.h"

#include <QJsonObject>

// {"asks", "card", "copied", "mode"}, as both of these have it.
QJsonObject toJson(const oriflamme::Question& question);

// The whole truth at a question or at the end, after `decisions` decisions: a line of `oriflamme-arena verify --json`.
QJsonObject toJson(const oriflamme::State& state, int decisions);

// The same of what one seat may know: a hidden card is null, and each card of the queue has its `number`, by which it
// can be followed and events name it. The legal decisions are the view's.
QJsonObject toJson(const oriflamme::View& view, int decisions);
