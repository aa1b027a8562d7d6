#pragma once

#include <QString>

// Removes a lock that a program left empty because it was killed in the instant in which it took it: QLockFile takes
// that for the lock of a program that runs, for half a minute or, if that has no limit, for ever. One that a program
// holds stays.
void dropEmptyLock(const QString& path);
