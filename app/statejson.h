#pragma once

#include "engine/state.h"

#include <QJsonObject>

// The whole truth at a question or at the end, after `decisions` decisions: a line of `oriflamme-arena verify --json`.
QJsonObject toJson(const oriflamme::State& state, int decisions);
