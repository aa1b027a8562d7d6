#pragma once

#include "app/storage/folderlock.h"
#include "app/storage/versions.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

// Games on the disk. The running one: its last three versions, each a record of its own, named by a number that grows.
// Beside it, in the folder "games", those that were finished or given up for another; and copies wherever a person
// wants one. Writing happens in a thread of its own, in order; what is written is whole or not there at all, and the
// disk has it. Of several programs that run at once one alone, which has the folder's lock, writes the running game.
// One that gets the lock later looks what lies there by then, and nothing of that is lost.
class Storage : public QObject {
    Q_OBJECT

public:
    // The folder is made when it is missing and something is to be written.
    explicit Storage(const QString& folder, QObject* parent = nullptr);
    ~Storage() override; // waits for what is still to be written

    // Writes a version. Ends with saved() or failed().
    void save(const oriflamme::Record& record);

    // The running game as it lies there.
    using Loaded = versions::Found;
    Loaded load() const { return versions::find(m_folder); }

    // Whether another program that runs had the folder at the start.
    bool isInUse() const { return m_inUse; }
    // Who has the folder now.
    std::optional<FolderLock::Holder> holder() const { return m_lock.holder(); }
    // What there is to tell of a failure: {code, folder}, and of one elsewhere who has the folder {host, since}.
    QVariantMap facts(const QString& code) const;

    // Gets the folder if it is free by now. What lies there then, if nothing was decided here since; otherwise that
    // goes to the kept games, and what was decided here is saved. Nothing if the folder is this program's already.
    std::optional<Loaded> enter();
    // Takes the folder from a program on another machine, and enters it.
    void takeOver(const FolderLock::Holder& from);

    // Tries once more to write what could not be written, and waits for it. Returns why it cannot be, or "".
    QString saveOwed();
    // Whether there are decisions that are in no file at all, once all is written that can be.
    bool isLosing();

    // Writes a game into a file of its own in gamesFolder(), over none that is there. Ends with kept() or refused();
    // a refused one is tried again with the next save.
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
    // "in-use", "in-use-elsewhere" (on another machine), or what writeWhole() tells.
    void failed(const QString& code);
    void entered(const Storage::Loaded& loaded); // the folder has become free: see enter()
    void displaced(const QString& path);         // what another program has left there was put among the kept games
    void kept(const QString& path);
    void copied(const QString& path);
    void refused(const QString& path, const QString& code);

private:
    QString takeLock();
    QString writeVersion(const oriflamme::Record& record);
    QString keepOther(const oriflamme::Record& record);
    QString writeKept(const oriflamme::Record& record, QString& path);
    void keepOwed();
    void told(const QString& path, const QString& error, void (Storage::*written)(const QString& path));

    QDir m_folder;
    bool m_inUse = false; // at the start
    int m_pending = 0;
    QTimer m_waiting; // for the folder to become free

    // The writer's, and while it rests this thread's.
    FolderLock m_lock;
    bool m_entered = false;                       // what lay there when the folder became ours is put away
    std::optional<oriflamme::Record> m_base;      // what lies there, as far as known
    std::optional<oriflamme::Record> m_unsaved;   // what could not be saved
    std::vector<oriflamme::Record> m_unkept;      // what could not be kept
    std::optional<oriflamme::Record> m_elsewhere; // what was kept or copied last
    QThreadPool m_writer;
};
