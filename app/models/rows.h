#pragma once

#include "engine/record/record.h"
#include "engine/sight/view.h"

#include <QVariantList>

// What lies on the table, as the person in front of it may see it: the rows of the models. Cards are told by their
// names in records, players by what a record says of them, one a seat of the view.

// A card in the queue, hidden or not.
struct QueueFacts {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)       // from 1: the card's own for as long as it lies in the queue
    Q_PROPERTY(QString card MEMBER card)       // "" if it is hidden from the viewer
    Q_PROPERTY(QString family MEMBER family)   // of its owner
    Q_PROPERTY(int seat MEMBER seat)           // its owner: 0 to 4
    Q_PROPERTY(bool up MEMBER up)              // revealed
    Q_PROPERTY(int tokens MEMBER tokens)       // from 0
    Q_PROPERTY(int marks MEMBER marks)         // 0 to 5: judgement tokens
    Q_PROPERTY(bool sleeps MEMBER sleeps)      // takes no turn in this round
    Q_PROPERTY(bool known MEMBER known)        // face down, yet everybody knows it
    Q_PROPERTY(int place MEMBER place)         // from 0 at the left end
    Q_PROPERTY(int height MEMBER height)       // from 0 at the bottom of its stack
    Q_PROPERTY(int stackSize MEMBER stackSize) // from 1: cards in its stack
    Q_PROPERTY(bool covered MEMBER covered)    // another lies on it
    Q_PROPERTY(bool own MEMBER own)            // the viewer's

public:
    int number = 0;
    QString card{}, family{};
    int seat = 0;
    bool up = false;
    int tokens = 0, marks = 0;
    bool sleeps = false, known = false;
    int place = 0, height = 0, stackSize = 1;
    bool covered = false, own = false;

    bool operator==(const QueueFacts&) const = default;
};

// A seat.
struct SeatFacts {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat) // 0 to 4
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(int influence MEMBER influence)         // from 0
    Q_PROPERTY(int handSize MEMBER handSize)           // 0 to 7
    Q_PROPERTY(QStringList discards MEMBER discards)   // oldest first
    Q_PROPERTY(QStringList reserved MEMBER reserved)   // oldest first
    Q_PROPERTY(int tradeTokens MEMBER tradeTokens)     // from 0, on a reserved Trade
    Q_PROPERTY(QStringList knownHand MEMBER knownHand) // that everybody saw going back to the hand
    Q_PROPERTY(QStringList aside MEMBER aside)         // empty where the viewer may not see them
    Q_PROPERTY(QStringList hand MEMBER hand)           // likewise
    Q_PROPERTY(bool isFirst MEMBER isFirst)            // has the marker
    Q_PROPERTY(bool asked MEMBER asked)                // its question is open
    Q_PROPERTY(bool winner MEMBER winner)              // of a game that is over
    Q_PROPERTY(int rank MEMBER rank)                   // from 1, shared by equals
    Q_PROPERTY(int topCards MEMBER topCards)           // from 0: what decides a tie

public:
    int seat = 0;
    QString name{}, family{}, player{};
    int influence = 0, handSize = 0;
    QStringList discards{}, reserved{};
    int tradeTokens = 0;
    QStringList knownHand{}, aside{}, hand{};
    bool isFirst = false, asked = false, winner = false;
    int rank = 1, topCards = 0;

    bool operator==(const SeatFacts&) const = default;
};

// A card of the viewer's hand.
struct HandFacts {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card)

public:
    QString card{};

    bool operator==(const HandFacts&) const = default;
};

// From left to right, of a stack the top card first: a screen reader meets them in that order.
QVariantList queueRows(const oriflamme::View& view, const std::vector<oriflamme::Player>& players);
QVariantList seatRows(const oriflamme::View& view, const std::vector<oriflamme::Player>& players);
// In an order that tells nothing; of a view without a seat there are none.
QVariantList handRows(const oriflamme::View& view);
