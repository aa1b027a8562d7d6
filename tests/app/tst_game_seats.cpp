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
        game.stage().skip();
        return game.hotSeat().isMyTurn() || game.hotSeat().curtain() >= 0;
    });
}

// What is shown beside the state that the viewer may not know, and whether all is shut behind a curtain.
static QString wrongNow(Game& game)
{
    if (const QString wrong = wrongIn(game, game.table().state()); !wrong.isEmpty())
        return wrong;
    if (game.hotSeat().curtain() < 0)
        return {};
    if (game.hotSeat().viewer() != noSeat || game.hotSeat().hand()->rowCount() != 0)
        return "something shows behind the curtain";
    return isClosed(*game.hotSeat().choice()) && !game.hotSeat().isMyTurn() ? ""
                                                                            : "a choice is open behind the curtain";
}

// So that the card of the person before is resolved first.
static void layAtTheRight(Game& game)
{
    const bool empty = game.stage().board().stacks == 0;
    const Card card = *game.table().state().hand[std::size_t(game.hotSeat().viewer())].begin();
    pick(*game.hotSeat().choice(), {.action = empty ? Action::PlaceLeft : Action::PlaceRight, .card = card});
}

void TestGameSeats::aCardIsLaidBehindACurtain()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    QVERIFY(game.hotSeat().isSeveral());
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().curtain(), 0);
    QVERIFY(!game.hotSeat().canRefuse());
    QCOMPARE(wrongNow(game), QString());
    game.hotSeat().refuse();
    game.hotSeat().look(true);
    game.hotSeat().call(1);
    QCOMPARE(game.hotSeat().curtain(), 0);
    game.hotSeat().pass();
    QCOMPARE(game.hotSeat().curtain(), -1);
    QCOMPARE(game.hotSeat().viewer(), 0);
    QCOMPARE(game.hotSeat().hand()->rowCount(), 7);
    QVERIFY(game.hotSeat().isMyTurn() && !game.hotSeat().canLook());

    const Decision decision = look(game.table().state(), 0).legal.front();
    bool shownToOthers = false;
    connect(&game.stage(), &Stage::cueStarts, this, [&] { shownToOthers = game.hotSeat().viewer() == 0; });
    pick(*game.hotSeat().choice(), decision);
    QCOMPARE(game.hotSeat().viewer(), -1); // at once, before anything moves
    QCOMPARE(game.hotSeat().hand()->rowCount(), 0);
    QVERIFY(opens(game));
    QVERIFY(!shownToOthers);
    QCOMPARE(game.hotSeat().curtain(), 1);
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
    game.hotSeat().setStrict(strict);
    game.resume();
    Random random(1);
    int curtains = 0;
    const auto isPerson = [&](int seat) { return seat >= 0 && !game.table().isComputer(Seat(seat)); };
    while (game.stage().board().phase != "over" || game.stage().isMoving()) {
        if (game.stage().isMoving()) {
            QCOMPARE(game.hotSeat().curtain(), -1);
            game.stage().next();
            continue;
        }
        if (!game.hotSeat().isMyTurn() && game.hotSeat().curtain() < 0) {
            QVERIFY(QSignalSpy(&game.stage(), &Stage::shown).wait() || game.hotSeat().isMyTurn()
                    || game.hotSeat().curtain() >= 0);
            continue;
        }
        QCOMPARE(wrongNow(game), QString());
        const Question question = game.table().state().question;
        const bool needsHand = question.asks == Asks::Place || question.asks == Asks::Swap;
        if (game.hotSeat().curtain() >= 0) {
            QVERIFY(needsHand || strict);
            QCOMPARE(game.hotSeat().curtain(), int(question.seat));
            ++curtains;
            game.hotSeat().pass();
            QCOMPARE(game.hotSeat().viewer(), int(question.seat));
            game.stage().skip(); // what happened meanwhile
            QVERIFY(game.hotSeat().isMyTurn());
            QCOMPARE(wrongNow(game), QString());
        }
        QVERIFY(isPerson(question.seat));
        QVERIFY(game.hotSeat().viewer() == question.seat
                || (!needsHand && !strict && game.hotSeat().viewer() == noSeat));
        pick(*game.hotSeat().choice(), anyDecision(game.table().state(), random));
    }
    QCOMPARE(game.hotSeat().viewer(), -1);
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
    QVERIFY(game.hotSeat().isMyTurn() && game.hotSeat().canLook());
    QCOMPARE(game.hotSeat().viewer(), -1);
    QVERIFY(game.hotSeat().choice()->canKeep() && game.hotSeat().choice()->canReveal());
    QCOMPARE(game.hotSeat().asked().card, QString());
    QSignalSpy jumped(&game.stage(), &Stage::jumped);
    game.hotSeat().look(true);
    QCOMPARE(game.hotSeat().viewer(), int(asked));
    QVERIFY(game.hotSeat().isLooking() && game.hotSeat().canLook() && game.hotSeat().isMyTurn());
    QVERIFY(game.hotSeat().hand()->rowCount() > 0 && !game.hotSeat().asked().card.isEmpty());
    QCOMPARE(wrongNow(game), QString());
    game.hotSeat().look(false);
    QCOMPARE(game.hotSeat().viewer(), -1);
    QVERIFY(!game.hotSeat().isLooking() && game.hotSeat().isMyTurn());
    QCOMPARE(game.hotSeat().hand()->rowCount(), 0);
    QCOMPARE(game.hotSeat().asked().card, QString());
    QCOMPARE(jumped.count(), 2);
    game.hotSeat().look(true);
    game.hotSeat().choice()->keep(); // while it is held
    QCOMPARE(game.hotSeat().viewer(), -1);
    QVERIFY(!game.hotSeat().isLooking() && !game.hotSeat().canLook());
}

