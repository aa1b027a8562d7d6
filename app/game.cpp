#include "app/game.h"

#include "app/names.h"
#include "app/newgame.h"

#include <QStandardPaths>

using namespace oriflamme;

Game::Game(QObject* parent)
    : QObject(parent), m_storage(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
{
    connect(&m_table, &Table::played, this, &Game::played);
    connect(&m_choice, &Choice::made, this,
            [this](const Decision& decision) { m_table.decide(Seat(viewer()), decision); });
    connect(&m_storage, &Storage::saved, this, [this] {
        if (!m_saveFault.isEmpty() && m_notice["code"] == m_saveFault)
            dismissNotice();
        m_saveFault.clear();
        offer();
    });
    connect(&m_storage, &Storage::failed, this, [this](const QString& code) {
        if (std::exchange(m_saveFault, code) != code)
            tell(code);
        offer();
    });

    const Storage::Loaded loaded = m_storage.load();
    m_saved = loaded.record;
    if (m_saved)
        m_savedState = replay(*m_saved).state;
    if (m_storage.isInUse())
        tell("in-use");
    else if (!loaded.damaged.isEmpty())
        tell(m_saved ? "earlier-copy" : "damaged", loaded.damaged);
}

void Game::start(const QVariantMap& setup)
{
    const std::optional<Record> record = newGame(setup);
    if (!record)
        return;
    save(*record, oriflamme::start(record->setup));
    lay(*record);
    Event begins{.happening = Happening::RoundBegins};
    begins.n = m_view.round;
    setCue(begins, m_table.state());
    emit cueChanged();
}

void Game::resume()
{
    if (!canContinue())
        return;
    const Record record = *m_saved;
    lay(record);
    if (record.decisions.empty())
        return;
    // What happened last is told again.
    Record before = record;
    before.decisions.pop_back();
    State state = replay(before).state;
    Steps steps;
    apply(state, record.decisions.back().decision, steps);
    if (steps.empty())
        return;
    setCue(steps.back().event, steps.back().state);
    emit cueChanged();
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

// Puts a record on the table and shows it as it stands.
void Game::lay(const Record& record)
{
    m_players = shownPlayers(record.players);
    m_cues.clear();
    m_showing = false;
    m_cue = {};
    m_view = {};
    m_view.viewer = noSeat;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        if (record.players[seat].player == "human")
            m_view.viewer = Seat(seat);
    }
    m_table.begin(record);
    emit laid();
    show(m_table.state());
    emit cueChanged();
    emit movingChanged();
}

void Game::leave()
{
    m_table.leave();
    m_cues.clear();
    m_showing = false;
    m_choice.offer(Asks::Nothing, {});
    emit movingChanged();
    emit shown();
}

void Game::save(const Record& record, const State& state)
{
    m_saved = record;
    m_savedState = state;
    m_storage.save(record);
    emit savedChanged();
}

void Game::played(const Steps& steps)
{
    save(m_table.record(), m_table.state());
    const bool thinks = m_table.isComputer(m_saved->decisions.back().seat);
    for (const Step& step : steps)
        m_cues.push_back({step, thinks && &step == &steps.front()});
    emit movingChanged();
    if (m_instant)
        skip();
    else if (!m_showing)
        next();
}

void Game::next()
{
    if (m_cues.empty())
        return catchUp();
    m_showing = true;
    const Step step = m_cues.front().step;
    m_cues.pop_front();
    setCue(step.event, step.state);
    emit cueStarts(m_cue);
    show(step.state);
    emit cueChanged();
    emit movingChanged();
    emit cueShown(m_cue);
}

void Game::skip()
{
    const bool told = !m_cues.empty();
    if (told) {
        const Step last = m_cues.back().step;
        m_cues.clear();
        setCue(last.event, last.state);
    }
    catchUp();
    if (told)
        emit cueChanged();
}

// Nothing is left to tell: shows the newest moment, which a question may have opened without a step.
void Game::catchUp()
{
    m_showing = false;
    emit movingChanged();
    if (isOpen())
        show(m_table.state());
}

// Shows a state to the viewer's eyes.
void Game::show(const State& state)
{
    m_view = look(state, m_view.viewer);
    m_queue.show(m_view, m_players);
    m_seats.show(m_view, m_players);
    m_hand.show(m_view);
    offer();
}

// Opens the choices when the person here is asked, and closes them otherwise.
void Game::offer()
{
    if (isMyTurn())
        m_choice.offer(m_view.question.asks, m_view.legal);
    else
        m_choice.offer(Asks::Nothing, {});
    emit shown();
}

bool Game::isMyTurn() const
{
    return isOpen() && !isMoving() && m_storage.pending() == 0 && m_view.viewer != noSeat
           && m_view.question.asks != Asks::Nothing && m_view.question.seat == m_view.viewer
           && m_table.state().question.seat == m_view.viewer;
}

void Game::tell(const QString& code, const QString& file)
{
    m_notice = {{"code", code}, {"file", file}, {"folder", m_storage.folder()}};
    emit noticeChanged();
}

void Game::dismissNotice()
{
    m_notice.clear();
    emit noticeChanged();
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

int Game::savedRound() const
{
    return canContinue() ? m_savedState.round : 0;
}

QString Game::savedSeat() const
{
    if (!canContinue())
        return {};
    return QString::fromStdString(m_saved->players[std::size_t(m_savedState.question.seat)].name);
}

QVariantList Game::players() const
{
    QVariantList list;
    for (const Player& player : m_players) {
        list.append(QVariantMap{{"name", QString::fromStdString(player.name)},
                                {"family", QString::fromStdString(player.family)},
                                {"player", QString::fromStdString(player.player)}});
    }
    return list;
}

QStringList Game::cards() const
{
    return namesOf(m_table.state().rules.cards);
}

QString Game::edition() const
{
    return nameOf(m_table.state().rules.edition);
}

QString Game::phase() const
{
    return nameOf(m_view.phase);
}

QString Game::asks() const
{
    return nameOf(m_view.question.asks);
}

QString Game::askedCard() const
{
    return nameOf(m_view.question.asks == Asks::KeepOrReveal ? m_view.queue.top(m_view.place).card
                                                             : m_view.question.card);
}

QString Game::copied() const
{
    return nameOf(m_view.question.copied);
}

QString Game::half() const
{
    return nameOf(m_view.question.half);
}

// What the page is told of a happening: what the viewer may see of it, and how the place it happened at looks after it.
void Game::setCue(const Event& event, const State& after)
{
    const Event shown = seen(event, m_view.viewer);
    const bool lies = shown.to >= 0 && shown.to < after.queue.stacks;
    m_cue = {{"happening", nameOf(shown.happening)},
             {"seat", shown.seat},
             {"card", nameOf(shown.card)},
             {"number", shown.number},
             {"other", shown.other},
             {"otherCard", nameOf(shown.otherCard)},
             {"otherNumber", shown.otherNumber},
             {"from", shown.from},
             {"to", shown.to},
             {"n", shown.n},
             {"height", lies ? after.queue.size(shown.to) - 1 : 0},
             {"stacks", after.queue.stacks}};
}
