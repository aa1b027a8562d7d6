#pragma once

#include "engine/record.h"

#include <QDir>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>

// The running game on the disk: its last three versions, each a record of its own, named by a number that grows.
// Writing happens in a thread of its own, in order; what is written is whole or not there at all. Of several programs
// that run at once, the first alone writes; the next one does once that has ended.
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
        QString damaged;                         // the file of the newest version if that one could not be read
    };
    // The newest version that is sound.
    Loaded load() const;

    // Whether another program that runs has the folder.
    bool isInUse() const { return m_inUse; }
    // Saves that are not finished.
    int pending() const { return m_pending; }
    QString folder() const { return m_folder.absolutePath(); }

signals:
    void saved();
    // `code` is "disk-full", "read-only" or "in-use".
    void failed(const QString& code);

private:
    QString write(const QByteArray& json);

    QDir m_folder;
    QLockFile m_lock;
    bool m_inUse = false; // at the start
    int m_pending = 0;
    QThreadPool m_writer;
};
