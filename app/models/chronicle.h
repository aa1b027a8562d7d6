#pragma once

#include "app/models/cue.h"
#include "engine/record/record.h"

#include <QAbstractListModel>
#include <QQmlEngine>

// Everything that has happened in a game so far, as the eyes in front of the screen may know it. A row a step, in
// order; before them the first round begins, so that row n is position n of a replay. Each row is one map, made when it
// is read: the happening as a cue tells it (cue.h), and
// - step: the row's number; round;
// - opens: whether a turn begins with it, which the rows after it belong to;
// - cause: the card whose text made it happen, "" where that was a choice or a rule of the whole game;
// - copied: whose text that is, if a Shapeshifter performs it.
class Chronicle : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Game.chronicle")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { Entry = Qt::UserRole };
    using QAbstractListModel::QAbstractListModel;

    // The rows that a card of the queue took part in, by the number it had there.
    Q_INVOKABLE QVariantList of(int number) const;

    // Another game, or another past of this one; no row is told that was not told before.
    void begin(const oriflamme::Record& record);
    // The game has gone on; the new rows are not told yet.
    void add(const oriflamme::Steps& steps) { append(m_lines, steps); }
    // Tells so many rows, to those eyes.
    void show(int count, oriflamme::Seat viewer);

    int count() const { return m_count; }            // told
    int size() const { return int(m_lines.size()); } // told or not
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Line {
        Happened happened;
        int round = 0;
        oriflamme::Card cause = oriflamme::Card::None;
        oriflamme::Card model = oriflamme::Card::None; // what a Shapeshifter copies in this turn

        bool operator==(const Line&) const = default;
    };
    static Line lineOf(const oriflamme::Step& step, const Line& before);
    static void append(std::vector<Line>& lines, const oriflamme::Steps& steps);
    QVariantMap entry(int row) const;

    std::vector<Line> m_lines;
    int m_count = 0;
    oriflamme::Seat m_viewer = oriflamme::noSeat;
};
