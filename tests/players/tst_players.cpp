#include "engine/players/players.h"
#include "tests/support/position.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

namespace {

constexpr std::array players{"novice", "casual", "skilled",  "strong",    "master",
                             "random", "greedy", "flat-100", "ismcts-100"};

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

// The computer players: legal, repeatable, hard to read off.
class Players : public QObject {
    Q_OBJECT

private slots:
    void namesAreReadBack();
    void tempersFollowALevel();
    void tempersAreDrawnBySeed();
    void alwaysLegal_data() { addComputers(); }
    void alwaysLegal();
    void largestDecree_data() { addComputers(); }
    void largestDecree();
    void variesWithChance_data() { addComputers(); }
    void variesWithChance();

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

void Players::tempersFollowALevel()
{
    for (const std::string_view text : {"novice/sly", "strong/patient", "master/bold", "casual/vengeful"}) {
        const auto computer = computerNamed(text);
        QVERIFY2(computer, text.data());
        QCOMPARE(name(*computer), std::string(text));
        QVERIFY2(!levelNamed(text), text.data());
    }
    QCOMPARE(computerNamed("master/bold"), Computer(Level::Master, Temper::Bold));
    for (const std::string_view stranger :
         {"master/", "master/foo", "master/Bold", "/bold", "bold", "random/bold", "flat-100/sly", "master/bold/sly"})
        QVERIFY2(!computerNamed(stranger), stranger.data());
}

// All four come, and the same for the same seed.
void Players::tempersAreDrawnBySeed()
{
    std::array<int, tempers.size() + 1> drawn{};
    for (int game = 0; game < 100; ++game) {
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            const Temper temper = drawnTemper(std::to_string(game), seat);
            ++drawn[std::size_t(temper)];
            QCOMPARE(drawnTemper(std::to_string(game), seat), temper);
        }
    }
    QCOMPARE(drawn[0], 0);
    for (const Temper temper : tempers)
        QVERIFY2(drawn[std::size_t(temper)] > 80, name(temper).data());
}

// The choice is legal; so is what it tells of the others.
void Players::alwaysLegal()
{
    QFETCH(Computer, computer);
    for (const State& state : someQuestions(isDear(computer) ? kindsOfGame : 4 * kindsOfGame)) {
        const View view = look(state, state.question.seat);
        const SearchResult result = think(view, computer, Random(1));
        const auto found = std::find(view.legal.begin(), view.legal.end(), result.decision);
        QVERIFY2(found != view.legal.end(), text(result.decision).c_str());
        QVERIFY(result.prospects.empty() || result.prospects.size() == view.legal.size());
        if (!result.prospects.empty() && view.legal.size() > 1)
            QVERIFY(result.prospects[std::size_t(found - view.legal.begin())].playouts > 0);
        QCOMPARE(choose(view, computer, Random(1)), result.decision);
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

QTEST_APPLESS_MAIN(Players)
#include "tst_players.moc"
