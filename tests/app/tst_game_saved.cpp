#include "app/record/recordjson.h"
#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace oriflamme;

// Beginning a game and coming back to it: what may be begun, what is continued, what is told when the disk fails.
class TestGameSaved : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void badSetupsBeginNothing_data();
    void badSetupsBeginNothing();
    void oddSetupsBeginSoundGames_data();
    void oddSetupsBeginSoundGames();
    void resumingGoesOnExactly();
    void aFinishedGameIsNotContinued();
    void quittingLosesNothing();
    void twoPersonsDoNoHarm();
    void pickedCardsAreForgotten();
    void noticesTellOfTheDisk();
    void strangeFamiliesAreShownAsFreeOnes();

private:
    std::unique_ptr<Home> m_home;
};

void TestGameSaved::init()
{
    m_home = std::make_unique<Home>();
}

void TestGameSaved::cleanup()
{
    m_home.reset();
}

void TestGameSaved::badSetupsBeginNothing_data()
{
    QTest::addColumn<QVariantMap>("setup");
    const auto withSeat = [](const QString& field, const QVariant& value) {
        QVariantMap setup = setupWith({"human", "ai:novice"});
        QVariantList seats = setup["seats"].toList();
        QVariantMap seat = seats[1].toMap();
        seat[field] = value;
        seats[1] = seat;
        setup["seats"] = seats;
        return setup;
    };
    QTest::newRow("nothing") << QVariantMap();
    QTest::newRow("seats are no list") << QVariantMap{{"seats", 4}};
    QTest::newRow("one seat") << setupWith({"human"});
    QTest::newRow("six seats") << setupWith({"human", "ai:a", "ai:a", "ai:a", "ai:a", "ai:a"});
    QTest::newRow("empty seats") << QVariantMap{{"seats", QVariantList{QVariantMap(), QVariantMap()}}};
    QTest::newRow("a name of 65") << withSeat("name", QString(65, 'x'));
    QTest::newRow("an endless name") << withSeat("name", QString(2'000'000, 'x'));
    QTest::newRow("an endless family") << withSeat("family", QString(2'000'000, 'x'));
    QTest::newRow("no player") << withSeat("player", "");
    QTest::newRow("another player") << withSeat("player", "robot");
    QTest::newRow("a computer without a name") << withSeat("player", "ai:");
    QTest::newRow("a player of another type") << withSeat("player", 5);
    const auto withCards = [](const QVariant& cards) {
        QVariantMap setup = setupWith({"human", "ai:novice"});
        setup["cards"] = cards;
        return setup;
    };
    const QStringList ten{"archer", "soldier", "spy", "heir", "lord", "judge", "trade", "racket", "fanatic", "empress"};
    QTest::newRow("nine cards") << withCards(ten.mid(1));
    QTest::newRow("eleven cards") << withCards(ten + QStringList{"ambush"});
    QTest::newRow("a card twice") << withCards(ten.mid(1) + QStringList{"empress"});
    QTest::newRow("an unknown card") << withCards(ten.mid(1) + QStringList{"dragon"});
    QTest::newRow("cards are no list") << withCards(10);
}

void TestGameSaved::badSetupsBeginNothing()
{
    QFETCH(QVariantMap, setup);
    Game game;
    game.start(setup);
    QVERIFY(!game.stage().isOpen());
    QVERIFY(!game.canContinue());

    game.start(setupWith({"human", "ai:random"}));
    const Record record = game.table().record();
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    game.start(setup); // leaves the game that is open as it is
    QVERIFY(game.table().record() == record);
    QVERIFY(game.hotSeat().isMyTurn() && game.canContinue());
    QCOMPARE(m_home->versions().size(), 1);
}

void TestGameSaved::oddSetupsBeginSoundGames_data()
{
    QTest::addColumn<QVariant>("name");
    QTest::addColumn<QVariant>("first");
    QTest::addColumn<QVariant>("direction");
    const QVariant right("right-to-left");
    QTest::newRow("64 beyond the basic plane")
        << QVariant(QString::fromUcs4(U"🦌").repeated(64)) << QVariant(0) << right;
    QTest::newRow("half a sign") << QVariant(QString(QChar(0xd83e))) << QVariant(1) << right;
    QTest::newRow("quotes and controls") << QVariant(QString("\"\\\u0001\n</b>%1") + QChar(0)) << QVariant(0) << right;
    QTest::newRow("no text") << QVariant(5) << QVariant("x") << QVariant(7);
    QTest::newRow("first too high") << QVariant("") << QVariant(2) << right;
    QTest::newRow("first far out") << QVariant("Ada") << QVariant(256) << right;
    QTest::newRow("first too low") << QVariant("Ada") << QVariant(-300) << right;
    QTest::newRow("nowhere") << QVariant() << QVariant() << QVariant("up");
}

