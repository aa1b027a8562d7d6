#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 7: the Informant and the Diplomat.
class AllianceHalves : public QObject {
    Q_OBJECT

private slots:
    void informantGainsWhatLiesOnAdjacentFaceDownCardsOfOpponents();
    void informantDoesNotCountOwnRevealedOrCoveredCards();
    void R16_informantMayAlwaysGain();
    void informantSwapTakesItselfBackAndLaysAHandCardFaceDown();
    void informantSwapStaysOnTopOfTheSameStack();
    void informantNeverLaysTheCardJustTakenBack();
    void R5_informantThatLaidACardOverLeavesNothingToResolve();
    void R15_theCardLaidDownSleeps();
    void R15_aSleepingCardIsPassedWhereverTheWalkMeetsIt();
    void R15_aSleepingCardCountsForEverythingElse();
    void R15_itWakesWithTheNextRound();
    void aCardTakenBackGetsANewNumberWhenLaidAgain();
    void diplomatPaysAnotherRevealedUncoveredDiplomat();
    void diplomatSkipsThePaymentIfThereIsNone();
    void diplomatMayPayItsOwnFamilysNotItself();
    void diplomatHasGainedWhenAskedWhomToPay();
    void diplomatCollectsAndIsDiscarded();
    void diplomatMayCollectNothing();
    void diplomatRevealedPaysItsTokensAsUsual();
    void diplomatTokensStayWhenItIsCovered();
    void diplomatTokensAreLostWhenItIsEliminated();
};

void AllianceHalves::informantGainsWhatLiesOnAdjacentFaceDownCardsOfOpponents()
{
    Position p("stag: trade(2) | >wolf: informant | raven: fanatic(1)");
    p.play("reveal", "mode gain");
    SHOWS(p, "stag: trade(2) | wolf: informant^ | >raven: fanatic(1)"); // they stay there
    HOLD(p, "wolf 4, stag 1, raven 1");
}

void AllianceHalves::informantDoesNotCountOwnRevealedOrCoveredCards()
{
    Position own("wolf: trade(2) | >wolf: informant | stag: trade(3) judge");
    own.play("reveal", "mode gain");
    HOLD(own, "wolf 1, stag 1");

    Position revealed(">wolf: informant | raven: diplomat^(2) | stag: trade(4)");
    revealed.play("reveal", "mode gain");
    HOLD(revealed, "wolf 1, stag 1, raven 1");
}

void AllianceHalves::R16_informantMayAlwaysGain()
{
    Position p("stag: trade | >wolf: informant");
    p.round(6).hand("wolf", "judge").play("reveal");
    ASKS(p, "wolf mode", "mode gain, mode swap");
}

