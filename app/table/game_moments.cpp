#include "app/table/game.h"

#include "engine/players/players.h"

using namespace oriflamme;

// Going to another moment of a game, and to other eyes.

// The table as it stands, with what happened last told in words, as to somebody who has watched it.
void Game::goToNewest()
{
    jump(mostTold);
}

void Game::undo()
{
    if (!m_table.canUndo())
        return;
    m_table.undo();
    stand();
}

void Game::redo()
{
    if (!m_table.canRedo())
        return;
    m_table.redo();
    stand();
}

// Another moment of the running game is the newest now.
void Game::stand()
{
    m_eyes.begin(m_table.record().players);
    if (canContinue() && !goesOn(*m_saved, pastOf(m_table.record(), 0))) // another window's; this one was over
        m_storage.keep(*m_saved);
    save(m_table.record(), m_table.state());
    goToNewest();
}

void Game::replayThis()
{
    if (const std::optional<Record> record = m_table.isOpen() ? m_table.record() : m_saved)
        openReplay(*record, {});
}

void Game::openReplay(const Record& record, const QString& file, const QVariantMap& fault)
{
    seat(record);
    m_gameLog.begin(&m_playback.story());
    m_playback.open(record, file);
    m_fault = fault;
    if (!fault.isEmpty())
        tell(fault);
}

void Game::saveAs(const QUrl& file)
{
    if (isOpen())
        m_files.save(onTable(), file);
}

QString Game::nameForFile() const
{
    return Storage::nameFor(onTable());
}

// One step on is told, everything else is shown at once.
void Game::replayed(bool tells)
{
    if (!tells)
        return jump(1);
    if (m_showing)
        emit jumped(); // the step before is told to its end
    m_cues = {{m_playback.moment()}};
    next();
}

void Game::playOn()
{
    if (!m_playback.canPlayOn())
        return;
    Record record = m_playback.fromHere();
    for (Player& player : record.players) {
        if (player.player != "human" && !levelNamed(player.player.substr(3)))
            player.player = "ai:novice";
    }
    begin(record);
}

bool Game::playOnReplaces() const
{
    return putsAway(m_playback.fromHere());
}

void Game::pass()
{
    if (m_playback.isOpen())
        return m_playback.pass();
    m_eyes.pass();
    changeEyes();
    offer();
    if (!m_eyes.looking() && m_eyes.viewer() != noSeat)
        tellSince(m_eyes.viewer());
}

// Lets a person see, through their own eyes, what has happened since they decided last.
void Game::tellSince(Seat seat)
{
    const std::vector<Taken>& decisions = m_table.story().record().decisions;
    std::size_t first = m_table.story().decisions();
    while (first > 0 && decisions[first - 1].seat != seat)
        --first;
    const Moments moments = m_table.story().since(first);
    if (moments.empty() || m_instant)
        return;
    m_told.clear();
    m_recap = true;
    for (const Moment& moment : moments)
        m_cues.push_back({moment});
    show(m_table.story().after(first));
    emit jumped();
    next();
}

void Game::refuse()
{
    if (m_playback.isOpen())
        return m_playback.refuse();
    m_eyes.refuse();
    offer();
}

void Game::call(int seat)
{
    if (!m_table.isOpen() || isMoving() || m_view.phase == Phase::Over)
        return;
    m_eyes.call(Seat(seat));
    offer();
}

bool Game::canLook() const
{
    return isSeveral() && isMyTurn() && (viewer() == noSeat || isLooking());
}

void Game::look(bool on)
{
    if (on && !canLook())
        return;
    m_eyes.look(m_table.state().question.seat, on);
    changeEyes();
}

// Other eyes see what is shown.
void Game::changeEyes()
{
    if (m_eyes.viewer() == m_view.viewer)
        return;
    show(m_shown);
    if (!m_told.empty())
        m_cue = cueOf(m_told.back(), m_view.viewer);
    emit cueChanged();
    emit jumped();
}

void Game::setStrict(bool strict)
{
    if (m_strict == strict)
        return;
    m_strict = strict;
    emit strictChanged();
    offer();
}
