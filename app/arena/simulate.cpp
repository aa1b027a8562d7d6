#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/games.h"
#include "app/names.h"
#include "app/recordjson.h"

#include <QDir>
#include <QJsonArray>
#include <QSaveFile>

using namespace oriflamme;

namespace {

struct Wanted {
    int games = 0;
    QString seed;
    Rules rules;
    CardSet pool;
    std::vector<Computer> levels; // one a seat
    QString folder;            // for records; empty: none
    bool json = false;
};

// What a seat, or all seats of one player, have won so far.
struct Score {
    int seats = 0;
    double wins = 0; // a victory shared by k counts 1/k
    double influence = 0;

    void add(const Result& result, int seat)
    {
        const auto& winners = result.winners;
        if (std::find(winners.begin(), winners.end(), seat) != winners.end())
            wins += 1.0 / double(winners.size());
        influence += result.influence[std::size_t(seat)];
    }
    void add(const Score& other)
    {
        seats += other.seats;
        wins += other.wins;
        influence += other.influence;
    }
};

}

static void declare(Arguments& arguments)
{
    arguments.option("games", "N", "How many games", "1000");
    arguments.option("seed", "S", "Any text: the same text gives the same games", "1");
    arguments.option("seats", "N",
                     "2 to 5; seat 0 has the marker in round 1 (default: 4, or as many as players are "
                     "listed)");
    arguments.option("cards", "SET",
                     "base, alliance, mixed (ten of the twenty, drawn anew for each game) or ten names "
                     "with commas",
                     "base");
    arguments.option("edition", "E", "current or first", "current");
    arguments.option("direction", "D", "left-to-right or right-to-left", "left-to-right");
    arguments.option("players", "LIST",
                     "random, novice or greedy: one for all seats, or one a seat with commas; may be "
                     "repeated",
                     "random");
    arguments.option("record", "DIR", "Write each game's record into this folder");
    arguments.flag("json", "Print one JSON object instead of a table");
}

// One a seat.
static std::vector<Computer> levels(Arguments& arguments)
{
    std::vector<Computer> levels;
    for (const QString& word : arguments.list("players")) {
        const auto level = computerFrom(word);
        if (!level)
            arguments.complain(QStringLiteral("\"%1\" is no player").arg(word));
        levels.push_back(level.value_or(Level::Random));
    }
    const bool one = levels.size() == 1;
    const int seats = arguments.isSet("seats") ? arguments.number("seats", 2, maxSeats) : one ? 4 : int(levels.size());
    if (one)
        levels.resize(std::size_t(seats), levels.front());
    if (int(levels.size()) != seats || seats > maxSeats)
        arguments.complain("--players takes one player, or one for each seat");
    return levels;
}

static Wanted wantedFrom(Arguments& arguments)
{
    Wanted wanted;
    wanted.games = arguments.number("games", 1, 1'000'000'000);
    wanted.seed = arguments.value("seed");
    wanted.rules.edition = Edition(arguments.word("edition", {nameOf(Edition::Current), nameOf(Edition::First)}));
    wanted.rules.direction =
        Direction(arguments.word("direction", {nameOf(Direction::LeftToRight), nameOf(Direction::RightToLeft)}));
    wanted.levels = levels(arguments);
    const auto pool = poolFrom(arguments.list("cards"));
    if (!pool)
        arguments.complain("--cards takes base, alliance, mixed or ten different card names");
    wanted.pool = pool.value_or(baseCards);
    wanted.folder = arguments.value("record");
    if (arguments.isSet("record") && !QDir().mkpath(wanted.folder))
        arguments.complain(QStringLiteral("\"%1\" cannot be made a folder").arg(wanted.folder));
    wanted.json = arguments.isSet("json");
    return wanted;
}

// Whether a game's record could be written.
static bool keep(const Record& record, const QString& folder, int game)
{
    QSaveFile file(QDir(folder).filePath(QStringLiteral("game-%1.oriflamme").arg(game, 6, 10, QChar('0'))));
    const QByteArray json = toJson(record);
    return file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit();
}

// The seats' scores gathered by player, in the order of their first seat.
static std::vector<std::pair<Computer, Score>> byPlayer(const std::vector<Computer>& levels, const std::vector<Score>& seats)
{
    std::vector<std::pair<Computer, Score>> players;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto same = [&](const auto& player) { return player.first == levels[seat]; };
        auto player = std::find_if(players.begin(), players.end(), same);
        if (player == players.end())
            player = players.insert(player, {levels[seat], {}});
        player->second.add(seats[seat]);
    }
    return players;
}

