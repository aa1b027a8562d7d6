#include "app/storage/diskfile.h"

#include <QDir>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStorageInfo>

#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

// Has the disk take what was written. QSaveFile does so too, but does not say when it fails.
static bool sync(int file)
{
#ifdef Q_OS_WIN
    return file < 0 || _commit(file) == 0;
#else
    int result = 0;
    do
        result = fsync(file);
    while (result != 0 && errno == EINTR);
    return result == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP; // no disk that could
#endif
}

// What the system said of a failure, "" if that tells nothing.
static QString causeOf(int error)
{
    switch (error) {
    case EACCES:
    case EPERM: return "no-right";
    case EROFS: return "read-only";
#ifdef EDQUOT
    case EDQUOT:
#endif
    case ENOSPC: return "disk-full";
    case EIO: return "disk-error";
    case EINVAL:
    case ENAMETOOLONG: return "bad-name";
    default: return {};
    }
}

// Whether a system that says so by no errno takes no file of that name, or would write where nobody finds it.
static bool isBadName([[maybe_unused]] const QString& name)
{
#ifdef Q_OS_WIN
    static const QRegularExpression bad(R"([<>:"|?*\x00-\x1f]|^(con|prn|aux|nul|com\d|lpt\d)(\.|$))",
                                        QRegularExpression::CaseInsensitiveOption);
    return name.size() > 255 || bad.match(name).hasMatch();
#else
    return false;
#endif
}

QString hindranceIn(const QString& folder, qint64 size)
{
    constexpr qint64 room = 65536; // what a file takes besides its contents
    const QStorageInfo disk(folder);
    if (disk.isReadOnly())
        return "read-only";
    if (!QFileInfo(folder).isWritable())
        return "no-right";
    return disk.bytesTotal() > 0 && disk.bytesAvailable() < size + room ? "disk-full" : "disk-error";
}

QString writeWhole(const QString& path, const QByteArray& contents)
{
    const QFileInfo there(path);
    if (isBadName(there.fileName()))
        return "bad-name";
    if (there.exists() && (!there.isFile() || !there.isWritable()))
        return QStorageInfo(there.dir()).isReadOnly() ? "read-only" : "taken";
    if (!there.dir().exists())
        return "folder-missing";
    QSaveFile file(path);
    errno = 0;
    if (file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size()
        && file.flush() // commit() of Qt 6.4 does not see that this fails
        && sync(file.handle()) && file.commit())
        return {};
    const QString cause = causeOf(errno);
    return cause.isEmpty() ? hindranceIn(there.path(), contents.size()) : cause;
}

QString makeFolder(const QString& path)
{
    errno = 0;
    if (QDir().mkpath(path))
        return {};
    if (errno == EIO)
        return "disk-error";
    QString nearest = path;
    while (!QFileInfo(nearest).isDir() && nearest != QFileInfo(nearest).path())
        nearest = QFileInfo(nearest).path();
    const QString hindrance = hindranceIn(nearest);
    return hindrance == "disk-error" ? "folder-missing" : hindrance; // a file is in the way
}
