#include "app/record/names.h"
#include "app/record/recordjson.h"
#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QSignalSpy>
#include <QTest>

using namespace oriflamme;

// The game as its pages use it: cue by cue, with nothing to choose while the picture moves or the disk is behind.
class TestGame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void cuesShowTheRulesStates_data();
    void cuesShowTheRulesStates();
    void alliancesGoThroughToo();
    void skippingShowsTheNewestMoment();
    void whatWasToldIsToldAgain();
    void instantShowsNoCues();
    void nothingCanBeChosenBeforeItIsSaved();
    void leavingInTheMiddle();

private:
    std::unique_ptr<Home> m_home;
};

void TestGame::init()
{
    m_home = std::make_unique<Home>();
}

void TestGame::cleanup()
{
    m_home.reset();
}

// Skips what moves until the person is asked.
static bool comesToThePerson(Game& game)
{
    return QTest::qWaitFor([&] {
        game.stage().skip();
        return game.hotSeat().isMyTurn();
    });
}

void TestGame::cuesShowTheRulesStates_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<QString>("direction");
    QTest::newRow("a person and a computer") << QStringList{"human", "ai:random"} << "left-to-right";
    QTest::newRow("four to the left") << QStringList{"ai:random", "ai:novice", "human", "ai:random"} << "right-to-left";
    QTest::newRow("five computers") << QStringList{"ai:random", "ai:random", "ai:novice", "ai:random", "ai:x"} << "";
}

void TestGame::cuesShowTheRulesStates()
{
    QFETCH(QStringList, players);
    QFETCH(QString, direction);
    Game game;
    QVariantMap setup = setupWith(players);
    setup["direction"] = direction;
    game.start(setup);
    QCOMPARE(game.hotSeat().viewer(), int(players.indexOf("human")));
    QCOMPARE(wrongIn(game, start(game.table().record().setup)), QString());
    QVERIFY(game.stage().cue().is(Happening::RoundBegins));

    QString wrong;
    std::size_t count = 1;
    State before = game.table().state();
    Steps steps;
    connect(&game.stage(), &Stage::cueStarts, this, [&](const CueFacts& cue) {
        if (count >= steps.size())
            steps = toldOf(game.table().record());
        if (count >= steps.size() || !cue.is(steps[count].event.happening))
            wrong += "a cue of something else; ";
        wrong += wrongIn(game, before); // the moment before
    });
    connect(&game.stage(), &Stage::cueShown, this, [&](const CueFacts& cue) {
        const auto& [event, state] = steps[count++];
        wrong += wrongIn(game, state);
        const bool own = event.seat == game.hotSeat().viewer();
        const bool otherOwn = event.other == game.hotSeat().viewer();
        if (cue.card != (event.hidden && !own ? QString() : nameOf(event.card))
            || cue.otherCard != (event.otherHidden && !otherOwn ? QString() : nameOf(event.otherCard)))
            wrong += "a cue names what is hidden, or hides what is not; ";
        if (cue.number != event.number || cue.n != event.n || cue.seat != event.seat)
            wrong += "a cue says other things than its event; ";
        if (cue != game.stage().cue() || !game.stage().isMoving() || game.hotSeat().isMyTurn()
            || !isClosed(*game.hotSeat().choice()))
            wrong += "a cue is shown with a choice open; ";
        before = state;
    });
    QCOMPARE(playOn(game, 1000), QString());
    QCOMPARE(wrong, QString());
    QCOMPARE(count, toldOf(game.table().record()).size());
    QVERIFY(game.table().record().result.has_value());
    QVERIFY(!game.hotSeat().isMyTurn() && isClosed(*game.hotSeat().choice()));
    QCOMPARE(wrongIn(game, game.table().state()), QString());
}

// Games of Alliance cards, where the choice of a half may lead to the next question without a step.
void TestGame::alliancesGoThroughToo()
{
    Random random(1);
    for (int round = 0; round < 6; ++round) {
        const Home home;
        {
            Storage storage(home.folder());
            const QString computer = "ai:random";
            storage.save(gameWith(3 * round + 1, {"human", computer, computer, computer, computer}, random));
        }
        Game game;
        game.stage().setInstant(round % 2 == 1);
        game.resume();
        QCOMPARE(playOn(game, 1000, round % 3 != 0), QString());
        QVERIFY(game.table().record().result.has_value());
        QCOMPARE(wrongIn(game, game.table().state()), QString());
    }
}

