#pragma once

#include "engine/record.h"

#include <QDir>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>

// Games on the disk. The running one: its last three versions, each a record of its own, named by a number that grows.
// Beside it, in the folder "games", those that were finished or given up for another; and copies wherever a person
// wants one. Writing happens in a thread of its own, in order; what is written is whole or not there at all. Of several
// programs that run at once, the first alone writes the running game; the next one does once that has ended.
class Storage : public QObject {
    Q_OBJECT

public:
    // The folder is made when it is missing and something is to be written.
    explicit Storage(const QString& folder, QObject* parent = nullptr);
    ~Storage() override; // waits for what is still to be written

    // Writes a version. Ends with saved() or failed().
    void save(const oriflamme::Record& record);

    struct Loaded {
        std::optional<oriflamme::Record> record; // none: there is no running game, or none that can be read
        QString damaged;                         // the file of the newest version if that one could not be read,
        bool newer = false;                      // because a later program has written it
    };
    // The newest version that is sound.
    Loaded load() const;

    // Whether another program that runs has the folder.
    bool isInUse() const { return m_inUse; }

    // Writes a game into a file of its own in gamesFolder(), over none that is there. Ends with kept() or refused().
    void keep(const oriflamme::Record& record);
    // Writes a game to a path in a folder that is there, over what may be there. Ends with copied() or refused().
    void copy(const oriflamme::Record& record, const QString& path);

    // Saves of the running game that are not finished.
    int pending() const { return m_pending; }
    QString folder() const { return m_folder.absolutePath(); }
    QString gamesFolder() const { return m_folder.absoluteFilePath("games"); }
    // What a game's file may be called anywhere: the time and the players' names, without the suffix.
    static QString nameFor(const oriflamme::Record& record);

signals:
    void saved();
    // `code` is "disk-full", "read-only" or "in-use".
    void failed(const QString& code);
    void kept(const QString& path);
    void copied(const QString& path);
    void refused(const QString& path, const QString& code); // as above, or "taken": what is there cannot be replaced

private:
    QString writeVersion(const QByteArray& json);
    void tell(const QString& path, const QString& error, void (Storage::*written)(const QString& path));

    QDir m_folder;
    QLockFile m_lock;
    bool m_inUse = false; // at the start
    int m_pending = 0;
    QThreadPool m_writer;
};
