#pragma once

#include "engine/record/record.h"
#include "engine/sight/view.h"

#include <QAbstractListModel>
#include <QQmlEngine>

// What lies on the table, as the person in front of it may see it. Each model shows one view and tells only what
// differs from the view before.

// A row a card in the queue, hidden or not, known by its number; from left to right, of a stack
// the top card first: a screen reader meets them in that order.
class QueueModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Stage.queue")

public:
    enum Role {
        Number = Qt::UserRole,
        CardName,
        Family,
        SeatRole,
        Up,
        Tokens,
        Marks,
        Sleeps,
        Known,
        Place,
        Height,
        StackSize,
        Covered,
        Own
    };
    using QAbstractListModel::QAbstractListModel;

    void show(const oriflamme::View& view, const std::vector<oriflamme::Player>& players);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        oriflamme::QueueCard card;
        int place = 0;
        int height = 0;
        int stackSize = 0;
        bool own = false;
        QString family;

        bool operator==(const Row&) const = default;
    };
    static std::vector<Row> rowsOf(const oriflamme::View& view, const std::vector<oriflamme::Player>& players);

    std::vector<Row> m_rows;
};

// A row a seat.
class SeatsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Stage.seats")

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const oriflamme::View& view, const std::vector<oriflamme::Player>& players);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    QVariantMap rowOf(oriflamme::Seat seat) const;

    oriflamme::View m_view;
    std::vector<oriflamme::Player> m_players;
    std::vector<QVariantMap> m_rows;
};

// A row a card of the viewer's hand, in an order that tells nothing.
class HandModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("HotSeat.hand")

public:
    enum Role { CardName = Qt::UserRole };
    using QAbstractListModel::QAbstractListModel;

    void show(const oriflamme::View& view);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    QStringList m_cards;
};
