#include "app/emptylock.h"

#include <QFileInfo>
#include <QLockFile>

void dropEmptyLock(const QString& path)
{
    const QFileInfo file(path);
    if (!file.isFile() || file.size() > 0)
        return;
    QLockFile lock(path);
    lock.setStaleLockTime(1); // ms; what makes a lock without a name stale is its age alone
    lock.tryLock(10);         // ms; takes the lock's place, and goes with it
}
