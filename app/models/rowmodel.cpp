#include "app/models/rowmodel.h"

#include <QMetaProperty>
#include <algorithm>

QVariant RowModel::value(const QVariant& row, int property) const
{
    return m_row.property(property).readOnGadget(row.constData());
}

// Where the row of the same key is; behind the last if there is none.
qsizetype RowModel::find(const QVariantList& rows, const QVariant& row) const
{
    const QVariant key = value(row, 0);
    return std::find_if(rows.begin(), rows.end(), [&](const QVariant& each) { return value(each, 0) == key; })
           - rows.begin();
}

void RowModel::show(const QVariantList& rows)
{
    for (int i = int(m_rows.size()) - 1; i >= 0; --i) {
        const qsizetype next = find(rows, m_rows[i]);
        if (next == rows.size()) {
            beginRemoveRows({}, i, i);
            m_rows.removeAt(i);
            endRemoveRows();
        } else if (m_rows[i] != rows[next]) {
            m_rows[i] = rows[next];
            emit dataChanged(index(i), index(i));
        }
    }
    for (int i = 0; i < int(rows.size()); ++i) {
        const int now = int(find(m_rows, rows[i]));
        if (now == m_rows.size()) {
            beginInsertRows({}, i, i);
            m_rows.insert(i, rows[i]);
            endInsertRows();
        } else if (now != i) {
            beginMoveRows({}, now, now, {}, i);
            m_rows.move(now, i);
            endMoveRows();
        }
    }
}

int RowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole)
        return {};
    return value(m_rows[index.row()], role - Qt::UserRole);
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_row.propertyCount(); ++i)
        names[Qt::UserRole + i] = m_row.property(i).name();
    return names;
}
