#include "app/table/stage.h"

#include "app/record/names.h"
#include "app/table/rounds.h"

using namespace oriflamme;

// As they are shown: a name in one line; a family of another name, or one that sits already, as one that is free
// (RECORD.md).
static std::vector<Player> shownPlayers(std::vector<Player> players)
{
    for (Player& player : players)
        player.name = QString::fromStdString(player.name).simplified().toStdString();
    std::vector<std::string_view> free(families.begin(), families.end());
    std::vector<Player*> strangers;
    for (Player& player : players) {
        if (std::erase(free, player.family) == 0)
            strangers.push_back(&player);
    }
    for (std::size_t i = 0; i < strangers.size(); ++i)
        strangers[i]->family = free[i];
    return players;
}

void Stage::lay(const Story& story, const Record& record)
{
    m_story = &story;
    m_gameLog.begin(&story);
    m_players = shownPlayers(record.players);
    m_shown = oriflamme::start(record.setup);
    m_view = oriflamme::look(m_shown, noSeat);
    m_told.clear();
    emit laid();
}

void Stage::clear()
{
    m_gameLog.begin(nullptr);
    m_story = nullptr;
    m_cues.clear();
    m_showing = m_recap = m_rushing = false;
    emit movingChanged();
}

// Shows a state to the viewer's eyes.
void Stage::show(const State& state)
{
    m_shown = state;
    m_view = oriflamme::look(state, m_view.viewer);
    m_queue.show(queueRows(m_view, m_players));
    if (m_seats.rowCount() != int(m_players.size()))
        m_seats.show({}); // they are others
    m_seats.show(seatRows(m_view, m_players));
    m_gameLog.show(m_story->position() + 1 - int(m_cues.size()), m_view.viewer);
    emit turned();
    emit shown();
}

void Stage::jump(Seat viewer, int told)
{
    m_cues.clear();
    m_told.clear();
    m_showing = m_recap = m_rushing = false;
    emit movingChanged();
    m_view.viewer = viewer;
    show(m_story->state());
    for (int i = qMax(0, m_story->position() + 1 - told); i <= m_story->position(); ++i)
        setCue(m_story->caption(i));
    emit cueChanged();
    emit jumped();
}

void Stage::turn(Seat viewer)
{
    if (!m_story || viewer == m_view.viewer)
        return;
    m_view.viewer = viewer;
    show(m_shown);
    if (!m_told.empty())
        m_cue = cueOf(m_told.back(), viewer);
    emit cueChanged();
    emit jumped();
}

void Stage::add(const Moments& moments, bool thinks)
{
    for (const Moment& moment : moments)
        m_cues.push_back({moment, thinks && &moment == &moments.front()});
}

void Stage::run()
{
    emit movingChanged();
    if (m_held)
        return;
    if (m_instant || m_rushing)
        skip();
    else if (!m_showing)
        next();
}

void Stage::tell(const Moment& moment)
{
    if (m_showing)
        emit jumped(); // the moment before is told to its end
    m_cues = {{moment}};
    next();
}

void Stage::tellSince(std::size_t decisions)
{
    const Moments moments = m_story->since(decisions);
    if (moments.empty() || m_instant)
        return;
    m_told.clear();
    m_recap = true;
    add(moments, false);
    show(m_story->after(decisions));
    emit jumped();
    next();
}

void Stage::next()
{
    if (m_cues.empty())
        return catchUp();
    m_showing = true;
    const Moment moment = std::move(m_cues.front().moment);
    m_cues.pop_front();
    setCue(moment);
    m_cue = cueOf(moment, m_view.viewer);
    emit movingChanged();
    emit cueStarts(m_cue);
    show(moment.state);
    emit cueChanged();
    emit cueShown(m_cue);
}

void Stage::skip()
{
    const bool told = !m_cues.empty();
    for (const Cue& cue : std::exchange(m_cues, {}))
        setCue(cue.moment);
    catchUp();
    if (told)
        emit cueChanged();
}

void Stage::skipToChoice()
{
    m_rushing = true;
    skip();
}

void Stage::catchUp()
{
    m_showing = false;
    m_recap = false;
    emit movingChanged();
    emit caughtUp();
}

void Stage::stand(bool rushing)
{
    m_rushing = m_rushing && rushing;
    show(m_story->state());
}

void Stage::setInstant(bool instant)
{
    if (m_instant == instant)
        return;
    m_instant = instant;
    emit instantChanged();
    if (instant && !m_held)
        skip();
}

void Stage::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    emit heldChanged();
    if (!held && !m_cues.empty())
        run();
}

// Tells of a happening; the few before it stay told.
void Stage::setCue(const Caption& caption)
{
    m_told.push_back(caption);
    if (int(m_told.size()) > mostTold)
        m_told.pop_front();
    m_cue = cueOf(caption, m_view.viewer);
}

QList<CueFacts> Stage::told() const
{
    QList<CueFacts> list;
    for (const Caption& caption : m_told)
        list.append(cueOf(caption, m_view.viewer));
    return list;
}

QVariantList Stage::players() const
{
    QVariantList list;
    for (const Player& player : m_players) {
        list.append(QVariantMap{{"name", QString::fromStdString(player.name)},
                                {"family", QString::fromStdString(player.family)},
                                {"player", QString::fromStdString(player.player)}});
    }
    return list;
}

QStringList Stage::cards() const
{
    return namesOf(m_view.rules.cards);
}

QString Stage::edition() const
{
    return nameOf(m_view.rules.edition);
}

BoardFacts Stage::board() const
{
    return boardOf(m_view);
}

QVariantList Stage::influenceByRound() const
{
    return m_story ? ::influenceByRound(*m_story) : QVariantList();
}
