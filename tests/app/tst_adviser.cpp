#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace oriflamme;

// The hint at the table: whom it is for, and that it goes with what was asked about.
class TestAdviser : public QObject {
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<Home>(); }
    void cleanup() { m_home.reset(); }
    void aPersonIsAdvised();
    void theSameIsAdvisedAgain();
    void itIsForgotten_data();
    void itIsForgotten();
    void onlyTheSeatThatIsAskedIsAdvised();
    void onlyWhileOneLooks();
    void neverInAReplay();

private:
    void lay(const QStringList& players, int kind, const std::function<bool(const State&)>& enough);

    std::unique_ptr<Home> m_home;
};

namespace {

bool opens(Game& game)
{
    return QTest::qWaitFor([&] {
        game.stage().skip();
        return game.hotSeat().isMyTurn() || game.hotSeat().curtain() >= 0;
    });
}

bool answers(Adviser& adviser)
{
    return QTest::qWaitFor([&] { return !adviser.isThinking(); }, 60000) && adviser.hasAnswered();
}

}

// Lays a game there that was played by lot until somebody says enough.
void TestAdviser::lay(const QStringList& players, int kind, const std::function<bool(const State&)>& enough)
{
    Storage(m_home->folder()).save(gameUntil(kind, players, enough));
}

// What a master would find with the person's own chance, and without keeping the window waiting.
void TestAdviser::aPersonIsAdvised()
{
    lay({"human", "ai:random", "ai:random"}, 8,
        [](const State& state) { return state.round == 2 && state.question.seat == 0; });
    Game game;
    Adviser& adviser = *game.hotSeat().adviser();
    QVERIFY(!adviser.isOpen());
    adviser.ask();
    QVERIFY(!adviser.isThinking());
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(adviser.isOpen());
    QVERIFY(!adviser.hasAnswered() && !adviser.isThinking());
    adviser.ask();
    QVERIFY(adviser.isThinking() && !adviser.hasAnswered());
    QVERIFY(answers(adviser));
    const View view = look(game.table().record(), 0);
    const Advice right = adviceOf(view, advise(view, chance(game.table().record(), 0)));
    QVERIFY(right != Advice());
    QCOMPARE(adviser.advice(), right);
    QSignalSpy changed(&adviser, &Adviser::changed);
    adviser.ask(); // it has answered
    QCOMPARE(changed.count(), 0);
}

