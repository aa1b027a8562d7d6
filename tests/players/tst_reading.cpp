#include "engine/players/players.h"
#include "engine/players/reading.h"
#include "tests/support/possibleworlds.h"
#include "tests/support/randomgames.h"

#include <QtTest>

#include <cmath>
#include <functional>

using namespace oriflamme;

// What others' choices tell of them.
class ReadingTest : public QObject {
    Q_OBJECT

private slots:
    void strangersAreAllAlike();
    void whoPlaysAnyhowIsFoundOut();
    void whoPlaysWellIsFoundOut();
    void nobodyIsTrustedForEver();
    void beliefLeavesAllThatMayBe();
    void whatThePlayersHideIsReadBetterThanEvenly();
};

namespace {

using Visit = std::function<void(const State&, const View&)>;

// Games of all kinds, the first seat's opponents of one kind, as the first seat sees them at every tenth question.
void everyView(const Computer& opponents, int games, const Visit& visit)
{
    for (int number = 0; number < games; ++number) {
        Random random(seedFrom("reading", std::uint64_t(number)));
        Events past;
        State state = start(newGame(kindOfGame(number % kindsOfGame, random), random).setup, past);
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            if (random.below(10) == 0)
                visit(state, look(state, past, 0));
            const Computer computer = seat == 0 ? Computer(Level::Random) : opponents;
            apply(state, choose(look(state, seat), computer, Random(random.next())), past);
        }
    }
}

// The mean share of one habit that the opponents are read with in the last round.
double readAs(Habit habit, const Computer& opponents)
{
    const auto k = std::size_t(std::find(habits.begin(), habits.end(), habit) - habits.begin());
    double sum = 0, seats = 0;
    everyView(opponents, kindsOfGame, [&](const State&, const View& view) {
        if (view.round < rounds)
            return;
        const Reading reading = readingOf(view);
        for (Seat seat = 1; seat < view.rules.seats; ++seat) {
            sum += reading.shares[std::size_t(seat)][k];
            ++seats;
        }
    });
    return sum / seats;
}

}

void ReadingTest::strangersAreAllAlike()
{
    everyQuestion("strangers", kindsOfGame, [](const State& state, Random&) {
        const Reading reading = readingOf(look(state, state.question.seat));
        for (const HabitShares& shares : reading.shares)
            QVERIFY(shares == reading.shares[0]);
    });
}

void ReadingTest::whoPlaysAnyhowIsFoundOut()
{
    const double anyhow = readAs(Habit::Anyhow, Level::Random);
    QVERIFY2(anyhow > 0.6, qPrintable(QString::number(anyhow)));
    QVERIFY(anyhow > 2 * readAs(Habit::Anyhow, Level::Novice));
}

void ReadingTest::whoPlaysWellIsFoundOut()
{
    const double strong = readAs(Habit::Strong, Level::Greedy);
    QVERIFY2(strong > 0.6, qPrintable(QString::number(strong)));
    QVERIFY(strong > 2 * readAs(Habit::Strong, Level::Random));
}

// Each habit keeps a chance, whatever was seen.
void ReadingTest::nobodyIsTrustedForEver()
{
    everyView(Level::Random, kindsOfGame, [](const State&, const View& view) {
        for (const HabitShares& shares : readingOf(view).shares) {
            double sum = 0;
            for (const double share : shares) {
                QVERIFY(share >= 0.002);
                sum += share;
            }
            QVERIFY(std::abs(sum - 1) < 1e-9);
        }
    });
}

void ReadingTest::beliefLeavesAllThatMayBe()
{
    int hidden = 0;
    everyView(Level::Novice, kindsOfGame, [&](const State&, const View& view) {
        const Belief belief = readingOf(view).belief;
        for (int slot = 0; slot < maxQueue; ++slot) {
            const QueueCard& card = view.queue.cards[std::size_t(slot)];
            const bool isHidden = card.seat != noSeat && card.card == Card::None;
            const CardSet possible = isHidden ? mayBe(view, slot) : CardSet();
            for (int name = 0; name < cardCount; ++name)
                QCOMPARE(belief[std::size_t(slot)][std::size_t(name)] > 0, possible.has(Card(name)));
            hidden += isHidden;
        }
    });
    QVERIFY(hidden > 1000);
}

void ReadingTest::whatThePlayersHideIsReadBetterThanEvenly()
{
    double even = 0, read = 0;
    everyView(Level::Greedy, 2 * kindsOfGame, [&](const State& state, const View& view) {
        const Belief belief = readingOf(view).belief;
        for (std::size_t slot = 0; slot < maxQueue; ++slot) {
            const QueueCard& card = view.queue.cards[slot];
            if (card.seat == noSeat || card.card != Card::None)
                continue;
            read += surprise(belief[slot], state.queue.cards[slot].card);
            even += std::log(double(mayBe(view, int(slot)).size()));
        }
    });
    QVERIFY2(read < 0.95 * even, qPrintable(QString::number(read / even)));
}

QTEST_APPLESS_MAIN(ReadingTest)
#include "tst_reading.moc"
