#include "app/arena/terms.h"

#include "app/names.h"

using namespace oriflamme;

const char* const playersPromise =
    "novice, casual, skilled, strong, master, random, greedy, flat-N, ismcts-N (N futures "
    "a decision) or exec:COMMAND (your program, see app/PLAYERS.md)";

Record Terms::game(int deal, const std::vector<Contender>& contenders) const
{
    return newGame(rules, pool, contenders, QStringLiteral("%1/%2").arg(seed).arg(deal).toStdString());
}

void declareTerms(Arguments& arguments)
{
    arguments.option("seed", "S", "Any text: the same text gives the same games", "1");
    arguments.option("cards", "SET",
                     "base, alliance, mixed (ten of the twenty, drawn anew for each deal) or ten names "
                     "with commas",
                     "base");
    arguments.option("edition", "E", "current or first", "current");
    arguments.option("direction", "D", "left-to-right or right-to-left", "left-to-right");
    arguments.option("patience", "SECONDS", "How long a program may take for an answer", "10");
    arguments.flag("json", "Print one JSON object instead of a table");
}

Terms termsFrom(Arguments& arguments)
{
    Terms terms;
    terms.seed = arguments.value("seed");
    terms.rules.edition = Edition(arguments.word("edition", {nameOf(Edition::Current), nameOf(Edition::First)}));
    terms.rules.direction =
        Direction(arguments.word("direction", {nameOf(Direction::LeftToRight), nameOf(Direction::RightToLeft)}));
    const auto pool = poolFrom(arguments.list("cards"));
    if (!pool)
        arguments.complain("--cards takes base, alliance, mixed or ten different card names");
    terms.pool = pool.value_or(baseCards);
    terms.patience = arguments.number("patience", 1, 3600);
    terms.json = arguments.isSet("json");
    return terms;
}

Contender contender(Arguments& arguments, const QString& word)
{
    const auto contender = contenderFrom(word);
    if (!contender)
        arguments.complain(QStringLiteral("\"%1\" is no player").arg(word));
    return contender.value_or(Contender{Level::Random});
}

void Faults::add(const Fault& fault, const Contender& guilty, QJsonObject game, const QString& words)
{
    game.insert("error", "a player broke the rules: " + fault.what);
    game.insert("player", jsonName(guilty));
    game.insert("seat", fault.seat);
    game.insert("decision", fault.decision);
    m_list.append(game);
    if (!m_json) {
        m_out << nameOf(guilty) << " at seat " << fault.seat << " broke the rules and lost " << words
              << ", at decision " << fault.decision << ": " << fault.what << ".\n";
        m_out.flush(); // it may be long until the end
    }
}
