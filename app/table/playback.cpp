#include "app/table/playback.h"

#include "app/record/names.h"

using namespace oriflamme;

void Playback::open(const Record& record, const QString& file)
{
    m_record = record;
    m_file = file;
    State state = start(record.setup);
    Event begins{.happening = Happening::RoundBegins};
    begins.n = state.round;
    m_moments = {{{begins, state}, 0}};
    Steps steps;
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        steps.clear();
        apply(state, record.decisions[i].decision, steps);
        for (const Step& step : steps)
            m_moments.push_back({step, i + 1});
        // The last step shows the question that opened with it. A choice without a step of its own is part of the next
        // one; the newest moment has them all.
        if (!steps.empty() || i + 1 == record.decisions.size())
            m_moments.back() = {{m_moments.back().step.event, state}, i + 1};
    }
    m_position = isFinished() ? 0 : length();
    m_eyes = m_curtain = noSeat;
    m_open = true;
    setPlaying(false);
    emit eyesChanged();
    emit moved(false);
    emit opened();
}

void Playback::close()
{
    if (!m_open)
        return;
    setPlaying(false);
    m_moments = std::vector<Moment>(1);
    m_record = {};
    m_position = 0;
    m_open = false;
    emit opened();
}

QVariantList Playback::rounds() const
{
    QVariantList positions;
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        if (m_moments[i].step.event.happening == Happening::RoundBegins)
            positions.append(int(i));
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

QVariantList Playback::marks() const
{
    QVariantList list;
    for (std::size_t i = 1; i < m_moments.size(); ++i) {
        const Event& event = m_moments[i].step.event;
        if (standsOut(event.happening))
            list.append(
                QVariantMap{{"position", int(i)}, {"happening", nameOf(event.happening)}, {"seat", event.seat}});
    }
    return list;
}

QVariantList Playback::eyesOpen() const
{
    QVariantList list{noSeat};
    for (std::size_t seat = 0; seat < m_record.players.size(); ++seat) {
        if (isFinished() || m_record.players[seat].player == "human")
            list.append(int(seat));
    }
    if (isFinished())
        list.append(everyone);
    return list;
}

void Playback::setEyes(int eyes)
{
    if (eyes == m_eyes || !eyesOpen().contains(eyes))
        return;
    const bool secret = eyes >= 0 && !isFinished();
    m_eyes = secret ? noSeat : Seat(eyes);
    m_curtain = secret ? Seat(eyes) : noSeat;
    if (secret)
        setPlaying(false);
    emit eyesChanged();
}

void Playback::pass()
{
    m_eyes = std::exchange(m_curtain, noSeat);
    emit eyesChanged();
}

void Playback::refuse()
{
    m_curtain = noSeat;
    emit eyesChanged();
}

void Playback::go(int position, bool tells)
{
    const int from = std::exchange(m_position, qBound(0, position, length()));
    if (m_position == length())
        setPlaying(false);
    if (from != m_position)
        emit moved(tells);
}

void Playback::stepRound(int by)
{
    int goal = by > 0 ? length() : 0;
    for (const QVariant& begin : rounds()) {
        if (by > 0 && begin.toInt() > m_position)
            return seek(begin.toInt());
        if (by < 0 && begin.toInt() < m_position)
            goal = begin.toInt();
    }
    seek(goal);
}

void Playback::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    if (playing && m_position == length())
        seek(0);
    m_playing = playing;
    emit playingChanged();
}

bool Playback::canPlayOn() const
{
    return m_open && (!isFinished() || m_moments[std::size_t(m_position)].decisions < m_record.decisions.size());
}

Record Playback::fromHere() const
{
    Record record = pastOf(m_record, m_moments[std::size_t(m_position)].decisions);
    record.takebacks |= !isFinished() && record.decisions.size() < m_record.decisions.size();
    return record;
}
