#pragma once

#include "engine/sight/view.h"

#include <QQmlEngine>

// What a choice would bring, in values for QML, as far as the eyes may know that it is shown to.

// A change of an amount, which may not be sure yet.
struct Amount {
    Q_GADGET
    QML_VALUE_TYPE(amount)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)

public:
    int least = 0;
    int most = 0;

    bool operator==(const Amount&) const = default;
};

// What changes for a seat.
struct SeatOutcome {
    Q_GADGET
    QML_VALUE_TYPE(seatOutcome)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(Amount influence MEMBER influence)
    Q_PROPERTY(Amount laid MEMBER laid)   // tokens laid on its cards
    Q_PROPERTY(Amount lost MEMBER lost)   // tokens lost from them
    Q_PROPERTY(Amount trade MEMBER trade) // tokens on its Trade

public:
    int seat = -1;
    Amount influence{}, laid{}, lost{}, trade{};

    bool operator==(const SeatOutcome&) const = default;
};

// A card that goes, or may go.
struct LostCard {
    Q_GADGET
    QML_VALUE_TYPE(lostCard)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString card MEMBER card) // "" if it is hidden
    Q_PROPERTY(bool sure MEMBER sure)
    Q_PROPERTY(bool spent MEMBER spent) // it goes as its text is done

public:
    int seat = -1;
    QString card{};
    bool sure = false;
    bool spent = false;

    bool operator==(const LostCard&) const = default;
};

// What happens in a stretch of the game.
struct Outcome {
    Q_GADGET
    QML_VALUE_TYPE(outcome)
    Q_PROPERTY(QList<SeatOutcome> seats MEMBER seats) // the seat that is asked first; those without a change left out
    Q_PROPERTY(QList<LostCard> gone MEMBER gone)

public:
    QList<SeatOutcome> seats{};
    QList<LostCard> gone{};

    Q_INVOKABLE SeatOutcome of(int seat) const;
    bool operator==(const Outcome&) const = default;
};

// A choice that is not open, or not looked up yet, is not possible.
struct ChoicePreview {
    Q_GADGET
    QML_VALUE_TYPE(choicePreview)
    Q_PROPERTY(Outcome now MEMBER now)   // by the card itself
    Q_PROPERTY(Outcome then MEMBER then) // until the next question
    Q_PROPERTY(bool possible MEMBER possible)
    Q_PROPERTY(bool asksOn MEMBER asksOn)
    Q_PROPERTY(int harm MEMBER harm) // Engine.Harm

public:
    Outcome now{}, then{};
    bool possible = false;
    bool asksOn = false;
    int harm = 0;

    bool operator==(const ChoicePreview&) const = default;
};
