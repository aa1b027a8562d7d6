#include "tests/support/position.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

// A decision's text form, and a record that is replayed.
class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void decisionsAreReadBack_data();
    void decisionsAreReadBack();
    void whatIsNoDecision_data();
    void whatIsNoDecision();
    void whatIsWrongWithARecord();
};

void ReplayTest::decisionsAreReadBack_data()
{
    QTest::addColumn<QString>("written");
    for (const char* written :
         {"place spy left", "place royal-decree right", "place spy on 0", "place spy on 29", "keep", "reveal",
          "target 0", "target 12", "mode gain", "mode swap", "mode pay", "mode collect", "mode mark", "mode eliminate",
          "swap heir", "move 1 gap 3", "move 1 on 0"})
        QTest::newRow(written) << written;
}

void ReplayTest::decisionsAreReadBack()
{
    QFETCH(QString, written);
    const auto decision = decisionFrom(written.toStdString());
    QVERIFY(decision);
    QCOMPARE(QString::fromStdString(text(*decision)), written);
}

void ReplayTest::whatIsNoDecision_data()
{
    QTest::addColumn<QString>("written");
    for (const char* written : {"",
                                " ",
                                "spy",
                                "place",
                                "place spy",
                                "place nothing left",
                                "place spy middle",
                                "place spy on",
                                "place spy on -1",
                                "place spy on 1 2",
                                "place spy on 1000",
                                "keep it",
                                "reveal 1",
                                "target",
                                "target x",
                                "target -1",
                                "target 1x",
                                "target 99999999999",
                                "mode",
                                "mode none",
                                "mode ",
                                "swap",
                                "swap nothing",
                                "move 1",
                                "move 1 gap",
                                "move 1 gap x",
                                "move 1 over 2",
                                "move 1 gap 2 3",
                                "Keep"})
        QTest::newRow(written) << written;
}

void ReplayTest::whatIsNoDecision()
{
    QFETCH(QString, written);
    QVERIFY(!decisionFrom(written.toStdString()));
}

static Record playedGame(int kind)
{
    Random random(seedFrom("replay", std::uint64_t(kind)));
    Record record = newGame(kindOfGame(kind, random), random);
    State state = start(record.setup);
    while (state.phase != Phase::Over) {
        const Decision decision = anyDecision(state, random);
        record.decisions.push_back({state.question.seat, decision});
        apply(state, decision);
    }
    record.result = resultOf(state);
    return record;
}

void ReplayTest::whatIsWrongWithARecord()
{
    const Record good = playedGame(0);
    const auto wrong = [&](const std::function<void(Record&)>& spoil) {
        Record record = good;
        spoil(record);
        const Replay replayed = replay(record);
        return QString::fromStdString(std::string(name(replayed.wrong)) + ' ' + std::to_string(replayed.decision));
    };
    const int last = int(good.decisions.size()) - 1;
    QCOMPARE(wrong([](Record&) {}), QString(" -1"));
    QCOMPARE(wrong([](Record& r) { r.setup.deal[0].hand.remove(*r.setup.deal[0].hand.begin()); }),
             QString("impossible-setup -1"));
    QCOMPARE(wrong([](Record& r) { r.players.pop_back(); }), QString("impossible-setup -1"));
    QCOMPARE(wrong([](Record& r) { r.decisions[1].seat = r.decisions[0].seat; }), QString("wrong-seat 1"));
    QCOMPARE(wrong([](Record& r) { r.decisions[1].decision = {.action = Action::Keep}; }),
             QString("illegal-decision 1"));
    QCOMPARE(wrong([](Record& r) { r.decisions[0].decision.action = Action::PlaceRight; }),
             QString("illegal-decision 0"));
    QCOMPARE(wrong([](Record& r) { r.decisions.push_back(r.decisions.back()); }),
             QString("surplus-decision %1").arg(last + 1));
    QCOMPARE(wrong([](Record& r) { r.result.reset(); }), QString("result-missing -1"));
    QCOMPARE(wrong([](Record& r) { r.decisions.pop_back(); }), QString("result-of-unfinished-game -1"));
    QCOMPARE(wrong([](Record& r) { ++r.result->influence[0]; }), QString("false-result -1"));
    QCOMPARE(wrong([](Record& r) { r.result->winners.clear(); }), QString("false-result -1"));
}

QTEST_APPLESS_MAIN(ReplayTest)
#include "tst_replay.moc"
