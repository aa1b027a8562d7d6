#include "app/table/game.h"

#include "app/table/newgame.h"
#include "engine/players/players.h"

#include <QStandardPaths>

using namespace oriflamme;

Game::Game(QObject* parent)
    : QObject(parent), m_storage(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)), m_files(m_storage),
      m_saving(m_storage)
{
    connect(&m_table, &Table::played, this, &Game::played);
    connect(&m_stage, &Stage::caughtUp, this, &Game::caughtUp);
    connect(&m_stage, &Stage::shown, this, &Game::stood);
    // One step on is told, everything else is shown at once.
    connect(&m_playback, &Playback::moved, this, [this](bool tells) {
        if (tells)
            m_stage.tell(m_playback.moment());
        else
            m_stage.jump(m_hotSeat.eyes(), 1);
    });
    connect(&m_playback, &Playback::playingChanged, this, [this] {
        if (m_playback.isPlaying() && !m_stage.isMoving())
            m_playback.step(1);
    });
    connect(&m_hotSeat, &HotSeat::eyesChosen, this, [this] {
        if (m_hotSeat.curtain() != noSeat)
            m_playback.setPlaying(false);
    });
    connect(&m_files, &Files::read, this, [this](const Record& record, const QString& file, const QVariantMap& fault) {
        if (m_notice.contains("unharmed")) // of the file before
            dismissNotice();
        openReplay(record, file, fault);
    });
    connect(&m_files, &Files::told, this, [this](QVariantMap notice) {
        notice.insert("unharmed", m_table.isOpen() && !m_lessons.isOpen());
        tell(notice);
    });
    m_hotSeat.setJudge([this](const Decision& decision) { return !m_lessons.isOpen() || m_lessons.judge(decision); });
    followStorage();
    takeUp();
}

// The pages' engine has one game, and these are its own.
static Game& gameOf(QQmlEngine& engine)
{
    return *engine.singletonInstance<Game*>(qmlTypeId("Oriflamme.App", 1, 0, "Game"));
}

Stage* Stage::create(QQmlEngine* engine, QJSEngine*)
{
    Stage* stage = &gameOf(*engine).stage();
    QJSEngine::setObjectOwnership(stage, QJSEngine::CppOwnership);
    return stage;
}

HotSeat* HotSeat::create(QQmlEngine* engine, QJSEngine*)
{
    HotSeat* seat = &gameOf(*engine).hotSeat();
    QJSEngine::setObjectOwnership(seat, QJSEngine::CppOwnership);
    return seat;
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

void Game::clear()
{
    m_stage.clear();
    m_table.leave();
    m_lessons.leave();
    m_playback.close();
    forgetFault();
}

// Puts a record on the table and shows it as it stands.
void Game::lay(const Record& record)
{
    clear();
    m_table.begin(record);
    show(record);
}

// Shows what lies on the table as it stands.
void Game::show(const Record& record)
{
    m_hotSeat.play(record.players);
    m_stage.lay(m_table.story(), record);
    m_stage.jump(m_hotSeat.eyes(), Stage::mostTold);
}

void Game::learn(const QString& course, int chapter, int step, const QVariantMap& names)
{
    const std::optional<Lesson> lesson = Lessons::prepared(course, chapter);
    if (!lesson)
        return;
    if (m_lessons.isOpen())
        m_stage.clear();
    else
        clear();
    m_lessons.begin(*lesson, course, chapter, step, names);
    show(m_lessons.record());
}

void Game::openReplay(const Record& record, const QString& file, const QVariantMap& fault)
{
    clear();
    m_hotSeat.watch(record.players, record.result.has_value());
    m_stage.lay(m_playback.story(), record);
    m_playback.open(record, file);
    m_fault = fault;
    if (!fault.isEmpty())
        tell(fault);
}

void Game::leave()
{
    clear();
    m_hotSeat.play({});
    m_hotSeat.offer();
}

void Game::played(const Moments& moments)
{
    const Record record = m_table.record();
    if (m_lessons.isOpen()) {
        m_lessons.follow();
    } else {
        if (record.result) // first: a finished game that is saved only gives way to the next one
            m_storage.keep(record);
        save(record, m_table.state());
    }
    const bool thinks = m_table.isComputer(record.decisions.back().seat);
    m_stage.add(moments, thinks);
    if (!thinks)
        m_hotSeat.answered();
    m_stage.run();
}

// All that has happened is shown.
void Game::caughtUp()
{
    if (m_table.isOpen())
        m_stage.stand(m_table.awaitsComputer());
    else if (m_playback.isPlaying())
        m_playback.step(1);
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

// Another moment of the running game is the newest now: it is shown as to somebody who has watched it.
void Game::stand()
{
    const Record record = m_table.record();
    m_hotSeat.play(record.players);
    if (m_lessons.isOpen()) {
        m_lessons.follow();
    } else {
        if (canContinue() && !goesOn(*m_saved, pastOf(record, 0))) // another window's; this one was over
            m_storage.keep(*m_saved);
        save(record, m_table.state());
    }
    m_stage.jump(m_hotSeat.eyes(), Stage::mostTold);
}

void Game::replayThis()
{
    if (const std::optional<Record> record = m_table.isOpen() && !m_lessons.isOpen() ? m_table.record() : m_saved)
        openReplay(*record, {});
}

void Game::saveAs(const QUrl& file)
{
    if (m_stage.isOpen() && !m_lessons.isOpen())
        m_files.save(onTable(), file);
}

QString Game::nameForFile() const
{
    return Storage::nameFor(onTable());
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
