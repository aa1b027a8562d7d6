#include "tests/players/peeking.h"
#include "tests/support/randomgames.h"

#include <QtTest>

using namespace oriflamme;

Q_DECLARE_METATYPE(Thinker)

// No computer player knows what is hidden from its seat, nor what advises a person; one that did would be found out.
class Peeking : public QObject {
    Q_OBJECT

private slots:
    void nobodyPeeks_data();
    void nobodyPeeks();
    void everyCheatIsCaught_data();
    void everyCheatIsCaught();
};

static SearchResult advised(const State& state, const Events& past, Random chance)
{
    return advise(look(state, past, state.question.seat), chance);
}

void Peeking::nobodyPeeks_data()
{
    QTest::addColumn<Thinker>("thinker");
    QTest::addColumn<int>("among"); // it takes one of so many decisions, or it would take too long
    const auto row = [](const char* player, int among) {
        QTest::newRow(player) << watched(computerNamed(player).value()).think << among;
    };
    row("novice", 1);
    row("casual", 4);
    row("skilled", 8);
    row("strong", 20);
    row("master", 60);
    row("novice/patient", 1);
    row("casual/vengeful", 4);
    row("casual/sly", 4);
    row("strong/bold", 20);
    row("random", 1);
    row("greedy", 4);
    row("flat-100", 4);
    row("ismcts-100", 4);
    QTest::newRow("advice") << Thinker(advised) << 60; // as it is for the master
}

void Peeking::nobodyPeeks()
{
    QFETCH(Thinker, thinker);
    QFETCH(int, among);
    const std::vector<Watched> players{{QTest::currentDataTag(), thinker}, watched(Level::Random, among - 1)};
    std::vector<Peeks> peeks(players.size());
    for (std::uint64_t game = 0; game < kindsOfGame; ++game) {
        const std::string trouble = watchGame(game, players, peeks);
        QVERIFY2(trouble.empty(), trouble.c_str());
    }
    QVERIFY2(peeks[0].hidden > 1000 / std::uint64_t(among), qPrintable(QString::number(peeks[0].hidden)));
}

// Cheats that are honest but for one thing.
static SearchResult honest(const State& state, const Events& past, Random chance)
{
    return think(look(state, past, state.question.seat), Level::Novice, chance);
}

static SearchResult aimsByTrueKinds(const State& state, const Events& past, Random chance)
{
    SearchResult result = honest(state, past, chance);
    Decisions list;
    legal(state, list);
    for (const Decision& decision : list) {
        if (state.question.asks == Asks::Target && state.queue.top(decision.to).card == Card::Lord)
            result.decision = decision;
    }
    return result;
}

static SearchResult knowsTheNextHand(const State& state, const Events& past, Random chance)
{
    SearchResult result = honest(state, past, chance);
    const Seat next = state.next(state.question.seat);
    if (state.question.asks == Asks::KeepOrReveal && state.hand[std::size_t(next)].has(Card::Soldier))
        result.decision = {.action = Action::Keep};
    return result;
}

static SearchResult expectsByWhatIsAside(const State& state, const Events& past, Random chance)
{
    SearchResult result = honest(state, past, chance);
    for (Seat seat = 0; seat < state.rules.seats; ++seat)
        result.prospects.push_back({.playouts = state.aside[std::size_t(seat)].has(Card::Heir)});
    return result;
}

static SearchResult remembersWhatWasLaidHidden(const State& state, const Events& past, Random chance)
{
    SearchResult result = honest(state, past, chance);
    for (const Event& event : past) {
        if (event.happening == Happening::Placed && event.seat != state.question.seat && event.card == Card::Archer)
            result.lot = chance.next();
    }
    return result;
}

static SearchResult drawsByWhatIsCovered(const State& state, const Events& past, Random chance)
{
    SearchResult result = honest(state, past, chance);
    for (int place = 0; place < state.queue.stacks; ++place) {
        const QueueCard* under = state.queue.under(state.queue.top(place));
        if (under && under->seat != state.question.seat && under->card == Card::Spy)
            result.lot = chance.next();
    }
    return result;
}

void Peeking::everyCheatIsCaught_data()
{
    QTest::addColumn<Thinker>("thinker");
    QTest::addColumn<QString>("cheats"); // the words with which it is caught
    QTest::newRow("honest") << Thinker(honest) << "";
    QTest::newRow("aims by true kinds") << Thinker(aimsByTrueKinds) << "decides ";
    QTest::newRow("knows the next hand") << Thinker(knowsTheNextHand) << "decides ";
    QTest::newRow("expects by what is set aside") << Thinker(expectsByWhatIsAside) << "expects ";
    QTest::newRow("remembers what was laid hidden") << Thinker(remembersWhatWasLaidHidden) << "draws ";
    QTest::newRow("draws on its chance by what lies covered") << Thinker(drawsByWhatIsCovered) << "draws ";
}

void Peeking::everyCheatIsCaught()
{
    QFETCH(Thinker, thinker);
    QFETCH(QString, cheats);
    const std::vector<Watched> players{{"cheat", thinker}};
    std::vector<Peeks> peeks(1);
    std::string trouble;
    for (std::uint64_t game = 0; game < kindsOfGame && trouble.empty(); ++game)
        trouble = watchGame(game, players, peeks);
    QCOMPARE(trouble.empty(), cheats.isEmpty());
    QVERIFY2(QString::fromStdString(trouble).contains(cheats), trouble.c_str());
}

QTEST_APPLESS_MAIN(Peeking)
#include "tst_peeking.moc"
