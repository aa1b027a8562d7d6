#pragma once

#include <QString>

// Removes a lock that cannot be any running program's: one without a process's number, as a program leaves it that was
// killed in the instant in which it took it, and one with this very process's number that this process does not hold
// (sandboxes give the same small numbers again). QLockFile takes both for the lock of a program that runs, for half a
// minute or, if that has no limit, for ever. One that a program holds stays.
void dropEmptyLock(const QString& path);
