#include "app/table/game.h"

using namespace oriflamme;

// The running game on the disk.

void Game::followStorage()
{
    connect(&m_storage, &Storage::saved, this, [this] {
        endSaveFault();
        m_hotSeat.offer();
    });
    connect(&m_storage, &Storage::failed, this, &Game::saveFailed);
    connect(&m_storage, &Storage::refused, this, &Game::endUnsaved);
    connect(&m_storage, &Storage::displaced, this,
            [this](const QString& path) { tell("other-kept", QFileInfo(path).fileName()); });
    connect(&m_storage, &Storage::entered, this, &Game::goOnWith);
}

// Takes up the running game as it lies there, and tells if something is wrong with it.
void Game::takeUp()
{
    const Storage::Loaded loaded = m_storage.load();
    take(loaded.record);
    if (m_storage.isInUse()) {
        const std::optional<FolderLock::Holder> holder = m_storage.holder();
        const QString code = holder && holder->elsewhere ? "in-use-elsewhere" : "in-use";
        tell(code);
        m_saving.meet(code);
    } else if (!loaded.damaged.isEmpty()) {
        tell(loaded.newer  ? "newer"
             : !m_saved    ? "no-copy"
             : loaded.part ? "sound-part"
                           : "earlier-copy",
             loaded.damaged);
    }
}

// Takes a record as the running game, which is saved already.
void Game::take(const std::optional<Record>& record)
{
    m_saved = record;
    if (m_saved)
        m_savedState = oriflamme::replay(*m_saved).state;
    emit savedChanged();
}

// The program that had the saves has ended, and nothing was decided here since: its game goes on here.
void Game::goOnWith(const Storage::Loaded& loaded)
{
    endSaveFault();
    if (!loaded.record || loaded.record == m_saved)
        return;
    const bool lies = m_table.isOpen() && canContinue() && !m_lessons.isOpen();
    take(loaded.record);
    if (lies) {
        lay(*loaded.record);
        tell("went-on");
    }
}

// Gets the saves if they have become free.
void Game::enter()
{
    if (const std::optional<Storage::Loaded> loaded = m_storage.enter())
        goOnWith(*loaded);
}

void Game::save(const Record& record, const State& state)
{
    m_saved = record;
    m_savedState = state;
    m_storage.save(record);
    emit savedChanged();
}

void Game::saveFailed(const QString& code)
{
    if (std::exchange(m_saveFault, code) != code)
        tell(code);
    m_saving.meet(code);
    endUnsaved();
    m_hotSeat.offer();
}

void Game::endSaveFault()
{
    const QString told = m_notice.value("code").toString();
    if (!told.isEmpty() && (told == m_saveFault || told.startsWith("in-use"))) // the latter at the start already
        dismissNotice();
    m_saveFault.clear();
}

// Where a game that is over is in no file, that is told once all has been tried.
void Game::endUnsaved()
{
    if (m_saved && m_saved->result && m_storage.pending() == 0)
        m_saving.endGame(Storage::nameFor(*m_saved));
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
