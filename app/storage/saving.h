#pragma once

#include "app/storage/storage.h"

#include <QQmlEngine>
#include <QVariantMap>

// What a person is asked about saving, where the disk or another program hinders it.
class Saving : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Game.saving")
    // {about, and what Storage::facts() tells of the hindrance}, empty if nothing is asked. About: "take-over" (the
    // saves of a program on another machine), "close" (with decisions that are in no file), "end" (of a game that is
    // in none).
    Q_PROPERTY(QVariantMap question READ question NOTIFY questionChanged)

public:
    explicit Saving(Storage& storage);

    QVariantMap question() const { return m_question; }

    // Before the window closes: tries once more to save what could not be saved. False, and the question is asked, if
    // decisions would be lost.
    Q_INVOKABLE bool mayClose();
    // Answers the question about it with yes.
    Q_INVOKABLE void takeOver();
    // Answers any question with no.
    Q_INVOKABLE void dismiss();

    // A game is over and could not be saved: tries once more, then asks.
    void endGame(const QString& name);
    // Asks about each program that has the folder once.
    void meet(const QString& code);

signals:
    void questionChanged();

private:
    void ask(const QString& about, const QVariantMap& facts);

    Storage& m_storage;
    QVariantMap m_question;
    std::optional<FolderLock::Holder> m_met;
};
