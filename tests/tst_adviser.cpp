#include "app/names.h"
#include "tests/home.h"
#include "tests/playing.h"
#include "tests/twins.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace oriflamme;

// The hint: what it says, whom it is for, and that it goes with what was asked about.
class TestAdviser : public QObject {
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<Home>(); }
    void cleanup() { m_home.reset(); }
    void theBestIsComparedWithTheNext();
    void whatIsUncertainIsNoDifference();
    void whatIsUnknownIsPassedOver();
    void everyChoiceIsTold_data();
    void everyChoiceIsTold();
    void aPersonIsAdvised();
    void theSameIsAdvisedAgain();
    void itIsForgotten_data();
    void itIsForgotten();
    void onlyTheSeatThatIsAskedIsAdvised();
    void onlyWhileOneLooks();
    void neverInAReplay();
    void twinsAreAdvisedAlike();

private:
    void lay(const QStringList& players, int kind, const std::function<bool(const State&)>& enough);

    std::unique_ptr<Home> m_home;
};

namespace {

bool opens(Game& game)
{
    return QTest::qWaitFor([&] {
        game.skip();
        return game.isMyTurn() || game.curtain() >= 0;
    });
}

bool answers(Adviser& adviser)
{
    return QTest::qWaitFor([&] { return !adviser.isThinking(); }, 60000) && !adviser.advice().isEmpty();
}

Prospect promise(double win, double winError, double influence, double influenceError)
{
    return {
        .playouts = 100, .influence = influence, .influenceError = influenceError, .win = win, .winError = winError};
}

// A master that thought so of a view's choices, and holds number `best` best.
Thought thinking(const View& view, std::size_t best, const std::vector<Prospect>& prospects)
{
    return {.decision = view.legal[best], .prospects = prospects};
}

// Somebody is asked about the only card.
View keepOrReveal()
{
    View view;
    view.viewer = 0;
    view.legal = {{.action = Action::Keep}, {.action = Action::Reveal}, {.action = Action::Target, .to = 0}};
    view.place = 0;
    view.queue.stacks = 1;
    view.queue.cards[0].card = Card::Spy;
    view.queue.cards[0].seat = 0;
    view.queue.tops[0] = 0;
    return view;
}

QString actionIn(const QVariantMap& advice, const char* which)
{
    return advice[which].toMap()["action"].toString();
}

}

// Lays a game there that was played by lot until somebody says enough.
void TestAdviser::lay(const QStringList& players, int kind, const std::function<bool(const State&)>& enough)
{
    Storage(m_home->folder()).save(gameUntil(kind, players, enough));
}

void TestAdviser::theBestIsComparedWithTheNext()
{
    const View view = keepOrReveal();
    QVariantMap advice = adviceOf(
        view,
        thinking(view, 1, {promise(0.3, 0.01, 9, 0.1), promise(0.5, 0.01, 5, 0.1), promise(0.42, 0.01, 7.4, 0.1)}));
    QCOMPARE(actionIn(advice, "best"), QString("reveal"));
    QCOMPARE(actionIn(advice, "next"), QString("target"));
    QCOMPARE(advice["wins"].toInt(), 8);
    QCOMPARE(advice["influence"].toInt(), -2);
    // Where the chances are the same, influence decides.
    advice = adviceOf(view, thinking(view, 2, {promise(0.3, 0, 4, 0), promise(0.3, 0, 3, 0), promise(0.3, 0, 9, 0)}));
    QCOMPARE(actionIn(advice, "best"), QString("target"));
    QCOMPARE(actionIn(advice, "next"), QString("keep"));
    QCOMPARE(advice["wins"].toInt(), 0);
    QCOMPARE(advice["influence"].toInt(), 5);
    // A few lucky futures recommend nothing.
    advice = adviceOf(
        view, thinking(view, 0, {promise(0.5, 0.01, 5, 0.1), promise(0.4, 0.01, 4, 0.1), promise(0.6, 0.2, 9, 1)}));
    QCOMPARE(actionIn(advice, "best"), QString("keep"));
    QCOMPARE(actionIn(advice, "next"), QString("reveal"));
}

// Two errors of the difference are the bound: here 2 * hypot(0.03, 0.04) = 0.1.
void TestAdviser::whatIsUncertainIsNoDifference()
{
    const View view = keepOrReveal();
    const auto advice = [&](double more) {
        return adviceOf(view,
                        thinking(view, 1, {promise(0.5, 0.03, 5, 0.3), promise(0.5 + more, 0.04, 5 + 10 * more, 0.4)}));
    };
    QCOMPARE(advice(0.09)["wins"].toInt(), 0);
    QCOMPARE(advice(0.09)["influence"].toInt(), 0);
    QCOMPARE(advice(0.11)["wins"].toInt(), 11);
    QCOMPARE(advice(0.11)["influence"].toInt(), 1);
}

