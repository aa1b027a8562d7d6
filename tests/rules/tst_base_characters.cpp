#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 6: the six characters of the base game, in the current edition.
class BaseCharacters : public QObject {
    Q_OBJECT

private slots:
    void archerEliminatesTheFirstOrTheLastCard();
    void archerMayEliminateItself();
    void archerReachesTopCardsOnly();
    void archerActsEveryRound();
    void soldierEliminatesAnAdjacentCard();
    void soldierAtAnEndHasOneNeighbour();
    void spyTakesFromTheOwnersInfluenceNotFromTheCard();
    void spyMayPointAtACardFaceDownOrRevealed();
    void R11_spyingOnOneselfMovesNothing();
    void R11_spyingOnASeatWithNothingMovesNothing();
    void spyAloneDoesNothing();
    void heirGainsTwoIfNoOtherRevealedOneIsInTheQueue();
    void heirIsBlockedByAnotherRevealedUncoveredHeir();
    void heirIsNotBlockedByAFaceDownOrACoveredOne();
    void lordGainsOneAndOneMoreForEachAdjacentOwnCard();
    void lordCountsOnlyTheTopCardOfAStack();
    void lordCountsNeitherOpponentsNorWhatIsNotAdjacent();
};

void BaseCharacters::archerEliminatesTheFirstOrTheLastCard()
{
    Position first("stag: heir | raven: spy | >wolf: archer | tower: lord | stag: spy");
    first.play("reveal");
    ASKS(first, "wolf target", "target 0, target 4");
    first.play("target 0");
    SHOWS(first, "raven: spy | wolf: archer^ | >tower: lord | stag: spy");
    HOLD(first, "wolf 2, stag 1, raven 1, tower 1");

    Position last("stag: heir | raven: spy | >wolf: archer | tower: lord | stag: spy");
    last.play("reveal", "target 4");
    SHOWS(last, "stag: heir | raven: spy | wolf: archer^ | >tower: lord");
    HOLD(last, "wolf 2, stag 1, raven 1, tower 1");
}

void BaseCharacters::archerMayEliminateItself()
{
    Position p("stag: heir | raven: spy | >wolf: lord archer");
    p.play("reveal", "target 2");
    SHOWS(p, "stag: heir | raven: spy | >wolf: lord");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void BaseCharacters::archerReachesTopCardsOnly()
{
    Position p("stag: heir spy^ | >wolf: archer | raven: lord");
    p.play("reveal", "target 0");
    SHOWS(p, "stag: heir | wolf: archer^ | >raven: lord");
    QCOMPARE(p.discards("stag"), QString("spy"));
}

void BaseCharacters::archerActsEveryRound()
{
    Position p("stag: heir | >raven: spy | wolf: archer^ | tower: lord");
    p.play("keep");
    ASKS(p, "wolf target", "target 0, target 3");
    p.play("target 3");
    SHOWS(p, "stag: heir | raven: spy(1) | wolf: archer^");
    HOLD(p, "wolf 2, stag 1, raven 1, tower 1");
}

void BaseCharacters::soldierEliminatesAnAdjacentCard()
{
    Position p("stag: heir | raven: spy | >wolf: soldier | tower: lord^ | stag: spy");
    p.play("reveal");
    ASKS(p, "wolf target", "target 1, target 3");
    p.play("target 3");
    SHOWS(p, "stag: heir | raven: spy | wolf: soldier^ | >stag: spy");
    HOLD(p, "wolf 2, stag 1, raven 1, tower 1");
}

void BaseCharacters::soldierAtAnEndHasOneNeighbour()
{
    Position p("stag: heir | raven: spy | >wolf: soldier");
    p.play("reveal");
    SHOWS(p, "stag: heir | wolf: soldier^");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void BaseCharacters::spyTakesFromTheOwnersInfluenceNotFromTheCard()
{
    Position p("stag: heir(2) | >wolf: spy | raven: lord");
    p.influence("stag 3").play("reveal", "target 0");
    SHOWS(p, "stag: heir(2) | wolf: spy^ | >raven: lord");
    HOLD(p, "wolf 2, stag 2, raven 1");
}

void BaseCharacters::spyMayPointAtACardFaceDownOrRevealed()
{
    Position p("stag: heir^ | >wolf: spy | raven: lord spy");
    p.play("reveal");
    ASKS(p, "wolf target", "target 0, target 2");
    p.play("target 2");
    HOLD(p, "wolf 2, stag 1, raven 0");
}

void BaseCharacters::R11_spyingOnOneselfMovesNothing()
{
    Position p("stag: heir | >wolf: spy | wolf: lord");
    p.play("reveal", "target 2");
    HOLD(p, "wolf 1, stag 1");
    SHOWS(p, "stag: heir | wolf: spy^ | >wolf: lord");
    QVERIFY(p.told().endsWith("steals 0 by wolf's lord#3"));
}

void BaseCharacters::R11_spyingOnASeatWithNothingMovesNothing()
{
    Position p(">wolf: spy | stag: heir(3)");
    p.influence("stag 0").play("reveal");
    HOLD(p, "wolf 1, stag 0");
    SHOWS(p, "wolf: spy^ | >stag: heir(3)");
}

void BaseCharacters::spyAloneDoesNothing()
{
    Position p(">wolf: heir spy");
    p.play("reveal");
    HOLD(p, "wolf 1, stag 1");
    QCOMPARE(p.happened(), QString("revealed, noEffect, markerPasses, roundBegins"));
}

void BaseCharacters::heirGainsTwoIfNoOtherRevealedOneIsInTheQueue()
{
    Position p("stag: lord^ | >wolf: heir | raven: spy");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void BaseCharacters::heirIsBlockedByAnotherRevealedUncoveredHeir()
{
    Position p(">wolf: heir | raven: spy | tower: lord | stag: heir^");
    p.play("reveal");
    HOLD(p, "wolf 1, stag 1, raven 1, tower 1");

    Position atOnce(">wolf: heir | stag: heir^");
    atOnce.play("reveal"); // both act, both are blocked
    HOLD(atOnce, "wolf 1, stag 1");
}

void BaseCharacters::heirIsNotBlockedByAFaceDownOrACoveredOne()
{
    Position faceDown(">wolf: heir | stag: heir");
    faceDown.play("reveal");
    HOLD(faceDown, "wolf 3, stag 1");

    Position covered(">wolf: heir | stag: heir^ spy");
    covered.play("reveal");
    HOLD(covered, "wolf 3, stag 1");
}

void BaseCharacters::lordGainsOneAndOneMoreForEachAdjacentOwnCard()
{
    Position none("stag: heir | >wolf: lord | raven: spy");
    none.play("reveal");
    HOLD(none, "wolf 2, stag 1, raven 1");

    Position one("wolf: heir | >wolf: lord | raven: spy");
    one.play("reveal");
    HOLD(one, "wolf 3, stag 1, raven 1");

    Position both("wolf: spy^ | >wolf: lord | wolf: heir");
    both.play("reveal"); // one is revealed, one lies face down
    HOLD(both, "wolf 4, stag 1");
}

void BaseCharacters::lordCountsOnlyTheTopCardOfAStack()
{
    Position p("wolf: heir spy archer | >wolf: soldier lord | stag: spy");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
}

void BaseCharacters::lordCountsNeitherOpponentsNorWhatIsNotAdjacent()
{
    Position p("wolf: heir | stag: heir | >wolf: lord | stag: spy | wolf: archer");
    p.play("reveal");
    HOLD(p, "wolf 2, stag 1");
}

QTEST_APPLESS_MAIN(BaseCharacters)
#include "tst_base_characters.moc"
