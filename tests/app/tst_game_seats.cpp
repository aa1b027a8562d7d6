#include "app/record/names.h"
#include "app/record/recordjson.h"
#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace oriflamme;

// Several persons in front of one screen, as the pages have it: curtains, looks at one's own cards, what has happened
// meanwhile, moves taken back.
class TestGameSeats : public QObject {
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<Home>(); }
    void cleanup() { m_home.reset(); }
    void aCardIsLaidBehindACurtain();
    void everythingIsShownToTheRightEyes_data();
    void everythingIsShownToTheRightEyes();
    void openChoicesAreLookedAt();
    void whatWasToldIsToldToOtherEyesAnew();
    void anInsurrectionLooksLikeAnyCard();
    void aStrictTableShowsOnlyCurtains();
    void strictnessActsAtOnce();
    void beingCalledToLook();
    void sinceTheLastDecision();
    void leavingBehindACurtain();
    void takingBackAndAgain();
    void takingBackFromTheEnd();

private:
    void lay(const QStringList& players, int kind, const std::function<bool(const State&)>& enough);

    std::unique_ptr<Home> m_home;
};

// Lays a game there that was played by lot until somebody says enough.
void TestGameSeats::lay(const QStringList& players, int kind, const std::function<bool(const State&)>& enough)
{
    Storage(m_home->folder()).save(gameUntil(kind, players, enough));
}

static bool opens(Game& game)
{
    return QTest::qWaitFor([&] {
        game.skip();
        return game.isMyTurn() || game.curtain() >= 0;
    });
}

// What is shown beside the state that the viewer may not know, and whether all is shut behind a curtain.
static QString wrongNow(Game& game)
{
    if (const QString wrong = wrongIn(game, game.table().state()); !wrong.isEmpty())
        return wrong;
    if (game.curtain() < 0)
        return {};
    if (game.viewer() != noSeat || game.hand()->rowCount() != 0)
        return "something shows behind the curtain";
    return isClosed(*game.choice()) && !game.isMyTurn() ? "" : "a choice is open behind the curtain";
}

// So that the card of the person before is resolved first.
static void layAtTheRight(Game& game)
{
    const bool empty = game.stacks() == 0;
    const Card card = *game.table().state().hand[std::size_t(game.viewer())].begin();
    pick(*game.choice(), {.action = empty ? Action::PlaceLeft : Action::PlaceRight, .card = card});
}

void TestGameSeats::aCardIsLaidBehindACurtain()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    QVERIFY(game.isSeveral());
    QVERIFY(opens(game));
    QCOMPARE(game.curtain(), 0);
    QVERIFY(!game.canRefuse());
    QCOMPARE(wrongNow(game), QString());
    game.refuse();
    game.look(true);
    game.call(1);
    QCOMPARE(game.curtain(), 0);
    game.pass();
    QCOMPARE(game.curtain(), -1);
    QCOMPARE(game.viewer(), 0);
    QCOMPARE(game.hand()->rowCount(), 7);
    QVERIFY(game.isMyTurn() && !game.canLook());

    const Decision decision = look(game.table().state(), 0).legal.front();
    bool shownToOthers = false;
    connect(&game, &Game::cueStarts, this, [&] { shownToOthers = game.viewer() == 0; });
    pick(*game.choice(), decision);
    QCOMPARE(game.viewer(), -1); // at once, before anything moves
    QCOMPARE(game.hand()->rowCount(), 0);
    QVERIFY(opens(game));
    QVERIFY(!shownToOthers);
    QCOMPARE(game.curtain(), 1);
    QCOMPARE(wrongNow(game), QString());
}

void TestGameSeats::everythingIsShownToTheRightEyes_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("strict");
    QTest::newRow("two") << QStringList{"human"} << 0 << false;
    QTest::newRow("five, Alliance") << QStringList{"human"} << 37 << false;
    QTest::newRow("persons and computers, mixed") << QStringList{"human", "ai:random", "human"} << 23 << false;
    QTest::newRow("strict") << QStringList{"human", "human", "ai:random"} << 14 << true;
}