void AllianceHalves::informantSwapTakesItselfBackAndLaysAHandCardFaceDown()
{
    Position p("stag: trade | >wolf: informant(2) | raven: fanatic");
    p.round(5).hand("wolf", "judge racket").play("reveal", "mode swap");
    ASKS(p, "wolf swap", "swap judge, swap racket");
    p.play("swap racket");
    SHOWS(p, "stag: trade | wolf: racket~ | >raven: fanatic");
    QCOMPARE(p.hand("wolf"), QString("informant judge"));
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void AllianceHalves::informantSwapStaysOnTopOfTheSameStack()
{
    Position p("stag: trade | >wolf: fanatic^ informant | raven: fanatic");
    p.hand("wolf", "racket").play("reveal", "mode swap", "swap racket");
    SHOWS(p, "stag: trade | wolf: fanatic^ racket~ | >raven: fanatic");
}

void AllianceHalves::informantNeverLaysTheCardJustTakenBack()
{
    Position p("stag: trade | >wolf: informant | raven: fanatic");
    p.round(6).hand("wolf", "judge").play("reveal", "mode swap"); // the only card held before
    SHOWS(p, "stag: trade | wolf: judge~ | >raven: fanatic");
    QCOMPARE(p.hand("wolf"), QString("informant"));
}

void AllianceHalves::R5_informantThatLaidACardOverLeavesNothingToResolve()
{
    Position p(">wolf: empress^ informant | stag: trade");
    p.hand("wolf", "racket").play("reveal", "mode swap", "swap racket"); // the Empress stays covered
    SHOWS(p, "wolf: empress^ racket~ | >stag: trade");
    HOLD(p, "wolf 1, stag 1");
    QCOMPARE(p.happened(), QString("revealed, swapped")); // the card just laid is not even met
}

void AllianceHalves::R15_theCardLaidDownSleeps()
{
    Position p(">raven: judge | wolf: racket~ | stag: trade");
    p.play("keep"); // no question and no token for the sleeping one
    SHOWS(p, "raven: judge(1) | wolf: racket~ | >stag: trade");
    QCOMPARE(p.told(), QString("raven's judge#1 at 0 is kept and holds 1; wolf's card#2 at 1 sleeps"));
}

void AllianceHalves::R15_aSleepingCardIsPassedWhereverTheWalkMeetsIt()
{
    Position moved("wolf: racket~ | >raven: royal-decree | stag: trade");
    moved.play("reveal", "move 0 gap 2");
    SHOWS(moved, "wolf: racket~ | >stag: trade");

    Position uncovered(">raven: soldier | wolf: racket~ fanatic | stag: trade");
    uncovered.play("reveal");
    SHOWS(uncovered, "raven: soldier^ | wolf: racket~ | >stag: trade");
}

void AllianceHalves::R15_aSleepingCardCountsForEverythingElse()
{
    Position victim("wolf: racket~ | >raven: deserter");
    victim.play("reveal");
    SHOWS(victim, "");
    QCOMPARE(victim.discards("wolf"), QString("racket"));
    // The Racket: 2 for the Deserter's stack.
    QVERIFY(victim.influence().startsWith("wolf 3"));

    Position fed("wolf: racket~(2) | >raven: empress | raven: trade");
    fed.play("reveal");
    SHOWS(fed, "wolf: racket~(3) | raven: empress^ | >raven: trade");
}

void AllianceHalves::R15_itWakesWithTheNextRound()
{
    Position p("wolf: racket~ | >stag: trade");
    p.play("keep");
    SHOWS(p, "wolf: racket | stag: trade(1)");
}

void AllianceHalves::aCardTakenBackGetsANewNumberWhenLaidAgain()
{
    Position p(">wolf: informant | stag: trade");
    p.hand("wolf", "racket").play("reveal", "mode swap", "swap racket");
    QVERIFY(p.told().contains("wolf's informant#1 goes back to the hand for wolf's racket#3 at 0"));
    p.play("keep", "place fanatic right", "place informant right");
    QVERIFY(p.told().contains("wolf's informant#5 is placed"));
}

void AllianceHalves::diplomatPaysAnotherRevealedUncoveredDiplomat()
{
    Position one("stag: diplomat^(1) | >wolf: diplomat | raven: diplomat | tower: diplomat^ judge");
    one.play("reveal", "mode pay"); // the others lie face down or covered
    SHOWS(one, "stag: diplomat^(3) | wolf: diplomat^ | >raven: diplomat | tower: diplomat^ judge");
    HOLD(one, "wolf 2, stag 1, raven 1, tower 1");

    Position choose("stag: diplomat^ | >wolf: diplomat | raven: judge | tower: diplomat^");
    choose.play("reveal", "mode pay");
    ASKS(choose, "wolf target", "target 0, target 3");
    choose.play("target 3");
    SHOWS(choose, "stag: diplomat^ | wolf: diplomat^ | >raven: judge | tower: diplomat^(2)");
}

void AllianceHalves::diplomatSkipsThePaymentIfThereIsNone()
{
    Position p("stag: diplomat | >wolf: diplomat");
    p.play("reveal");
    ASKS(p, "wolf mode", "mode pay, mode collect");
    p.play("mode pay");
    SHOWS(p, "stag: diplomat | wolf: diplomat^");
    HOLD(p, "wolf 2, stag 1");
}

void AllianceHalves::diplomatMayPayItsOwnFamilysNotItself()
{
    // A family has one Diplomat; a Shapeshifter of the family that copies it may pay it (R19).
    Position p("wolf: diplomat^ | >wolf: shapeshifter | stag: spy");
    p.play("reveal", "mode pay");
    SHOWS(p, "wolf: diplomat^(2) | wolf: shapeshifter^ | >stag: spy");
    HOLD(p, "wolf 2, stag 1");
}

void AllianceHalves::diplomatHasGainedWhenAskedWhomToPay()
{
    Position p("stag: diplomat^ | >wolf: diplomat | raven: diplomat^");
    p.play("reveal", "mode pay");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void AllianceHalves::diplomatCollectsAndIsDiscarded()
{
    Position p(">stag: judge | wolf: fanatic^ diplomat^(4) | raven: trade");
    p.play("keep", "mode collect");
    SHOWS(p, "stag: judge(1) | wolf: fanatic^ | >raven: trade");
    HOLD(p, "wolf 7, stag 1, raven 1"); // 4, and the uncovered Fanatic's 2
    QCOMPARE(p.discards("wolf"), QString("diplomat"));
}

void AllianceHalves::diplomatMayCollectNothing()
{
    Position p("stag: judge | >wolf: diplomat");
    p.play("reveal", "mode collect");
    SHOWS(p, "stag: judge");
    HOLD(p, "wolf 1, stag 1");
    QCOMPARE(p.discards("wolf"), QString("diplomat"));
}

void AllianceHalves::diplomatRevealedPaysItsTokensAsUsual()
{
    Position p("stag: judge | >wolf: diplomat(3)");
    p.play("reveal");
    SHOWS(p, "stag: judge | >wolf: diplomat^");
    HOLD(p, "wolf 4, stag 1");
}

void AllianceHalves::diplomatTokensStayWhenItIsCovered()
{
    Position p("stag: judge | wolf: diplomat^(2)");
    p.play("place judge on 1");
    SHOWS(p, "stag: judge | wolf: diplomat^(2) judge");
}

void AllianceHalves::diplomatTokensAreLostWhenItIsEliminated()
{
    Position p(">wolf: deserter | stag: diplomat^(2)");
    p.play("reveal"); // 1 for eliminating, 1 for a character
    HOLD(p, "wolf 3, stag 1");
}

QTEST_APPLESS_MAIN(AllianceHalves)
#include "tst_alliance_halves.moc"
