#pragma once

#include "app/arena/contender.h"
#include "app/arena/processgroup.h"
#include "app/arena/wire.h"
#include "engine/sight/view.h"

#include <QJsonObject>
#include <QProcess>

#include <map>
#include <memory>

// What somebody decided, or why that is nothing the rules know: words that go on after a name.
struct Answer {
    std::optional<oriflamme::Decision> decision;
    QString fault;
};

// Somebody's program, spoken to in lines of JSON as PLAYERS.md tells. It is started at once, and killed with all that
// it started when this goes. Whatever it does, it neither blocks the companion nor fills its memory.
class Program {
public:
    // `patience`: how many seconds an answer may take.
    Program(const QString& command, int patience);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // Says what needs no answer, and waits for nothing.
    void tell(const QJsonObject& message);
    // Says a question and waits for the answer, which must be one of the view's legal decisions.
    Answer ask(const QJsonObject& question, const oriflamme::View& view);

private:
    QString awaitLine(QByteArray& line);
    bool endsByItself();
    QString death() const;

    QProcess m_process;
    Wire m_wire;
    ProcessGroup m_group;
    int m_patience;
    bool m_started = false;
    bool m_lost = false; // it broke the rules: nobody waits for it any more
};

// The programs of a run. Each stays from game to game, until it breaks the rules.
class Programs {
public:
    explicit Programs(int patience) : m_patience(patience) {}

    int patience() const { return m_patience; }
    // The program that plays the command's `index`th seat of a game.
    Program& at(const QString& command, int index);
    void end(const QString& command, int index);

private:
    int m_patience;
    std::map<std::pair<QString, int>, std::unique_ptr<Program>> m_programs;
};