void TestAdviser::theSameIsAdvisedAgain()
{
    lay({"human", "ai:random"}, 0, [](const State& state) { return state.round == 3 && state.question.seat == 0; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    Adviser& adviser = *game.hotSeat().adviser();
    adviser.ask();
    QVERIFY(answers(adviser));
    const Advice first = adviser.advice();
    adviser.dismiss();
    QVERIFY(!adviser.hasAnswered() && adviser.isOpen());
    adviser.ask();
    QVERIFY(answers(adviser));
    QCOMPARE(adviser.advice(), first);
    game.leave();
    game.resume();
    QVERIFY(opens(game));
    adviser.ask();
    QVERIFY(answers(adviser));
    QCOMPARE(adviser.advice(), first);
}

using Deed = std::function<void(Game& game)>;
Q_DECLARE_METATYPE(Deed)

void TestAdviser::itIsForgotten_data()
{
    QTest::addColumn<Deed>("deed");
    QTest::addColumn<bool>("answered"); // or while it thinks
    const auto rows = [](const char* name, const Deed& deed) {
        QTest::addRow("%s", name) << deed << true;
        QTest::addRow("%s, while it thinks", name) << deed << false;
    };
    rows("dismissed", [](Game& game) { game.hotSeat().adviser()->dismiss(); });
    rows("decided", [](Game& game) {
        const View view = look(game.table().state(), 0);
        pick(*game.hotSeat().choice(), view.legal.front());
    });
    rows("taken back", [](Game& game) { game.undo(); });
    rows("left", [](Game& game) { game.leave(); });
    rows("another game", [](Game& game) { game.start(setupWith({"human", "human"})); });
    rows("looked back at", [](Game& game) { game.replayThis(); });
    rows("the same moment shown again", [](Game& game) { game.stage().skip(); });
}

void TestAdviser::itIsForgotten()
{
    QFETCH(Deed, deed);
    QFETCH(bool, answered);
    lay({"human", "ai:random"}, 0, [](const State& state) {
        return state.round == 2 && state.question.seat == 0 && state.question.asks == Asks::KeepOrReveal;
    });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    Adviser& adviser = *game.hotSeat().adviser();
    adviser.ask();
    if (answered)
        QVERIFY(answers(adviser));
    deed(game);
    QVERIFY(!adviser.hasAnswered());
    QVERIFY(!adviser.isThinking());
    QVERIFY(!QTest::qWaitFor([&] { return adviser.isThinking() || adviser.hasAnswered(); }, 300));
}

// Neither a bystander, nor whoever looks at their own cards while another is asked, nor anybody while a computer is.
void TestAdviser::onlyTheSeatThatIsAskedIsAdvised()
{
    lay({"human", "human", "ai:random"}, 12, [](const State& state) {
        return state.round == 2 && state.question.asks == Asks::KeepOrReveal && state.question.seat == 1;
    });
    Game game;
    Adviser& adviser = *game.hotSeat().adviser();
    const auto isSilent = [&] {
        adviser.ask();
        return !adviser.isOpen() && !adviser.isThinking() && !adviser.hasAnswered();
    };
    game.resume();
    QVERIFY(opens(game));
    QCOMPARE(game.hotSeat().viewer(), -1);
    QVERIFY(game.hotSeat().isMyTurn() && isSilent());
    game.hotSeat().call(0);
    QVERIFY(game.hotSeat().curtain() == 0 && isSilent());
    game.hotSeat().pass();
    QVERIFY(game.hotSeat().viewer() == 0 && isSilent());
    game.hotSeat().look(false);
    QVERIFY(isSilent());
    game.hotSeat().choice()->keep();
    QVERIFY(game.stage().isMoving() && isSilent());
    bool asked = false;
    connect(&game.stage(), &Stage::shown, this, [&] {
        const Seat seat = game.table().state().question.seat;
        asked = asked || (adviser.isOpen() && !(game.hotSeat().isMyTurn() && game.hotSeat().viewer() == seat));
    });
    QCOMPARE(playOn(game, 0), QString());
    QVERIFY(QTest::qWaitFor([&] {
        game.stage().skip();
        return game.hotSeat().curtain() >= 0 || game.hotSeat().isMyTurn();
    }));
    QVERIFY(!asked);
}

void TestAdviser::onlyWhileOneLooks()
{
    lay({"human"}, 0, [](const State& state) { return state.round == 2 && state.question.asks == Asks::KeepOrReveal; });
    Game game;
    Adviser& adviser = *game.hotSeat().adviser();
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(!adviser.isOpen());
    for (const bool answered : {true, false}) {
        game.hotSeat().look(true);
        QVERIFY(adviser.isOpen());
        adviser.ask();
        if (answered)
            QVERIFY(answers(adviser));
        game.hotSeat().look(false);
        QVERIFY(!adviser.isOpen() && !adviser.isThinking() && !adviser.hasAnswered());
        game.hotSeat().look(true);
        QVERIFY(!adviser.isThinking() && !adviser.hasAnswered());
        game.hotSeat().look(false);
    }
}

void TestAdviser::neverInAReplay()
{
    lay({"human", "ai:random"}, 0, [](const State& state) { return state.round == 2 && state.question.seat == 0; });
    Game game;
    game.resume();
    QVERIFY(opens(game));
    game.replayThis();
    QVERIFY(game.playback()->isOpen());
    for (int position = game.playback()->position(); position > 0; --position) {
        game.playback()->step(-1);
        game.hotSeat().adviser()->ask();
        QVERIFY(!game.hotSeat().adviser()->isOpen() && !game.hotSeat().adviser()->isThinking());
    }
}

QTEST_GUILESS_MAIN(TestAdviser)
#include "tst_adviser.moc"
