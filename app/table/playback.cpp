#include "app/table/playback.h"

#include "app/record/names.h"

using namespace oriflamme;

void Playback::open(const Record& record, const QString& file)
{
    m_story = Story(record);
    m_file = file;
    if (isFinished())
        m_story.seek(0);
    m_open = true;
    setPlaying(false);
    emit moved(false);
    emit opened();
}

void Playback::close()
{
    if (!m_open)
        return;
    setPlaying(false);
    m_story = {};
    m_open = false;
    emit opened();
}

QVariantList Playback::rounds() const
{
    QVariantList positions;
    for (int i = 0; i <= m_story.length(); ++i) {
        if (m_story.caption(i).event.happening == Happening::RoundBegins)
            positions.append(i);
    }
    return positions;
}

static bool standsOut(Happening happening)
{
    switch (happening) {
    case Happening::Revealed:
    case Happening::Stole:
    case Happening::Eliminated:
    case Happening::AmbushSprings:
    case Happening::Moved:
    case Happening::Marked:
    case Happening::Swapped:
    case Happening::Reserved:
    case Happening::GameOver: return true;
    default: return false;
    }
}

QList<ReplayMark> Playback::marks() const
{
    QList<ReplayMark> list;
    for (int i = 1; i <= m_story.length(); ++i) {
        const Event& event = m_story.caption(i).event;
        if (standsOut(event.happening))
            list.append({i, int(event.happening), event.seat});
    }
    return list;
}

void Playback::go(int to, bool tells)
{
    const int from = position();
    to = qBound(0, to, length());
    if (to != from)
        m_story.seek(to);
    if (to == length())
        setPlaying(false);
    if (to != from)
        emit moved(tells);
}

void Playback::stepRound(int by)
{
    int goal = by > 0 ? length() : 0;
    for (const QVariant& begin : rounds()) {
        if (by > 0 && begin.toInt() > position())
            return seek(begin.toInt());
        if (by < 0 && begin.toInt() < position())
            goal = begin.toInt();
    }
    seek(goal);
}

void Playback::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    if (playing && position() == length())
        seek(0);
    m_playing = playing;
    emit playingChanged();
}

bool Playback::canPlayOn() const
{
    return m_open && (!isFinished() || m_story.decisions() < record().decisions.size());
}

Record Playback::fromHere() const
{
    Record here = pastOf(record(), m_story.decisions());
    here.takebacks |= !isFinished() && here.decisions.size() < record().decisions.size();
    return here;
}