void TestAdviser::whatIsUnknownIsPassedOver()
{
    const View view = keepOrReveal();
    Prospect unknown = promise(0.9, 0, 20, 0);
    unknown.playouts = 0;
    QCOMPARE(
        actionIn(adviceOf(view, thinking(view, 2, {unknown, promise(0.1, 0, 1, 0), promise(0.2, 0, 1, 0)})), "next"),
        QString("reveal"));
    const QVariantMap alone = adviceOf(view, thinking(view, 0, {promise(0.1, 0, 1, 0), unknown, unknown}));
    QCOMPARE(actionIn(alone, "best"), QString("keep"));
    QVERIFY(!alone.contains("next"));
    QCOMPARE(adviceOf(view, thinking(view, 0, {unknown, unknown, unknown})), QVariantMap());
    QCOMPARE(adviceOf(view, {}), QVariantMap());
}

void TestAdviser::everyChoiceIsTold_data()
{
    QTest::addColumn<QString>("decision");
    QTest::addColumn<QVariantMap>("told"); // what is not -1 or empty
    const auto row = [](const char* decision, const QVariantMap& told) {
        QTest::newRow(decision) << QString(decision) << told;
    };
    const QVariantMap spy{{"card", "spy"}, {"place", 0}, {"seat", 0}};
    const auto with = [&](const QVariantMap& more) {
        QVariantMap map = spy;
        map.insert(more);
        return map;
    };
    row("place lord left", {{"action", "left"}, {"card", "lord"}});
    row("place lord right", {{"action", "right"}, {"card", "lord"}});
    row("place lord on 0", {{"action", "on"}, {"card", "lord"}, {"to", 0}});
    row("keep", with({{"action", "keep"}}));
    row("reveal", with({{"action", "reveal"}}));
    row("target 0", with({{"action", "target"}, {"to", 0}}));
    row("mode collect", {{"action", "mode"}, {"half", "collect"}});
    row("swap heir", {{"action", "swap"}, {"card", "heir"}});
    row("move 0 gap 1", with({{"action", "gap"}, {"to", 1}}));
    row("move 0 on 0", with({{"action", "onto"}, {"to", 0}}));
}

void TestAdviser::everyChoiceIsTold()
{
    QFETCH(QString, decision);
    QFETCH(QVariantMap, told);
    View view = keepOrReveal();
    view.legal = {*decisionFrom(decision.toStdString())};
    QVariantMap right{{"action", ""}, {"card", ""}, {"half", ""}, {"place", -1}, {"seat", -1}, {"to", -1}};
    right.insert(told);
    QCOMPARE(adviceOf(view, thinking(view, 0, {promise(0.5, 0, 5, 0)}))["best"].toMap(), right);
}

// What a master would find with the person's own chance, and without keeping the window waiting.
void TestAdviser::aPersonIsAdvised()
{
    lay({"human", "ai:random", "ai:random"}, 8,
        [](const State& state) { return state.round == 2 && state.question.seat == 0; });
    Game game;
    Adviser& adviser = *game.adviser();
    QVERIFY(!adviser.isOpen());
    adviser.ask();
    QVERIFY(!adviser.isThinking());
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(adviser.isOpen());
    QVERIFY(adviser.advice().isEmpty() && !adviser.isThinking());
    adviser.ask();
    QVERIFY(adviser.isThinking() && adviser.advice().isEmpty());
    QVERIFY(answers(adviser));
    const View view = look(game.table().state(), 0);
    QVariantMap right = adviceOf(view, advise(view, chance(game.table().record(), 0)));
    QVERIFY(right.contains("best"));
    right["known"] = true;
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
    Adviser& adviser = *game.adviser();
    adviser.ask();
    QVERIFY(answers(adviser));
    const QVariantMap first = adviser.advice();
    adviser.dismiss();
    QVERIFY(adviser.advice().isEmpty() && adviser.isOpen());
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
    rows("dismissed", [](Game& game) { game.adviser()->dismiss(); });
    rows("decided", [](Game& game) {
        const View view = look(game.table().state(), 0);
        pick(*game.choice(), view.legal.front());
    });
    rows("taken back", [](Game& game) { game.undo(); });
    rows("left", [](Game& game) { game.leave(); });
    rows("another game", [](Game& game) { game.start(setupWith({"human", "human"})); });
    rows("looked back at", [](Game& game) { game.replayThis(); });
    rows("the same moment shown again", [](Game& game) { game.skip(); });
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
    Adviser& adviser = *game.adviser();
    adviser.ask();
    if (answered)
        QVERIFY(answers(adviser));
    deed(game);
    QVERIFY(adviser.advice().isEmpty());
    QVERIFY(!adviser.isThinking());
    QVERIFY(!QTest::qWaitFor([&] { return adviser.isThinking() || !adviser.advice().isEmpty(); }, 300));
}

