#include "engine/sight/ruling.h"
#include "tests/support/legaloracle.h"
#include "tests/support/permutation.h"
#include "tests/support/position.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

// refusal(): why something cannot be chosen, and the rule that forbids it.
class Refusals : public QObject {
    Q_OBJECT

private slots:
    void namesTheReason_data();
    void namesTheReason();
    void isThereExactlyWhereNoDecisionIs();
    void toldAreAllThatCanBe();
    void isTheSameInEveryWorldThatTheViewLeavesOpen();
};

void Refusals::namesTheReason_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<QString>("decision");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* what, const Position& position, const char* decision, const char* reason,
                        const char* rule) {
        QTest::newRow(what) << position << QString(decision) << QString(reason) << QString(rule);
    };
    const Position laying = Position("wolf: heir | stag: lord").hand("wolf", "spy");
    row("a card that is not in the hand", laying, "place heir left", "not-in-hand", "placement");
    row("another family's stack", laying, "place spy on 1", "not-own-stack", "placement");
    row("a stack that is none", laying, "place spy on 2", "no-place", "queue");
    row("keeping while a card is to be laid", laying, "keep", "other-question", "R6");
    row("the other end of nothing", Position("").hand("wolf", "spy"), "place spy right", "one-end", "placement");
    row("an Insurrection without a token", Position(">wolf: insurrection | stag: judge"), "reveal", "no-token", "R7");
    row("an Archer in the middle", Position("stag: lord | raven: spy | >wolf: archer").play("reveal"), "target 1",
        "not-an-end", "archer");
    row("a Soldier past its neighbours",
        Position("stag: lord | raven: spy | >wolf: soldier | stag: spy").play("reveal"), "target 0", "not-adjacent",
        "adjacent");
    row("a Shapeshifter beside a hidden card",
        Position("stag: lord^ | >wolf: shapeshifter | stag: spy^ | raven: heir").play("reveal"), "target 3",
        "not-adjacent", "adjacent");
    row("an Empress and an own card", Position("wolf: spy | >wolf: empress | stag: lord | raven: heir").play("reveal"),
        "target 0", "own-card", "empress");
    row("an Empress and a revealed card",
        Position("stag: spy^ | >wolf: empress | stag: lord | raven: heir").play("reveal"), "target 0", "face-up",
        "empress");
    const Position diplomats = Position("stag: diplomat^ | raven: spy | >wolf: diplomat | raven: diplomat^");
    row("a Diplomat and herself", Position(diplomats).play("reveal", "mode pay"), "target 2", "itself", "diplomat");
    row("a Diplomat and another card", Position(diplomats).play("reveal", "mode pay"), "target 1", "not-diplomat",
        "diplomat");
    row("a Decree and itself", Position("stag: lord | >wolf: royal-decree | stag: spy").play("reveal"), "move 1 gap 0",
        "itself", "royal-decree");
    row("a move that is none", Position("stag: lord | >wolf: royal-decree | stag: spy").play("reveal"), "move 0 gap 1",
        "same-place", "R13");
    row("a move onto a card", Position("stag: lord | >wolf: royal-decree | stag: spy").play("reveal"), "move 0 on 2",
        "this-edition", "first-decree");
    const Position first = Position("stag: lord | >wolf: royal-decree | stag: spy").firstEdition().play("reveal");
    row("a move onto another family", first, "move 0 on 1", "other-family", "R21");
    row("a move onto itself", first, "move 0 on 0", "same-stack", "R21");
    row("a half of another card", Position("stag: judge | >wolf: informant | stag: empress").play("reveal"), "mode pay",
        "other-half", "informant");
}

static std::string nameOf(const Ruling& ruling)
{
    return std::string(ruling.rule == Rule::Card ? name(ruling.card) : name(ruling.rule));
}

void Refusals::namesTheReason()
{
    QFETCH(Position, position);
    QFETCH(QString, decision);
    QFETCH(QString, reason);
    QFETCH(QString, rule);
    const State& state = position.state();
    const View view = look(state, state.question.seat);
    const Refusal refused = refusal(view, *decisionFrom(decision.toStdString()));
    QCOMPARE(QString::fromStdString(std::string(name(refused))), reason);
    QCOMPARE(QString::fromStdString(nameOf(rulingOf(refused, view.question))), rule);
}

// Whatever answer to whatever question is tried: there is a reason, or it is legal.
void Refusals::isThereExactlyWhereNoDecisionIs()
{
    everyQuestion("refusals", gamesToPlay(48), [](const State& state, Random&) {
        for (Seat seat = noSeat; seat < state.rules.seats; ++seat) {
            const View view = look(state, seat);
            for (int asks = 1; asks <= int(Asks::Move); ++asks) {
                for (const Decision& decision : everyDecision(Asks(asks), state.queue.stacks)) {
                    const bool legal = std::find(view.legal.begin(), view.legal.end(), decision) != view.legal.end();
                    const Refusal refused = refusal(view, decision);
                    if ((refused == Refusal::None) != legal)
                        QFAIL((text(decision) + " at " + positionText(state)).c_str());
                    if (!legal && nameOf(rulingOf(refused, view.question)).empty())
                        QFAIL(("no rule forbids " + text(decision)).c_str());
                }
            }
        }
    });
}

// Every reason occurs in a game but Covered, which no decision can ask for; three Diplomats seldom meet.
void Refusals::toldAreAllThatCanBe()
{
    std::array<bool, std::size_t(Refusal::OtherFamily) + 1> seen{};
    seen[std::size_t(Refusal::Covered)] = seen[std::size_t(Refusal::NotDiplomat)] = true;
    const auto note = [&](const State& state, Random&) {
        const View view = look(state, state.question.seat);
        for (const Decision& decision : everyDecision(state.question.asks, state.queue.stacks))
            seen[std::size_t(refusal(view, decision))] = true;
        seen[std::size_t(refusal(view, {.action = Action::None}))] = true;
        seen[std::size_t(refusal(look(state, state.next(state.question.seat)), {.action = Action::Keep}))] = true;
    };
    everyQuestion("all refusals", gamesToPlay(480), note);
    seen[std::size_t(refusal(View{}, {.action = Action::Keep}))] = true;
    for (std::size_t i = 0; i < seen.size(); ++i)
        QVERIFY2(seen[i], std::string(name(Refusal(i))).c_str());
}

void Refusals::isTheSameInEveryWorldThatTheViewLeavesOpen()
{
    everyQuestion("refusals in other worlds", gamesToPlay(48), [](const State& state, Random& random) {
        const View view = look(state, state.question.seat);
        const View other = look(determinize(view, random), state.question.seat);
        for (const Decision& decision : everyDecision(state.question.asks, state.queue.stacks))
            QCOMPARE(int(refusal(other, decision)), int(refusal(view, decision)));
    });
}

QTEST_GUILESS_MAIN(Refusals)
#include "tst_refusal.moc"
