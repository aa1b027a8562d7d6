#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/coretime.h"
#include "app/arena/games.h"
#include "app/record/recordjson.h"
#include "engine/record/story.h"

#include <QJsonArray>

using namespace oriflamme;

namespace {

struct Choice {
    const char* name;
    CardSet pool;
};
constexpr std::array<Choice, 3> choices{{{"base", baseCards}, {"alliance", allianceCards}, {"mixed", allCards}}};

struct GameSpeed {
    const char* cards;
    double games;     // a second
    double decisions; // a second
};

struct PlayerSpeed {
    Contender contender;
    Effort thinking;
};

// How fast plain ismcts is at the first placement.
struct TreeSpeed {
    Contender contender;
    double iterations; // a second
};

// How fast any moment of the longest of the games is reached from any other.
struct MomentSpeed {
    int decisions; // of that game
    int moments;
    double mean; // seconds
    double longest;
};

struct Figures {
    std::vector<GameSpeed> games;
    std::vector<PlayerSpeed> players;
    TreeSpeed tree;
    double records; // a second: read as JSON and replayed
    MomentSpeed moments;
    std::uint32_t signature;
};

constexpr int benchSeats = 4;

}

// Repeats until the time is over; how long it really took.
template <class Work>
static double repeat(double seconds, Work work)
{
    const double begin = coreSeconds();
    double passed = 0;
    do {
        work();
        passed = coreSeconds() - begin;
    } while (passed < seconds);
    return passed;
}

static Setup anySetup(Rules rules, CardSet pool, Random& random)
{
    rules.cards = tenOf(pool, random);
    return deal(rules, random);
}

static GameSpeed gameSpeed(const Choice& choice, double seconds)
{
    Random random(1);
    double games = 0;
    double decisions = 0;
    const double passed = repeat(seconds, [&] {
        for (int batch = 0; batch < 1000; ++batch, ++games) {
            State state = start(anySetup({.seats = benchSeats}, choice.pool, random));
            playRandomly(state, random, [&](const State&, const Decisions&, const Decision&) { ++decisions; });
        }
    });
    return {choice.name, games / passed, decisions / passed};
}

// Mixed games with this computer in every seat.
static PlayerSpeed playerSpeed(const Computer& computer, double seconds)
{
    const std::vector<Contender> contenders(benchSeats, {computer});
    PlayerSpeed speed{contenders[0], {}};
    Programs none(0);
    int game = 0;
    repeat(seconds, [&] {
        Record record = newGame({}, allCards, contenders, std::to_string(game++));
        for (const Effort& thinking : play(record, contenders, none).thinking)
            speed.thinking.add(thinking);
    });
    return speed;
}

static TreeSpeed treeSpeed(double seconds)
{
    const Computer computer(Level::Ismcts, 20000);
    const std::vector<Contender> contenders(benchSeats, {computer});
    double iterations = 0;
    int game = 0;
    const double passed = repeat(seconds, [&] {
        const Record record = newGame({}, baseCards, contenders, std::to_string(game++));
        const View view = look(start(record.setup), record.setup.rules.first);
        choose(view, computer, chance(record, view.viewer));
        iterations += computer.playouts;
    });
    return {contenders[0], iterations / passed};
}

static std::vector<Record> randomRecords()
{
    std::vector<Record> records;
    Programs none(0);
    for (int game = 0; game < 300; ++game) {
        const std::vector<Contender> contenders(std::size_t(2 + game % (maxSeats - 1)), {Level::Random});
        Record record = newGame({}, choices[std::size_t(game) % choices.size()].pool, contenders, std::to_string(game));
        play(record, contenders, none);
        records.push_back(record);
    }
    return records;
}

static MomentSpeed momentSpeed(const std::vector<Record>& records)
{
    const auto shorter = [](const Record& a, const Record& b) { return a.decisions.size() < b.decisions.size(); };
    Story story(*std::max_element(records.begin(), records.end(), shorter));
    double total = 0, longest = 0;
    for (int moment = 0; moment <= story.length(); ++moment) {
        const double one = 1e-3 * repeat(0, [&] {
                               for (int again = 0; again < 1000; ++again)
                                   story.seek(moment);
                           });
        total += one;
        longest = std::max(longest, one);
    }
    return {int(story.record().decisions.size()), story.length(), total / (story.length() + 1), longest};
}

static double recordSpeed(const std::vector<Record>& played, double seconds)
{
    QByteArrayList files;
    for (const Record& record : played)
        files.append(toJson(record));
    double records = 0;
    const double passed = repeat(seconds, [&] {
        for (const QByteArray& file : files)
            records += recordFrom(file).record.has_value();
    });
    return records / passed;
}

