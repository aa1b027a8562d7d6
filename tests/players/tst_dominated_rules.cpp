#include "engine/players/dominatedmoves.h"
#include "tests/players/dominatedcases.h"
#include "tests/support/mirror.h"
#include "tests/support/position.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

// What no computer player would do, however little it thinks.
class DominatedMoves : public QObject {
    Q_OBJECT

private slots:
    void leavesNoDominatedMove_data();
    void leavesNoDominatedMove();
    void leavesWhatMayMakeSense_data();
    void leavesWhatMayMakeSense();
    void leavesSomeDecisionsInTheirOrder();
    void isTheSameInTheMirror();
};

namespace {

constexpr std::string_view mixture = "archer spy lord heir conspiracy empress diplomat infiltration racket trade";

}

void DominatedMoves::leavesNoDominatedMove_data()
{
    QTest::addColumn<DominatedCase>("choice");
    for (const DominatedCase& choice : dominatedCases()) {
        if (choice.byRule)
            QTest::newRow(choice.name) << choice;
    }
}

void DominatedMoves::leavesNoDominatedMove()
{
    QFETCH(DominatedCase, choice);
    const std::vector<Decision> named = decisionsFrom(choice.only.empty() ? choice.never : choice.only);
    const State& state = choice.position.state();
    for (const Decision& decision : undominated(look(state, state.question.seat)))
        QVERIFY2(isAmong(decision, named) != choice.only.empty(), text(decision).c_str());
}

void DominatedMoves::leavesWhatMayMakeSense_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<QString>("decision");
    const auto row = [](const char* name, Position position, const char* decision) {
        QTest::newRow(name) << position << decision;
    };
    row("an empty Conspiracy frees the own Lord under it", Position(">wolf: lord^ conspiracy | stag: heir").round(3),
        "reveal");
    row("a Racket with bait frees the own Lord under it",
        Position(">wolf: lord^ racket(1) | stag: heir").cards(mixture).round(3), "reveal");
    row("an Archer may take its own Heir where the other end may be an Ambush",
        Position("wolf: heir^ | >wolf: archer | stag: lord").hand("stag", "ambush").round(6).play("reveal"),
        "target 0");
    row("an Infiltration may take the own hidden card that follows it",
        Position("wolf: spy | >wolf: archer | stag: heir^")
            .cards(mixture)
            .reserved("wolf", "infiltration")
            .round(3)
            .play("reveal"),
        "target 0");
    row("an Archer may take its own Ambush that lies on the own Lord",
        Position("wolf: lord^ ambush | >wolf: archer | stag: heir^").round(3).play("reveal"), "target 0");
    row("a Soldier may be shown between own hidden cards that an Infiltration is paid for",
        Position("wolf: spy | >wolf: archer | wolf: heir").cards(mixture).reserved("wolf", "infiltration").round(3),
        "reveal");
    row("an Ambush may be shown to nobody's harm", Position(">wolf: ambush | stag: heir").round(3), "reveal");
    row("in the last round an Ambush may wait for what is hidden", Position(">wolf: ambush | stag: heir").round(6),
        "keep");
    row("in the last round an Ambush may lie there to be counted", Position(">wolf: ambush | wolf: lord^").round(6),
        "keep");
    row("in the last round a Diplomat may be kept from another who is still to act",
        Position(">wolf: diplomat | stag: diplomat^").cards(mixture).round(6), "keep");
    row("an Infiltration is paid for an own hidden card with tokens",
        Position("wolf: spy(1) | >wolf: archer | stag: heir^")
            .cards(mixture)
            .reserved("wolf", "infiltration")
            .round(3)
            .play("reveal"),
        "target 0");
    row("in the last round a Soldier with tokens may be kept from his own Lord",
        Position("wolf: lord^ | >wolf: soldier(2)").round(6), "keep");
}

void DominatedMoves::leavesWhatMayMakeSense()
{
    QFETCH(Position, position);
    QFETCH(QString, decision);
    const State& state = position.state();
    const View view = look(state, state.question.seat);
    const Decision named = decisionFrom(decision.toStdString()).value();
    QVERIFY2(isAmong(named, view.legal), qPrintable(position.asked()));
    QVERIFY(isAmong(named, undominated(view)));
}

void DominatedMoves::leavesSomeDecisionsInTheirOrder()
{
    int fewer = 0;
    everyQuestion("sense", gamesToPlay(4) * kindsOfGame, [&](const State& state, Random&) {
        const View view = look(state, state.question.seat);
        const std::vector<Decision> rest = undominated(view);
        QVERIFY(!rest.empty());
        auto at = view.legal.begin();
        for (const Decision& decision : rest) {
            at = std::find(at, view.legal.end(), decision);
            QVERIFY2(at != view.legal.end(), text(decision).c_str());
            ++at;
        }
        fewer += rest.size() < view.legal.size();
    });
    QVERIFY(fewer > 500);
}

void DominatedMoves::isTheSameInTheMirror()
{
    everyQuestion("mirror", gamesToPlay(4) * kindsOfGame, [&](const State& state, Random&) {
        const View view = look(state, state.question.seat);
        std::vector<Decision> image = undominated(look(mirrored(state), view.viewer));
        for (const Decision& decision : undominated(view)) {
            const auto found = std::find(image.begin(), image.end(), mirrored(decision, state));
            QVERIFY2(found != image.end(), (positionText(state) + ": " + text(decision)).c_str());
            image.erase(found);
        }
        QVERIFY2(image.empty(), positionText(state).c_str());
    });
}

QTEST_APPLESS_MAIN(DominatedMoves)
#include "tst_dominated_rules.moc"
