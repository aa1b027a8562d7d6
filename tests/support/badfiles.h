#pragma once

#include "app/record/recordjson.h"

#include <QJsonValue>

// Files that a reader must refuse, made from a good one by edits.

QJsonValue json(const char* text);
// A record with something else at a path such as "seats/0/name", and one without it.
QByteArray with(const QByteArray& record, const QString& path, const QJsonValue& value);
QByteArray without(const QByteArray& record, const QString& path);

struct BadFile {
    QString what;
    QByteArray file;
    RecordError::Code code;
    int decision = -1;
};

// Every kind of them. The good one is records/08-mixed-4-current-ltr.oriflamme.
std::vector<BadFile> badFiles(const QByteArray& good);
