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
        Number = Qt::UserRole, // int, from 1: the row's key, the card's own for as long as it lies in the queue
        CardName,              // string in records, "" if it is hidden from the viewer
        Family,                // string, of its owner
        SeatRole,              // int, its owner: 0 to 4
        Up,                    // bool: revealed
        Tokens,                // int, from 0
        Marks,                 // int, 0 to 5: judgement tokens
        Sleeps,                // bool: takes no turn in this round
        Known,                 // bool: face down, yet everybody knows it
        Place,                 // int, from 0 at the left end
        Height,                // int, from 0 at the bottom of its stack
        StackSize,             // int, from 1: cards in its stack
        Covered,               // bool: another lies on it
        Own                    // bool: the viewer's
    };
    using QAbstractListModel::QAbstractListModel;

    // `players`: one a seat of the view.
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

// A row a seat, in their order. Its roles, cards being lists of their names in records:
// - seat: int, 0 to 4; name, family, player: strings as in a record;
// - influence: int, from 0; tradeTokens: int, from 0, on a reserved Trade;
// - handSize: int, 0 to 7; hand, aside: cards, empty where the viewer may not see them;
// - discards, reserved: cards, oldest first; knownHand: cards that everybody knows to be in the hand;
// - isFirst: bool, has the marker; asked: bool, its question is open;
// - winner: bool, of a game that is over; rank: int, from 1, shared by equals;
// - topCards: int, from 0: what decides a tie.
class SeatsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Stage.seats")

public:
    using QAbstractListModel::QAbstractListModel;

    // `players`: one a seat of the view; other seats than before reset the model.
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
    enum Role { CardName = Qt::UserRole }; // string: its name in records
    using QAbstractListModel::QAbstractListModel;

    // Of a view without a seat the hand is empty.
    void show(const oriflamme::View& view);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    QStringList m_cards;
};