void TestGameSeats::whatWasToldIsToldToOtherEyesAnew()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    QVERIFY(opens(game));
    game.hotSeat().pass();
    pick(*game.hotSeat().choice(), look(game.table().state(), 0).legal.front());
    QVERIFY(opens(game));
    game.hotSeat().pass();
    game.stage().skip();
    layAtTheRight(game);
    QVERIFY(opens(game)); // both cards lie there
    const auto cardsTold = [&] {
        QStringList cards;
        for (const CueFacts& cue : game.stage().told()) {
            if (cue.is(Happening::Placed))
                cards << cue.card;
        }
        return cards;
    };
    QCOMPARE(cardsTold(), QStringList({"", ""}));
    const std::vector<Taken> decisions = game.table().record().decisions;
    const QString first = nameOf(decisions[0].decision.card), second = nameOf(decisions[1].decision.card);
    QVERIFY(game.hotSeat().canLook());
    const bool firstAsked = game.hotSeat().asked().seat == 0;
    game.hotSeat().look(true);
    QCOMPARE(cardsTold(), firstAsked ? QStringList({first, ""}) : QStringList({"", second}));
    game.hotSeat().look(false);
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
    QVERIFY(game.hotSeat().choice()->canReveal()); // as with any other card
    const Record before = game.table().record();
    QSignalSpy advised(&game.hotSeat(), &HotSeat::lookAdvised);
    game.hotSeat().choice()->reveal();
    QCOMPARE(advised.count(), 1);
    QVERIFY(game.table().record() == before);
    QVERIFY(game.hotSeat().isMyTurn() && game.hotSeat().choice()->canKeep() && game.hotSeat().choice()->canReveal());
    game.hotSeat().choice()->reveal();
    QCOMPARE(advised.count(), 2);
    game.hotSeat().look(true);
    QVERIFY(game.hotSeat().choice()->canKeep() && !game.hotSeat().choice()->canReveal());
    game.hotSeat().look(false);
    game.hotSeat().choice()->keep();
    QCOMPARE(game.table().record().decisions.size(), before.decisions.size() + 1);
}

void TestGameSeats::aStrictTableShowsOnlyCurtains()
{
    lay({"human"}, 0, [](const State& state) { return state.question.asks == Asks::KeepOrReveal; });
    Game game;
    game.hotSeat().setStrict(true);
    game.resume();
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().curtain(), int(game.table().state().question.seat));
    QVERIFY(!game.hotSeat().isMyTurn());
    game.hotSeat().pass();
    game.stage().skip();
    QVERIFY(game.hotSeat().isMyTurn() && !game.hotSeat().canLook());
    QVERIFY(!game.hotSeat().asked().card.isEmpty());
}

