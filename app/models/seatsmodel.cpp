#include "app/models/models.h"

#include "app/record/names.h"

using namespace oriflamme;

QVariantMap SeatsModel::rowOf(Seat seat) const
{
    const auto i = std::size_t(seat);
    const SeatPublic& shown = m_view.at(seat);
    const Player& player = m_players[i];
    const int standing = rank(m_view, seat);
    CardSet knownHand; // what everybody saw going back to it
    for (const Card card : returning) {
        if (shown.takenBack(card)->inHand)
            knownHand.add(card);
    }
    return {{"seat", seat},
            {"name", QString::fromStdString(player.name)},
            {"family", QString::fromStdString(player.family)},
            {"player", QString::fromStdString(player.player)},
            {"influence", shown.influence},
            {"handSize", m_view.handSizes[i]},
            {"discards", namesOf(shown.discards)},
            {"reserved", namesOf(shown.reserved)},
            {"tradeTokens", shown.tradeTokens},
            {"knownHand", namesOf(knownHand)},
            {"aside", namesOf(m_view.aside[i])},
            {"hand", namesOf(m_view.hand[i])},
            {"isFirst", m_view.first == seat},
            {"asked", m_view.question.asks != Asks::Nothing && m_view.question.seat == seat},
            {"winner", m_view.phase == Phase::Over && standing == 1},
            {"rank", standing},
            {"topCards", tieBreak(m_view, seat)}};
}

void SeatsModel::show(const View& view, const std::vector<Player>& players)
{
    m_view = view;
    m_players = players;
    const bool others = m_rows.size() != players.size();
    if (others) {
        beginResetModel();
        m_rows.resize(players.size());
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        QVariantMap row = rowOf(Seat(i));
        if (row == m_rows[i])
            continue;
        m_rows[i] = row;
        if (!others)
            emit dataChanged(index(int(i)), index(int(i)));
    }
    if (others)
        endResetModel();
}

int SeatsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_rows[std::size_t(index.row())].value(QString::fromUtf8(roleNames().value(role)));
}

QHash<int, QByteArray> SeatsModel::roleNames() const
{
    static const QHash<int, QByteArray> names = [] {
        QHash<int, QByteArray> hash;
        int role = Qt::UserRole;
        for (const char* name :
             {"seat", "name", "family", "player", "influence", "handSize", "discards", "reserved", "tradeTokens",
              "knownHand", "aside", "hand", "isFirst", "asked", "winner", "rank", "topCards"})
            hash.insert(role++, name);
        return hash;
    }();
    return names;
}
