#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 6: the four intrigues of the base game, in the current edition.
class BaseIntrigues : public QObject {
    Q_OBJECT

private slots:
    void intriguesAreDiscardedWhenTheyHaveActed();
    void assassinationEliminatesAnyCard();
    void assassinationMayEliminateItself();
    void decreeMovesOneOtherCardWithTokensAndSide();
    void decreeTakesTokensOnItselfAsUsual();
    void decreeMovesTopCardsOnly();
    void decreeMovesToAGapNeverOntoACard();
    void decreeGapsBeforeAndAfterItAreTwoPlaces();
    void decreeMovedOffAStackUncoversWhatLayUnder();
    void decreeStaysInItsPlaceUntilTheMoveIsDone();
    void R13_puttingBackIsNoMove();
    void R13_theTopOfAStackMayBeLaidBesideItsOwnStack();
    void decreeWithoutAMoveDoesNothing();
    void ambushRevealedLosesItsTokensAndGainsOne();
    void ambushEliminatedByAnOpponentTakesTheCardThatDidIt();
    void ambushEliminatedByItsOwnFamilyDoesNothing();
    void ambushFaceDownTokensGoToTheSupply();
    void R14_ambushTakesAShapeshifterThatCopied();
    void R14_ambushTakesAnIntrigueWhichLeavesOnce();
    void conspiracyGainsTwiceItsTokens();
    void conspiracyWithoutTokensGainsNothing();
    void conspiracyEliminatedPaysNothing();
};

void BaseIntrigues::intriguesAreDiscardedWhenTheyHaveActed()
{
    for (const char* card : {"assassination", "royal-decree", "ambush", "conspiracy"}) {
        Position p("stag: heir | raven: spy | >wolf: " + std::string(card));
        p.play("reveal");
        if (p.asked().startsWith("wolf"))
            p.play(p.asked() == "wolf target" ? "target 0" : "move 0 gap 2");
        QCOMPARE(p.discards("wolf"), QString(card));
        QVERIFY(!p.queue().contains("wolf"));
    }
}

void BaseIntrigues::assassinationEliminatesAnyCard()
{
    Position p("stag: heir^ | raven: spy | >wolf: assassination(1) | wolf: lord | tower: archer soldier");
    p.play("reveal");
    ASKS(p, "wolf target", "target 0, target 1, target 2, target 3, target 4");
    p.play("target 4");
    SHOWS(p, "stag: heir^ | raven: spy | >wolf: lord | tower: archer");
    HOLD(p, "wolf 3, stag 1, raven 1, tower 1"); // 1 token, 1 for eliminating
}

void BaseIntrigues::assassinationMayEliminateItself()
{
    Position p("stag: heir | >wolf: lord^ assassination | raven: spy");
    p.play("reveal", "target 1");
    SHOWS(p, "stag: heir | wolf: lord^ | >raven: spy");
    HOLD(p, "wolf 3, stag 1, raven 1"); // 1 for eliminating, 1 by the Lord
    QCOMPARE(p.discards("wolf"), QString("assassination"));
}

void BaseIntrigues::decreeMovesOneOtherCardWithTokensAndSide()
{
    Position faceDown("stag: heir(3)** | >wolf: royal-decree | raven: spy");
    faceDown.play("reveal", "move 0 gap 3");
    SHOWS(faceDown, ">raven: spy | stag: heir(3)**");

    Position revealed("stag: diplomat^(2)* | >wolf: royal-decree | raven: spy | tower: heir");
    revealed.play("reveal", "move 0 gap 3");
    SHOWS(revealed, ">raven: spy | stag: diplomat^(2)* | tower: heir");
}

