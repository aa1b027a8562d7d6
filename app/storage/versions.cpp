#include "app/storage/versions.h"

#include "app/record/recordjson.h"

#include <QFileInfo>

using namespace oriflamme;

static constexpr int versionsKept = 3;
static const QString prefix = QStringLiteral("running-");
static const QString suffix = QStringLiteral(".oriflamme");

static QString fileName(qint64 version)
{
    return prefix + QString::number(version) + suffix;
}

// The versions' numbers, newest first.
static QList<qint64> numbersIn(const QDir& folder)
{
    QList<qint64> numbers;
    for (const QString& name : folder.entryList({prefix + "*" + suffix}, QDir::Files)) {
        constexpr qint64 most = 1'000'000'000'000; // what no program comes to by counting
        bool isNumber = false;
        const qint64 number = name.mid(prefix.size()).chopped(suffix.size()).toLongLong(&isNumber);
        if (isNumber && number < most)
            numbers.append(number);
    }
    std::sort(numbers.begin(), numbers.end(), std::greater());
    return numbers;
}

static bool isBetter(const Record& record, const Record& best)
{
    return record.setup == best.setup && record.seed == best.seed && record.decisions.size() > best.decisions.size();
}

versions::Found versions::find(const QDir& folder)
{
    Found found;
    for (const qint64 number : numbersIn(folder)) {
        const Reading read = readRecord(folder.filePath(fileName(number)));
        const std::optional<Record> sound = read.sound();
        if (!read.record && !found.record && found.damaged.isEmpty()) {
            found.damaged = fileName(number);
            found.newer = read.error.code == RecordError::Newer;
        }
        if (sound && (!found.record || isBetter(*sound, *found.record))) {
            const bool first = !found.record;
            found.record = sound;
            found.part = !read.record;
            if (first && !found.part) // older ones may be longer where moves were taken back
                break;
        }
    }
    return found;
}

QString versions::nextPath(const QDir& folder)
{
    const QList<qint64> numbers = numbersIn(folder);
    qint64 number = numbers.isEmpty() ? 1 : numbers.first() + 1;
    while (QFileInfo::exists(folder.filePath(fileName(number)))) // a folder of that name
        ++number;
    return folder.filePath(fileName(number));
}

static void putAside(const QDir& folder, qint64 number)
{
    const QString name = fileName(number);
    if (folder.mkpath("games"))
        QFile::rename(folder.filePath(name), versions::keptPath(folder, name.chopped(suffix.size())));
}

void versions::putBadAside(const QDir& folder)
{
    for (const qint64 number : numbersIn(folder)) {
        if (!readRecord(folder.filePath(fileName(number))).record)
            putAside(folder, number);
    }
}

void versions::drop(const QDir& folder)
{
    const QList<qint64> numbers = numbersIn(folder);
    for (qsizetype i = versionsKept; i < numbers.size(); ++i) {
        const QString path = folder.filePath(fileName(numbers[i]));
        if (readRecord(path).record)
            QFile::remove(path);
        else
            putAside(folder, numbers[i]);
    }
}

void versions::sweep(const QDir& folder)
{
    for (const QString& name : folder.entryList({prefix + "*" + suffix + ".*"}, QDir::Files))
        QFile::remove(folder.filePath(name));
}

QString versions::keptPath(const QDir& folder, const QString& name)
{
    const QDir games(folder.filePath("games"));
    QString path = games.filePath(name + suffix);
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = games.filePath(QString("%1 (%2)").arg(name).arg(i) + suffix);
    return path;
}

QString versions::keptAs(const QDir& folder, const QByteArray& contents)
{
    for (const QFileInfo& file : QDir(folder.filePath("games")).entryInfoList({"*" + suffix}, QDir::Files)) {
        QFile kept(file.filePath());
        if (file.size() == contents.size() && kept.open(QIODevice::ReadOnly) && kept.readAll() == contents)
            return file.filePath();
    }
    return {};
}
