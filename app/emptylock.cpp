#include "app/emptylock.h"

#include <QFileInfo>
#include <QLockFile>

void dropEmptyLock(const QString& path)
{
    const QFileInfo file(path);
    if (file.isFile() && file.size() == 0)
        QLockFile(path).removeStaleLockFile(); // not from under a program that runs
}
