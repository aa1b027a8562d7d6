#pragma once

#include "engine/record.h"

#include <QDir>
#include <QObject>
#include <QThreadPool>

// The running game on the disk: its last three versions, each a record of its own, named by a number that grows.
// Writing happens in a thread of its own, in order; what is written is whole or not there at all.
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

    // Saves that are not finished.
    int pending() const { return m_pending; }
    QString folder() const { return m_folder.absolutePath(); }

signals:
    void saved();
    // `code` is "disk-full" or "read-only".
    void failed(const QString& code);

private:
    QDir m_folder;
    qint64 m_version = 0; // the newest one's number
    int m_pending = 0;
    QThreadPool m_writer;
};
