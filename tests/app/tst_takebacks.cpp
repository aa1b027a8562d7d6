#include "app/table/table.h"
#include "engine/players/players.h"
#include "tests/support/home.h"
#include "tests/support/permutation.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace oriflamme;

// Taking moves back at the table and playing them again: in every sub-step of a turn, across computers' choices and
// while they think.
class TestTakebacks : public QObject {
    Q_OBJECT

private slots:
    void nothingToTakeBack();
    void eachDecisionIsTakenBackOnce_data();
    void eachDecisionIsTakenBackOnce();
    void computersAnswerAsBefore();
    void lateAnswersAreDropped();
    void anotherDecisionDropsTheRest();
    void theSameDecisionKeepsTheRest();
    void aFinishedGameIsTakenUpAgain();
    void marksWhatWasSeen_data();
    void marksWhatWasSeen();
    void ownSecretsAreNoMark();
};

// Decides by chance for the persons and waits for computers, until a person is asked who has decided `enough` times.
static bool playOn(Table& table, Random& random, int enough)
{
    QSignalSpy played(&table, &Table::played);
    for (int taken = 0;;) {
        const Question& question = table.state().question;
        if (question.asks == Asks::Nothing)
            return true;
        if (table.isComputer(question.seat)) {
            if (played.isEmpty() && !played.wait())
                return false;
            played.clear();
        } else if (taken++ < enough) {
            table.decide(question.seat, anyDecision(table.state(), random));
            played.clear();
        } else {
            return true;
        }
    }
}

static std::vector<Taken> firstOf(const std::vector<Taken>& list, std::size_t n)
{
    return {list.begin(), list.begin() + std::ptrdiff_t(n)};
}

static bool standsRight(const Table& table)
{
    const Replay replayed = replay(table.record());
    return replayed.wrong == Wrong::Nothing && replayed.state == table.state();
}

void TestTakebacks::nothingToTakeBack()
{
    Random random(1);
    Table table;
    QVERIFY(!table.canUndo() && !table.canRedo());
    table.undo();
    table.redo();
    table.begin(gameWith(0, {"human", "ai:random"}, random));
    QVERIFY(!table.canUndo() && !table.canRedo() && !table.undoTells());
    const Record start = table.record();
    table.undo();
    table.redo();
    QVERIFY(table.record() == start);

    table.begin(gameWith(0, {"ai:random"}, random));
    QVERIFY(QSignalSpy(&table, &Table::played).wait());
    QVERIFY(!table.canUndo()); // no person has decided
    table.begin(gameWith(0, {"human"}, random));
    QVERIFY(playOn(table, random, 3));
    table.undo();
    QVERIFY(table.canUndo() && table.canRedo());
    table.leave();
    QVERIFY(!table.canUndo() && !table.canRedo());
}

void TestTakebacks::eachDecisionIsTakenBackOnce_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("players");
    QTest::newRow("a person and computers") << 16 << QStringList{"human", "ai:random", "ai:random"};
    QTest::newRow("persons, Alliance") << 13 << QStringList{"human"};
    QTest::newRow("persons and computers, mixed") << 23 << QStringList{"human", "ai:random", "human"};
    QTest::newRow("first edition") << 31 << QStringList{"ai:random", "human"};
}

