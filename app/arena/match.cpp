#include "app/arena/commands.h"
#include "app/arena/games.h"

#include <QJsonArray>

#include <cmath>

using namespace oriflamme;

// A fair tournament between two players: every deal is played from every seat, by one A among B and by one B among A.
namespace {

struct Wanted {
    Games kind;
    std::vector<Entrant> players; // A and B
    int seats = 0;
    int deals = 0;
    int first = 0; // the number of the first deal
    bool both = false;
    bool json = false;
};

// Means of deals, each of which is one independent draw: all its rotations share its cards.
class Mean {
public:
    void add(double deal)
    {
        ++m_deals;
        m_sum += deal;
        m_squares += deal * deal;
    }
    double mean() const { return m_sum / m_deals; }
    // Of the interval that holds the true mean in 95 of 100 matches; 0 for one deal, which tells nothing of it.
    double halfWidth() const
    {
        const double variance = m_deals < 2 ? 0 : (m_squares - m_sum * m_sum / m_deals) / (m_deals - 1);
        return 1.96 * std::sqrt(std::max(0.0, variance) / m_deals);
    }

private:
    int m_deals = 0;
    double m_sum = 0;
    double m_squares = 0;
};

// How the one did among the others.
struct Half {
    Mean share, rank, margin;
};

struct Scores {
    std::array<Half, 2> halves;       // one A among B, one B among A
    std::array<Effort, 2> effort; // A's and B's
    QJsonArray lost;
};

// By how much a seat leads the best of the others.
int margin(const Board& board, Seat seat)
{
    int rival = 0;
    for (Seat other = 0; other < board.rules.seats; ++other)
        rival = other == seat ? rival : std::max<int>(rival, board.at(other).influence);
    return board.at(seat).influence - rival;
}

class Match {
public:
    Match(const Wanted& wanted, const Streams& streams) : m_wanted(wanted), m_streams(streams) {}

    Scores play()
    {
        for (int deal = m_wanted.first; deal < m_wanted.first + m_wanted.deals; ++deal) {
            for (std::size_t one = 0; one < (m_wanted.both ? 2 : 1); ++one)
                playDeal(deal, one);
        }
        return m_scores;
    }

private:
    void playDeal(int deal, std::size_t one)
    {
        double share = 0, rank = 0, lead = 0;
        for (Seat seat = 0; seat < m_wanted.seats; ++seat) {
            const Played played = playGame(deal, one, seat);
            share += played.share(seat);
            rank += played.lost == noSeat ? oriflamme::rank(played.state, seat)
                    : played.lost == seat ? m_wanted.seats
                                          : 1;
            lead += margin(played.state, seat);
        }
        Half& half = m_scores.halves[one];
        half.share.add(share / m_wanted.seats);
        half.rank.add(rank / m_wanted.seats);
        half.margin.add(lead / m_wanted.seats);
    }

    // `one` sits at `seat`, the other player everywhere else.
    Played playGame(int deal, std::size_t one, Seat seat)
    {
        std::vector<Entrant> entrants(std::size_t(m_wanted.seats), m_wanted.players[1 - one]);
        entrants[std::size_t(seat)] = m_wanted.players[one];
        const std::string seed = QStringLiteral("%1/%2").arg(m_wanted.kind.seed).arg(deal).toStdString();
        Record record = newGame(m_wanted.kind.rules, m_wanted.kind.pool, entrants, seed);
        const Played played = playOut(record, entrants, m_wanted.kind.patience);
        for (Seat at = 0; at < m_wanted.seats; ++at)
            m_scores.effort[at == seat ? one : 1 - one].add(played.effort[std::size_t(at)]);
        if (played.lost != noSeat) {
            const QString name =
                QStringLiteral("%1 with one %2 at %3").arg(deal).arg(one == 0 ? 'A' : 'B').arg(int(seat));
            m_scores.lost.append(tellJson(played, record, name));
            if (!m_wanted.json)
                m_streams.out << tell(played, record, name);
        }
        return played;
    }

