#include "app/storage/folderlock.h"

#include "app/storage/emptylock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <vector>

// What a file says: none if it is not there; nothing while it cannot be read.
static std::optional<QByteArray> textOf(const QString& path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        return file.readAll();
    return QFileInfo::exists(path) ? std::optional(QByteArray()) : std::nullopt;
}

FolderLock::FolderLock(const QString& path) : m_path(path) {}

// Keeps a lock for ever: where its file is another's by now, unlocking would remove that one.
static void forget(std::unique_ptr<QLockFile> lock)
{
    static auto& forgotten = *new std::vector<std::unique_ptr<QLockFile>>;
    if (lock)
        forgotten.push_back(std::move(lock));
}

FolderLock::~FolderLock()
{
    if (!isOurs())
        forget(std::move(m_lock));
}

// Whether the file says so; one that cannot be read does not say otherwise.
bool FolderLock::isOurs() const
{
    const std::optional<QByteArray> text = textOf(m_path);
    return text && (*text == m_text || text->isEmpty());
}

FolderLock::Outcome FolderLock::take()
{
    if (m_lock && isOurs())
        return Held;
    forget(std::move(m_lock));
    if (!QFileInfo(QFileInfo(m_path).path()).isDir())
        return Failed; // of which QLockFile would complain on Windows
    dropEmptyLock(m_path);
    auto lock = std::make_unique<QLockFile>(m_path);
    lock->setStaleLockTime(0); // a program that runs has it, however long
    if (!lock->tryLock(0))
        return lock->error() == QLockFile::LockFailedError ? Taken : Failed;
    m_lock = std::move(lock);
    m_text = textOf(m_path).value_or(QByteArray());
    if (m_text.startsWith(QByteArray::number(QCoreApplication::applicationPid()) + '\n'))
        return Gained;
    forget(std::move(m_lock)); // another program took the file for one that was left empty, before it said more
    return Taken;
}

// The lines of the file are QLockFile's: the process, its name, the machine's name and its number.
std::optional<FolderLock::Holder> FolderLock::holder() const
{
    const std::optional<QByteArray> text = textOf(m_path);
    if (!text)
        return std::nullopt;
    const QList<QByteArray> lines = text->split('\n');
    const QByteArray host = lines.value(2).trimmed();
    const QByteArray number = lines.value(3).trimmed();
    const QByteArray ours = QSysInfo::machineUniqueId();
    const bool known = !number.isEmpty() && !ours.isEmpty();
    const bool here = known ? number == ours : host.isEmpty() || host == QSysInfo::machineHostName().toUtf8();
    return Holder{QString::fromUtf8(host), QFileInfo(m_path).lastModified(), !here, *text};
}

void FolderLock::free(const Holder& from)
{
    const std::optional<Holder> now = holder();
    if (now && now->elsewhere && *now == from)
        QLockFile(m_path).removeStaleLockFile(); // not from under a program that runs here after all
}
