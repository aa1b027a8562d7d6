#include "app/record/names.h"
#include "app/table/game.h"
#include "app/table/rounds.h"

using namespace oriflamme;

// What the pages read: the view that is shown, in names and numbers.

// Shows a state to the viewer's eyes.
void Game::show(const State& state)
{
    m_adviser.close();
    m_shown = state;
    m_view = oriflamme::look(state, m_playback.isOpen() ? m_playback.eyes() : m_eyes.viewer());
    m_queue.show(m_view, m_players);
    m_seats.show(m_view, m_players);
    m_hand.show(m_view);
    m_gameLog.show(story().position() + 1 - int(m_cues.size()), m_view.viewer);
    offer();
}

// Opens the choices when a person here is asked, and closes them otherwise.
void Game::offer()
{
    if (m_table.isOpen() && !isMoving() && m_storage.pending() == 0)
        m_eyes.ask(m_table.state().question, m_strict);
    if (isMyTurn())
        m_choice.offer(m_view.question.asks, m_view.legal);
    else
        m_choice.offer(Asks::Nothing, {});
    m_previews.open(m_view, m_choice.options()); // other eyes may have the same choices
    if (isMyTurn() && m_view.viewer == m_view.question.seat)
        m_adviser.open(m_view, chance(m_table.record(), m_view.viewer));
    else
        m_adviser.close(); // who sees less than the seat that is asked gets no advice
    emit shown();
}

bool Game::isMyTurn() const
{
    return m_table.isOpen() && !isMoving() && m_storage.pending() == 0 && m_eyes.mayAnswer(m_table.state().question);
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
    return namesOf(m_view.rules.cards);
}

QString Game::edition() const
{
    return nameOf(m_view.rules.edition);
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

QVariantList Game::influenceByRound() const
{
    return ::influenceByRound(story());
}

// Tells of a happening; the few before it stay told.
void Game::setCue(const Caption& caption)
{
    m_told.push_back(caption);
    if (int(m_told.size()) > mostTold)
        m_told.pop_front();
    m_cue = cueOf(caption, m_view.viewer);
}

QList<CueFacts> Game::told() const
{
    QList<CueFacts> list;
    for (const Caption& caption : m_told)
        list.append(cueOf(caption, m_view.viewer));
    return list;
}
