#include "app/arena/terms.h"

#include "app/record/names.h"

using namespace oriflamme;

const char* const playersPromise =
    "novice, casual, skilled, strong, master (these also with a temper after them: /bold, /patient, /vengeful "
    "or /sly), random, greedy, flat-N, ismcts-N (N futures a decision) or exec:COMMAND (your program, see "
    "app/PLAYERS.md)";

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
    arguments.option("edition", "E", namesOf(editions).join(" or "), nameOf(editions[0]));
    arguments.option("direction", "D", "left-to-right or right-to-left", "left-to-right");
    arguments.option("patience", "SECONDS", "How long a program may take for an answer", "10");
    arguments.option("give-up", "N",
                     "Stop after N games in a row that the same player lost by breaking the rules; 0: never", "0");
    arguments.flag("json", "Print one JSON object instead of a table");
}

Terms termsFrom(Arguments& arguments)
{
    Terms terms;
    terms.seed = arguments.value("seed");
    terms.rules.edition = editions[std::size_t(arguments.word("edition", namesOf(editions)))];
    terms.rules.direction =
        Direction(arguments.word("direction", {nameOf(Direction::LeftToRight), nameOf(Direction::RightToLeft)}));
    const auto pool = poolFrom(arguments.list("cards"));
    if (!pool)
        arguments.complain("--cards takes base, alliance, mixed or ten different card names");
    terms.pool = pool.value_or(baseCards);
    terms.patience = arguments.number("patience", 1, 3600);
    terms.giveUp = arguments.number("give-up", 0, 1'000'000'000);
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

void Faults::hear(const Played& played, const std::vector<Contender>& contenders, const QJsonObject& game,
                  const QString& words)
{
    std::optional<Contender> guilty;
    if (played.fault)
        guilty = contenders[std::size_t(played.fault->seat)];
    m_inARow = guilty && guilty == m_last ? m_inARow + 1 : guilty.has_value();
    m_last = guilty;
    if (guilty)
        add(*played.fault, *guilty, game, words);
}

void Faults::add(const Fault& fault, const Contender& guilty, QJsonObject game, const QString& words)
{
    game.insert("error", "a player broke the rules: " + fault.what);
    game.insert("player", jsonName(guilty));
    game.insert("seat", fault.seat);
    game.insert("decision", fault.decision);
    m_list.append(game);
    if (m_json)
        return;
    m_progress.makeRoom();
    m_out << nameOf(guilty) << " at seat " << fault.seat << " broke the rules and lost " << words << ", at decision "
          << fault.decision << ": " << fault.what << ".\n";
    if (givesUp())
        m_out << nameOf(guilty) << " lost " << m_inARow << " games in a row by breaking the rules: given up.\n";
    m_out.flush(); // it may be long until the end
}

void Faults::insertInto(QJsonObject& all) const
{
    all.insert("errors", m_list);
    if (givesUp())
        all.insert("gaveUp", jsonName(*m_last));
}
