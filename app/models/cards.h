#pragma once

#include "app/record/names.h"

#include <QQmlEngine>

// What the engine's tables tell of the cards and editions there are, all by their names in records.
class Cards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int familySize MEMBER m_familySize CONSTANT)
    Q_PROPERTY(QStringList all MEMBER m_all CONSTANT)
    Q_PROPERTY(QStringList series MEMBER m_series CONSTANT) // the sets that they come in
    Q_PROPERTY(QStringList editions MEMBER m_editions CONSTANT)

public:
    using QObject::QObject;

    // The cards of one of the series; none of what is no series.
    Q_INVOKABLE QStringList of(const QString& series) const;
    Q_INVOKABLE bool isIntrigue(const QString& card) const;
    // Whether these are ten different cards that there are.
    Q_INVOKABLE bool areTen(const QStringList& cards) const { return tenNamed(cards).has_value(); }
    // Whether editions differ with some of these cards, and whether one lays judgement tokens.
    Q_INVOKABLE bool editionMatters(const QStringList& cards) const;
    Q_INVOKABLE bool hasMarks(const QStringList& cards) const;

private:
    const int m_familySize = oriflamme::familySize;
    const QStringList m_all = namesOf(oriflamme::allCards);
    const QStringList m_series = namesOf(oriflamme::allSeries);
    const QStringList m_editions = namesOf(oriflamme::editions);
};
