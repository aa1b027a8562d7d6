#include "app/table/game.h"

#include "app/table/newgame.h"

#include <QStandardPaths>

using namespace oriflamme;

Game::Game(QObject* parent)
    : QObject(parent), m_storage(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)), m_files(m_storage),
      m_saving(m_storage)
{
    connect(&m_table, &Table::played, this, &Game::played);
    connect(&m_choice, &Choice::made, this, &Game::decide);
    connect(&m_choice, &Choice::changed, this, [this] { m_previews.open(m_view, m_choice.options()); });
    // Who looks at their own cards while others look on is never warned: that would tell of them.
    m_choice.setDoubt([this](const Decision& decision) {
        return m_warning && !isLooking() && m_previews.harm(decision) != Harm::None;
    });
    connect(&m_playback, &Playback::moved, this, &Game::replayed);
    connect(&m_playback, &Playback::eyesChanged, this, [this] { jump(1); });
    connect(&m_playback, &Playback::playingChanged, this, [this] {
        if (m_playback.isPlaying() && !m_showing)
            m_playback.step(1);
    });
    connect(&m_files, &Files::read, this, [this](const Record& record, const QString& file, const QVariantMap& fault) {
        if (m_notice.contains("unharmed")) // of the file before
            dismissNotice();
        openReplay(record, file, fault);
    });
    connect(&m_files, &Files::told, this, [this](QVariantMap notice) {
        notice.insert("unharmed", m_table.isOpen());
        tell(notice);
    });
    followStorage();
    takeUp();
}

void Game::start(const QVariantMap& setup)
{
    if (const std::optional<Record> record = newGame(setup))
        begin(*record);
}

bool Game::putsAway(const Record& record) const
{
    return canContinue() && !m_saved->decisions.empty() && !goesOn(record, *m_saved);
}

// Another game takes the place of the running one, which is put away.
void Game::begin(const Record& record)
{
    enter();
    if (putsAway(record))
        m_storage.keep(*m_saved);
    save(record, oriflamme::replay(record).state);
    lay(record);
}

void Game::resume()
{
    enter();
    if (canContinue())
        lay(Record(*m_saved));
}

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

// Clears the table for the players of a record.
void Game::seat(const Record& record)
{
    m_gameLog.begin(nullptr);
    m_table.leave();
    m_playback.close();
    forgetFault();
    m_players = shownPlayers(record.players);
    m_eyes.begin(record.players);
    m_shown = oriflamme::start(record.setup);
    m_view = oriflamme::look(m_shown, noSeat);
    m_cues.clear();
    m_told.clear();
    m_showing = m_recap = m_rushing = false;
    emit laid();
}

// Puts a record on the table and shows it as it stands.
void Game::lay(const Record& record)
{
    seat(record);
    m_table.begin(record);
    m_gameLog.begin(&m_table.story());
    goToNewest();
}

void Game::leave()
{
    m_gameLog.begin(nullptr);
    m_table.leave();
    m_playback.close();
    forgetFault();
    m_eyes.begin({});
    m_cues.clear();
    m_showing = m_recap = m_rushing = false;
    m_choice.offer(Asks::Nothing, {});
    m_adviser.close();
    emit movingChanged();
    emit shown();
}

// A choice that is open on the screen was made. With persons round the table that need not be a legal one: what a
// bystander may choose tells nothing of the card.
void Game::decide(const Decision& decision)
{
    if (m_table.decide(m_table.state().question.seat, decision))
        return;
    offer();
    emit lookAdvised();
}

void Game::played(const Moments& moments)
{
    const Record record = m_table.record();
    if (record.result) // first: a finished game that is saved only gives way to the next one
        m_storage.keep(record);
    save(record, m_table.state());
    const bool thinks = m_table.isComputer(m_saved->decisions.back().seat);
    for (const Moment& moment : moments)
        m_cues.push_back({moment, thinks && &moment == &moments.front()});
    if (!thinks) {
        m_eyes.answered(m_table.state().question);
        changeEyes();
    }
    emit movingChanged();
    if (m_instant || m_rushing)
        skip();
    else if (!m_showing)
        next();
}

void Game::next()
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

void Game::skip()
{
    const bool told = !m_cues.empty();
    for (const Cue& cue : std::exchange(m_cues, {}))
        setCue(cue.moment);
    catchUp();
    if (told)
        emit cueChanged();
}

void Game::skipToChoice()
{
    m_rushing = m_table.isOpen();
    skip();
}

// Nothing is left to tell: shows the newest moment, which a question may have opened without a step.
void Game::catchUp()
{
    m_showing = false;
    m_recap = false;
    emit movingChanged();
    if (m_table.isOpen()) {
        const Question& question = m_table.state().question;
        m_rushing = m_rushing && question.asks != Asks::Nothing && m_table.isComputer(question.seat);
        show(m_table.state());
    } else if (m_playback.isPlaying()) {
        m_playback.step(1);
    }
}

// Shows at once where the story stands; so many of the moments that led there are told in words.
void Game::jump(int told)
{
    m_cues.clear();
    m_told.clear();
    m_showing = m_recap = m_rushing = false;
    emit movingChanged();
    show(story().state());
    for (int i = qMax(0, story().position() + 1 - told); i <= story().position(); ++i)
        setCue(story().caption(i));
    emit cueChanged();
    emit jumped();
}

void Game::tell(const QString& code, const QString& file)
{
    QVariantMap facts = m_storage.facts(code);
    facts["file"] = file;
    tell(facts);
}

void Game::tell(const QVariantMap& notice)
{
    m_notice = notice;
    emit noticeChanged();
}

void Game::dismissNotice()
{
    if (m_notice == m_fault)
        m_fault.clear();
    tell(m_fault);
}

// What it is about is on the table no more.
void Game::forgetFault()
{
    const QVariantMap fault = std::exchange(m_fault, {});
    if (!fault.isEmpty() && m_notice == fault)
        dismissNotice();
}

void Game::setWarning(bool on)
{
    if (m_warning == on)
        return;
    m_warning = on;
    emit warningChanged();
}

void Game::setInstant(bool instant)
{
    if (m_instant == instant)
        return;
    m_instant = instant;
    emit instantChanged();
    if (instant)
        skip();
}
