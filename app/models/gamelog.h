#pragma once

#include "app/models/cue.h"

#include <QAbstractListModel>
#include <QQmlEngine>

// Everything that has happened in a game so far, as the eyes in front of the screen may know it. A row a moment of the
// story, in order, the first being that round 1 begins.
class GameLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Stage.gameLog")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { Entry = Qt::UserRole };
    using QAbstractListModel::QAbstractListModel;

    // The rows that a card of the queue took part in, by the number it had there.
    Q_INVOKABLE QList<CueFacts> of(int number) const;
    // A row that is told, and the last of them.
    Q_INVOKABLE CueFacts entry(int row) const;
    Q_INVOKABLE CueFacts newest() const { return m_count == 0 ? CueFacts() : entry(m_count - 1); }

    // Tells of this game, of which nothing is told yet; of none if it is null. It must stay as long as it is told of,
    // and keep what is told.
    void begin(const oriflamme::Story* story);
    // Tells so many rows, to those eyes.
    void show(int count, oriflamme::Seat viewer);

    int count() const { return m_count; }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    const oriflamme::Story* m_story = nullptr;
    int m_count = 0;
    oriflamme::Seat m_viewer = oriflamme::noSeat;
};
