#pragma once

#include <QQmlEngine>

// What is asked at the moment that is shown, in names and numbers, as far as these eyes may know it.
struct AskedFacts {
    Q_GADGET
    QML_VALUE_TYPE(asked)
    Q_PROPERTY(
        QString what MEMBER what CONSTANT)    // place, keep-or-reveal, model, mode, target, swap, move; "" for nothing
    Q_PROPERTY(int seat MEMBER seat CONSTANT) // who is, -1 for nobody
    Q_PROPERTY(QString card MEMBER card CONSTANT)     // the acting card, or the hidden one as far as known
    Q_PROPERTY(QString copied MEMBER copied CONSTANT) // whose text a Shapeshifter performs
    Q_PROPERTY(QString half MEMBER half CONSTANT)     // that was chosen of the card's two
    Q_PROPERTY(int tokens MEMBER tokens CONSTANT)     // on a card that may be kept hidden

public:
    QString what;
    int seat = -1;
    QString card;
    QString copied;
    QString half;
    int tokens = 0;

    bool operator==(const AskedFacts&) const = default;
};
