#include "app/models/models.h"

#include "app/record/names.h"

using namespace oriflamme;

std::vector<QueueModel::Row> QueueModel::rowsOf(const View& view, const std::vector<Player>& players)
{
    std::vector<Row> rows;
    const Queue& queue = view.queue;
    for (int place = 0; place < queue.stacks; ++place) {
        const int size = queue.size(place);
        int height = size - 1;
        for (const QueueCard* card = &queue.top(place); card; card = queue.under(*card), --height) {
            const auto& family = players[std::size_t(card->seat)].family;
            rows.push_back({*card, place, height, size, card->seat == view.viewer, QString::fromStdString(family)});
            rows.back().card.under = -1; // a slot's number says nothing to the picture
        }
    }
    return rows;
}

void QueueModel::show(const View& view, const std::vector<Player>& players)
{
    std::vector<Row> next = rowsOf(view, players);
    const auto find = [](std::vector<Row>& rows, int number) {
        return std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.card.number == number; });
    };
    for (int i = int(m_rows.size()) - 1; i >= 0; --i) {
        Row& row = m_rows[std::size_t(i)];
        const auto now = find(next, row.card.number);
        if (now == next.end()) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        } else if (*now != row) {
            row = *now;
            emit dataChanged(index(i), index(i));
        }
    }
    for (int i = 0; i < int(next.size()); ++i) {
        const auto at = m_rows.begin() + i;
        const auto now = find(m_rows, next[std::size_t(i)].card.number);
        if (now == m_rows.end()) {
            beginInsertRows({}, i, i);
            m_rows.insert(at, next[std::size_t(i)]);
            endInsertRows();
        } else if (now != at) {
            const int from = int(now - m_rows.begin());
            beginMoveRows({}, from, from, {}, i);
            std::rotate(at, now, now + 1);
            endMoveRows();
        }
    }
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Number: return row.card.number;
    case CardName: return nameOf(row.card.card);
    case Family: return row.family;
    case SeatRole: return row.card.seat;
    case Up: return bool(row.card.up);
    case Tokens: return row.card.tokens;
    case Marks: return row.card.marks;
    case Sleeps: return bool(row.card.sleeps);
    case Known: return bool(row.card.known);
    case Place: return row.place;
    case Height: return row.height;
    case StackSize: return row.stackSize;
    case Covered: return row.height + 1 < row.stackSize;
    case Own: return row.own;
    default: return {};
    }
}

QHash<int, QByteArray> QueueModel::roleNames() const
{
    return {{Number, "number"}, {CardName, "card"},       {Family, "family"},   {SeatRole, "seat"}, {Up, "up"},
            {Tokens, "tokens"}, {Marks, "marks"},         {Sleeps, "sleeps"},   {Known, "known"},   {Place, "place"},
            {Height, "height"}, {StackSize, "stackSize"}, {Covered, "covered"}, {Own, "own"}};
}