// Neither a bystander, nor whoever looks at their own cards while another is asked, nor anybody while a computer is.
void TestAdviser::onlyTheSeatThatIsAskedIsAdvised()
{
    lay({"human", "human", "ai:random"}, 12, [](const State& state) {
        return state.round == 2 && state.question.asks == Asks::KeepOrReveal && state.question.seat == 1;
    });
    Game game;
    Adviser& adviser = *game.adviser();
    const auto isSilent = [&] {
        adviser.ask();
        return !adviser.isOpen() && !adviser.isThinking() && adviser.advice().isEmpty();
    };
    game.resume();
    QVERIFY(opens(game));
    QCOMPARE(game.viewer(), -1);
    QVERIFY(game.isMyTurn() && isSilent());
    game.call(0);
    QVERIFY(game.curtain() == 0 && isSilent());
    game.pass();
    QVERIFY(game.viewer() == 0 && isSilent());
    game.look(false);
    QVERIFY(isSilent());
    game.choice()->keep();
    QVERIFY(game.isMoving() && isSilent());
    bool asked = false;
    connect(&game, &Game::shown, this, [&] {
        const Seat seat = game.table().state().question.seat;
        asked = asked || (adviser.isOpen() && !(game.isMyTurn() && game.viewer() == seat));
    });
    QCOMPARE(playOn(game, 0), QString());
    QVERIFY(QTest::qWaitFor([&] {
        game.skip();
        return game.curtain() >= 0 || game.isMyTurn();
    }));
    QVERIFY(!asked);
}

void TestAdviser::onlyWhileOneLooks()
{
    lay({"human"}, 0, [](const State& state) { return state.round == 2 && state.question.asks == Asks::KeepOrReveal; });
    Game game;
    Adviser& adviser = *game.adviser();
    game.resume();
    QVERIFY(opens(game));
    QVERIFY(!adviser.isOpen());
    for (const bool answered : {true, false}) {
        game.look(true);
        QVERIFY(adviser.isOpen());
        adviser.ask();
        if (answered)
            QVERIFY(answers(adviser));
        game.look(false);
        QVERIFY(!adviser.isOpen() && !adviser.isThinking() && adviser.advice().isEmpty());
        game.look(true);
        QVERIFY(!adviser.isThinking() && adviser.advice().isEmpty());
        game.look(false);
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
        game.adviser()->ask();
        QVERIFY(!game.adviser()->isOpen() && !game.adviser()->isThinking());
    }
}

// Two true games that differ in what is hidden from who is asked.
void TestAdviser::twinsAreAdvisedAlike()
{
    int compared = 0;
    for (int kind = 0; kind < kindsOfGame; kind += 7) {
        Random random(seedFrom("twins", std::uint64_t(kind)));
        State state = start(newGame(kindOfGame(kind, random), random).setup);
        for (int i = 0; i < 15 && state.phase != Phase::Over; ++i)
            apply(state, anyDecision(state, random));
        if (state.phase == Phase::Over)
            continue;
        const Seat seat = state.question.seat;
        const Twin twin = twinOf(state, seat, Memory(), random);
        if (twin.state == state || look(twin.state, seat) != look(state, seat))
            continue; // what went back to a hand is known
        const auto advised = [&](const State& one) {
            Adviser adviser;
            adviser.open(look(one, seat), Random(std::uint64_t(kind)));
            adviser.ask();
            return answers(adviser) ? adviser.advice() : QVariantMap();
        };
        const QVariantMap first = advised(state);
        QVERIFY(first["known"].toBool());
        QCOMPARE(advised(twin.state), first);
        ++compared;
    }
    QVERIFY(compared > kindsOfGame / 14);
}

QTEST_GUILESS_MAIN(TestAdviser)
#include "tst_adviser.moc"
