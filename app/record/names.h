#pragma once

#include "engine/rules/event.h"

#include <QString>
#include <QStringList>

// The engine's names as QML and JSON use them.

inline QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// The name in records of a card, a half, a happening, what is asked; "" for none.
template <class Named>
QString nameOf(Named value)
{
    return fromView(oriflamme::name(value));
}

// The names in records of cards or others, in their order.
template <class List>
QStringList namesOf(const List& named)
{
    QStringList list;
    for (const auto one : named)
        list.append(nameOf(one));
    return list;
}

// The cards of these names, without what is no card's.
inline oriflamme::CardSet cardsNamed(const QStringList& names)
{
    oriflamme::CardSet cards;
    for (const QString& name : names) {
        if (const auto card = oriflamme::cardNamed(name.toStdString()))
            cards.add(*card);
    }
    return cards;
}

// The ten different cards of these names; nothing if they are not that.
inline std::optional<oriflamme::CardSet> tenNamed(const QStringList& names)
{
    const oriflamme::CardSet cards = cardsNamed(names);
    constexpr int ten = oriflamme::familySize;
    return names.size() == ten && cards.size() == ten ? std::optional(cards) : std::nullopt;
}
