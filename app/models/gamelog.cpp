#include "app/models/gamelog.h"

#include "app/record/names.h"

using namespace oriflamme;

static bool opensTurn(Happening happening)
{
    switch (happening) {
    case Happening::Placed:
    case Happening::Kept:
    case Happening::Slept:
    case Happening::Revealed:
    case Happening::Acts: return true;
    default: return false;
    }
}

void GameLog::begin(const Story* story)
{
    show(0, m_viewer);
    m_story = story;
}

void GameLog::show(int count, Seat viewer)
{
    if (count == m_count && viewer == m_viewer)
        return;
    if (count < m_count) {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
    if (std::exchange(m_viewer, viewer) != viewer && m_count > 0)
        emit dataChanged(index(0), index(m_count - 1));
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    }
    emit changed();
}

int GameLog::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariantMap GameLog::entry(int row) const
{
    const Caption& caption = m_story->caption(row);
    const Event& event = caption.event;
    QVariantMap map = cueOf(caption, m_viewer);
    map.insert("step", row);
    map.insert("round", caption.round);
    map.insert("opens", opensTurn(event.happening));
    map.insert("cause", nameOf(event.cause));
    map.insert("copied", nameOf(event.copied));
    return map;
}

QVariant GameLog::data(const QModelIndex& index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) && role == Entry ? entry(index.row()) : QVariant();
}

QHash<int, QByteArray> GameLog::roleNames() const
{
    return {{Entry, "entry"}};
}

QVariantList GameLog::of(int number) const
{
    QVariantList list;
    for (int row = 0; row < m_count; ++row) {
        const Event& event = m_story->caption(row).event;
        if (number > 0 && (event.number == number || event.otherNumber == number))
            list.append(entry(row));
    }
    return list;
}