void TestGameSaved::oddSetupsBeginSoundGames()
{
    QFETCH(QVariant, name);
    QFETCH(QVariant, first);
    QFETCH(QVariant, direction);
    QVariantMap setup{{"first", first}, {"direction", direction}};
    const QVariantMap seat{{"family", "wolf"}, {"name", name}, {"player", "human"}};
    setup["seats"] = QVariantList{seat, QVariantMap{{"family", name}, {"name", "Bruno"}, {"player", "ai:random"}}};
    Record record;
    {
        Game game;
        game.start(setup);
        QVERIFY(game.stage().isOpen());
        QCOMPARE(game.stage().board().rightToLeft, direction == "right-to-left");
        QVERIFY(game.stage().board().first == 0 || game.stage().board().first == 1);
        record = game.table().record();
    }
    QVERIFY(readRecord(m_home->versions().first()).record == record);
    Game again;
    QVERIFY(again.canContinue());
    QCOMPARE(again.notice(), QVariantMap());
}

void TestGameSaved::resumingGoesOnExactly()
{
    Record record;
    State state;
    {
        Game game;
        QVERIFY(!game.canContinue());
        QCOMPARE(game.savedRound(), 0);
        QCOMPARE(game.savedSeat(), QString());
        game.resume();
        QVERIFY(!game.stage().isOpen()); // there was nothing
        game.start(setupWith({"ai:novice", "human", "ai:novice"}));
        QCOMPARE(playOn(game, 12), QString()); // three seats lay eighteen cards: it is not over
        record = game.table().record();
        state = game.table().state();
    }
    Game game;
    QVERIFY(!game.stage().isOpen());
    QVERIFY(game.canContinue());
    QCOMPARE(game.savedRound(), int(state.round));
    QCOMPARE(game.savedSeat(), QString::fromStdString(record.players[std::size_t(state.question.seat)].name));
    game.resume();
    QVERIFY(game.table().record() == record);
    QCOMPARE(game.hotSeat().viewer(), 1);
    QCOMPARE(wrongIn(game, state), QString());
    QCOMPARE(game.stage().players().size(), 3);
    QCOMPARE(playOn(game, 1000, false), QString());
    QVERIFY(std::equal(record.decisions.begin(), record.decisions.end(), game.table().record().decisions.begin()));
    QVERIFY(game.table().record().result.has_value());
}

void TestGameSaved::aFinishedGameIsNotContinued()
{
    {
        Game game;
        game.stage().setInstant(true);
        game.start(setupWith({"ai:random", "ai:random"}));
        QVERIFY(game.canContinue());
        QCOMPARE(playOn(game, 1000), QString());
        QVERIFY(!game.canContinue());
        QCOMPARE(game.savedRound(), 0);
        QCOMPARE(game.savedSeat(), QString());
        game.leave();
        game.resume();
        QVERIFY(!game.stage().isOpen());
    }
    Game game;
    QVERIFY(!game.canContinue());
    QCOMPARE(game.notice(), QVariantMap());
    game.resume();
    QVERIFY(!game.stage().isOpen());
}

void TestGameSaved::quittingLosesNothing()
{
    for (int game = 0; game < 10; ++game) {
        Record record;
        {
            Game quits;
            quits.canContinue() ? quits.resume() : quits.start(setupWith({"human", "ai:greedy"}));
            QCOMPARE(playOn(quits, 1 + game), QString());
            record = quits.table().record(); // not saved yet, and a computer may think
        }
        const Game after;
        QVERIFY(readRecord(m_home->versions().first()).record == record);
    }
}

