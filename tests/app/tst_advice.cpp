#include "app/table/adviser.h"

#include <QTest>

using namespace oriflamme;

// What the hint says of a thought.
class TestAdvice : public QObject {
    Q_OBJECT

private slots:
    void theBestIsComparedWithTheNext();
    void whatIsUncertainIsNoDifference();
    void whatIsUnknownIsPassedOver();
    void whatIsSillyIsNotNext();
    void everyChoiceIsTold_data();
    void everyChoiceIsTold();
};

namespace {

Prospect promise(double win, double winError, double influence, double influenceError)
{
    return {
        .playouts = 100, .influence = influence, .influenceError = influenceError, .win = win, .winError = winError};
}

// A master that thought so of a view's choices, and holds number `best` best.
SearchResult thinking(const View& view, std::size_t best, const std::vector<Prospect>& prospects)
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

void TestAdvice::theBestIsComparedWithTheNext()
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
    // What surely wins more and yet is not held best is silly: it is not called about as good.
    advice = adviceOf(
        view, thinking(view, 0, {promise(0.5, 0.01, 5, 0.1), promise(0.6, 0.01, 6, 0.1), promise(0.4, 0.01, 4, 0.1)}));
    QCOMPARE(actionIn(advice, "next"), QString("target"));
    QCOMPARE(advice["wins"].toInt(), 10);
}

// Two errors of the difference are the bound: here 2 * hypot(0.03, 0.04) = 0.1.
void TestAdvice::whatIsUncertainIsNoDifference()
{
    const View view = keepOrReveal();
    const auto advice = [&](double more) {
        return adviceOf(
            view, thinking(view, 1, {promise(0.5, 0.03, 5, 0.3), promise(0.5 + more, 0.04, 5 + 10 * more, 0.4), {}}));
    };
    QCOMPARE(advice(0.09)["wins"].toInt(), 0);
    QCOMPARE(advice(0.09)["influence"].toInt(), 0);
    QCOMPARE(advice(0.11)["wins"].toInt(), 11);
    QCOMPARE(advice(0.11)["influence"].toInt(), 1);
}

void TestAdvice::whatIsUnknownIsPassedOver()
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

// An own card while a foreign one can be had: by its futures it is as good, but nobody shall read that of a hint.
void TestAdvice::whatIsSillyIsNotNext()
{
    View view;
    view.viewer = view.question.seat = 0;
    view.question.asks = Asks::Target;
    view.question.card = Card::Archer;
    view.round = 3;
    view.place = 1;
    view.queue.stacks = 4;
    for (std::int8_t slot = 0; slot < view.queue.stacks; ++slot) {
        view.queue.cards[std::size_t(slot)] = {.card = slot == 1 ? Card::Archer : Card::Lord, .seat = 1, .up = true};
        view.queue.tops[std::size_t(slot)] = slot;
    }
    view.queue.cards[0].seat = view.queue.cards[1].seat = 0;
    view.legal = {
        {.action = Action::Target, .to = 0}, {.action = Action::Target, .to = 2}, {.action = Action::Target, .to = 3}};
    const Prospect good = promise(0.5, 0.01, 5, 0.1), worse = promise(0.3, 0.01, 3, 0.1);
    QCOMPARE(adviceOf(view, thinking(view, 1, {good, good, worse}))["next"].toMap()["place"].toInt(), 3);
    // Unless nothing else makes sense.
    view.legal.pop_back();
    QCOMPARE(adviceOf(view, thinking(view, 1, {good, good}))["next"].toMap()["place"].toInt(), 0);
}

void TestAdvice::everyChoiceIsTold_data()
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

void TestAdvice::everyChoiceIsTold()
{
    QFETCH(QString, decision);
    QFETCH(QVariantMap, told);
    View view = keepOrReveal();
    view.legal = {*decisionFrom(decision.toStdString())};
    QVariantMap right{{"action", ""}, {"card", ""}, {"half", ""}, {"place", -1}, {"seat", -1}, {"to", -1}};
    right.insert(told);
    QCOMPARE(adviceOf(view, thinking(view, 0, {promise(0.5, 0, 5, 0)}))["best"].toMap(), right);
}

QTEST_APPLESS_MAIN(TestAdvice)
#include "tst_advice.moc"
