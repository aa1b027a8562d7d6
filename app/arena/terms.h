#pragma once

#include "app/arena/arguments.h"
#include "app/arena/games.h"

#include <QJsonArray>

// What simulate and match have in common: on which terms they play, and what they say of a fault.

struct Terms {
    QString seed;
    oriflamme::Rules rules;
    oriflamme::CardSet pool;
    int patience = 0; // seconds for a program's answer
    bool json = false;

    oriflamme::Record game(int deal, const std::vector<Contender>& contenders) const;
};

extern const char* const playersPromise; // who may play, for help

void declareTerms(Arguments& arguments);
// All but the number of seats, which is the command's.
Terms termsFrom(Arguments& arguments);
// The player of this name, or a complaint.
Contender contender(Arguments& arguments, const QString& word);

// Tells of faults as they happen, or keeps them to be told in JSON at the end.
class Faults {
public:
    Faults(bool json, QTextStream& out) : m_json(json), m_out(out) {}

    // `game` says which it was: as JSON, and in words.
    void add(const Fault& fault, const Contender& guilty, QJsonObject game, const QString& words);
    Exit exit() const { return m_list.isEmpty() ? AllWell : Bad; }
    QJsonArray list() const { return m_list; }

private:
    bool m_json;
    QTextStream& m_out;
    QJsonArray m_list;
};
