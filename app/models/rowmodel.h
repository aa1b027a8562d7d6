#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

// Rows that are values of one type. Its properties are the roles, and the first of them is the row's key, of which
// there is one alone.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Stage.queue, Stage.seats, HotSeat.hand")

public:
    explicit RowModel(const QMetaObject& row) : m_row(row) {}

    // Shows these in this order, and tells only what differs from the rows before.
    void show(const QVariantList& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    QVariant value(const QVariant& row, int property) const;
    qsizetype find(const QVariantList& rows, const QVariant& row) const;

    const QMetaObject& m_row;
    QVariantList m_rows;
};
