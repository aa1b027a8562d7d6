#include "app/record/recordjson.h"
#include "app/table/table.h"
#include "engine/players/players.h"
#include "tests/support/home.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <ctime>

using namespace oriflamme;

// The table: the one door for every choice, and computers that answer in their own time.
class TestTable : public QObject {
    Q_OBJECT

private slots:
    void onlyLegalChoicesOfTheAskedSeat();
    void nothingIsDecidedAtAClosedTable();
    void momentsEndInTheState_data();
    void momentsEndInTheState();
    void computersThinkElsewhere();
    void lateAnswersAreDropped_data();
    void lateAnswersAreDropped();
    void noChoiceIsMadeTwice();
    void computersAreRepeatable();
    void unknownComputersPlayAsNovices_data();
    void unknownComputersPlayAsNovices();
    void whoHasNoNameIsNoComputer();
    void computersPlayToTheEnd_data();
    void computersPlayToTheEnd();
};

static bool isOver(const Table& table)
{
    return table.state().phase == Phase::Over;
}

// Plays what is left, when nobody at the table is a person.
static bool playToTheEnd(Table& table)
{
    QSignalSpy played(&table, &Table::played);
    while (!isOver(table) && played.wait())
        played.clear();
    return isOver(table);
}

// The first decision from `from` on that a computer at this table would not have taken, -1 if there is none.
static int wrongAnswer(const Record& record, std::size_t from, Level level)
{
    Record before = record;
    before.decisions.clear();
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        const Taken& taken = record.decisions[i];
        if (i >= from && choose(look(before, taken.seat), level, chance(before, taken.seat)) != taken.decision)
            return int(i);
        before.decisions.push_back(taken);
    }
    return -1;
}

void TestTable::onlyLegalChoicesOfTheAskedSeat()
{
    Random random(1);
    Table table;
    const QSignalSpy played(&table, &Table::played);
    table.begin(gameWith(0, {"human"}, random));
    const Seat asked = table.state().question.seat;
    const Decision decision = anyDecision(table.state(), random);
    const State before = table.state();

    QVERIFY(!table.decide(before.next(asked), decision));
    QVERIFY(!table.decide(noSeat, decision));
    QVERIFY(!table.decide(asked, {}));
    QVERIFY(!table.decide(asked, {.action = Action::Keep}));
    QVERIFY(!table.decide(asked, {.action = Action::PlaceRight, .card = decision.card})); // the queue is empty
    QVERIFY(!table.decide(asked, {.action = Action::PlaceLeft, .card = Card::None}));
    QVERIFY(table.state() == before);
    QVERIFY(table.record().decisions.empty());
    QCOMPARE(played.count(), 0);

    QVERIFY(table.decide(asked, decision));
    QCOMPARE(played.count(), 1);
    QVERIFY((table.record().decisions == std::vector<Taken>{{asked, decision}}));
    QVERIFY(!table.decide(asked, decision)); // the same once more
}

void TestTable::nothingIsDecidedAtAClosedTable()
{
    Random random(2);
    Table table;
    QVERIFY(!table.isOpen());
    QVERIFY(!table.decide(0, {.action = Action::PlaceLeft, .card = Card::Spy}));

    table.begin(gameWith(0, {"human"}, random));
    QVERIFY(table.isOpen());
    table.leave();
    QVERIFY(!table.isOpen());
    const Seat asked = table.state().question.seat;
    QVERIFY(!table.decide(asked, anyDecision(table.state(), random)));
    QVERIFY(table.record().decisions.empty());
}

void TestTable::momentsEndInTheState_data()
{
    QTest::addColumn<int>("kind");
    Random random(3);
    for (int kind = 0; kind < kindsOfGame; kind += 5)
        QTest::addRow("%d: %s", kind, kindInWords(kindOfGame(kind, random)).c_str()) << kind;
}

void TestTable::momentsEndInTheState()
{
    QFETCH(int, kind);
    Random random(seedFrom("steps", std::uint64_t(kind)));
    Table table;
    Moments moments;
    connect(&table, &Table::played, this, [&](const Moments& told) {
        moments = told;
        QVERIFY(replay(table.record()).wrong == Wrong::Nothing); // the record is complete when it is told
    });
    table.begin(gameWith(kind, {"human"}, random));
    Decision last;
    while (!isOver(table)) {
        State expected = table.state();
        last = anyDecision(expected, random);
        Steps told;
        apply(expected, last, told);
        QVERIFY(table.decide(table.state().question.seat, last));
        QVERIFY(table.state() == expected);
        std::erase_if(told, [](const Step& step) { return !isTold(step.event.happening); });
        QCOMPARE(moments.size(), told.size());
        QVERIFY(moments.empty() || moments.back().state == table.state());
        for (std::size_t i = 0; i < moments.size(); ++i)
            QVERIFY(moments[i].event == told[i].event);
    }
    QVERIFY(*table.record().result == resultOf(table.state()));
    QVERIFY(!table.decide(table.record().decisions.back().seat, last)); // the game is over
}

// What this thread and what all threads have worked so far, in seconds; other programs do not count.
static std::pair<double, double> worked()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec here{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &here);
    return {double(here.tv_sec) + double(here.tv_nsec) / 1e9, double(std::clock()) / CLOCKS_PER_SEC};
#else
    return {0, 1};
#endif
}

