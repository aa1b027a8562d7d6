#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QTextStream>

// How the companion ends.
enum Exit { AllWell = 0, Bad = 1, WrongUse = 2 };

// Where it speaks.
struct Streams {
    QTextStream& out;
    QTextStream& err;
};

// Prints an object as one line of JSON.
void tellLine(const QJsonObject& object, QTextStream& out);

// Runs the command that the arguments name, the program's own name first.
Exit runCompanion(const QStringList& arguments, const Streams& streams);
