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
    Games kind;
    std::vector<Entrant> entrants; // one a seat
    QString folder;                // for records; empty: none
    bool json = false;
};

// What a seat, or all seats of one player, have won so far.
struct Score {
    int seats = 0;
    double wins = 0; // a victory shared by k counts 1/k
    double influence = 0;

    void add(const Played& played, Seat seat)
    {
        wins += played.share(seat);
        influence += played.state.at(seat).influence;
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
    arguments.option("seats", "N",
                     "2 to 5; seat 0 has the marker in round 1 (default: 4, or as many as players are "
                     "listed)");
    arguments.option("players", "LIST",
                     "novice, casual, skilled, strong, master, random, greedy, flat-N, ismcts-N (N playouts) or "
                     "exec:COMMAND (another program): one for all seats, or one a seat with commas; may be repeated",
                     "random");
    declareGames(arguments);
    arguments.option("record", "DIR", "Write each game's record into this folder");
    arguments.flag("json", "Print one JSON object instead of a table");
}

// One a seat.
static std::vector<Entrant> seated(Arguments& arguments)
{
    std::vector<Entrant> entrants = entrantsFrom(arguments, "players");
    const bool one = entrants.size() == 1;
    const int seats = arguments.isSet("seats") ? arguments.number("seats", 2, maxSeats)
                      : one                    ? 4
                                               : int(entrants.size());
    if (one)
        entrants.resize(std::size_t(seats), Entrant(entrants.front()));
    if (int(entrants.size()) != seats || seats > maxSeats)
        arguments.complain("--players takes one player, or one for each seat");
    return entrants;
}

static Wanted wantedFrom(Arguments& arguments)
{
    Wanted wanted;
    wanted.games = arguments.number("games", 1, 1'000'000'000);
    wanted.kind = gamesFrom(arguments);
    wanted.entrants = seated(arguments);
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
static std::vector<std::pair<Entrant, Score>> byPlayer(const std::vector<Entrant>& entrants,
                                                       const std::vector<Score>& seats)
{
    std::vector<std::pair<Entrant, Score>> players;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto same = [&](const auto& player) { return player.first == entrants[seat]; };
        auto player = std::find_if(players.begin(), players.end(), same);
        if (player == players.end())
            player = players.insert(player, {entrants[seat], {}});
        player->second.add(seats[seat]);
    }
    return players;
}

static QJsonObject scoreJson(const Entrant& entrant, const Score& score, int games)
{
    return {{"player", (entrant.isProgram() ? QString() : QStringLiteral("ai:")) + nameOf(entrant)},
            {"winShare", score.wins / games},
            {"influence", score.influence / games / score.seats}};
}

static QString scoreText(const Entrant& entrant, const Score& score, int games)
{
    return QStringLiteral("%1 %2 %3\n")
        .arg(nameOf(entrant), -12)
        .arg(score.wins / games, 10, 'f', 4)
        .arg(score.influence / games / score.seats, 15, 'f', 3);
}

static void tellJson(const Wanted& wanted, const std::vector<Score>& scores, const QJsonArray& lost, QTextStream& out)
{
    QJsonArray players, seats;
    for (const auto& [entrant, score] : byPlayer(wanted.entrants, scores)) {
        QJsonObject player = scoreJson(entrant, score, wanted.games);
        player.insert("seats", score.seats);
        players.append(player);
    }
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        QJsonObject row = scoreJson(wanted.entrants[seat], scores[seat], wanted.games);
        row.insert("seat", int(seat));
        seats.append(row);
    }
    QJsonObject all{{"games", wanted.games}, {"seed", wanted.kind.seed}, {"players", players}, {"seats", seats}};
    if (!lost.isEmpty())
        all.insert("lost", lost);
    tellLine(all, out);
}

static void tell(const Wanted& wanted, const std::vector<Score>& scores, QTextStream& out)
{
    out << wanted.games << " games, seed " << wanted.kind.seed << "\n\n";
    out << "seats  player        win share  mean influence\n";
    for (const auto& [entrant, score] : byPlayer(wanted.entrants, scores))
        out << QStringLiteral("%1  ").arg(score.seats, 5) << scoreText(entrant, score, wanted.games);
    out << "\n seat  player        win share  mean influence\n";
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        out << QStringLiteral("%1  ").arg(seat, 5) << scoreText(wanted.entrants[seat], scores[seat], wanted.games);
}

static Exit play(const Wanted& wanted, const Streams& streams)
{
    std::vector<Score> scores(wanted.entrants.size(), Score{1});
    QJsonArray lost;
    for (int game = 0; game < wanted.games; ++game) {
        const std::string seed = QStringLiteral("%1/%2").arg(wanted.kind.seed).arg(game).toStdString();
        Record record = newGame(wanted.kind.rules, wanted.kind.pool, wanted.entrants, seed);
        const Played played = playOut(record, wanted.entrants, wanted.kind.patience);
        if (!wanted.folder.isEmpty() && !keep(record, wanted.folder, game)) {
            streams.err << "\"" << wanted.folder << "\" cannot be written to.\n";
            return WrongUse;
        }
        if (played.lost != noSeat) {
            lost.append(tellJson(played, record, QString::number(game)));
            if (!wanted.json)
                streams.out << tell(played, record, QString::number(game));
        }
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            scores[seat].add(played, Seat(seat));
    }
    if (wanted.json)
        tellJson(wanted, scores, lost, streams.out);
    else
        tell(wanted, scores, streams.out);
    return lost.isEmpty() ? AllWell : Bad;
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
