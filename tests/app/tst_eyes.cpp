#include "app/table/eyes.h"

#include <QTest>

using namespace oriflamme;

// Whose eyes see the screen: when a curtain comes down, for whom, and what may be answered with what is shown.
class TestEyes : public QObject {
    Q_OBJECT

private slots:
    void onePersonKeepsTheScreen();
    void nobodyIsABystander();
    void theHandNeedsACurtain_data();
    void theHandNeedsACurtain();
    void computersNeedNone();
    void aStrictTableAlwaysAsksForOne();
    void aPersonAskedAtOnceAgainStays();
    void openChoicesAreLookedAtWhileHeld();
    void aLookEndsWithTheAnswer();
    void callingShowsOnesOwnCards();
    void aCallCanBeRefused();
    void nobodyIsCalledInBetween();
    void aNewMomentClearsTheScreen();
};

namespace {

std::vector<Player> seats(const std::vector<std::string>& players)
{
    std::vector<Player> list;
    for (const std::string& player : players)
        list.push_back({"", "", player});
    return list;
}

Eyes eyesOf(const std::vector<std::string>& players)
{
    Eyes eyes;
    eyes.begin(seats(players));
    return eyes;
}

Question asked(Asks asks, Seat seat)
{
    Question question;
    question.asks = asks;
    question.seat = seat;
    return question;
}

}

void TestEyes::onePersonKeepsTheScreen()
{
    Eyes eyes = eyesOf({"ai:novice", "human", "ai:greedy"});
    QVERIFY(!eyes.several());
    for (const Asks asks : {Asks::Place, Asks::KeepOrReveal, Asks::Swap, Asks::Target}) {
        eyes.ask(asked(asks, 1), true);
        QCOMPARE(eyes.viewer(), Seat(1));
        QCOMPARE(eyes.curtain(), noSeat);
        QVERIFY(eyes.mayAnswer(asked(asks, 1)));
        QVERIFY(!eyes.mayAnswer(asked(asks, 0)));
        eyes.answered(asked(Asks::Place, 0));
        eyes.look(1, true);
        eyes.look(1, false);
        eyes.call(1);
        QCOMPARE(eyes.viewer(), Seat(1));
    }
    QVERIFY(!eyes.mayAnswer({}));
}

void TestEyes::nobodyIsABystander()
{
    Eyes eyes = eyesOf({"ai:novice", "ai:novice"});
    eyes.ask(asked(Asks::Place, 0), true);
    QCOMPARE(eyes.viewer(), noSeat);
    QCOMPARE(eyes.curtain(), noSeat);
    QVERIFY(!eyes.mayAnswer(asked(Asks::KeepOrReveal, 0)));
}

void TestEyes::theHandNeedsACurtain_data()
{
    QTest::addColumn<int>("asks");
    QTest::addColumn<bool>("needed");
    QTest::addRow("place") << int(Asks::Place) << true;
    QTest::addRow("swap") << int(Asks::Swap) << true;
    QTest::addRow("keep or reveal") << int(Asks::KeepOrReveal) << false;
    QTest::addRow("model") << int(Asks::Model) << false;
    QTest::addRow("mode") << int(Asks::Mode) << false;
    QTest::addRow("target") << int(Asks::Target) << false;
    QTest::addRow("move") << int(Asks::Move) << false;
}

void TestEyes::theHandNeedsACurtain()
{
    QFETCH(int, asks);
    QFETCH(bool, needed);
    Eyes eyes = eyesOf({"human", "ai:novice", "human"});
    const Question question = asked(Asks(asks), 2);
    QVERIFY(eyes.several());
    QCOMPARE(eyes.viewer(), noSeat);
    QCOMPARE(eyes.mayAnswer(question), !needed); // before the curtain is down, too
    eyes.ask(question, false);
    QCOMPARE(eyes.curtain(), needed ? Seat(2) : noSeat);
    QCOMPARE(eyes.viewer(), noSeat); // nothing is shown behind it
    QCOMPARE(eyes.mayAnswer(question), !needed);
    eyes.refuse();
    QCOMPARE(eyes.curtain(), needed ? Seat(2) : noSeat); // who is needed cannot be sent away
    eyes.pass();
    QCOMPARE(eyes.viewer(), needed ? Seat(2) : noSeat);
    QVERIFY(eyes.mayAnswer(question));
    QVERIFY(!eyes.mayAnswer(asked(Asks(asks), 0)) || !needed);
    eyes.answered(asked(Asks::KeepOrReveal, 0));
    QCOMPARE(eyes.viewer(), noSeat);
}

void TestEyes::computersNeedNone()
{
    Eyes eyes = eyesOf({"human", "ai:novice", "human"});
    eyes.ask(asked(Asks::Place, 1), true);
    QCOMPARE(eyes.curtain(), noSeat);
    QVERIFY(!eyes.mayAnswer(asked(Asks::KeepOrReveal, 1)));
}

