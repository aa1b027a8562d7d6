#include "app/arena/commands.h"
#include "app/arena/terms.h"

#include <cmath>

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
};

// A mean of values that are independent, and half the width of its 95 % interval; that needs two values.
struct Mean {
    double mean = 0;
    std::optional<double> half;
};

// How the one among others did: for each deal the mean over its rotations.
struct Tally {
    std::vector<double> shares, ranks, margins;
};

struct Match {
    std::array<Tally, 2> alone;
    std::array<Effort, 2> thinking;
    int games = 0;
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

// Plays a deal in every rotation with one of the pair alone among others. Where there are but two seats, the other is
// as alone.
static void playDeal(const Wanted& wanted, int deal, std::size_t alone, Match& match, Programs& programs,
                     Faults& faults)
{
    const int seats = wanted.terms.rules.seats;
    std::array<std::array<double, 3>, 2> sums{};
    for (int turn = 0; turn < seats; ++turn) {
        const auto sideOf = [&](int seat) { return seat == turn ? alone : 1 - alone; };
        std::vector<Contender> contenders;
        for (int seat = 0; seat < seats; ++seat)
            contenders.push_back(wanted.pair[sideOf(seat)]);
        Record record = wanted.terms.game(deal, contenders);
        const Played played = play(record, contenders, programs);
        if (const auto& fault = played.fault)
            faults.add(
                *fault, contenders[std::size_t(fault->seat)],
                {{"deal", deal}, {"alone", letters[alone]}, {"turn", turn}},
                QStringLiteral("deal %1 with %2 alone at seat %3").arg(deal).arg(letters[alone].toUpper()).arg(turn));
        for (int seat = 0; seat < seats; ++seat) {
            match.thinking[sideOf(seat)].add(played.thinking[std::size_t(seat)]);
            auto& sum = sums[sideOf(seat)]; // read only for who is alone
            sum[0] += played.share(seat) / seats;
            sum[1] += double(played.ranks[std::size_t(seat)]) / seats;
            sum[2] += double(played.margin(seat)) / seats;
        }
        ++match.games;
    }
    for (const std::size_t side : {alone, 1 - alone}) {
        if (side != alone && seats > 2)
            continue;
        match.alone[side].shares.push_back(sums[side][0]);
        match.alone[side].ranks.push_back(sums[side][1]);
        match.alone[side].margins.push_back(sums[side][2]);
    }
}

static Match playMatch(const Wanted& wanted, Faults& faults)
{
    Match match;
    Programs programs(wanted.terms.patience);
    const bool once = wanted.terms.rules.seats == 2;
    for (int deal = wanted.first; deal < wanted.first + wanted.deals; ++deal) {
        for (const std::size_t side : {0, 1}) {
            if (once ? side == 0 : wanted.alone[side])
                playDeal(wanted, deal, side, match, programs, faults);
        }
    }
    return match;
}

static void insert(QJsonObject& object, const QString& name, const std::vector<double>& values)
{
    const Mean mean = meanOf(values);
    object.insert(name,
                  QJsonObject{{"mean", mean.mean}, {"halfWidth", mean.half ? QJsonValue(*mean.half) : QJsonValue()}});
}

static void tellJson(const Wanted& wanted, const Match& match, const Faults& faults, QTextStream& out)
{
    const Terms& terms = wanted.terms;
    QJsonObject all{{"seed", terms.seed},     {"seats", terms.rules.seats},           {"first", wanted.first},
                    {"deals", wanted.deals},  {"fairShare", 1.0 / terms.rules.seats}, {"games", match.games},
                    {"errors", faults.list()}};
    for (const std::size_t side : {0, 1}) {
        const Effort& thinking = match.thinking[side];
        QJsonObject one{{"player", jsonName(wanted.pair[side])},
                        {"decisions", thinking.decisions},
                        {"meanMs", thinking.mean() * 1e3},
                        {"maxMs", thinking.longest * 1e3}};
        if (wanted.alone[side]) {
            insert(one, "winShare", match.alone[side].shares);
            insert(one, "rank", match.alone[side].ranks);
            insert(one, "margin", match.alone[side].margins);
        }
        all.insert(letters[side], one);
    }
    tellLine(all, out);
}

static QString cell(const std::vector<double>& values)
{
    const Mean mean = meanOf(values);
    const QString half = mean.half ? QString::number(*mean.half, 'f', 4) : QStringLiteral("-");
    return QStringLiteral("%1 +- %2").arg(mean.mean, 9, 'f', 4).arg(half, -7);
}

static void tell(const Wanted& wanted, const Match& match, QTextStream& out)
{
    const Terms& terms = wanted.terms;
    out << match.games << " games: deals " << wanted.first << " to " << wanted.first + wanted.deals - 1 << ", seed "
        << terms.seed << ", " << terms.rules.seats << " seats; fair share "
        << QString::number(1.0 / terms.rules.seats, 'f', 4) << "\n\n";
    for (const std::size_t side : {0, 1})
        out << letters[side].toUpper() << ": " << nameOf(wanted.pair[side]) << '\n';
    out << "\none among others         win share              rank            margin\n";
    for (const std::size_t side : {0, 1}) {
        const Tally& tally = match.alone[side];
        if (wanted.alone[side])
            out << letters[side].toUpper() << "               " << cell(tally.shares) << ' ' << cell(tally.ranks) << ' '
                << cell(tally.margins) << '\n';
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
                                 "95 % intervals; the deal is the independent unit.");
    declare(arguments);
    if (const auto end = arguments.parse(list, streams))
        return *end;
    const Wanted wanted = wantedFrom(arguments);
    if (!arguments.allRight(streams))
        return WrongUse;
    Faults faults(wanted.terms.json, streams.out);
    const Match match = playMatch(wanted, faults);
    if (wanted.terms.json)
        tellJson(wanted, match, faults, streams.out);
    else
        tell(wanted, match, streams.out);
    return faults.exit();
}
