#pragma once

#include "engine/record/record.h"

#include <QFile>

// Why a file is no record that can be loaded.
struct RecordError {
    enum Code {
        None,
        Unreadable, // the file cannot be opened
        NotAGame,   // no JSON, or JSON of something else
        Damaged,    // cut off, or a field is missing, of a wrong type or without meaning
        Newer,      // of a later version
        TooBig,     // over maxRecordSize
        Impossible  // told against the rules: the deal, a decision, the result
    };

    Code code = None;
    int decision = -1; // the number of the bad decision, from 0; -1 if the fault lies elsewhere
    QString where;     // the field that is wrong, such as "deal[0].hand"; "" if it is a decision, or no one field
    QString detail;    // what is wrong, in English, one line: for the companion
    oriflamme::Wrong wrong = oriflamme::Wrong::Nothing; // what a replay has found
};

// What a file turned out to be.
struct Reading {
    std::optional<oriflamme::Record> record;      // none with an error
    std::optional<oriflamme::Record> beforeFault; // with an error, the game up to it, if its set-up is sound
    oriflamme::State state;                       // after the last sound decision of either
    RecordError error;

    // What can be looked back at and played on, if the set-up is sound: the record, or with an error an unfinished
    // game, the longest that ends before the fault. It replays without one. A decision that ends the game is not in it,
    // as none follows that and no unfinished game is over.
    std::optional<oriflamme::Record> sound() const;
};

inline constexpr char recordFormat[] = "oriflamme-record";
inline constexpr int recordVersion = 1;
inline constexpr qsizetype maxRecordSize = 1'000'000; // bytes

// The record as a file holds it (RECORD.md): equal records give equal bytes. A line a decision.
QByteArray toJson(const oriflamme::Record& record);

// Reads a record and replays it. Nothing in it is trusted: time and memory stay bounded, whatever it holds.
Reading recordFrom(const QByteArray& json);
Reading readRecord(QFile& file); // that is open, from where it stands
Reading readRecord(const QString& path);
// What a file is that cannot be read.
Reading unreadable(const QString& why);
