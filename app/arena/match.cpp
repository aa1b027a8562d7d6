#include "app/arena/commands.h"
#include "app/arena/terms.h"

#include <cmath>
#include <map>

using namespace oriflamme;

namespace {

// A and B.
using Pair = std::array<Contender, 2>;

struct Wanted {
    Terms terms;
    Pair pair;
    int deals = 0;
    int first = 0;
    std::array<bool, 2> alone{}; // whether A sits alone among B's, and B among A's

    // Whether games are played for who sits alone. With two seats one game tells of both.
    bool isPlayed(std::size_t side) const { return terms.rules.seats == 2 ? side == 0 : alone[side]; }
    int games() const { return deals * terms.rules.seats * (isPlayed(0) + isPlayed(1)); }
};

// A mean of values that are independent, and half the width of its 95 % interval; that needs two values.
struct Mean {
    double mean = 0;
    std::optional<double> half;
};

enum Figure { WinShare, Rank, Margin };

// How the one among others did in some games.
struct Tally {
    std::array<double, 3> sums{}; // of each figure's part in a mean over all rotations
    int games = 0;

    void add(const Played& played, int seat)
    {
        const double rotations = double(played.ranks.size());
        sums[WinShare] += played.share(seat) / rotations;
        sums[Rank] += played.ranks[std::size_t(seat)] / rotations;
        sums[Margin] += played.margin(seat) / rotations;
        ++games;
    }
    double mean(Figure figure, int rotations) const { return sums[figure] * (double(rotations) / games); }
};

struct Match {
    int seats = 0;
    std::array<std::vector<Tally>, 2> alone{}; // for each deal that was begun
    std::array<Tally, 2> all{};
    std::array<Effort, 2> thinking{};
    int games = 0;

    int deals() const { return int(std::max(alone[0].size(), alone[1].size())); }
};

}

static const std::array<QString, 2> letters{"a", "b"};

static Mean meanOf(const std::vector<double>& values)
{
    const double n = double(values.size());
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / n;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return {mean, n > 1 ? std::optional(1.96 * std::sqrt(squares / (n - 1) / n)) : std::nullopt};
}

static void declare(Arguments& arguments)
{
    arguments.option("a", "PLAYER", playersPromise, "greedy");
    arguments.option("b", "PLAYER", "The other", "random");
    arguments.option("deals", "N",
                     "How many deals; each is played in every rotation, with one A among B's and with "
                     "one B among A's",
                     "100");
    arguments.option("first", "K", "The first deal's number: parts of a match can be played apart", "0");
    arguments.option("only", "HALF", "Play one half: a (one A among B's), b (one B among A's) or both", "both");
    arguments.option("seats", "N", "2 to 5", "4");
    declareTerms(arguments);
}

static Wanted wantedFrom(Arguments& arguments)
{
    Wanted wanted;
    wanted.terms = termsFrom(arguments);
    wanted.terms.rules.seats = std::int8_t(arguments.number("seats", 2, maxSeats));
    for (std::size_t side : {0, 1})
        wanted.pair[side] = contender(arguments, arguments.value(letters[side]));
    constexpr int many = 1'000'000;
    wanted.deals = arguments.number("deals", 1, many);
    wanted.first = arguments.number("first", 0, many);
    const int only = arguments.word("only", {letters[0], letters[1], "both"});
    wanted.alone = {only != 1, only != 0};
    return wanted;
}

// Plays a deal with one of the pair alone among others, at the seat `turn`. Where there are but two seats, the other is
// as alone.
static void playGame(const Wanted& wanted, int deal, std::size_t alone, int turn, Match& match, Programs& programs,
                     Faults& faults)
{
    const auto sideOf = [&](int seat) { return seat == turn ? alone : 1 - alone; };
    std::vector<Contender> contenders;
    for (int seat = 0; seat < match.seats; ++seat)
        contenders.push_back(wanted.pair[sideOf(seat)]);
    Record record = wanted.terms.game(deal, contenders);
    const Played played = play(record, contenders, programs);
    faults.hear(played, contenders, {{"deal", deal}, {"alone", letters[alone]}, {"turn", turn}},
                QStringLiteral("deal %1 with %2 alone at seat %3").arg(deal).arg(letters[alone].toUpper()).arg(turn));
    for (int seat = 0; seat < match.seats; ++seat) {
        const std::size_t side = sideOf(seat);
        match.thinking[side].add(played.thinking[std::size_t(seat)]);
        if (side != alone && match.seats > 2)
            continue;
        auto& tallies = match.alone[side];
        tallies.resize(std::max(tallies.size(), std::size_t(deal - wanted.first) + 1));
        tallies[std::size_t(deal - wanted.first)].add(played, seat);
        match.all[side].add(played, seat);
    }
    ++match.games;
}

// The win share so far of each who has sat alone.
static QString shares(const Wanted& wanted, const Match& match)
{
    QStringList shares;
    for (const std::size_t side : {0, 1}) {
        const Tally& tally = match.all[side];
        if (wanted.alone[side] && tally.games > 0)
            shares.append(QStringLiteral("%1 wins %2")
                              .arg(letters[side].toUpper())
                              .arg(tally.mean(WinShare, match.seats), 0, 'f', 4));
    }
    return shares.join(", ");
}

