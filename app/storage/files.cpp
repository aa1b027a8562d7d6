#include "app/storage/files.h"

#include "app/record/names.h"
#include "app/record/recordjson.h"

#include <QFileInfo>
#include <QStandardPaths>

using namespace oriflamme;

static const QString suffix = QStringLiteral(".oriflamme");

Files::Files(Storage& storage)
    : m_storage(storage), m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
    if (!QFileInfo(m_folder).isDir())
        m_folder = QDir::homePath();
    connect(&m_storage, &Storage::kept, this, &Files::note);
    connect(&m_storage, &Storage::copied, this, [this](const QString& path) {
        note(path);
        tell("saved", path);
        emit saved();
    });
    connect(&m_storage, &Storage::refused, this,
            [this](const QString& path, const QString& code) { tell("save-" + code, path); });
}

// The code of what is wrong with a file.
static QString nameOf(RecordError::Code code)
{
    switch (code) {
    case RecordError::None: break;
    case RecordError::Unreadable: return "unreadable";
    case RecordError::NotAGame: return "not-a-game";
    case RecordError::Damaged: return "damaged";
    case RecordError::Newer: return "newer";
    case RecordError::TooBig: return "too-big";
    case RecordError::Impossible: return "impossible";
    }
    return {};
}

// Where in the game a fault lies, and what it is.
static QVariantMap faultOf(const Reading& reading, const QFileInfo& file)
{
    const State& state = reading.state;
    const Seat seat = state.question.seat;
    const Wrong wrong = reading.error.wrong;
    return {{"code", nameOf(reading.error.code)},
            {"file", file.fileName()},
            {"folder", QDir::toNativeSeparators(file.path())},
            {"decision", reading.error.decision},
            {"where", reading.error.where},
            {"wrong", wrong == Wrong::Nothing ? "damaged" : nameOf(wrong)},
            {"round", int(state.round)},
            {"phase", nameOf(state.phase)},
            {"seat",
             seat == noSeat ? QString() : fromView(reading.beforeFault->players[std::size_t(seat)].name).simplified()}};
}

void Files::open(const QUrl& file)
{
    const QString path = file.toLocalFile();
    if (path.isEmpty())
        return tell("not-a-game", file.toString());
    if (!QFileInfo::exists(path)) {
        QStringList paths = m_settings.recentGames();
        paths.removeAll(path);
        setRecent(paths);
        return tell("missing", path);
    }
    if (!QFileInfo(path).isFile()) // a folder, or what might never end
        return tell("not-a-game", path);
    const Reading reading = readRecord(path);
    const std::optional<Record> sound = reading.sound();
    if (!sound)
        return tell(nameOf(reading.error.code), path, reading.error.where);
    note(path);
    const QFileInfo info(path);
    m_faulty = reading.record ? QString() : info.canonicalFilePath();
    emit read(*sound, info.fileName(), reading.record ? QVariantMap() : faultOf(reading, info));
}

void Files::save(const Record& record, const QUrl& file)
{
    const QString path = file.toLocalFile();
    // Compared as the system compares paths: Windows has one file by many, in capitals too.
    if (!m_faulty.isEmpty() && QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_faulty))
        return tell("save-taken", path);
    m_storage.copy(record, path);
}

QVariant Files::target(const QUrl& folder, const QString& name) const
{
    const bool whole = name.endsWith(suffix, Qt::CaseInsensitive);
    const QString path = QDir(folder.toLocalFile()).absoluteFilePath(whole ? name : name + suffix);
    return QVariantMap{
        {"url", QUrl::fromLocalFile(path)}, {"file", QFileInfo(path).fileName()}, {"taken", QFileInfo::exists(path)}};
}

QVariant Files::find(const QUrl& folder, const QString& path) const
{
    const bool home = path == "~" || path.startsWith("~/");
    const QDir from(home ? QDir::homePath() : folder.toLocalFile());
    QString whole = QDir::cleanPath(from.absoluteFilePath(home ? path.mid(2) : path));
    const qsizetype root = whole.indexOf('/');                             // on Windows behind the drive
    while (whole.mid(root) == "/.." || whole.mid(root).startsWith("/../")) // above the root is the root
        whole.remove(root + 1, 3);
    const QFileInfo found(whole);
    if (path.isEmpty() || !found.exists())
        return QVariant::fromValue(nullptr);
    return QVariantMap{
        {"url", QUrl::fromLocalFile(whole)}, {"name", name(found.fileName())}, {"isFolder", found.isDir()}};
}

QString Files::path(const QUrl& url) const
{
    return QDir::toNativeSeparators(url.toLocalFile());
}

QString Files::name(const QString& file) const
{
    return file.endsWith(suffix, Qt::CaseInsensitive) ? file.chopped(suffix.size()) : file;
}

QVariantList Files::recent() const
{
    QVariantList list;
    for (const QString& path : m_settings.recentGames()) {
        const QFileInfo file(path);
        list.append(QVariantMap{{"url", QUrl::fromLocalFile(path)},
                                {"name", name(file.fileName())},
                                {"folder", QDir::toNativeSeparators(file.path())},
                                {"gone", !file.exists()}});
    }
    return list;
}

QVariantList Files::places() const
{
    QVariantList list;
    QStringList seen;
    const auto add = [&](const QString& kind, const QString& folder) {
        if (!QFileInfo(folder).isDir() || seen.contains(folder))
            return;
        seen.append(folder);
        list.append(QVariantMap{{"kind", kind}, {"url", QUrl::fromLocalFile(folder)}});
    };
    add("home", QDir::homePath());
    add("documents", QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    add("games", m_storage.gamesFolder());
    return list;
}

void Files::tell(const QString& code, const QString& path, const QString& where)
{
    const QFileInfo file(path);
    emit told({{"code", code},
               {"file", file.fileName()},
               {"folder", QDir::toNativeSeparators(file.path())},
               {"where", where}});
}

// Puts a game on top of the recent ones.
void Files::note(const QString& path)
{
    const QFileInfo file(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    QStringList paths = m_settings.recentGames();
    paths.removeAll(file.filePath());
    paths.prepend(file.filePath());
    setRecent(paths.mid(0, mostRecent));
    if (m_folder != file.path() && file.path() != m_storage.gamesFolder()) {
        m_folder = file.path();
        emit folderChanged();
    }
}

void Files::setRecent(const QStringList& paths)
{
    m_settings.setRecentGames(paths);
    emit recentChanged();
}
