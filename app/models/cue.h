#pragma once

#include "engine/record/story.h"
#include "engine/sight/ruling.h"

#include <QQmlEngine>

// What the pages are told of a happening.

// Tokens that a card loses as a part of it.
struct TokenLoss {
    Q_GADGET
    QML_VALUE_TYPE(tokenLoss)
    Q_PROPERTY(int number MEMBER number) // the card's
    Q_PROPERTY(int n MEMBER n)

public:
    int number = 0;
    int n = 0;

    bool operator==(const TokenLoss&) const = default;
};

// A happening as somebody may know it, with the fields of oriflamme::Event and how the place it happened at looks after
// it. What it has not is -1, 0 or "".
struct CueFacts {
    Q_GADGET
    QML_VALUE_TYPE(cue)
    Q_PROPERTY(int happening MEMBER happening) // Engine.Happening, -1 for none
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int other MEMBER other)
    Q_PROPERTY(QString otherCard MEMBER otherCard)
    Q_PROPERTY(int otherNumber MEMBER otherNumber)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int n MEMBER n)
    Q_PROPERTY(int height MEMBER height) // of the top card there, 0 at the bottom
    Q_PROPERTY(int stacks MEMBER stacks)
    Q_PROPERTY(QList<TokenLoss> losses MEMBER losses) // while it is shown
    // Where it stands in the log.
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(bool opens MEMBER opens) // a turn begins with it, which what follows belongs to
    Q_PROPERTY(
        QString cause MEMBER cause) // whose text made it happen, "" for a choice and for a rule of the whole game
    Q_PROPERTY(QString copied MEMBER copied) // whose text that is, if a Shapeshifter performs it
    Q_PROPERTY(QString rule MEMBER rule) // what made it happen: a rule by its name, or "card:" and the card whose text

public:
    int happening = -1;
    int seat = -1;
    QString card{};
    int number = 0;
    int other = -1;
    QString otherCard{};
    int otherNumber = 0;
    int from = -1;
    int to = -1;
    int n = 0;
    int height = 0;
    int stacks = 0;
    QList<TokenLoss> losses{};
    int step = -1;
    int round = 0;
    bool opens = false;
    QString cause{};
    QString copied{};
    QString rule{};

    bool is(oriflamme::Happening what) const { return happening == int(what); }
    bool operator==(const CueFacts&) const = default;
};

// "R13", "first-lord", or "card:spy".
QString ruleName(const oriflamme::Ruling& ruling);

// It as `viewer` may know it; without what stands in the log alone.
CueFacts cueOf(const oriflamme::Caption& caption, oriflamme::Seat viewer);
// The same with the cards that lose tokens as a part of it.
CueFacts cueOf(const oriflamme::Moment& moment, oriflamme::Seat viewer);
