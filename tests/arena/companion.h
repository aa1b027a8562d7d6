#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

// The companion as people and programs run it. ARENA is the program, a definition of the test.

struct Ran {
    int exit = -1; // -1: it crashed, or did not end
    QString out;
    QString err;
};

inline Ran run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(ARENA, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

inline QJsonObject object(const QString& line)
{
    return QJsonDocument::fromJson(line.toUtf8()).object();
}

inline QList<QJsonObject> objects(const QString& lines)
{
    QList<QJsonObject> list;
    for (const QString& line : lines.split('\n', Qt::SkipEmptyParts))
        list.append(object(line));
    return list;
}

// What a file holds; nothing if it cannot be read.
inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The path of a file with these contents, or nothing if it cannot be written.
inline QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}