// From the end of a game back to its start, a person's decision at a time, and forth again.
void TestTakebacks::eachDecisionIsTakenBackOnce()
{
    QFETCH(int, kind);
    QFETCH(QStringList, players);
    Random random(seedFrom("undo", std::uint64_t(kind)));
    Table table;
    table.begin(gameWith(kind, players, random));
    QVERIFY(playOn(table, random, 1000));
    const Record whole = table.record();
    QVERIFY(whole.result);
    std::vector<std::size_t> stops;
    std::set<Asks> asked;
    for (std::size_t i = 0; i < whole.decisions.size(); ++i) {
        if (!table.isComputer(whole.decisions[i].seat))
            stops.push_back(i);
    }
    for (auto stop = stops.rbegin(); stop != stops.rend(); ++stop) {
        QVERIFY(table.canUndo());
        table.undo();
        QVERIFY(table.record().decisions == firstOf(whole.decisions, *stop));
        QVERIFY(standsRight(table));
        QCOMPARE(table.state().question.seat, whole.decisions[*stop].seat);
        asked.insert(table.state().question.asks);
    }
    QVERIFY(!table.canUndo());
    QVERIFY(asked.size() >= 3); // in the middle of turns, too
    for (std::size_t i = 1; i <= stops.size(); ++i) {
        QVERIFY(table.canRedo());
        table.redo();
        const std::size_t to = i < stops.size() ? stops[i] : whole.decisions.size();
        QVERIFY(table.record().decisions == firstOf(whole.decisions, to));
        QVERIFY(standsRight(table));
    }
    QVERIFY(!table.canRedo());
    QVERIFY(table.record().result == whole.result);
}

void TestTakebacks::computersAnswerAsBefore()
{
    Random random(3);
    Table table;
    table.begin(gameWith(16, {"human", "ai:novice", "ai:random"}, random));
    QVERIFY(playOn(table, random, 6));
    const std::vector<Taken> before = table.record().decisions;
    std::size_t to = 0;
    for (int i = 0; i < 4; ++i)
        table.undo();
    to = table.record().decisions.size();
    QVERIFY(to + 8 < before.size());
    // The persons decide the same again; the computers are free to do something else.
    QSignalSpy played(&table, &Table::played);
    while (table.record().decisions.size() < before.size()) {
        if (table.isComputer(table.state().question.seat))
            QVERIFY(!played.isEmpty() || played.wait());
        else
            QVERIFY(table.decide(table.state().question.seat, before[table.record().decisions.size()].decision));
        played.clear();
        QVERIFY(table.record().decisions == firstOf(before, table.record().decisions.size()));
    }
}

void TestTakebacks::lateAnswersAreDropped()
{
    Random random(4);
    Table table;
    table.begin(gameWith(0, {"human", "ai:novice"}, random));
    QVERIFY(playOn(table, random, 0));
    const Record start = table.record();
    const Seat person = table.state().question.seat;
    for (int i = 0; i < 20; ++i) {
        QVERIFY(table.decide(person, anyDecision(table.state(), random)));
        QVERIFY(table.isComputer(table.state().question.seat)); // it thinks now
        table.undo();
        if (i % 2 == 1) {
            table.redo(); // and thinks again
            table.undo();
        }
        QVERIFY(table.record().decisions == start.decisions);
    }
    const QSignalSpy played(&table, &Table::played);
    QCoreApplication::processEvents();
    QVERIFY(played.isEmpty()); // whatever they have thought of, nobody has waited for it
    QVERIFY(table.record().decisions == start.decisions);
}

void TestTakebacks::anotherDecisionDropsTheRest()
{
    Random random(5);
    Table table;
    table.begin(gameWith(4, {"human"}, random));
    QVERIFY(playOn(table, random, 8));
    const std::vector<Taken> before = table.record().decisions;
    table.undo();
    table.undo();
    Decisions list;
    legal(table.state(), list);
    const auto other =
        std::find_if(list.begin(), list.end(), [&](const Decision& d) { return d != before[6].decision; });
    QVERIFY(other != list.end());
    QVERIFY(table.decide(table.state().question.seat, *other));
    QVERIFY(!table.canRedo());
    table.redo();
    QCOMPARE(table.record().decisions.size(), 7U);
    table.undo();
    table.redo();
    QVERIFY(table.record().decisions.back().decision == *other);
}

void TestTakebacks::theSameDecisionKeepsTheRest()
{
    Random random(6);
    Table table;
    table.begin(gameWith(4, {"human"}, random));
    QVERIFY(playOn(table, random, 8));
    const std::vector<Taken> before = table.record().decisions;
    for (int i = 0; i < 3; ++i)
        table.undo();
    QVERIFY(table.decide(before[5].seat, before[5].decision));
    table.redo();
    table.redo();
    QVERIFY(table.record().decisions == before);
    QVERIFY(!table.canRedo());
}

