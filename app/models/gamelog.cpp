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

CueFacts GameLog::entry(int row) const
{
    const Caption& caption = m_story->caption(row);
    const Event& event = caption.event;
    CueFacts cue = cueOf(caption, m_viewer);
    cue.step = row;
    cue.round = caption.round;
    cue.opens = opensTurn(event.happening);
    cue.cause = nameOf(event.cause);
    cue.copied = nameOf(event.copied);
    cue.rule = ruleName(rulingOf(event, cue.height));
    return cue;
}

QVariant GameLog::data(const QModelIndex& index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) && role == Entry ? QVariant::fromValue(entry(index.row()))
                                                                              : QVariant();
}

QHash<int, QByteArray> GameLog::roleNames() const
{
    return {{Entry, "entry"}};
}

QList<CueFacts> GameLog::of(int number) const
{
    QList<CueFacts> list;
    for (int row = 0; row < m_count; ++row) {
        const Event& event = m_story->caption(row).event;
        if (number > 0 && (event.number == number || event.otherNumber == number))
            list.append(entry(row));
    }
    return list;
}