void TestEyes::aStrictTableAlwaysAsksForOne()
{
    Eyes eyes = eyesOf({"human", "human"});
    eyes.ask({}, true);
    QCOMPARE(eyes.curtain(), noSeat);
    eyes.ask(asked(Asks::KeepOrReveal, 1), true);
    QCOMPARE(eyes.curtain(), Seat(1));
    QVERIFY(!eyes.mayAnswer(asked(Asks::KeepOrReveal, 1)));
    eyes.pass();
    QVERIFY(eyes.mayAnswer(asked(Asks::KeepOrReveal, 1)));
    eyes.ask(asked(Asks::KeepOrReveal, 1), true);
    QCOMPARE(eyes.curtain(), noSeat); // they are there
}

void TestEyes::aPersonAskedAtOnceAgainStays()
{
    Eyes eyes = eyesOf({"human", "human"});
    eyes.ask(asked(Asks::Place, 0), false);
    eyes.pass();
    eyes.answered(asked(Asks::Place, 0));
    QCOMPARE(eyes.viewer(), Seat(0));
    eyes.ask(asked(Asks::Place, 0), false);
    QCOMPARE(eyes.curtain(), noSeat);
    eyes.answered(asked(Asks::Place, 1));
    QCOMPARE(eyes.viewer(), noSeat);
    eyes.answered({});
    QCOMPARE(eyes.viewer(), noSeat);
}

void TestEyes::openChoicesAreLookedAtWhileHeld()
{
    Eyes eyes = eyesOf({"human", "human"});
    const Question question = asked(Asks::Target, 1);
    eyes.ask(question, false);
    eyes.look(1, true);
    QCOMPARE(eyes.viewer(), Seat(1));
    QVERIFY(eyes.looking());
    QVERIFY(eyes.mayAnswer(question));
    eyes.ask(asked(Asks::Place, 0), false);
    QCOMPARE(eyes.curtain(), noSeat); // not over somebody's cards
    eyes.look(1, false);
    QCOMPARE(eyes.viewer(), noSeat);
    QVERIFY(!eyes.looking());
    eyes.ask(asked(Asks::Place, 0), false);
    eyes.look(1, true);
    QCOMPARE(eyes.viewer(), noSeat); // not behind a curtain
}

void TestEyes::aLookEndsWithTheAnswer()
{
    Eyes eyes = eyesOf({"human", "human"});
    eyes.look(1, true);
    eyes.answered(asked(Asks::Target, 1)); // even if they are asked at once again
    QCOMPARE(eyes.viewer(), noSeat);
    QVERIFY(!eyes.looking());
}

void TestEyes::callingShowsOnesOwnCards()
{
    Eyes eyes = eyesOf({"human", "human", "ai:novice"});
    eyes.call(2);
    QCOMPARE(eyes.curtain(), noSeat);
    eyes.call(0);
    QCOMPARE(eyes.curtain(), Seat(0));
    QVERIFY(eyes.called());
    eyes.ask(asked(Asks::Place, 1), false);
    QCOMPARE(eyes.curtain(), Seat(0)); // who was called comes first
    eyes.pass();
    QCOMPARE(eyes.viewer(), Seat(0));
    QVERIFY(eyes.looking() && !eyes.called());
    QVERIFY(!eyes.mayAnswer(asked(Asks::Target, 1)));
    eyes.look(0, false);
    QCOMPARE(eyes.viewer(), noSeat);
    eyes.ask(asked(Asks::Place, 1), false);
    QCOMPARE(eyes.curtain(), Seat(1));
    QVERIFY(!eyes.called());
}

void TestEyes::aCallCanBeRefused()
{
    Eyes eyes = eyesOf({"human", "human"});
    eyes.call(0);
    eyes.refuse();
    QCOMPARE(eyes.curtain(), noSeat);
    QCOMPARE(eyes.viewer(), noSeat);
    eyes.ask(asked(Asks::Place, 1), false);
    QCOMPARE(eyes.curtain(), Seat(1));
    eyes.pass();
    QVERIFY(!eyes.looking());
}

void TestEyes::nobodyIsCalledInBetween()
{
    Eyes eyes = eyesOf({"human", "human"});
    eyes.ask(asked(Asks::Place, 1), false);
    eyes.call(0);
    QCOMPARE(eyes.curtain(), Seat(1));
    QVERIFY(!eyes.called());
    eyes.pass();
    eyes.call(0); // somebody's cards are on the screen
    QCOMPARE(eyes.curtain(), noSeat);
    QCOMPARE(eyes.viewer(), Seat(1));
}

void TestEyes::aNewMomentClearsTheScreen()
{
    Eyes eyes = eyesOf({"human", "human"});
    eyes.call(0);
    eyes.begin(seats({"human", "human"}));
    QCOMPARE(eyes.curtain(), noSeat);
    QVERIFY(!eyes.called());
    eyes.look(0, true);
    eyes.begin(seats({"human", "ai:novice"}));
    QCOMPARE(eyes.viewer(), Seat(0));
    QVERIFY(!eyes.looking() && !eyes.several());
    eyes.begin({});
    QCOMPARE(eyes.viewer(), noSeat);
    QVERIFY(!eyes.isPerson(0) && !eyes.isPerson(noSeat));
}

QTEST_APPLESS_MAIN(TestEyes)
#include "tst_eyes.moc"
