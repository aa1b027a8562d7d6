#include "app/models/cards.h"

using namespace oriflamme;

QStringList Cards::of(const QString& series) const
{
    const auto found = seriesNamed(series.toStdString());
    return found ? namesOf(cardsOf(*found)) : QStringList();
}

bool Cards::isIntrigue(const QString& card) const
{
    const auto found = cardNamed(card.toStdString());
    return found && !isCharacter(*found);
}

bool Cards::editionMatters(const QStringList& cards) const
{
    return oriflamme::editionMatters(cardsNamed(cards));
}

bool Cards::hasMarks(const QStringList& cards) const
{
    return !(cardsNamed(cards) & cardsThat([](const CardRow& row) { return row.effect == Effect::Mark; })).empty();
}