// Whatever is pressed at a hot seat while nothing is asked.
void TestGameSaved::twoPersonsDoNoHarm()
{
    {
        Game game;
        game.start(setupWith({"human", "human", "ai:random"}));
        QVERIFY(game.stage().isOpen());
        game.stage().next();
        game.stage().skip();
        game.hotSeat().choice()->pickCard("spy");
        game.leave();
    }
    Game game;
    QVERIFY(game.canContinue());
    game.resume();
    QVERIFY(game.stage().isOpen());
    QCOMPARE(wrongIn(game, game.table().state()), QString());
}

void TestGameSaved::pickedCardsAreForgotten()
{
    Game game;
    game.start(setupWith({"human", "ai:random"}));
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    game.hotSeat().choice()->pickCard(game.hotSeat().choice()->cards().first());
    QVERIFY(!game.hotSeat().choice()->picked().isEmpty());
    game.leave();
    QCOMPARE(game.hotSeat().choice()->picked(), QString());
    game.resume();
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    QCOMPARE(game.hotSeat().choice()->picked(), QString());
}

void TestGameSaved::noticesTellOfTheDisk()
{
    {
        Game game;
        game.start(setupWith({"human", "ai:random"}));
        QCOMPARE(playOn(game, 10), QString());
    }
    const QString newest = m_home->versions().first();
    QVERIFY(QFile::resize(newest, 40));
    {
        Game game;
        QCOMPARE(game.notice(),
                 QVariantMap(
                     {{"code", "earlier-copy"}, {"file", QFileInfo(newest).fileName()}, {"folder", m_home->folder()}}));
        QVERIFY(game.canContinue());
        QSignalSpy changed(&game, &Game::noticeChanged);
        game.dismissNotice();
        QCOMPARE(game.notice(), QVariantMap());
        QCOMPARE(changed.count(), 1);
    }
    // A later program's game is told as such, and it is not thrown away by the next one here.
    const QStringList versions = m_home->versions();
    for (const QString& version : versions) {
        QFile file(version);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(R"({"format":"oriflamme-record","version":2})") > 0);
    }
    {
        Game game;
        QCOMPARE(game.notice()["code"], QVariant("newer"));
        QCOMPARE(game.notice()["file"], QVariant(QFileInfo(newest).fileName()));
        QVERIFY(!game.canContinue());
        game.start(setupWith({"human", "ai:random"}));
        QCOMPARE(playOn(game, 5), QString());
    }
    for (const QString& version : versions)
        QVERIFY(QFile::exists(m_home->folder() + "/games/" + QFileInfo(version).fileName()));
    for (const QString& version : m_home->versions())
        QVERIFY(QFile::resize(version, 0));
    {
        Game game;
        QCOMPARE(game.notice()["code"], QVariant("no-copy"));
        QVERIFY(!game.canContinue());
    }
    QVERIFY(QDir(m_home->folder()).removeRecursively());
    QFile inTheWay(m_home->folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Game game;
    QCOMPARE(game.notice(), QVariantMap());
    game.start(setupWith({"human", "ai:random"}));
    QTRY_COMPARE(game.notice()["code"], QVariant("folder-missing"));
    QSignalSpy changed(&game, &Game::noticeChanged);
    QCOMPARE(playOn(game, 20), QString()); // the game goes on, unsaved; that was told once
    QCOMPARE(changed.count(), 0);
    QVERIFY(inTheWay.remove());
    QCOMPARE(playOn(game, 20), QString());
    QTRY_VERIFY(!m_home->versions().isEmpty());
    QCOMPARE(game.notice(), QVariantMap()); // and is over
}

// RECORD.md: any other or repeated family is shown as one that is free; the record stays as it is.
void TestGameSaved::strangeFamiliesAreShownAsFreeOnes()
{
    QVariantMap setup = setupWith({"human", "ai:random", "ai:random"});
    QVariantList seats = setup["seats"].toList();
    const QStringList families{"oak", "dragon", "oak"};
    for (int i = 0; i < 3; ++i) {
        QVariantMap seat = seats[i].toMap();
        seat["family"] = families[i];
        seats[i] = seat;
    }
    setup["seats"] = seats;
    Game game;
    game.start(setup);
    QStringList shown;
    for (const QVariant& player : game.stage().players())
        shown.append(player.toMap()["family"].toString());
    QCOMPARE(shown, QStringList({"oak", "wolf", "stag"}));
    QCOMPARE(game.table().record().players[1].family, std::string("dragon"));
}

QTEST_GUILESS_MAIN(TestGameSaved)
#include "tst_game_saved.moc"
