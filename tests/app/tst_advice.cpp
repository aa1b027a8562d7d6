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

Action actionOf(const Proposal& proposal)
{
    return Action(proposal.action);
}

}

void TestAdvice::theBestIsComparedWithTheNext()
{
    const View view = keepOrReveal();
    Advice advice = adviceOf(
        view,
        thinking(view, 1, {promise(0.3, 0.01, 9, 0.1), promise(0.5, 0.01, 5, 0.1), promise(0.42, 0.01, 7.4, 0.1)}));
    QCOMPARE(actionOf(advice.best), Action::Reveal);
    QCOMPARE(actionOf(advice.next), Action::Target);
    QCOMPARE(advice.wins, 8);
    QCOMPARE(advice.influence, -2);
    // Where the chances are the same, influence decides.
    advice = adviceOf(view, thinking(view, 2, {promise(0.3, 0, 4, 0), promise(0.3, 0, 3, 0), promise(0.3, 0, 9, 0)}));
    QCOMPARE(actionOf(advice.best), Action::Target);
    QCOMPARE(actionOf(advice.next), Action::Keep);
    QCOMPARE(advice.wins, 0);
    QCOMPARE(advice.influence, 5);
    // A few lucky futures recommend nothing.
    advice = adviceOf(
        view, thinking(view, 0, {promise(0.5, 0.01, 5, 0.1), promise(0.4, 0.01, 4, 0.1), promise(0.6, 0.2, 9, 1)}));
    QCOMPARE(actionOf(advice.best), Action::Keep);
    QCOMPARE(actionOf(advice.next), Action::Reveal);
    // What surely wins more and yet is not held best is silly: it is not called about as good.
    advice = adviceOf(
        view, thinking(view, 0, {promise(0.5, 0.01, 5, 0.1), promise(0.6, 0.01, 6, 0.1), promise(0.4, 0.01, 4, 0.1)}));
    QCOMPARE(actionOf(advice.next), Action::Target);
    QCOMPARE(advice.wins, 10);
}

// Two errors of the difference are the bound: here 2 * hypot(0.03, 0.04) = 0.1.
void TestAdvice::whatIsUncertainIsNoDifference()
{
    const View view = keepOrReveal();
    const auto advice = [&](double more) {
        return adviceOf(
            view, thinking(view, 1, {promise(0.5, 0.03, 5, 0.3), promise(0.5 + more, 0.04, 5 + 10 * more, 0.4), {}}));
    };
    QCOMPARE(advice(0.09).wins, 0);
    QCOMPARE(advice(0.09).influence, 0);
    QCOMPARE(advice(0.11).wins, 11);
    QCOMPARE(advice(0.11).influence, 1);
}

void TestAdvice::whatIsUnknownIsPassedOver()
{
    const View view = keepOrReveal();
    Prospect unknown = promise(0.9, 0, 20, 0);
    unknown.playouts = 0;
    QCOMPARE(actionOf(adviceOf(view, thinking(view, 2, {unknown, promise(0.1, 0, 1, 0), promise(0.2, 0, 1, 0)})).next),
             Action::Reveal);
    const Advice alone = adviceOf(view, thinking(view, 0, {promise(0.1, 0, 1, 0), unknown, unknown}));
    QCOMPARE(actionOf(alone.best), Action::Keep);
    QCOMPARE(alone.next, Proposal());
    QCOMPARE(adviceOf(view, thinking(view, 0, {unknown, unknown, unknown})), Advice());
    QCOMPARE(adviceOf(view, {}), Advice());
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
    QCOMPARE(adviceOf(view, thinking(view, 1, {good, good, worse})).next.place, 3);
    // Unless nothing else makes sense.
    view.legal.pop_back();
    QCOMPARE(adviceOf(view, thinking(view, 1, {good, good})).next.place, 0);
}

void TestAdvice::everyChoiceIsTold_data()
{
    QTest::addColumn<QString>("decision");
    QTest::addColumn<Proposal>("told");
    const auto row = [](const char* decision, Action action, Proposal told) {
        told.action = int(action);
        QTest::newRow(decision) << QString(decision) << told;
    };
    const Proposal spy{.card = "spy", .place = 0, .seat = 0};
    const auto to = [&](int place) {
        Proposal proposal = spy;
        proposal.to = place;
        return proposal;
    };
    row("place lord left", Action::PlaceLeft, {.card = "lord"});
    row("place lord right", Action::PlaceRight, {.card = "lord"});
    row("place lord on 0", Action::PlaceOn, {.card = "lord", .to = 0});
    row("keep", Action::Keep, spy);
    row("reveal", Action::Reveal, spy);
    row("target 0", Action::Target, to(0));
    row("mode collect", Action::Mode, {.half = "collect"});
    row("swap heir", Action::Swap, {.card = "heir"});
    row("move 0 gap 1", Action::MoveGap, to(1));
    row("move 0 on 0", Action::MoveOnto, to(0));
}

void TestAdvice::everyChoiceIsTold()
{
    QFETCH(QString, decision);
    QFETCH(Proposal, told);
    View view = keepOrReveal();
    view.legal = {*decisionFrom(decision.toStdString())};
    QCOMPARE(adviceOf(view, thinking(view, 0, {promise(0.5, 0, 5, 0)})).best, told);
}

QTEST_APPLESS_MAIN(TestAdvice)
#include "tst_advice.moc"
