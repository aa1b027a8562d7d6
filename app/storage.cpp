#include "app/storage.h"

#include "app/emptylock.h"
#include "app/recordjson.h"

#include <QDateTime>
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

// Why a file cannot be written: an error's code.
static QString refusalOf(const QFileInfo& file, qint64 size)
{
    constexpr qint64 room = 65536; // what a file takes besides its contents
    const QStorageInfo disk(file.dir());
    if (disk.isReadOnly())
        return "read-only";
    if (file.exists() && (!file.isFile() || !file.isWritable()))
        return "taken";
    return disk.bytesTotal() > 0 && disk.bytesAvailable() < size + room ? "disk-full" : "read-only";
}

// Locks a folder that is there for this program, or finds that another one that runs has it.
static bool isTaken(QLockFile& lock)
{
    return !lock.isLocked() && !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

// Writes a file whole or not at all; an error's code, or "".
static QString write(const QString& path, const QByteArray& json)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size()
        && file.flush() // commit() of Qt 6.4 does not see that this fails
        && file.commit())
        return {};
    return refusalOf(QFileInfo(path), json.size());
}

// Drops the versions that are too old. What a later program has written is not this one's to throw away.
static void drop(const QDir& folder)
{
    const QList<qint64> versions = versionsIn(folder);
    for (qsizetype i = versionsKept; i < versions.size(); ++i) {
        const QString path = folder.filePath(fileName(versions[i]));
        if (readRecord(path).error.code != RecordError::Newer)
            QFile::remove(path);
        else if (folder.mkpath("games"))
            QFile::rename(path, folder.filePath("games/" + fileName(versions[i])));
    }
}

// A player's name as every file system takes it, and not too much of it.
static QString safe(const std::string& name)
{
    QString safe;
    for (const char32_t letter : QString::fromStdString(name).toUcs4().mid(0, 24)) {
        const bool plain = QChar::isLetterOrNumber(letter) || QChar::isMark(letter) || letter == '-';
        safe += plain ? QString::fromUcs4(&letter, 1) : QString(' ');
    }
    return safe.simplified();
}

// A path in a folder at which there is nothing yet.
static QString freePath(const QDir& folder, const QString& name)
{
    QString path = folder.filePath(name + suffix);
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = folder.filePath(QString("%1 (%2)").arg(name).arg(i) + suffix);
    return path;
}

Storage::Storage(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_lock(QDir(folder).filePath(".lock"))
{
    m_writer.setMaxThreadCount(1);
    dropEmptyLock(m_lock.fileName());
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
QString Storage::writeVersion(const QByteArray& json)
{
    const QDir folder(this->folder());
    folder.mkpath(".");
    if (isTaken(m_lock))
        return "in-use";
    const QList<qint64> versions = versionsIn(folder);
    qint64 version = versions.isEmpty() ? 1 : versions.first() + 1;
    while (QFileInfo::exists(folder.filePath(fileName(version)))) // a folder of that name
        ++version;
    const QString error = write(folder.filePath(fileName(version)), json);
    if (error.isEmpty())
        drop(folder);
    return error;
}

void Storage::save(const Record& record)
{
    ++m_pending;
    m_writer.start([this, record] {
        const QString error = writeVersion(toJson(record));
        QMetaObject::invokeMethod(this, [this, error] {
            --m_pending;
            if (error.isEmpty())
                emit saved();
            else
                emit failed(error);
        });
    });
}

void Storage::keep(const Record& record)
{
    m_writer.start([this, folder = gamesFolder(), name = nameFor(record), record] {
        QDir(folder).mkpath(".");
        const QString path = freePath(QDir(folder), name);
        tell(path, write(path, toJson(record)), &Storage::kept);
    });
}

void Storage::copy(const Record& record, const QString& path)
{
    m_writer.start([this, path, record] { tell(path, write(path, toJson(record)), &Storage::copied); });
}

// Says from the writer's thread how it went.
void Storage::tell(const QString& path, const QString& error, void (Storage::*written)(const QString& path))
{
    QMetaObject::invokeMethod(this, [=, this] {
        if (error.isEmpty())
            emit(this->*written)(path);
        else
            emit refused(path, error);
    });
}

QString Storage::nameFor(const Record& record)
{
    constexpr qsizetype room = 90; // bytes: some file systems take no more than 143 in all
    QStringList names;
    for (const Player& player : record.players) {
        const QString name = safe(player.name);
        if (!name.isEmpty() && (names + QStringList(name)).join(", ").toUtf8().size() <= room)
            names.append(name);
    }
    return (QDateTime::currentDateTime().toString("yyyy-MM-dd hh-mm ") + names.join(", ")).trimmed();
}

Storage::Loaded Storage::load() const
{
    Loaded loaded;
    const QList<qint64> versions = versionsIn(m_folder);
    for (const qint64 version : versions) {
        const QString name = fileName(version);
        const Reading read = readRecord(m_folder.filePath(name));
        if (read.record) {
            loaded.record = read.record;
            break;
        }
        if (loaded.damaged.isEmpty()) {
            loaded.damaged = name;
            loaded.newer = read.error.code == RecordError::Newer;
        }
    }
    return loaded;
}
