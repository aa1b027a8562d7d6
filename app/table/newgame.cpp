#include "app/table/newgame.h"

#include "app/record/names.h"
#include "app/record/recordjson.h"

#include <QRandomGenerator>

using namespace oriflamme;

static Record asked(const QVariantMap& setup, CardSet cards)
{
    const QString seed = QString::number(QRandomGenerator::system()->generate64(), 16);
    std::vector<Player> players;
    Rules rules{.cards = cards};
    rules.edition = editionNamed(setup["edition"].toString().toStdString()).value_or(editions[0]);
    for (const QVariant& item : setup["seats"].toList()) {
        const QVariantMap seat = item.toMap();
        players.push_back({seat["family"].toString().toStdString(), seat["name"].toString().toStdString(),
                           seat["player"].toString().toStdString()});
    }
    rules.direction =
        setup["direction"] == nameOf(Direction::RightToLeft) ? Direction::RightToLeft : Direction::LeftToRight;
    const int first = setup["first"].toInt();
    rules.first = first >= 0 && first < int(players.size()) ? Seat(first) : noSeat;
    return newRecord(rules, players, seed.toStdString());
}

std::optional<Record> newGame(const QVariantMap& setup)
{
    const qsizetype seats = setup["seats"].toList().size();
    const std::optional<CardSet> cards =
        setup.contains("cards") ? tenNamed(setup["cards"].toStringList()) : std::optional(baseCards);
    if (seats < 2 || seats > maxSeats || !cards)
        return std::nullopt;
    // The reader says which names and players there may be.
    return recordFrom(toJson(asked(setup, *cards))).record;
}
