#pragma once

#include <QByteArray>
#include <QString>

// Writes a file whole or not at all; when this returns, the disk has it. Returns "" or why it could not be done:
// "folder-missing", "no-right", "read-only", "disk-full", "disk-error", "bad-name" (which that disk does not take) or
// "taken" (what is there cannot be replaced).
QString writeWhole(const QString& path, const QByteArray& contents);

// Makes a folder, with those it lies in, if it is missing. Returns "" or why it could not be done, as above.
QString makeFolder(const QString& path);

// What hinders writing in a folder that is there, as above; "disk-error" if nothing can be seen.
QString hindranceIn(const QString& folder, qint64 size = 0);
