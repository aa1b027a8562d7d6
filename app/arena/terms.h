#pragma once

#include "app/arena/arguments.h"
#include "app/arena/games.h"
#include "app/arena/progress.h"

#include <QJsonArray>

// What simulate and match have in common: on which terms they play, and what they say of a fault.

struct Terms {
    QString seed;
    oriflamme::Rules rules;
    oriflamme::CardSet pool;
    int patience = 0; // seconds for a program's answer
    int giveUp = 0;   // after how many games in a row that one player loses by breaking the rules; 0: never
    bool json = false;

    oriflamme::Record game(int deal, const std::vector<Contender>& contenders) const;
};

extern const char* const playersPromise; // who may play, for help

void declareTerms(Arguments& arguments);
// All but the number of seats, which is the command's.
Terms termsFrom(Arguments& arguments);
// The player of this name, or a complaint.
Contender contender(Arguments& arguments, const QString& word);

// Tells of faults as they happen, or keeps them to be told in JSON at the end; and says when it is enough.
class Faults {
public:
    Faults(const Terms& terms, Progress& progress, QTextStream& out)
        : m_json(terms.json), m_giveUp(terms.giveUp), m_progress(progress), m_out(out)
    {
    }

    // Hears how each game went; `game` says which it was: as JSON, and in words.
    void hear(const Played& played, const std::vector<Contender>& contenders, const QJsonObject& game,
              const QString& words);
    // Whether nothing more is to be played.
    bool givesUp() const { return m_giveUp > 0 && m_inARow == m_giveUp; }
    Exit exit() const { return m_list.isEmpty() ? AllWell : Bad; }
    QJsonArray list() const { return m_list; }
    // The fields of the JSON that tell of faults.
    void insertInto(QJsonObject& all) const;

private:
    void add(const Fault& fault, const Contender& guilty, QJsonObject game, const QString& words);

    bool m_json;
    int m_giveUp;
    Progress& m_progress;
    QTextStream& m_out;
    QJsonArray m_list;
    std::optional<Contender> m_last; // who broke the rules in the last game,
    int m_inARow = 0;                // and in how many up to it
};
