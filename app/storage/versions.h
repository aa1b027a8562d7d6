#pragma once

#include "engine/record/record.h"

#include <QDir>

// The files of the running game in a folder: versions named by a number that grows, each a record of its own. A bad one
// is never thrown away: it goes to the folder of kept games as it is.
namespace versions {

// What lies in a folder.
struct Found {
    std::optional<oriflamme::Record> record; // none: there is no running game, or none that can be read
    QString damaged;                         // the file of the newest version if that one is not sound,
    bool newer = false;                      // because a later program has written it
    bool part = false;                       // the record is what of a damaged version is sound
};

// The newest version; if that is damaged, the one of the same game with most sound decisions.
Found find(const QDir& folder);

// Where the next version goes.
QString nextPath(const QDir& folder);

// Drops those that are too old.
void drop(const QDir& folder);

// Puts all that are damaged, or a later program's, among the kept games.
void putBadAside(const QDir& folder);

// Removes what a program that was killed had not finished writing.
void sweep(const QDir& folder);

// A path for a kept game of that name at which there is nothing yet.
QString keptPath(const QDir& folder, const QString& name);

// The kept game with exactly these contents, or "".
QString keptAs(const QDir& folder, const QByteArray& contents);

}
