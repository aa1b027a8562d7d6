#include "app/storage.h"

#include "app/recordjson.h"

#include <QSaveFile>
#include <QStorageInfo>

using namespace oriflamme;

static constexpr int versionsKept = 3;
static const QString prefix = QStringLiteral("running-");
static const QString suffix = QStringLiteral(".oriflamme");

static QString fileName(qint64 version)
{
    return prefix + QString::number(version) + suffix;
}

// The versions' numbers in a folder, newest first.
static QList<qint64> versionsIn(const QDir& folder)
{
    QList<qint64> versions;
    for (const QString& name : folder.entryList({prefix + "*" + suffix}, QDir::Files)) {
        constexpr qint64 most = 1'000'000'000'000; // what no program comes to by counting
        bool isNumber = false;
        const qint64 version = name.mid(prefix.size()).chopped(suffix.size()).toLongLong(&isNumber);
        if (isNumber && version < most)
            versions.append(version);
    }
    std::sort(versions.begin(), versions.end(), std::greater());
    return versions;
}

// Why a folder takes nothing more: an error's code.
static QString refusalOf(const QDir& folder, qint64 size)
{
    constexpr qint64 room = 65536; // what a file takes besides its contents
    const QStorageInfo disk(folder);
    const bool full = disk.isValid() && !disk.isReadOnly() && disk.bytesAvailable() < size + room;
    return full ? "disk-full" : "read-only";
}

// Locks a folder that is there for this program, or finds that another one that runs has it.
static bool isTaken(QLockFile& lock)
{
    return !lock.isLocked() && !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

Storage::Storage(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_lock(QDir(folder).filePath(".lock"))
{
    m_writer.setMaxThreadCount(1);
    m_lock.setStaleLockTime(0); // a program that runs has it, however long
    m_inUse = isTaken(m_lock);
    if (m_inUse)
        return;
    // What a program that was killed had not finished writing.
    for (const QString& name : m_folder.entryList({prefix + "*" + suffix + ".*"}, QDir::Files))
        m_folder.remove(name);
}

Storage::~Storage()
{
    m_writer.waitForDone();
}

// Writes one version and drops those that are too old; an error's code, or "". Runs in the writer's thread, with a QDir
// of its own: copies of one share what they find out later, without a lock.
QString Storage::write(const QByteArray& json)
{
    const QDir folder(this->folder());
    folder.mkpath(".");
    if (isTaken(m_lock))
        return "in-use";
    QList<qint64> versions = versionsIn(folder);
    versions.prepend(versions.isEmpty() ? 1 : versions.first() + 1);
    QSaveFile file(folder.filePath(fileName(versions.first())));
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size()
        || !file.flush() // commit() of Qt 6.4 does not see that this fails
        || !file.commit())
        return refusalOf(folder, json.size());
    for (qsizetype i = versionsKept; i < versions.size(); ++i) {
        const QString old = folder.filePath(fileName(versions[i]));
        if (readRecord(old).error.code != RecordError::Newer) // a later program may want it back
            QFile::remove(old);
    }
    return {};
}

void Storage::save(const Record& record)
{
    ++m_pending;
    m_writer.start([this, record] {
        const QString error = write(toJson(record));
        QMetaObject::invokeMethod(this, [this, error] {
            --m_pending;
            if (error.isEmpty())
                emit saved();
            else
                emit failed(error);
        });
    });
}

Storage::Loaded Storage::load() const
{
    Loaded loaded;
    const QList<qint64> versions = versionsIn(m_folder);
    for (const qint64 version : versions) {
        const QString name = fileName(version);
        if (auto read = readRecord(m_folder.filePath(name)); read.record) {
            loaded.record = std::move(read.record);
            break;
        }
        if (loaded.damaged.isEmpty())
            loaded.damaged = name;
    }
    return loaded;
}
