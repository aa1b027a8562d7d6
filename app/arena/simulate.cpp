#include "app/arena/commands.h"
#include "app/arena/terms.h"
#include "app/record/recordjson.h"

#include <QDir>
#include <QSaveFile>

using namespace oriflamme;

namespace {

struct Wanted {
    Terms terms;
    int games = 0;
    std::vector<Contender> contenders; // one a seat
    QString folder;                    // for records; empty: none
};

// What a seat, or all seats of one player, have won so far.
struct Score {
    int seats = 0;
    double wins = 0;
    double influence = 0;

    void add(const Played& played, int seat)
    {
        wins += played.share(seat);
        influence += played.influence[std::size_t(seat)];
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
                     QStringLiteral("%1: one for all seats, or one a seat with commas; may be repeated, and an "
                                    "exec:COMMAND stands alone")
                         .arg(playersPromise),
                     "random");
    arguments.option("record", "DIR", "Write each game's record into this folder");
    declareTerms(arguments);
}

// One a seat.
static std::vector<Contender> contenders(Arguments& arguments)
{
    std::vector<Contender> contenders;
    for (const QString& word : arguments.players("players"))
        contenders.push_back(contender(arguments, word));
    const bool one = contenders.size() == 1;
    const int seats = arguments.isSet("seats") ? arguments.number("seats", 2, maxSeats)
                      : one                    ? 4
                                               : int(contenders.size());
    if (one)
        contenders.resize(std::size_t(seats), Contender(contenders.front()));
    if (int(contenders.size()) != seats || seats > maxSeats)
        arguments.complain("--players takes one player, or one for each seat");
    return contenders;
}

static Wanted wantedFrom(Arguments& arguments)
{
    Wanted wanted;
    wanted.games = arguments.number("games", 1, 1'000'000'000);
    wanted.contenders = contenders(arguments);
    wanted.terms = termsFrom(arguments);
    wanted.folder = arguments.value("record");
    if (arguments.isSet("record") && !QDir().mkpath(wanted.folder))
        arguments.complain(QStringLiteral("\"%1\" cannot be made a folder").arg(wanted.folder));
    return wanted;
}

// Whether a game's record could be written.
static bool keep(const Record& record, const QString& folder, int game)
{
    QSaveFile file(QDir(folder).filePath(QStringLiteral("game-%1.oriflamme").arg(game, 6, 10, QChar('0'))));
    const QByteArray json = toJson(record);
    return file.open(QIODevice::WriteOnly) && file.write(json) == json.size()
           && file.flush() // commit() of Qt 6.4 does not see that this fails
           && file.commit();
}

// The seats' scores gathered by player, in the order of their first seat.
static std::vector<std::pair<Contender, Score>> byPlayer(const std::vector<Contender>& contenders,
                                                         const std::vector<Score>& seats)
{
    std::vector<std::pair<Contender, Score>> players;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto same = [&](const auto& player) { return player.first == contenders[seat]; };
        auto player = std::find_if(players.begin(), players.end(), same);
        if (player == players.end())
            player = players.insert(player, {contenders[seat], {}});
        player->second.add(seats[seat]);
    }
    return players;
}

static QJsonObject scoreJson(const Contender& contender, const Score& score, int games)
{
    return {{"player", jsonName(contender)},
            {"winShare", score.wins / games},
            {"influence", score.influence / games / score.seats}};
}

static QString scoreText(const Contender& contender, const Score& score, int games)
{
    return QStringLiteral("%1 %2 %3\n")
        .arg(nameOf(contender), -12)
        .arg(score.wins / games, 10, 'f', 4)
        .arg(score.influence / games / score.seats, 15, 'f', 3);
}

static void tellJson(const Wanted& wanted, const std::vector<Score>& scores, int games, const Faults& faults,
                     QTextStream& out)
{
    QJsonArray players, seats;
    for (const auto& [contender, score] : byPlayer(wanted.contenders, scores)) {
        QJsonObject player = scoreJson(contender, score, games);
        player.insert("seats", score.seats);
        players.append(player);
    }
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        QJsonObject row = scoreJson(wanted.contenders[seat], scores[seat], games);
        row.insert("seat", int(seat));
        seats.append(row);
    }
    QJsonObject all{{"games", games}, {"seed", wanted.terms.seed}, {"players", players}, {"seats", seats}};
    faults.insertInto(all);
    tellLine(all, out);
}

static void tell(const Wanted& wanted, const std::vector<Score>& scores, int games, QTextStream& out)
{
    out << games << " games, seed " << wanted.terms.seed << "\n\n";
    out << "seats  player        win share  mean influence\n";
    for (const auto& [contender, score] : byPlayer(wanted.contenders, scores))
        out << QStringLiteral("%1  ").arg(score.seats, 5) << scoreText(contender, score, games);
    out << "\n seat  player        win share  mean influence\n";
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        out << QStringLiteral("%1  ").arg(seat, 5) << scoreText(wanted.contenders[seat], scores[seat], games);
}

static Exit play(const Wanted& wanted, const Streams& streams)
{
    Programs programs(wanted.terms.patience);
    Progress progress(wanted.games, "games", streams);
    Faults faults(wanted.terms, progress, streams.out);
    std::vector<Score> scores(wanted.contenders.size(), Score{1});
    int games = 0;
    while (games < wanted.games && !faults.givesUp()) {
        Record record = wanted.terms.game(games, wanted.contenders);
        const Played played = play(record, wanted.contenders, programs);
        if (!wanted.folder.isEmpty() && !keep(record, wanted.folder, games)) {
            progress.clear();
            streams.err << "\"" << wanted.folder << "\" cannot be written to.\n";
            return Bad;
        }
        faults.hear(played, wanted.contenders, {{"game", games}}, QStringLiteral("game %1").arg(games));
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            scores[seat].add(played, int(seat));
        ++games;
        progress.tell(games, QStringLiteral("seat 0 wins %1").arg(scores[0].wins / games, 0, 'f', 4));
    }
    progress.clear();
    if (wanted.terms.json)
        tellJson(wanted, scores, games, faults, streams.out);
    else
        tell(wanted, scores, games, streams.out);
    return faults.exit();
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
