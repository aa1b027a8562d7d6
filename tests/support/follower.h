#pragma once

#include <QAbstractItemModel>
#include <QMap>
#include <QPersistentModelIndex>
#include <QVariantMap>

// Knows a list model by what it tells alone, as a view does: from its signals it keeps a copy of each row, and finds
// out whether something changed untold, was told in vain, or a row became another's.
class Follower : public QObject {
public:
    // `key` is the role that names a row for as long as it is there.
    Follower(const QAbstractItemModel& model, const QByteArray& key);

    // What went wrong since the last call, empty if nothing did; begins to count anew.
    QString trouble();
    // How often the model has told something since the last trouble().
    int told() const { return m_told; }
    // The model's rows as it tells them, by key; a key that is no number counts the rows.
    QMap<int, QVariantMap> rows() const;

private:
    struct Row {
        QVariantMap data;
        QPersistentModelIndex index;
    };
    QVariantMap read(int row) const;
    void complain(const QString& what);

    const QAbstractItemModel& m_model;
    const QString m_key;
    QList<Row> m_rows;
    QString m_trouble;
    int m_told = 0;
};

// Where two models' rows differ, in words; empty if nowhere.
QString firstDifference(const QMap<int, QVariantMap>& rows, const QMap<int, QVariantMap>& right);
