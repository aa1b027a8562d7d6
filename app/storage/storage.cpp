#include "app/storage/storage.h"

#include "app/record/recordjson.h"
#include "app/storage/diskfile.h"

#include <QDateTime>
#include <QVariantMap>

using namespace oriflamme;

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

Storage::Storage(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_lock(QDir(folder).filePath(".lock"))
{
    m_writer.setMaxThreadCount(1);
    const QString error = takeLock();
    m_inUse = error.startsWith("in-use");
    m_base = load().record;
    m_waiting.setInterval(1000);
    connect(&m_waiting, &QTimer::timeout, this, [this] {
        if (m_pending > 0)
            return;
        if (const std::optional<Loaded> loaded = enter())
            emit entered(*loaded);
    });
    if (!error.isEmpty())
        m_waiting.start();
}

Storage::~Storage()
{
    m_writer.waitForDone();
}

// Sees that the folder is this program's, or gets it; an error's code, or "".
QString Storage::takeLock()
{
    const FolderLock::Outcome outcome = m_lock.take();
    switch (outcome) {
    case FolderLock::Held: return {};
    case FolderLock::Gained:
        m_entered = false;
        versions::sweep(QDir(folder()));
        return {};
    case FolderLock::Taken:
    case FolderLock::Failed: break;
    }
    if (!QFileInfo(folder()).isDir())
        return "folder-missing";
    const QString hindrance = hindranceIn(folder());
    if (outcome == FolderLock::Failed || hindrance == "read-only" || hindrance == "no-right")
        return hindrance;                                            // where not even an old lock can be removed
    const std::optional<FolderLock::Holder> other = m_lock.holder(); // none if that one has just ended
    return other && other->elsewhere ? "in-use-elsewhere" : "in-use";
}

// Writes one version and drops those that are too old; an error's code, or "". Runs in the writer's thread, with a QDir
// of its own: copies of one share what they find out later, without a lock.
QString Storage::writeVersion(const Record& record)
{
    const QDir folder(this->folder());
    if (const QString error = makeFolder(folder.path()); !error.isEmpty())
        return error;
    if (const QString error = takeLock(); !error.isEmpty())
        return error;
    if (!m_entered) {
        if (const QString error = keepOther(record); !error.isEmpty())
            return error;
        versions::putBadAside(folder);
        m_entered = true;
    }
    const QString error = writeWhole(versions::nextPath(folder), toJson(record));
    if (error.isEmpty()) {
        m_base = record;
        versions::drop(folder);
    }
    return error;
}

// What another program has left in the folder since goes to the kept games before this game takes its place.
QString Storage::keepOther(const Record& record)
{
    const std::optional<Record> other = versions::find(QDir(folder())).record;
    if (!other || other == m_base || other->decisions.empty() || goesOn(record, *other))
        return {};
    QString path = versions::keptAs(QDir(folder()), toJson(*other));
    const QString error = path.isEmpty() ? writeKept(*other, path) : QString();
    if (error.isEmpty()) {
        told(path, {}, &Storage::kept);
        told(path, {}, &Storage::displaced);
    }
    return error;
}

void Storage::save(const Record& record)
{
    ++m_pending;
    m_writer.start([this, record] {
        const QString error = writeVersion(record);
        const bool isKept = record.result && m_elsewhere == record; // and nobody goes on with it
        m_unsaved = error.isEmpty() || isKept ? std::nullopt : std::optional(record);
        if (error.isEmpty())
            keepOwed();
        const bool waits = !m_lock.isHeld();
        QMetaObject::invokeMethod(this, [this, error, waits] {
            --m_pending;
            waits ? m_waiting.start() : m_waiting.stop();
            if (error.isEmpty())
                emit saved();
            else
                emit failed(error);
        });
    });
}

std::optional<Storage::Loaded> Storage::enter()
{
    if (!m_waiting.isActive())
        return std::nullopt;
    m_writer.waitForDone();
    if (m_lock.isHeld() || !takeLock().isEmpty())
        return std::nullopt;
    m_waiting.stop();
    if (m_unsaved) {
        save(*m_unsaved);
        return std::nullopt;
    }
    const Loaded loaded = load();
    m_base = loaded.record;
    return loaded;
}

void Storage::takeOver(const FolderLock::Holder& from)
{
    m_writer.waitForDone();
    m_lock.free(from);
    m_waiting.start();
    if (const std::optional<Loaded> loaded = enter())
        emit entered(*loaded);
}

QString Storage::saveOwed()
{
    m_writer.waitForDone();
    if (m_unsaved) {
        if (const QString error = writeVersion(*m_unsaved); !error.isEmpty())
            return error;
        m_unsaved.reset();
        emit saved();
    }
    keepOwed();
    return m_unkept.empty() ? QString() : hindranceIn(folder());
}

bool Storage::isLosing()
{
    m_writer.waitForDone();
    const bool elsewhere = m_unsaved && m_elsewhere && goesOn(*m_elsewhere, *m_unsaved);
    return (m_unsaved && !m_unsaved->decisions.empty() && !elsewhere) || !m_unkept.empty();
}

// Writes a game among the kept ones, to a path that comes of it; an error's code, or "".
QString Storage::writeKept(const Record& record, QString& path)
{
    path = versions::keptPath(QDir(folder()), nameFor(record));
    if (const QString error = makeFolder(gamesFolder()); !error.isEmpty())
        return error;
    QFile place(path); // another program may keep a game at this moment
    while (!place.open(QIODevice::WriteOnly | QIODevice::NewOnly) && place.exists())
        place.setFileName(path = versions::keptPath(QDir(folder()), nameFor(record)));
    place.close();
    const QString error = writeWhole(path, toJson(record));
    if (!error.isEmpty() && place.size() == 0)
        place.remove();
    return error;
}

void Storage::keep(const Record& record)
{
    m_writer.start([this, record] {
        QString path;
        const QString error = writeKept(record, path);
        if (error.isEmpty())
            m_elsewhere = record;
        else
            m_unkept.push_back(record);
        told(path, error, &Storage::kept);
    });
}

// Keeps what could not be kept before.
void Storage::keepOwed()
{
    std::erase_if(m_unkept, [this](const Record& record) {
        QString path;
        const bool done = writeKept(record, path).isEmpty();
        if (done)
            told(path, {}, &Storage::kept);
        return done;
    });
}

void Storage::copy(const Record& record, const QString& path)
{
    m_writer.start([this, path, record] {
        const QString error = writeWhole(path, toJson(record));
        if (error.isEmpty())
            m_elsewhere = record;
        told(path, error, &Storage::copied);
    });
}

// Says from the writer's thread how it went.
void Storage::told(const QString& path, const QString& error, void (Storage::*written)(const QString& path))
{
    QMetaObject::invokeMethod(this, [=, this] {
        if (error.isEmpty())
            emit(this->*written)(path);
        else
            emit refused(path, error);
    });
}

QVariantMap Storage::facts(const QString& code) const
{
    QVariantMap facts{{"code", code}, {"folder", folder()}};
    const std::optional<FolderLock::Holder> other = holder();
    if (code == "in-use-elsewhere" && other)
        facts.insert({{"host", other->host}, {"since", other->since}});
    return facts;
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
