#include "engine/players.h"
#include "tests/games.h"
#include "tests/position.h"

#include <cmath>

using namespace oriflamme;

namespace {

constexpr std::array players{"novice", "casual", "skilled",  "strong",    "master",
                             "random", "greedy", "flat-100", "ismcts-100"};

enum class Cards { Base, Alliance, Mixed };

CardSet family(Cards cards, Random& random)
{
    if (cards == Cards::Mixed)
        return draw(familySize, baseCards | allianceCards, random);
    return cards == Cards::Base ? baseCards : allianceCards;
}

// Any game of these cards: edition, direction and first seat by lot.
Setup anyGame(Cards cards, int seats, Random& random)
{
    Rules rules{.cards = family(cards, random), .seats = std::int8_t(seats)};
    rules.edition = Edition(random.below(2));
    rules.direction = Direction(random.below(2));
    rules.first = Seat(random.below(std::uint32_t(seats)));
    return deal(rules, random);
}

// The share of a victory that seat `one` wins with its level against the other level in the other seats.
double victory(const Setup& setup, Seat one, Computer level, Computer others, Random& random)
{
    State state = start(setup);
    while (state.phase != Phase::Over) {
        const Seat seat = state.question.seat;
        apply(state, choose(look(state, seat), seat == one ? level : others, Random(random.next())));
    }
    const std::uint32_t won = winners(state);
    return ((won >> one) & 1) != 0 ? 1.0 / std::popcount(won) : 0;
}

// The mean and the half width of its 95 % interval.
struct Share {
    double mean;
    double halfWidth;
};

// Each deal is played once from every seat; the deal is the independent unit.
Share match(Computer level, Computer others, Cards cards, int seats, int games)
{
    const int deals = games / seats;
    double sum = 0;
    double squares = 0;
    Random random(seedFrom("match"));
    for (int i = 0; i < deals; ++i) {
        const Setup setup = anyGame(cards, seats, random);
        double share = 0;
        for (Seat one = 0; one < seats; ++one)
            share += victory(setup, one, level, others, random) / seats;
        sum += share;
        squares += share * share;
    }
    const double mean = sum / deals;
    return {mean, 1.96 * std::sqrt((squares / deals - mean * mean) / deals)};
}

// The Decree with the most moves: thirty stacks of five seats.
Position largestDecreeOfAll()
{
    std::vector<std::string> stacks;
    for (int i = 0; i < maxQueue; ++i) {
        const Card card = Card((int(Card::RoyalDecree) + i / maxSeats) % familySize);
        stacks.push_back((i == 0 ? ">" : "") + std::string(families[std::size_t(i % maxSeats)]) + ": "
                         + std::string(name(card)));
    }
    return Position(joined(stacks, " | ")).firstEdition().play("reveal");
}

// Those that think long are tried less often.
bool isDear(const Computer& computer)
{
    return computer == Level::Strong || computer == Level::Master;
}

// So many questions of random games of every kind.
std::vector<State> someQuestions(int count)
{
    Random random(seedFrom("questions"));
    std::vector<State> questions;
    for (int game = 0; int(questions.size()) < count; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        for (int left = int(random.below(60)); left > 0 && state.phase != Phase::Over; --left)
            apply(state, anyDecision(state, random));
        if (state.phase != Phase::Over)
            questions.push_back(state);
    }
    return questions;
}

}

// The computer players: legal, repeatable, hard to read off, and each better than the one below it.
class Players : public QObject {
    Q_OBJECT

private slots:
    void namesAreReadBack();
    void alwaysLegal_data() { addComputers(); }
    void alwaysLegal();
    void largestDecree_data() { addComputers(); }
    void largestDecree();
    void variesWithChance_data() { addComputers(); }
    void variesWithChance();
    void beats_data();
    void beats();

private:
    static void addComputers();
};

void Players::addComputers()
{
    QTest::addColumn<Computer>("computer");
    for (const char* player : players)
        QTest::newRow(player) << computerNamed(player).value();
}