void TestGame::skippingShowsTheNewestMoment()
{
    Game game;
    game.start(setupWith({"human", "ai:random", "ai:random"}));
    QVERIFY(comesToThePerson(game));
    pick(*game.hotSeat().choice(), look(game.table().state(), 0).legal.front());
    QTRY_VERIFY(game.table().state().question.seat == 0);
    QVERIFY(game.stage().isMoving()); // nobody has called next() yet
    QSignalSpy starts(&game.stage(), &Stage::cueStarts);
    game.stage().skip();
    QVERIFY(!game.stage().isMoving());
    QCOMPARE(starts.count(), 0);
    QCOMPARE(wrongIn(game, game.table().state()), QString());
    QVERIFY(game.stage().cue().is(toldOf(game.table().record()).back().event.happening));
    QVERIFY(comesToThePerson(game));
    game.stage().skip(); // nothing to skip: the choice stays open
    game.stage().next();
    QVERIFY(game.hotSeat().isMyTurn() && !isClosed(*game.hotSeat().choice()));
}

// The last few happenings are told in the same words however one comes to a question: played on, taken back, played
// again or begun anew.
void TestGame::whatWasToldIsToldAgain()
{
    constexpr int turns = 8;
    Random random(5);
    QList<QList<CueFacts>> told;
    Game game;
    game.start(setupWith({"human", "ai:random", "ai:random"}));
    for (int turn = 0; turn <= turns; ++turn) {
        if (turn > 0)
            pick(*game.hotSeat().choice(), anyDecision(game.table().state(), random));
        QVERIFY(comesToThePerson(game));
        told << game.stage().told();
    }
    QCOMPARE(told.last().size(), 5);
    for (int turn = turns - 1; turn >= 0; --turn) {
        game.undo();
        QVERIFY(comesToThePerson(game));
        QCOMPARE(game.stage().told(), told[turn]);
    }
    for (int turn = 1; turn <= turns; ++turn) {
        game.redo();
        QVERIFY(comesToThePerson(game));
        QCOMPARE(game.stage().told(), told[turn]);
    }
    game.leave();
    game.resume();
    QVERIFY(comesToThePerson(game));
    QCOMPARE(game.stage().told(), told.last());
}

void TestGame::instantShowsNoCues()
{
    Game game;
    game.start(setupWith({"ai:random", "human", "ai:random"}));
    QTRY_VERIFY(game.stage().isMoving());
    game.stage().setInstant(true); // while something moves
    QVERIFY(!game.stage().isMoving());
    const QSignalSpy starts(&game.stage(), &Stage::cueStarts);
    QString wrong;
    connect(&game.stage(), &Stage::shown, this, [&] { wrong += wrongIn(game, game.table().state()); });
    QCOMPARE(playOn(game, 1000), QString());
    QCOMPARE(game.stage().board().phase, QString("over"));
    QCOMPARE(starts.count(), 0);
    QCOMPARE(wrong, QString());
}

void TestGame::nothingCanBeChosenBeforeItIsSaved()
{
    for (const bool instant : {false, true}) {
        m_home = std::make_unique<Home>();
        Game game;
        game.stage().setInstant(instant);
        QString wrong;
        int open = 0;
        const auto check = [&] {
            if (!game.hotSeat().isMyTurn() && isClosed(*game.hotSeat().choice()))
                return;
            ++open;
            const QStringList versions = m_home->versions();
            if (versions.isEmpty() || readRecord(versions.first()).record != game.table().record())
                wrong += QString("decision %1 is open too early; ").arg(game.table().record().decisions.size());
        };
        connect(&game.stage(), &Stage::shown, this, check);
        connect(game.hotSeat().choice(), &Choice::changed, this, check);
        game.start(setupWith({"human", "ai:random"}));
        check();
        QCOMPARE(playOn(game, 40, false), QString());
        game.start(setupWith({"human", "ai:random"})); // at once another
        check();
        QCOMPARE(playOn(game, 10, false), QString());
        QCOMPARE(wrong, QString());
        QVERIFY(open > 20);
    }
}

void TestGame::leavingInTheMiddle()
{
    Game game;
    game.start(setupWith({"ai:novice", "human", "ai:novice"}));
    QCOMPARE(playOn(game, 20), QString());
    game.leave();
    const Record record = game.table().record();
    QVERIFY(!game.stage().isOpen() && !game.stage().isMoving() && !game.hotSeat().isMyTurn());
    QVERIFY(isClosed(*game.hotSeat().choice()));
    QVERIFY(game.canContinue());
    const QSignalSpy moving(&game.stage(), &Stage::cueStarts);
    game.stage().next();
    game.stage().skip();
    game.leave();

    game.start(setupWith({"human", "ai:novice"})); // the answer to the game before comes into this one
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    pick(*game.hotSeat().choice(), look(game.table().state(), 0).legal.front());
    QTRY_VERIFY(game.table().state().question.seat == 0);
    QVERIFY(replay(game.table().record()).wrong == Wrong::Nothing);
    QCOMPARE(game.table().record().players.size(), 2U);
    QVERIFY(game.stage().isMoving());
    game.leave(); // while a cue is shown
    game.resume();
    QVERIFY(game.stage().isOpen() && !game.stage().isMoving());
    QCOMPARE(wrongIn(game, game.table().state()), QString());
    QTRY_VERIFY(game.hotSeat().isMyTurn());
}

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"