    const Wanted& m_wanted;
    const Streams& m_streams;
    Scores m_scores;
};

QJsonObject meanJson(const Mean& mean)
{
    return {{"mean", mean.mean()}, {"halfWidth", mean.halfWidth()}};
}

void tellJson(const Wanted& wanted, const Scores& scores, QTextStream& out)
{
    QJsonObject all{
        {"seats", wanted.seats}, {"deals", wanted.deals}, {"seed", wanted.kind.seed}, {"fair", 1.0 / wanted.seats}};
    for (std::size_t one = 0; one < 2; ++one) {
        const Effort& effort = scores.effort[one];
        QJsonObject player{{"player", nameOf(wanted.players[one])},
                           {"meanMs", 1e3 * effort.mean()},
                           {"maxMs", 1e3 * effort.longest}};
        if (one == 0 || wanted.both) {
            const Half& half = scores.halves[one];
            player.insert("winShare", meanJson(half.share));
            player.insert("rank", meanJson(half.rank));
            player.insert("margin", meanJson(half.margin));
        }
        all.insert(one == 0 ? "a" : "b", player);
    }
    if (!scores.lost.isEmpty())
        all.insert("lost", scores.lost);
    tellLine(all, out);
}

QString meanText(const Mean& mean, double scale)
{
    return QStringLiteral("%1 ± %2").arg(scale * mean.mean(), 7, 'f', 2).arg(scale * mean.halfWidth(), -6, 'f', 2);
}

void tell(const Wanted& wanted, const Scores& scores, QTextStream& out)
{
    out << wanted.deals << " deals from each of " << wanted.seats << " seats, seed " << wanted.kind.seed
        << ", fair share " << QString::number(100.0 / wanted.seats, 'f', 2) << " %; ± is 95 %\n\n";
    out << "                        wins, %              rank           margin   mean ms    max ms\n";
    for (std::size_t one = 0; one < 2; ++one) {
        const Effort& effort = scores.effort[one];
        out << QStringLiteral("%1 %2 ").arg(one == 0 ? "A" : "B").arg(nameOf(wanted.players[one]), -16);
        if (one == 0 || wanted.both)
            out << meanText(scores.halves[one].share, 100) << ' ' << meanText(scores.halves[one].rank, 1) << ' '
                << meanText(scores.halves[one].margin, 1);
        else
            out << QString(50, ' ');
        out << QStringLiteral("%1 %2\n").arg(1e3 * effort.mean(), 10, 'f', 2).arg(1e3 * effort.longest, 9, 'f', 1);
    }
}

Wanted wantedFrom(Arguments& arguments)
{
    Wanted wanted;
    for (const char* side : {"a", "b"}) {
        const std::vector<Entrant> players = entrantsFrom(arguments, side);
        if (players.size() != 1)
            arguments.complain(QStringLiteral("--%1 takes one player").arg(side));
        wanted.players.push_back(players.front());
    }
    wanted.kind = gamesFrom(arguments);
    wanted.seats = arguments.number("seats", 2, maxSeats);
    wanted.deals = arguments.number("deals", 1, 1'000'000);
    wanted.first = arguments.number("first", 0, 1'000'000);
    wanted.both = !arguments.isSet("one-way");
    wanted.json = arguments.isSet("json");
    return wanted;
}

}

Exit match(const QStringList& list, const Streams& streams)
{
    Arguments arguments("match",
                        "Measures two players against each other: every deal from every seat, one A among B and "
                        "one B among A.");
    arguments.option("a", "PLAYER", "A player, named as in simulate", "strong");
    arguments.option("b", "PLAYER", "The other one", "random");
    arguments.option("seats", "N", "2 to 5", "4");
    arguments.option("deals", "N", "How many deals: each is as many games as there are seats, for A and for B", "100");
    arguments.option("first", "N", "The number of the first deal, to go on with a match or to share it out", "0");
    arguments.flag("one-way", "Only one A among B: half the games");
    declareGames(arguments);
    arguments.flag("json", "Print one JSON object instead of a table");
    if (const auto end = arguments.parse(list, streams))
        return *end;
    const Wanted wanted = wantedFrom(arguments);
    if (!arguments.allRight(streams))
        return WrongUse;
    const Scores scores = Match(wanted, streams).play();
    if (wanted.json)
        tellJson(wanted, scores, streams.out);
    else
        tell(wanted, scores, streams.out);
    return scores.lost.isEmpty() ? AllWell : Bad;
}