void Players::namesAreReadBack()
{
    for (const char* player : players) {
        const auto computer = computerNamed(player);
        QVERIFY2(computer, player);
        QCOMPARE(name(*computer), std::string(player));
        QCOMPARE(levelNamed(player).has_value(), computer->playouts == 0);
    }
    for (const std::string_view stranger : {"", "human", "Master", "flat", "flat-", "flat-0", "flat-01", "flat--1",
                                            "ismcts-10000001", "ismcts-99999999999", "random-5", "master "})
        QVERIFY2(!computerNamed(stranger), stranger.data());
}

// The choice is legal; so is what it tells of the others.
void Players::alwaysLegal()
{
    QFETCH(Computer, computer);
    for (const State& state : someQuestions(isDear(computer) ? kindsOfGame : 4 * kindsOfGame)) {
        const View view = look(state, state.question.seat);
        const Thought thought = think(view, computer, Random(1));
        const auto found = std::find(view.legal.begin(), view.legal.end(), thought.decision);
        QVERIFY2(found != view.legal.end(), text(thought.decision).c_str());
        QVERIFY(thought.prospects.empty() || thought.prospects.size() == view.legal.size());
        if (!thought.prospects.empty() && view.legal.size() > 1)
            QVERIFY(thought.prospects[std::size_t(found - view.legal.begin())].playouts > 0);
        QCOMPARE(choose(view, computer, Random(1)), thought.decision);
    }
}

void Players::largestDecree()
{
    QFETCH(Computer, computer);
    Position decree = largestDecreeOfAll();
    const View view = look(decree.state(), 0);
    QVERIFY2(view.legal.size() > 800, qPrintable(decree.asked()));
    const Decision decision = choose(view, computer, Random(3));
    QCOMPARE(std::count(view.legal.begin(), view.legal.end(), decision), 1);
}

// The first card of a game varies, so that it cannot be read off.
void Players::variesWithChance()
{
    QFETCH(Computer, computer);
    Random random(7);
    const State state = start(deal({.seats = 4}, random));
    const View view = look(state, 0);
    CardSet laid;
    for (std::uint64_t seed = 0; seed < (isDear(computer) ? 16 : 200); ++seed)
        laid.add(choose(view, computer, Random(seed)).card);
    QVERIFY2(laid.size() > 1, qPrintable("always " + QString::fromStdString(cardNames(laid))));
}

void Players::beats_data()
{
    QTest::addColumn<Computer>("level");
    QTest::addColumn<Computer>("others");
    QTest::addColumn<Cards>("cards");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("games");
    const std::array sets{"base", "alliance", "mixed"};
    for (const int seats : {2, 4}) {
        for (const Cards cards : {Cards::Base, Cards::Alliance, Cards::Mixed}) {
            const auto add = [&](Computer level, Computer others, int games) {
                QTest::addRow("%s over %s, %s, %d", name(level).c_str(), name(others).c_str(), sets[std::size_t(cards)],
                              seats)
                    << level << others << cards << seats << games;
            };
            add(Level::Novice, Level::Random, 160);
            add(Level::Greedy, Level::Random, 60);
            add(Level::Casual, Level::Novice, 160);
            if (seats == 2) // where few games tell
                add(Level::Master, Level::Random, 4);
            if (seats == 2 && cards == Cards::Base)
                add(Level::Skilled, Level::Casual, 160);
        }
    }
}

// One of the level among others of a lower one wins more than its share, beyond the 95 % interval.
void Players::beats()
{
    QFETCH(Computer, level);
    QFETCH(Computer, others);
    QFETCH(Cards, cards);
    QFETCH(int, seats);
    QFETCH(int, games);
    const Share share = match(level, others, cards, seats, games);
    qInfo("%.1f +- %.1f %% of %d games", 100 * share.mean, 100 * share.halfWidth, games);
    QVERIFY(share.mean - share.halfWidth > 1.0 / seats);
}

QTEST_APPLESS_MAIN(Players)
#include "tst_players.moc"