void BaseIntrigues::decreeTakesTokensOnItselfAsUsual()
{
    Position p("stag: heir | >wolf: royal-decree(2) | raven: spy");
    p.play("reveal", "move 0 gap 3");
    SHOWS(p, ">raven: spy | stag: heir");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void BaseIntrigues::decreeMovesTopCardsOnly()
{
    Position p("stag: heir spy^ | >wolf: royal-decree | raven: lord");
    p.play("reveal", "move 0 gap 3");
    SHOWS(p, "stag: heir | >raven: lord | stag: spy^");
}

void BaseIntrigues::decreeMovesToAGapNeverOntoACard()
{
    Position p("stag: heir | >wolf: royal-decree | stag: spy | raven: lord");
    p.play("reveal");
    ASKS(p, "wolf move",
         "move 0 gap 2, move 0 gap 3, move 0 gap 4, move 2 gap 0, move 2 gap 1, move 2 gap 4, "
         "move 3 gap 0, move 3 gap 1, move 3 gap 2");
}

void BaseIntrigues::decreeGapsBeforeAndAfterItAreTwoPlaces()
{
    Position before("stag: heir | raven: spy | >wolf: royal-decree");
    before.play("reveal", "move 0 gap 2");
    SHOWS(before, "raven: spy | stag: heir"); // before the Decree: the walk has passed it

    Position after("stag: heir | raven: spy | >wolf: royal-decree");
    after.play("reveal", "move 0 gap 3");
    SHOWS(after, "raven: spy | >stag: heir"); // after the Decree: it is met
}

void BaseIntrigues::decreeMovedOffAStackUncoversWhatLayUnder()
{
    Position p(">wolf: royal-decree | stag: lord^ heir(1) | raven: spy");
    p.play("reveal", "move 1 gap 0");
    SHOWS(p, "stag: heir(1) | stag: lord^ | >raven: spy");
    HOLD(p, "wolf 1, stag 3, raven 1"); // the Lord: 1, and 1 for the Heir beside it
}

void BaseIntrigues::decreeStaysInItsPlaceUntilTheMoveIsDone()
{
    Position p("stag: heir | >wolf: lord royal-decree | raven: spy");
    p.play("reveal", "move 0 gap 2");
    QCOMPARE(p.happened(), QString("revealed, moved, discarded"));
    SHOWS(p, ">wolf: lord | stag: heir | raven: spy");
}

void BaseIntrigues::R13_puttingBackIsNoMove()
{
    Position p("stag: heir | raven: spy | >wolf: royal-decree");
    p.play("reveal");
    ASKS(p, "wolf move", "move 0 gap 2, move 0 gap 3, move 1 gap 0, move 1 gap 3");
}

void BaseIntrigues::R13_theTopOfAStackMayBeLaidBesideItsOwnStack()
{
    Position p("stag: heir spy(1) | >wolf: royal-decree");
    p.play("reveal");
    ASKS(p, "wolf move", "move 0 gap 0, move 0 gap 1, move 0 gap 2");
    Position left = p;
    left.play("move 0 gap 0");
    SHOWS(left, "stag: spy(1) | stag: heir");
    Position right = p;
    right.play("move 0 gap 1");
    SHOWS(right, "stag: heir | stag: spy(1)");
    Position after = p;
    after.play("move 0 gap 2");
    SHOWS(after, "stag: heir | >stag: spy(1)");
}

void BaseIntrigues::decreeWithoutAMoveDoesNothing()
{
    Position p(">wolf: heir royal-decree(1)");
    p.play("reveal");
    SHOWS(p, ">wolf: heir");
    HOLD(p, "wolf 2, stag 1");
    QCOMPARE(p.discards("wolf"), QString("royal-decree"));
}

void BaseIntrigues::ambushRevealedLosesItsTokensAndGainsOne()
{
    Position p(">wolf: ambush(3) | stag: heir");
    p.play("reveal");
    SHOWS(p, ">stag: heir");
    HOLD(p, "wolf 2, stag 1");
    QCOMPARE(p.happened(), QString("revealed, tokensLost, gained, discarded"));
}

void BaseIntrigues::ambushEliminatedByAnOpponentTakesTheCardThatDidIt()
{
    Position p("raven: lord | >wolf: soldier | stag: ambush(2)");
    p.play("reveal", "target 2");
    SHOWS(p, "raven: lord");
    HOLD(p, "wolf 2, stag 5, raven 1"); // wolf is paid as always, nobody for the Soldier
    QCOMPARE(p.discards("wolf"), QString("soldier"));
    QCOMPARE(p.discards("stag"), QString("ambush"));
}

void BaseIntrigues::ambushEliminatedByItsOwnFamilyDoesNothing()
{
    Position p("raven: lord | >wolf: soldier | wolf: ambush(2)");
    p.play("reveal", "target 2");
    SHOWS(p, "raven: lord | wolf: soldier^");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void BaseIntrigues::ambushFaceDownTokensGoToTheSupply()
{
    Position p("raven: lord | >wolf: archer | stag: ambush(4)");
    p.play("reveal", "target 2");
    HOLD(p, "wolf 2, stag 5, raven 1");
}

void BaseIntrigues::R14_ambushTakesAShapeshifterThatCopied()
{
    Position p("raven: soldier^ | >wolf: shapeshifter | stag: ambush");
    p.play("reveal", "target 2"); // the Soldier it copied stays
    SHOWS(p, "raven: soldier^");
    QCOMPARE(p.discards("wolf"), QString("shapeshifter"));
    HOLD(p, "wolf 2, stag 5, raven 1");
}

void BaseIntrigues::R14_ambushTakesAnIntrigueWhichLeavesOnce()
{
    Position p("raven: lord | >wolf: heir assassination | stag: ambush");
    p.play("reveal", "target 2");
    SHOWS(p, "raven: lord | >wolf: heir");
    QCOMPARE(p.discards("wolf"), QString("assassination"));
    HOLD(p, "wolf 2, stag 5, raven 1");
}

void BaseIntrigues::conspiracyGainsTwiceItsTokens()
{
    Position p(">wolf: conspiracy(3) | stag: heir");
    p.play("reveal");
    SHOWS(p, ">stag: heir");
    HOLD(p, "wolf 7, stag 1");
}

void BaseIntrigues::conspiracyWithoutTokensGainsNothing()
{
    Position p(">wolf: conspiracy | stag: heir");
    p.play("reveal");
    HOLD(p, "wolf 1, stag 1");
}

void BaseIntrigues::conspiracyEliminatedPaysNothing()
{
    Position p(">wolf: soldier | stag: conspiracy(3)");
    p.play("reveal");
    HOLD(p, "wolf 2, stag 1");
    QCOMPARE(p.discards("stag"), QString("conspiracy"));
}

QTEST_APPLESS_MAIN(BaseIntrigues)
#include "tst_base_intrigues.moc"
