#include "app/table/rounds.h"
#include "tests/support/conservation.h"
#include "tests/support/randomgames.h"

#include <QTest>

using namespace oriflamme;

// The course of a game's influence is what its events have paid, round by round.
class TestRounds : public QObject {
    Q_OBJECT

private slots:
    void aNewGameHasBegun();
    void theCourseIsWhatEventsPay();
    void theLastColumnIsTheResult();
};

namespace {

// A random game of that kind after so many decisions at most.
Record played(int kind, int decisions)
{
    Random random{std::uint64_t(kind)};
    Record record = newGame(kindOfGame(kind, random), random);
    State state = replay(record).state;
    for (int i = 0; i < decisions && state.phase != Phase::Over; ++i) {
        const Taken taken{state.question.seat, anyDecision(state, random)};
        record.decisions.push_back(taken);
        apply(state, taken.decision);
    }
    return record;
}

// By events alone; a column for each round, and one before the first.
QVariantList courseOf(const Record& record)
{
    State state = start(record.setup);
    Holdings holdings = holdingsOf(state);
    std::vector columns{holdings.influence, holdings.influence};
    Steps steps;
    for (const Taken& taken : record.decisions) {
        steps.clear();
        apply(state, taken.decision, steps);
        for (const Step& step : steps) {
            book(holdings, step.event);
            columns.resize(std::size_t(step.state.round) + 1, holdings.influence);
            columns.back() = holdings.influence;
        }
    }
    QVariantList all;
    for (std::size_t seat = 0; seat < std::size_t(record.setup.rules.seats); ++seat) {
        QVariantList course;
        for (const auto& column : columns)
            course.append(column[seat]);
        all.append(QVariant(course));
    }
    return all;
}

}

void TestRounds::aNewGameHasBegun()
{
    const Record record = played(1, 0);
    for (const QVariant& course : influenceByRound(Story(record)))
        QCOMPARE(course.toList().size(), 2); // before the first round, and in it
}

void TestRounds::theCourseIsWhatEventsPay()
{
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        for (const int decisions : {10, 40, 1000}) {
            const Record record = played(kind, decisions);
            QVERIFY2(influenceByRound(Story(record)) == courseOf(record), kindInWords(record.setup.rules).c_str());
        }
    }
}

void TestRounds::theLastColumnIsTheResult()
{
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Record record = played(kind, 1000);
        const State state = replay(record).state;
        QCOMPARE(state.phase, Phase::Over);
        const QVariantList all = influenceByRound(Story(record));
        for (Seat seat = 0; seat < state.rules.seats; ++seat) {
            QCOMPARE(all[seat].toList().size(), rounds + 1);
            QCOMPARE(all[seat].toList().last().toInt(), int(state.at(seat).influence));
        }
    }
}

QTEST_APPLESS_MAIN(TestRounds)
#include "tst_rounds.moc"