// One number over fixed random games of every kind: what may be chosen, what was chosen, and how it ended.
static std::uint32_t signature()
{
    std::uint64_t hash = 0;
    const auto add = [&](std::uint64_t value) { hash = Random(hash ^ value).next(); };
    for (int game = 0; game < 6000; ++game) {
        Random random{std::uint64_t(game)};
        const Rules rules{.edition = game & 1 ? Edition::First : Edition::Current,
                          .direction = game & 2 ? Direction::RightToLeft : Direction::LeftToRight,
                          .seats = std::int8_t(2 + game / 4 % (maxSeats - 1))};
        State state = start(anySetup(rules, choices[std::size_t(game) % choices.size()].pool, random));
        playRandomly(state, random, [&](const State&, const Decisions& list, const Decision& d) {
            add(std::uint64_t(list.size()));
            add(std::uint64_t(d.action) | std::uint64_t(d.card) << 8 | std::uint64_t(d.half) << 16
                | std::uint64_t(std::uint8_t(d.from)) << 24 | std::uint64_t(std::uint8_t(d.to)) << 32);
        });
        for (const SeatPublic& seat : state.seats)
            add(std::uint64_t(seat.influence));
        add(winners(state));
    }
    return std::uint32_t(hash);
}

static Figures measure(double seconds)
{
    Figures figures{};
    for (const Choice& choice : choices)
        figures.games.push_back(gameSpeed(choice, seconds));
    for (const Level level :
         {Level::Random, Level::Novice, Level::Casual, Level::Skilled, Level::Strong, Level::Master, Level::Greedy})
        figures.players.push_back(playerSpeed(level, seconds));
    figures.tree = treeSpeed(seconds);
    const std::vector<Record> records = randomRecords();
    figures.records = recordSpeed(records, seconds);
    figures.moments = momentSpeed(records);
    figures.signature = signature();
    return figures;
}

static void tellJson(const Figures& figures, QTextStream& out)
{
    QJsonArray games, players;
    for (const GameSpeed& speed : figures.games)
        games.append(QJsonObject{{"cards", speed.cards},
                                 {"seats", benchSeats},
                                 {"gamesPerSecond", speed.games},
                                 {"decisionsPerSecond", speed.decisions},
                                 {"nsPerDecision", 1e9 / speed.decisions}});
    for (const PlayerSpeed& speed : figures.players)
        players.append(QJsonObject{{"player", jsonName(speed.contender)},
                                   {"decisionsPerSecond", speed.thinking.decisions / speed.thinking.seconds},
                                   {"playoutsPerSecond", speed.thinking.playouts / speed.thinking.seconds},
                                   {"meanMs", speed.thinking.mean() * 1e3},
                                   {"maxMs", speed.thinking.longest * 1e3}});
    tellLine({{"games", games},
              {"players", players},
              {"firstPlacement", QJsonObject{{"player", jsonName(figures.tree.contender)},
                                             {"iterationsPerSecond", figures.tree.iterations}}},
              {"recordsPerSecond", figures.records},
              {"moments", QJsonObject{{"decisions", figures.moments.decisions},
                                      {"moments", figures.moments.moments},
                                      {"meanMs", figures.moments.mean * 1e3},
                                      {"maxMs", figures.moments.longest * 1e3}}},
              {"signature", qint64(figures.signature)}},
             out);
}

static void tell(const Figures& figures, QTextStream& out)
{
    out << "random games, " << benchSeats << " seats    games/s  decisions/s  ns/decision\n";
    for (const GameSpeed& speed : figures.games)
        out << QStringLiteral("%1 %2 %3 %4\n")
                   .arg(speed.cards, -22)
                   .arg(speed.games, 10, 'f', 0)
                   .arg(speed.decisions, 12, 'f', 0)
                   .arg(1e9 / speed.decisions, 12, 'f', 1);
    out << "\nplayers, mixed cards   decisions/s   playouts/s      mean ms       max ms\n";
    for (const auto& [contender, thinking] : figures.players)
        out << QStringLiteral("%1 %2 %3 %4 %5\n")
                   .arg(nameOf(contender), -20)
                   .arg(thinking.decisions / thinking.seconds, 13, 'f', 0)
                   .arg(thinking.playouts / thinking.seconds, 12, 'f', 0)
                   .arg(thinking.mean() * 1e3, 12, 'f', 4)
                   .arg(thinking.longest * 1e3, 12, 'f', 4);
    out << QStringLiteral("\n%1 at the first placement, base cards: %2 iterations a second")
               .arg(nameOf(figures.tree.contender))
               .arg(figures.tree.iterations, 0, 'f', 0);
    out << QStringLiteral("\nrecords read and replayed a second: %1\n").arg(figures.records, 0, 'f', 0);
    out << QStringLiteral("a moment of %1, after %2 decisions in all: %3 ms, at most %4 ms\n")
               .arg(figures.moments.moments)
               .arg(figures.moments.decisions)
               .arg(figures.moments.mean * 1e3, 0, 'f', 4)
               .arg(figures.moments.longest * 1e3, 0, 'f', 4);
    out << "signature: " << figures.signature << '\n';
}

Exit bench(const QStringList& list, const Streams& streams)
{
    Arguments arguments("bench",
                        "Measures on one core: random games, computer players, records, moments. The signature changes "
                        "only when play does.");
    arguments.option("seconds", "N", "How long each figure is measured", "1");
    arguments.flag("json", "Print one JSON object instead of a table");
    if (const auto end = arguments.parse(list, streams))
        return *end;
    const int seconds = arguments.number("seconds", 0, 3600);
    if (!arguments.allRight(streams))
        return WrongUse;
    const Figures figures = measure(seconds);
    if (arguments.isSet("json"))
        tellJson(figures, streams.out);
    else
        tell(figures, streams.out);
    return AllWell;
}
