#include "app/game.h"
#include "app/names.h"

using namespace oriflamme;

// What the pages read: the view that is shown, in names and numbers.

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
