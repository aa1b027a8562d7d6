#pragma once

#include <QQmlEngine>

namespace oriflamme {
struct View;
}

// What lies in the middle of the table at the moment that is shown, in names and numbers.
struct BoardFacts {
    Q_GADGET
    QML_VALUE_TYPE(board)
    Q_PROPERTY(int round MEMBER round CONSTANT)
    Q_PROPERTY(QString phase MEMBER phase CONSTANT) // placement, resolution, over
    Q_PROPERTY(int place MEMBER place CONSTANT)     // being resolved, from the left; -1 for none
    Q_PROPERTY(bool gap MEMBER gap CONSTANT)        // the stack of that place has just gone
    Q_PROPERTY(int stacks MEMBER stacks CONSTANT)   // of the queue
    Q_PROPERTY(int tallest MEMBER tallest CONSTANT) // cards of the highest stack, from 0
    Q_PROPERTY(bool rightToLeft MEMBER rightToLeft CONSTANT)
    Q_PROPERTY(int seats MEMBER seats CONSTANT)   // how many there are
    Q_PROPERTY(int first MEMBER first CONSTANT)   // the seat that lays first
    Q_PROPERTY(int placed MEMBER placed CONSTANT) // cards placed in this round
    Q_PROPERTY(int marks MEMBER marks CONSTANT)   // judgement tokens in the supply

public:
    int round = 0;
    QString phase;
    int place = -1;
    bool gap = false;
    int stacks = 0;
    int tallest = 0;
    bool rightToLeft = false;
    int seats = 0;
    int first = 0;
    int placed = 0;
    int marks = 0;

    bool operator==(const BoardFacts&) const = default;
};

BoardFacts boardOf(const oriflamme::View& view);