// Rotation by rotation, and each half of it with new programs: whoever sees a deal at its end does not play it again.
static void playMatch(const Wanted& wanted, Match& match, Progress& progress, Faults& faults)
{
    for (int turn = 0; turn < match.seats; ++turn) {
        for (const std::size_t side : {0, 1}) {
            if (!wanted.isPlayed(side))
                continue;
            Programs programs(wanted.terms.patience);
            for (int deal = wanted.first; deal < wanted.first + wanted.deals && !faults.givesUp(); ++deal) {
                playGame(wanted, deal, side, turn, match, programs, faults);
                progress.tell(match.games, shares(wanted, match));
            }
        }
    }
}

// One figure of each deal, its mean over the rotations that were played.
static Mean meanOf(const Match& match, std::size_t side, Figure figure)
{
    std::vector<double> values;
    for (const Tally& tally : match.alone[side])
        values.push_back(tally.mean(figure, match.seats));
    return meanOf(values);
}

static QJsonObject toJson(const Mean& mean)
{
    return {{"mean", mean.mean}, {"halfWidth", mean.half ? QJsonValue(*mean.half) : QJsonValue()}};
}

// What faults there were, deal by deal.
static QJsonArray byDeal(const QJsonArray& errors)
{
    std::map<std::tuple<int, QString, int>, QJsonValue> sorted; // a game has one at most
    for (const QJsonValue& error : errors)
        sorted[{error["deal"].toInt(), error["alone"].toString(), error["turn"].toInt()}] = error;
    QJsonArray list;
    for (const auto& [game, error] : sorted)
        list.append(error);
    return list;
}

static void tellJson(const Wanted& wanted, const Match& match, const Faults& faults, QTextStream& out)
{
    const Terms& terms = wanted.terms;
    QJsonObject all{{"seed", terms.seed},     {"seats", terms.rules.seats},           {"first", wanted.first},
                    {"deals", match.deals()}, {"fairShare", 1.0 / terms.rules.seats}, {"games", match.games}};
    faults.insertInto(all);
    all["errors"] = byDeal(faults.list());
    for (const std::size_t side : {0, 1}) {
        const Effort& thinking = match.thinking[side];
        QJsonObject one{{"player", jsonName(wanted.pair[side])},
                        {"decisions", thinking.decisions},
                        {"meanMs", thinking.mean() * 1e3},
                        {"maxMs", thinking.longest * 1e3}};
        if (wanted.alone[side] && match.all[side].games > 0) {
            one.insert("winShare", toJson(meanOf(match, side, WinShare)));
            one.insert("rank", toJson(meanOf(match, side, Rank)));
            one.insert("margin", toJson(meanOf(match, side, Margin)));
        }
        all.insert(letters[side], one);
    }
    tellLine(all, out);
}

static QString cell(const Mean& mean)
{
    const QString half = mean.half ? QString::number(*mean.half, 'f', 4) : QStringLiteral("-");
    return QStringLiteral("%1 +- %2").arg(mean.mean, 9, 'f', 4).arg(half, -7);
}

static void tell(const Wanted& wanted, const Match& match, QTextStream& out)
{
    const Terms& terms = wanted.terms;
    out << match.games << " games: deals " << wanted.first << " to " << wanted.first + match.deals() - 1 << ", seed "
        << terms.seed << ", " << terms.rules.seats << " seats; fair share "
        << QString::number(1.0 / terms.rules.seats, 'f', 4) << "\n\n";
    for (const std::size_t side : {0, 1})
        out << letters[side].toUpper() << ": " << nameOf(wanted.pair[side]) << '\n';
    out << "\none among others         win share              rank            margin\n";
    for (const std::size_t side : {0, 1}) {
        if (wanted.alone[side] && match.all[side].games > 0)
            out << letters[side].toUpper() << "               " << cell(meanOf(match, side, WinShare)) << ' '
                << cell(meanOf(match, side, Rank)) << ' ' << cell(meanOf(match, side, Margin)) << '\n';
    }
    out << "\nthinking        decisions      mean ms       max ms\n";
    for (const std::size_t side : {0, 1}) {
        const Effort& thinking = match.thinking[side];
        out << QStringLiteral("%1 %2 %3 %4\n")
                   .arg(letters[side].toUpper(), -12)
                   .arg(thinking.decisions, 12, 'f', 0)
                   .arg(thinking.mean() * 1e3, 12, 'f', 4)
                   .arg(thinking.longest * 1e3, 12, 'f', 4);
    }
}

Exit match(const QStringList& list, const Streams& streams)
{
    Arguments arguments("match", "Holds a fair tournament between two players: win share (a victory shared by k counts "
                                 "1/k), rank and margin\n(influence minus the best other's) of one among others, with "
                                 "95 % intervals; the deal is the independent unit.\n"
                                 "Programs are started anew for each rotation of all deals: deals repeat between "
                                 "processes, never in one, and\nwhat a program writes to disk is its own honesty.");
    declare(arguments);
    if (const auto end = arguments.parse(list, streams))
        return *end;
    const Wanted wanted = wantedFrom(arguments);
    if (!arguments.allRight(streams))
        return WrongUse;
    Progress progress(wanted.games(), "games", streams);
    Faults faults(wanted.terms, progress, streams.out);
    Match match{.seats = wanted.terms.rules.seats};
    playMatch(wanted, match, progress, faults);
    progress.clear();
    if (wanted.terms.json)
        tellJson(wanted, match, faults, streams.out);
    else
        tell(wanted, match, streams.out);
    return faults.exit();
}