void TestGameSeats::strictnessActsAtOnce()
{
    lay({"human"}, 0, [](const State& state) { return state.question.asks == Asks::KeepOrReveal; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(game.hotSeat().isMyTurn());
    game.hotSeat().setStrict(true);
    QVERIFY(game.hotSeat().curtain() >= 0 && !game.hotSeat().isMyTurn());
    QVERIFY(isClosed(*game.hotSeat().choice()));
}

void TestGameSeats::beingCalledToLook()
{
    lay({"human", "human", "ai:random"}, 12, [](const State& state) {
        return state.round == 2 && state.question.asks == Asks::KeepOrReveal && state.question.seat == 1;
    });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    game.hotSeat().call(2); // no person
    QCOMPARE(game.hotSeat().curtain(), -1);
    game.hotSeat().call(0);
    QCOMPARE(game.hotSeat().curtain(), 0);
    QVERIFY(game.hotSeat().canRefuse() && !game.hotSeat().isMyTurn());
    QCOMPARE(wrongNow(game), QString());
    game.hotSeat().refuse();
    QVERIFY(game.hotSeat().curtain() < 0 && game.hotSeat().isMyTurn() && !game.hotSeat().canRefuse());
    game.hotSeat().call(0);
    game.hotSeat().pass();
    QCOMPARE(game.hotSeat().viewer(), 0);
    QVERIFY(game.hotSeat().isLooking() && !game.stage().isRecap());
    QVERIFY(!game.hotSeat().isMyTurn()); // another is asked
    QCOMPARE(wrongNow(game), QString());
    game.hotSeat().look(false);
    QCOMPARE(game.hotSeat().viewer(), -1);
    QVERIFY(game.hotSeat().isMyTurn());
    game.hotSeat().choice()->keep();
    QVERIFY(game.stage().isMoving());
    game.hotSeat().call(0); // nobody is called while something moves
    QCOMPARE(game.hotSeat().curtain(), -1);
}

void TestGameSeats::sinceTheLastDecision()
{
    lay({"human"}, 4,
        [](const State& state) { return state.round == 3 && state.question.asks == Asks::Place && state.placed > 0; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    const int seat = game.hotSeat().curtain();
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
    connect(&game.stage(), &Stage::cueShown, this, [&](const CueFacts& cue) {
        if (!game.stage().isRecap() || game.hotSeat().isMyTurn() || !isClosed(*game.hotSeat().choice()))
            wrong += "not told as what has happened; ";
        if (at >= all.size() || !cue.is(all[at].event.happening))
            wrong += "something else is told; ";
        else
            wrong += wrongIn(game, all[at].state);
        ++at;
    });
    game.hotSeat().pass();
    QVERIFY(game.stage().isRecap());
    while (game.stage().isMoving())
        game.stage().next();
    QCOMPARE(wrong, QString());
    QCOMPARE(at, all.size());
    QVERIFY(!game.stage().isRecap() && game.hotSeat().isMyTurn());
    QCOMPARE(wrongNow(game), QString());

    game.undo(); // and once more, skipped
    game.redo();
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().curtain(), seat);
    game.hotSeat().pass();
    QVERIFY(game.stage().isRecap());
    game.stage().skip();
    QVERIFY(!game.stage().isRecap() && game.hotSeat().isMyTurn());
    QCOMPARE(wrongNow(game), QString());
}

void TestGameSeats::leavingBehindACurtain()
{
    Record record;
    {
        Game game;
        game.start(setupWith({"human", "human", "ai:random"}));
        QVERIFY(opens(game));
        game.hotSeat().pass();
        pick(*game.hotSeat().choice(), look(game.table().state(), 0).legal.front());
        QVERIFY(opens(game));
        QCOMPARE(game.hotSeat().curtain(), 1);
        game.leave();
        QCOMPARE(game.hotSeat().curtain(), -1);
        QVERIFY(!game.stage().isRecap() && !game.hotSeat().isLooking());
        game.hotSeat().pass();
        QCOMPARE(game.hotSeat().curtain(), -1);
        game.resume();
        QVERIFY(opens(game));
        QCOMPARE(game.hotSeat().curtain(), 1);
        record = game.table().record();
    }
    Game game; // quit behind it
    game.resume();
    QVERIFY(game.table().record() == record);
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().curtain(), 1);
    QCOMPARE(wrongNow(game), QString());
}

void TestGameSeats::takingBackAndAgain()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    for (int seat = 0; seat < 2; ++seat) {
        QVERIFY(opens(game));
        game.hotSeat().pass();
        game.stage().skip();
        layAtTheRight(game);
    }
    QVERIFY(opens(game));
    const Record before = game.table().record();
    QVERIFY(game.canUndo() && !game.canRedo());
    game.hotSeat().look(true);
    game.undo();
    QVERIFY(!game.hotSeat().isLooking() && !game.stage().isMoving());
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().curtain(), 1); // behind the curtain of who laid it
    game.undo();
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().curtain(), 0);
    QVERIFY(!game.canUndo() && game.canRedo());
    QCOMPARE(wrongNow(game), QString());
    game.redo();
    game.redo();
    QVERIFY(game.table().record() == before);
    QVERIFY(!game.stage().hasTakebacks());
    QVERIFY(opens(game));
    QVERIFY(game.hotSeat().isMyTurn());
    QCOMPARE(game.hotSeat().viewer(), -1);
    game.hotSeat().choice()->keep();
    QVERIFY(game.stage().isMoving());
    game.undo(); // while it moves
    QVERIFY(!game.stage().isMoving());
    QVERIFY(game.table().record() == before);
    QCOMPARE(wrongIn(game, game.table().state()), QString());
    QVERIFY(opens(game));
    game.hotSeat().choice()->reveal();
    QVERIFY(game.undoTells());
    game.undo();
    QVERIFY(game.stage().hasTakebacks());
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
    QVERIFY(game.stage().hasTakebacks());
}

QTEST_GUILESS_MAIN(TestGameSeats)
#include "tst_game_seats.moc"