void TestTakebacks::aFinishedGameIsTakenUpAgain()
{
    Random random(7);
    Table table;
    table.begin(gameWith(0, {"human"}, random));
    QVERIFY(playOn(table, random, 1000));
    const Record over = table.record();
    QVERIFY(table.undoTells()); // every hidden card was turned up
    table.undo();
    QVERIFY(!table.record().result && table.record().takebacks);
    QVERIFY(standsRight(table));
    table.redo();
    QVERIFY(table.record().result == over.result);
    QVERIFY(table.record().takebacks);
}

// Told by the events alone: a hidden card of another seat was turned up, or taken from the queue, or all was shown.
static bool showsHidden(const State& before, const Step& step, Seat person)
{
    if (step.state.phase == Phase::Over)
        return true;
    const Event& event = step.event;
    const bool turned = event.happening == Happening::Revealed;
    if (!turned && event.happening != Happening::Eliminated)
        return false;
    const int number = turned ? event.number : event.otherNumber;
    return std::any_of(before.queue.cards.begin(), before.queue.cards.end(), [&](const QueueCard& card) {
        return card.seat != noSeat && card.number == number && isHiddenFrom(card, person);
    });
}

void TestTakebacks::marksWhatWasSeen_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::newRow("one person") << QStringList{"human", "ai:random", "ai:random"};
    QTest::newRow("persons") << QStringList{"human"};
    QTest::newRow("persons and computers") << QStringList{"human", "ai:random", "human"};
}

// At every moment of games: it is told, and the record marked, exactly if something hidden was seen since.
void TestTakebacks::marksWhatWasSeen()
{
    QFETCH(QStringList, players);
    int told = 0, untold = 0;
    for (int game = 0; game < gamesToPlay(12); ++game) {
        Random random(seedFrom("marks", std::uint64_t(game)));
        Record record = gameWith(4 * game % kindsOfGame, players, random);
        State state = replay(record).state;
        bool seen = false;
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            const bool decides = record.players[std::size_t(seat)].player == "human";
            const Decision decision = anyDecision(state, random);
            seen = seen && !decides;
            State before = state;
            Steps steps;
            apply(state, decision, steps);
            record.decisions.push_back({seat, decision});
            for (const Step& step : steps) {
                for (Seat person = 0; person < state.rules.seats; ++person)
                    seen |= record.players[std::size_t(person)].player == "human" && showsHidden(before, step, person);
                before = step.state;
            }
            if (state.phase == Phase::Over)
                record.result = resultOf(state);
            if (random.below(3) > 0)
                continue;
            Table table;
            table.begin(record);
            if (!table.canUndo())
                continue;
            QCOMPARE(table.undoTells(), seen);
            table.undo();
            QCOMPARE(table.record().takebacks, seen);
            table.redo();
            QCOMPARE(table.record().takebacks, seen);
            ++(seen ? told : untold);
        }
    }
    QVERIFY2(told > 30 && untold > 30, qPrintable(QString("%1 told, %2 untold").arg(told).arg(untold)));
}

// A card that a person turns up themselves tells them nothing, but it tells another person.
void TestTakebacks::ownSecretsAreNoMark()
{
    for (const bool several : {false, true}) {
        Random random(9);
        Record record = gameWith(0, several ? QStringList{"human"} : QStringList{"human", "ai:random"}, random);
        State state = replay(record).state;
        while (state.question.asks != Asks::KeepOrReveal || state.question.seat != 0) {
            Decision decision = state.question.asks == Asks::KeepOrReveal ? Decision{.action = Action::Keep}
                                                                          : anyDecision(state, random);
            record.decisions.push_back({state.question.seat, decision});
            apply(state, decision);
        }
        Table table;
        table.begin(record);
        QVERIFY(table.decide(0, {.action = Action::Reveal}));
        table.undo();
        QCOMPARE(table.record().takebacks, several);
    }
}

QTEST_GUILESS_MAIN(TestTakebacks)
#include "tst_takebacks.moc"
