#include "app/models/models.h"

#include "app/record/names.h"

using namespace oriflamme;

// Hands are small and change by a card or two: what is gone is removed, what is new is put where it belongs.
void HandModel::show(const View& view)
{
    const QStringList next = view.viewer < 0 ? QStringList{} : namesOf(view.hand[std::size_t(view.viewer)]);
    for (int i = int(m_cards.size()) - 1; i >= 0; --i) {
        if (next.contains(m_cards[i]))
            continue;
        beginRemoveRows({}, i, i);
        m_cards.removeAt(i);
        endRemoveRows();
    }
    for (int i = 0; i < next.size(); ++i) {
        if (i < m_cards.size() && m_cards[i] == next[i])
            continue;
        beginInsertRows({}, i, i);
        m_cards.insert(i, next[i]);
        endInsertRows();
    }
}

int HandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_cards.size());
}

QVariant HandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != CardName)
        return {};
    return m_cards[index.row()];
}

QHash<int, QByteArray> HandModel::roleNames() const
{
    return {{CardName, "card"}};
}
