#include "app/storage/emptylock.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLockFile>

void dropEmptyLock(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return;
    QLockFile lock(path);
    qint64 process = 0;
    const bool named = lock.getLockInfo(&process, nullptr, nullptr);
    if (!named || process == QCoreApplication::applicationPid())
        lock.removeStaleLockFile(); // not from under a program that runs
}
