#pragma once

#include "app/storage/settings.h"
#include "app/storage/storage.h"

#include <QUrl>

// Games in files that a person opens and saves. Opening writes nothing but the list of recent games.
class Files : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Game.files")
    // What was opened, saved or put away last, the newest first: {url, name, folder, gone}.
    Q_PROPERTY(QVariantList recent READ recent NOTIFY recentChanged)
    // Where a game was opened or saved last; at first where documents lie.
    Q_PROPERTY(QUrl folder READ folder NOTIFY folderChanged)
    // Folders worth going to: {kind, url}; kinds are home, documents, games (those put away).
    Q_PROPERTY(QVariantList places READ places NOTIFY recentChanged)

public:
    static constexpr int mostRecent = 10;

    explicit Files(Storage& storage);

    // Opens a file as a replay. Of one with a fault in a decision or in the result it opens what is before that, as an
    // unfinished game; of any other bad file it tells what is wrong and changes nothing else.
    Q_INVOKABLE void open(const QUrl& file);
    // Saves a game over what is there, or tells why not. The file of a game that was opened with a fault, and no other
    // since, stays as it is.
    void save(const oriflamme::Record& record, const QUrl& file);

    // The file that a game saved by this name becomes: {url, file, taken}; `taken` if there is one already.
    Q_INVOKABLE QVariant target(const QUrl& folder, const QString& name) const;
    // What a typed path leads to: {url, name, isFolder}, or null if nothing is there. It begins in a folder, or at home
    // (~).
    Q_INVOKABLE QVariant find(const QUrl& folder, const QString& path) const;
    // A path as this system writes it.
    Q_INVOKABLE QString path(const QUrl& url) const;
    // A file's name without the suffix of saved games.
    Q_INVOKABLE QString name(const QString& file) const;

    QVariantList recent() const;
    QUrl folder() const { return QUrl::fromLocalFile(m_folder); }
    QVariantList places() const;

signals:
    void recentChanged();
    void folderChanged();
    // A game that can be looked back at, the file's name, and what is wrong behind the end of it (see Game.notice), or
    // nothing.
    void read(const oriflamme::Record& record, const QString& file, const QVariantMap& fault);
    void saved();
    void told(const QVariantMap& notice); // what is wrong: {code, file, folder, where}

private:
    void tell(const QString& code, const QString& path, const QString& where = {});
    void note(const QString& path);
    void setRecent(const QStringList& paths);

    Storage& m_storage;
    Settings m_settings;
    QString m_folder;
    QString m_faulty; // the canonical path of what was opened last, if it has a fault
};