static QJsonObject scoreJson(const Computer& level, const Score& score, int games)
{
    return {{"player", "ai:" + nameOf(level)},
            {"winShare", score.wins / games},
            {"influence", score.influence / games / score.seats}};
}

static QString scoreText(const Computer& level, const Score& score, int games)
{
    return QStringLiteral("%1 %2 %3\n")
        .arg(nameOf(level), -12)
        .arg(score.wins / games, 10, 'f', 4)
        .arg(score.influence / games / score.seats, 15, 'f', 3);
}

static void tellJson(const Wanted& wanted, const std::vector<Score>& scores, QTextStream& out)
{
    QJsonArray players, seats;
    for (const auto& [level, score] : byPlayer(wanted.levels, scores)) {
        QJsonObject player = scoreJson(level, score, wanted.games);
        player.insert("seats", score.seats);
        players.append(player);
    }
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        QJsonObject row = scoreJson(wanted.levels[seat], scores[seat], wanted.games);
        row.insert("seat", int(seat));
        seats.append(row);
    }
    tellLine({{"games", wanted.games}, {"seed", wanted.seed}, {"players", players}, {"seats", seats}}, out);
}

static void tell(const Wanted& wanted, const std::vector<Score>& scores, QTextStream& out)
{
    out << wanted.games << " games, seed " << wanted.seed << "\n\n";
    out << "seats  player        win share  mean influence\n";
    for (const auto& [level, score] : byPlayer(wanted.levels, scores))
        out << QStringLiteral("%1  ").arg(score.seats, 5) << scoreText(level, score, wanted.games);
    out << "\n seat  player        win share  mean influence\n";
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        out << QStringLiteral("%1  ").arg(seat, 5) << scoreText(wanted.levels[seat], scores[seat], wanted.games);
}

static void tellBroken(const Wanted& wanted, int game, int decision, QTextStream& out)
{
    const QString error = QStringLiteral("a player broke the rules in game %1").arg(game);
    if (wanted.json)
        tellLine({{"error", error}, {"decision", decision}}, out);
    else
        out << error << ", at decision " << decision << '\n';
}

static Exit play(const Wanted& wanted, const Streams& streams)
{
    std::vector<Score> scores(wanted.levels.size(), Score{1});
    for (int game = 0; game < wanted.games; ++game) {
        const std::string seed = QStringLiteral("%1/%2").arg(wanted.seed).arg(game).toStdString();
        Record record = newGame(wanted.rules, wanted.pool, wanted.levels, seed);
        const bool fair = playOut(record, wanted.levels);
        if (!wanted.folder.isEmpty() && !keep(record, wanted.folder, game)) {
            streams.err << "\"" << wanted.folder << "\" cannot be written to.\n";
            return WrongUse;
        }
        if (!fair) {
            tellBroken(wanted, game, int(record.decisions.size()), streams.out);
            return Bad;
        }
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            scores[seat].add(*record.result, int(seat));
    }
    if (wanted.json)
        tellJson(wanted, scores, streams.out);
    else
        tell(wanted, scores, streams.out);
    return AllWell;
}

Exit simulate(const QStringList& list, const Streams& streams)
{
    Arguments arguments("simulate", "Plays games between computer players; prints win share and mean influence.");
    declare(arguments);
    if (const auto end = arguments.parse(list, streams))
        return *end;
    const Wanted wanted = wantedFrom(arguments);
    return arguments.allRight(streams) ? play(wanted, streams) : WrongUse;
}