void TestTable::computersThinkElsewhere()
{
    Random random(4);
    Table table;
    const QSignalSpy played(&table, &Table::played);
    const auto [here, everywhere] = worked();
    table.begin(gameWith(36, {"ai:greedy"}, random));
    QCOMPARE(played.count(), 0); // whoever begins a game is not kept waiting
    QVERIFY(playToTheEnd(table));
    const auto [hereNow, everywhereNow] = worked();
    QVERIFY2(hereNow - here < (everywhereNow - everywhere) / 2, "the thread of the window has thought");
}

void TestTable::lateAnswersAreDropped_data()
{
    QTest::addColumn<bool>("newGame");
    QTest::newRow("after leaving") << false;
    QTest::newRow("when another game has begun") << true;
}

// The game that follows has the same deal, so that the late answer would be legal in it.
void TestTable::lateAnswersAreDropped()
{
    QFETCH(bool, newGame);
    Random random(5);
    Record record = gameWith(0, {"ai:novice"}, random);
    Table table;
    const QSignalSpy played(&table, &Table::played);
    table.begin(record);
    table.leave(); // when the novice, who does not let itself be hurried, has answered
    if (newGame) {
        seat(record, {"human"});
        table.begin(record);
    }
    QCoreApplication::processEvents();
    QCOMPARE(played.count(), 0);
    QVERIFY(table.record().decisions.empty());
    QCOMPARE(table.isOpen(), newGame);
}

// Choices are snatched from computers while they think, and games are left and taken up again; every choice that was
// not snatched must be the one that its moment asked for, not one of a moment before.
void TestTable::noChoiceIsMadeTwice()
{
    Random random(6);
    int snatched = 0;
    for (int game = 0; game < gamesToPlay(20); ++game) {
        Table table;
        table.begin(gameWith(game % kindsOfGame, {"ai:novice"}, random));
        while (!isOver(table)) {
            const std::size_t taken = table.record().decisions.size();
            const std::uint32_t what = random.below(4);
            if (what == 0) {
                QVERIFY(table.decide(table.state().question.seat, anyDecision(table.state(), random)));
                ++snatched;
            } else if (what == 1) {
                const Record record = table.record();
                table.leave();
                table.begin(record);
            }
            const std::size_t now = table.record().decisions.size();
            QCOMPARE(now, taken + (what == 0));
            QVERIFY(isOver(table) || QSignalSpy(&table, &Table::played).wait());
            const int wrong = wrongAnswer(table.record(), now, Level::Novice);
            QVERIFY2(wrong < 0, qPrintable(QString("game %1: decision %2 is a late one").arg(game).arg(wrong)));
        }
    }
    QVERIFY(snatched > 100);
}

void TestTable::computersAreRepeatable()
{
    Random random(7);
    Table table;
    table.begin(gameWith(29, {"ai:greedy", "ai:novice", "ai:random"}, random));
    QVERIFY(playToTheEnd(table));
    const Record whole = table.record();
    for (const std::size_t kept : {std::size_t(0), whole.decisions.size() / 3, whole.decisions.size() - 1}) {
        Record part = whole;
        part.decisions.resize(kept);
        part.result.reset();
        Table again;
        again.begin(part);
        QVERIFY(playToTheEnd(again));
        QVERIFY(again.record() == whole);
    }
}

void TestTable::unknownComputersPlayAsNovices_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::newRow("strangers") << QStringList{"ai:grandmaster", "ai:Żółw 🐢", "ai:novice-1", "ai:ai:master"};
    QTest::newRow("a program") << QStringList{"ai:exec", "ai:exec:", "ai:exec:false"};
    QTest::newRow("that would think for hours") << QStringList{"ai:flat-10000000", "ai:ismcts-10000000"};
    QTest::newRow("that would think for days") << QStringList{"ai:flat-1000000000", "ai:ismcts-99999999999"};
}

void TestTable::unknownComputersPlayAsNovices()
{
    QFETCH(QStringList, players);
    Random random(8);
    Table table;
    table.begin(gameWith(16, players, random));
    QVERIFY(playToTheEnd(table));
    QCOMPARE(wrongAnswer(table.record(), 0, Level::Novice), -1);
}

void TestTable::whoHasNoNameIsNoComputer()
{
    Random random(8);
    Table table;
    table.begin(gameWith(16, {"ai:grandmaster", "ai:"}, random));
    QVERIFY(table.isComputer(0) && !table.isComputer(1));
}

void TestTable::computersPlayToTheEnd_data()
{
    QTest::addColumn<int>("kind");
    Random random(9);
    for (const int kind : {0, 1, 4, 8, 12, 17, 19, 23, 24, 28, 31, 35, 36, 40, 43, 47})
        QTest::addRow("%d: %s", kind, kindInWords(kindOfGame(kind, random)).c_str()) << kind;
}

void TestTable::computersPlayToTheEnd()
{
    QFETCH(int, kind);
    Random random(seedFrom("computers", std::uint64_t(kind)));
    Table table;
    table.begin(gameWith(kind, {"ai:novice", "ai:random", "ai:greedy", "ai:nobody", "ai:random"}, random));
    QVERIFY(playToTheEnd(table));
    const Record& record = table.record();
    QVERIFY(record.result.has_value());
    const Reading read = recordFrom(toJson(record));
    QVERIFY2(read.record == record, qPrintable(read.error.detail));
    QVERIFY(read.state == table.state());
}

QTEST_GUILESS_MAIN(TestTable)
#include "tst_table.moc"
