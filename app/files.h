#pragma once

#include "app/settings.h"
#include "app/storage.h"

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

    // Opens a file as a replay, or tells what is wrong with it and changes nothing else.
    Q_INVOKABLE void open(const QUrl& file);
    // Saves a game over what is there, or tells why not.
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
    void read(const oriflamme::Record& record, const QString& file); // a good one, by its name
    void saved();
    void told(const QVariantMap& notice); // what is wrong: {code, file, folder, decision, where}

private:
    void tell(const QString& code, const QString& path, int decision = -1, const QString& where = {});
    void note(const QString& path);
    void setRecent(const QStringList& paths);

    Storage& m_storage;
    Settings m_settings;
    QString m_folder;
};