// Whole games: at every question and every cue the models show what the eyes in front may see, and no more.
void TestGameSeats::everythingIsShownToTheRightEyes()
{
    QFETCH(QStringList, players);
    QFETCH(int, kind);
    QFETCH(bool, strict);
    lay(players, kind, [](const State&) { return true; });
    Game game;
    game.setStrict(strict);
    game.resume();
    Random random(1);
    int curtains = 0;
    const auto isPerson = [&](int seat) { return seat >= 0 && !game.table().isComputer(Seat(seat)); };
    while (game.phase() != "over" || game.isMoving()) {
        if (game.isMoving()) {
            QCOMPARE(game.curtain(), -1);
            game.next();
            continue;
        }
        if (!game.isMyTurn() && game.curtain() < 0) {
            QVERIFY(QSignalSpy(&game, &Game::shown).wait() || game.isMyTurn() || game.curtain() >= 0);
            continue;
        }
        QCOMPARE(wrongNow(game), QString());
        const Question question = game.table().state().question;
        const bool needsHand = question.asks == Asks::Place || question.asks == Asks::Swap;
        if (game.curtain() >= 0) {
            QVERIFY(needsHand || strict);
            QCOMPARE(game.curtain(), int(question.seat));
            ++curtains;
            game.pass();
            QCOMPARE(game.viewer(), int(question.seat));
            game.skip(); // what happened meanwhile
            QVERIFY(game.isMyTurn());
            QCOMPARE(wrongNow(game), QString());
        }
        QVERIFY(isPerson(question.seat));
        QVERIFY(game.viewer() == question.seat || (!needsHand && !strict && game.viewer() == noSeat));
        pick(*game.choice(), anyDecision(game.table().state(), random));
    }
    QCOMPARE(game.viewer(), -1);
    QVERIFY(curtains > 10);
    QCOMPARE(wrongIn(game, game.table().state()), QString());
}

