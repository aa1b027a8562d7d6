#pragma once

#include "engine/view.h"

#include <QJsonArray>
#include <QProcess>

// Another program that plays one seat of one game. It is started through the shell, spoken to in lines of JSON
// (PLAYERS.md), and killed with its children at the end.
class Program {
public:
    // How long it may take for an answer.
    using Patience = std::chrono::seconds;

    Program(const QString& command, Patience patience);
    ~Program();

    // Notes what its seat saw of an event, for the next question.
    void see(const oriflamme::Event& seen);
    // Its decision of its own seat's question, after so many decisions of the game; nothing if it broke the rules or
    // died, and trouble() says how.
    std::optional<oriflamme::Decision> decide(const oriflamme::View& view, int decisions);
    const QString& trouble() const { return m_trouble; }

private:
    std::optional<QByteArray> answer();
    std::nullopt_t fail(const QString& trouble);

    QProcess m_process;
    qint64 m_group = 0; // its processes
    Patience m_patience;
    QJsonArray m_seen;
    QString m_trouble;
};
