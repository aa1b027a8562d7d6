#include "tests/support/follower.h"

#include <QDebug>

Follower::Follower(const QAbstractItemModel& model, const QByteArray& key) : m_model(model), m_key(key)
{
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        ++m_told;
        m_rows.clear();
        for (int row = 0; row < m_model.rowCount(); ++row)
            m_rows.append({read(row), m_model.index(row, 0)});
    });
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
        ++m_told;
        for (int row = first; row <= last; ++row)
            m_rows.insert(row, {read(row), m_model.index(row, 0)});
    });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex&, int first, int last) {
        ++m_told;
        m_rows.remove(first, last - first + 1);
    });
    connect(&model, &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int first, int last, const QModelIndex&, int before) {
                ++m_told;
                if (first != last)
                    complain("rows move together, which nobody follows; ");
                m_rows.move(first, before > first ? before - 1 : before);
            });
    connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& first, const QModelIndex& last) {
        ++m_told;
        for (int row = first.row(); row <= last.row(); ++row) {
            const QVariantMap now = read(row);
            if (now == m_rows[row].data)
                complain(QString("row %1 did not change; ").arg(row));
            if (now[m_key] != m_rows[row].data[m_key])
                complain(QString("row %1 became another's; ").arg(row));
            m_rows[row].data = now;
        }
    });
}

QVariantMap Follower::read(int row) const
{
    QVariantMap data;
    const QHash<int, QByteArray> roles = m_model.roleNames();
    for (auto role = roles.begin(); role != roles.end(); ++role)
        data[QString::fromUtf8(role.value())] = m_model.index(row, 0).data(role.key());
    return data;
}

void Follower::complain(const QString& what)
{
    m_trouble += m_key + ": " + what;
}

QString Follower::trouble()
{
    if (m_rows.size() != m_model.rowCount())
        complain("rows came or went untold; ");
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].index.row() != row)
            complain(QString("row %1 is not where it was told to be; ").arg(row));
        if (m_rows[row].data != read(row))
            complain(QString("row %1 changed untold; ").arg(row));
    }
    m_told = 0;
    return std::exchange(m_trouble, {});
}

QMap<int, QVariantMap> Follower::rows() const
{
    QMap<int, QVariantMap> rows;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        bool isNumber = false;
        const int key = m_rows[row].data[m_key].toInt(&isNumber);
        rows[isNumber ? key : int(row)] = m_rows[row].data;
    }
    return rows;
}

QString firstDifference(const QMap<int, QVariantMap>& rows, const QMap<int, QVariantMap>& right)
{
    if (rows.keys() != right.keys())
        return "other rows";
    for (const int key : rows.keys()) {
        for (const QString& role : (QVariantMap(rows[key]).keys() + right[key].keys())) {
            if (rows[key][role] != right[key][role]) {
                QString text;
                QDebug(&text) << "row" << key << role << rows[key][role] << "not" << right[key][role];
                return text;
            }
        }
    }
    return {};
}