void TestGameSeats::openChoicesAreLookedAt()
{
    lay({"human"}, 0, [](const State& state) { return state.round == 2 && state.question.asks == Asks::KeepOrReveal; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    const Seat asked = game.table().state().question.seat;
    QVERIFY(game.isMyTurn() && game.canLook());
    QCOMPARE(game.viewer(), -1);
    QVERIFY(game.choice()->canKeep() && game.choice()->canReveal());
    QCOMPARE(game.askedCard(), QString());
    QSignalSpy jumped(&game, &Game::jumped);
    game.look(true);
    QCOMPARE(game.viewer(), int(asked));
    QVERIFY(game.isLooking() && game.canLook() && game.isMyTurn());
    QVERIFY(game.hand()->rowCount() > 0 && !game.askedCard().isEmpty());
    QCOMPARE(wrongNow(game), QString());
    game.look(false);
    QCOMPARE(game.viewer(), -1);
    QVERIFY(!game.isLooking() && game.isMyTurn());
    QCOMPARE(game.hand()->rowCount(), 0);
    QCOMPARE(game.askedCard(), QString());
    QCOMPARE(jumped.count(), 2);
    game.look(true);
    game.choice()->keep(); // while it is held
    QCOMPARE(game.viewer(), -1);
    QVERIFY(!game.isLooking() && !game.canLook());
}

void TestGameSeats::whatWasToldIsToldToOtherEyesAnew()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    QVERIFY(opens(game));
    game.pass();
    pick(*game.choice(), look(game.table().state(), 0).legal.front());
    QVERIFY(opens(game));
    game.pass();
    game.skip();
    layAtTheRight(game);
    QVERIFY(opens(game)); // both cards lie there
    const auto cardsTold = [&] {
        QStringList cards;
        for (const CueFacts& cue : game.told()) {
            if (cue.is(Happening::Placed))
                cards << cue.card;
        }
        return cards;
    };
    QCOMPARE(cardsTold(), QStringList({"", ""}));
    const std::vector<Taken> decisions = game.table().record().decisions;
    const QString first = nameOf(decisions[0].decision.card), second = nameOf(decisions[1].decision.card);
    QVERIFY(game.canLook());
    const bool firstAsked = game.askedSeat() == 0;
    game.look(true);
    QCOMPARE(cardsTold(), firstAsked ? QStringList({first, ""}) : QStringList({"", second}));
    game.look(false);
    QCOMPARE(cardsTold(), QStringList({"", ""}));
}

void TestGameSeats::anInsurrectionLooksLikeAnyCard()
{
    lay({"human"}, 13, [](const State& state) {
        if (state.question.asks != Asks::KeepOrReveal)
            return false;
        const QueueCard& card = state.queue.top(state.place);
        return card.card == Card::Insurrection && card.tokens == 0 && !card.known;
    });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(game.choice()->canReveal()); // as with any other card
    const Record before = game.table().record();
    QSignalSpy advised(&game, &Game::lookAdvised);
    game.choice()->reveal();
    QCOMPARE(advised.count(), 1);
    QVERIFY(game.table().record() == before);
    QVERIFY(game.isMyTurn() && game.choice()->canKeep() && game.choice()->canReveal());
    game.choice()->reveal();
    QCOMPARE(advised.count(), 2);
    game.look(true);
    QVERIFY(game.choice()->canKeep() && !game.choice()->canReveal());
    game.look(false);
    game.choice()->keep();
    QCOMPARE(game.table().record().decisions.size(), before.decisions.size() + 1);
}

void TestGameSeats::aStrictTableShowsOnlyCurtains()
{
    lay({"human"}, 0, [](const State& state) { return state.question.asks == Asks::KeepOrReveal; });
    Game game;
    game.setStrict(true);
    game.resume();
    QVERIFY(opens(game));
    QCOMPARE(game.curtain(), int(game.table().state().question.seat));
    QVERIFY(!game.isMyTurn());
    game.pass();
    game.skip();
    QVERIFY(game.isMyTurn() && !game.canLook());
    QVERIFY(!game.askedCard().isEmpty());
}

void TestGameSeats::strictnessActsAtOnce()
{
    lay({"human"}, 0, [](const State& state) { return state.question.asks == Asks::KeepOrReveal; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(game.isMyTurn());
    game.setStrict(true);
    QVERIFY(game.curtain() >= 0 && !game.isMyTurn());
    QVERIFY(isClosed(*game.choice()));
}

void TestGameSeats::beingCalledToLook()
{
    lay({"human", "human", "ai:random"}, 12, [](const State& state) {
        return state.round == 2 && state.question.asks == Asks::KeepOrReveal && state.question.seat == 1;
    });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    game.call(2); // no person
    QCOMPARE(game.curtain(), -1);
    game.call(0);
    QCOMPARE(game.curtain(), 0);
    QVERIFY(game.canRefuse() && !game.isMyTurn());
    QCOMPARE(wrongNow(game), QString());
    game.refuse();
    QVERIFY(game.curtain() < 0 && game.isMyTurn() && !game.canRefuse());
    game.call(0);
    game.pass();
    QCOMPARE(game.viewer(), 0);
    QVERIFY(game.isLooking() && !game.isRecap());
    QVERIFY(!game.isMyTurn()); // another is asked
    QCOMPARE(wrongNow(game), QString());
    game.look(false);
    QCOMPARE(game.viewer(), -1);
    QVERIFY(game.isMyTurn());
    game.choice()->keep();
    QVERIFY(game.isMoving());
    game.call(0); // nobody is called while something moves
    QCOMPARE(game.curtain(), -1);
}

void TestGameSeats::sinceTheLastDecision()
{
    lay({"human"}, 4,
        [](const State& state) { return state.round == 3 && state.question.asks == Asks::Place && state.placed > 0; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    const int seat = game.curtain();
    const std::vector<Taken> taken = game.table().record().decisions;
    std::size_t first = taken.size();
    while (taken[first - 1].seat != seat)
        --first;
    Record past = game.table().record();
    past.decisions.resize(first);
    const std::size_t before = toldOf(past).size();
    const Steps all = toldOf(game.table().record());
    QVERIFY(before < all.size());

    std::size_t at = before;
    QString wrong;
    connect(&game, &Game::cueShown, this, [&](const CueFacts& cue) {
        if (!game.isRecap() || game.isMyTurn() || !isClosed(*game.choice()))
            wrong += "not told as what has happened; ";
        if (at >= all.size() || !cue.is(all[at].event.happening))
            wrong += "something else is told; ";
        else
            wrong += wrongIn(game, all[at].state);
        ++at;
    });
    game.pass();
    QVERIFY(game.isRecap());
    while (game.isMoving())
        game.next();
    QCOMPARE(wrong, QString());
    QCOMPARE(at, all.size());
    QVERIFY(!game.isRecap() && game.isMyTurn());
    QCOMPARE(wrongNow(game), QString());

    game.undo(); // and once more, skipped
    game.redo();
    QVERIFY(opens(game));
    QCOMPARE(game.curtain(), seat);
    game.pass();
    QVERIFY(game.isRecap());
    game.skip();
    QVERIFY(!game.isRecap() && game.isMyTurn());
    QCOMPARE(wrongNow(game), QString());
}

void TestGameSeats::leavingBehindACurtain()
{
    Record record;
    {
        Game game;
        game.start(setupWith({"human", "human", "ai:random"}));
        QVERIFY(opens(game));
        game.pass();
        pick(*game.choice(), look(game.table().state(), 0).legal.front());
        QVERIFY(opens(game));
        QCOMPARE(game.curtain(), 1);
        game.leave();
        QCOMPARE(game.curtain(), -1);
        QVERIFY(!game.isRecap() && !game.isLooking());
        game.pass();
        QCOMPARE(game.curtain(), -1);
        game.resume();
        QVERIFY(opens(game));
        QCOMPARE(game.curtain(), 1);
        record = game.table().record();
    }
    Game game; // quit behind it
    game.resume();
    QVERIFY(game.table().record() == record);
    QVERIFY(opens(game));
    QCOMPARE(game.curtain(), 1);
    QCOMPARE(wrongNow(game), QString());
}

void TestGameSeats::takingBackAndAgain()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    for (int seat = 0; seat < 2; ++seat) {
        QVERIFY(opens(game));
        game.pass();
        game.skip();
        layAtTheRight(game);
    }
    QVERIFY(opens(game));
    const Record before = game.table().record();
    QVERIFY(game.canUndo() && !game.canRedo());
    game.look(true);
    game.undo();
    QVERIFY(!game.isLooking() && !game.isMoving());
    QVERIFY(opens(game));
    QCOMPARE(game.curtain(), 1); // behind the curtain of who laid it
    game.undo();
    QVERIFY(opens(game));
    QCOMPARE(game.curtain(), 0);
    QVERIFY(!game.canUndo() && game.canRedo());
    QCOMPARE(wrongNow(game), QString());
    game.redo();
    game.redo();
    QVERIFY(game.table().record() == before);
    QVERIFY(!game.hasTakebacks());
    QVERIFY(opens(game));
    QVERIFY(game.isMyTurn());
    QCOMPARE(game.viewer(), -1);
    game.choice()->keep();
    QVERIFY(game.isMoving());
    game.undo(); // while it moves
    QVERIFY(!game.isMoving());
    QVERIFY(game.table().record() == before);
    QCOMPARE(wrongIn(game, game.table().state()), QString());
    QVERIFY(opens(game));
    game.choice()->reveal();
    QVERIFY(game.undoTells());
    game.undo();
    QVERIFY(game.hasTakebacks());
    QTRY_VERIFY(readRecord(m_home->versions().first()).record == game.table().record()); // it is saved like this
}

void TestGameSeats::takingBackFromTheEnd()
{
    lay({"human", "ai:random"}, 0, [](const State& state) { return state.round == 6; });
    Game game;
    game.resume();
    QCOMPARE(playOn(game, 1000, false), QString());
    QVERIFY(!game.canContinue() && game.canUndo());
    game.undo();
    QVERIFY(game.canContinue());
    QVERIFY(opens(game));
    QCOMPARE(wrongNow(game), QString());
    QVERIFY(game.hasTakebacks());
}

QTEST_GUILESS_MAIN(TestGameSeats)
#include "tst_game_seats.moc"
