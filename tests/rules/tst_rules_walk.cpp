#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 4: resolution and the end of the round.
class RulesWalk : public QObject {
    Q_OBJECT

private slots:
    void theWalkGoesAlongTheDirection();
    void keepPutsATokenFromTheSupplyOnTheCard();
    void revealTurnsUpAndTakesTheTokens();
    void revealEvenInTheRoundItWasLaid();
    void aRevealedCardActsAndIsNotAsked();
    void aCoveredCardIsNotResolved();
    void R5_aFaceDownCardUncoveredByTheOneThatActedIsAskedAtOnce();
    void R5_aRevealedCardUncoveredByTheOneThatActedActsAtOnce();
    void R5_oneAfterTheOtherThroughAWholeStack();
    void R5_howeverItLeft();
    void theGapClosesAndTheWalkGoesOnWithTheNextStack();
    void aStackThatVanishesBehindNeitherSkipsNorRepeats();
    void aStackThatVanishesAheadIsNotMet();
    void aCardUncoveredBehindIsNotResolvedThisRound();
    void aCardUncoveredAheadIsResolvedWhenTheWalkGetsThere();
    void aRevealedCardMovedAheadActsAgain();
    void aFaceDownCardMovedAheadIsAskedAgain();
    void aCardMovedBehindIsSkipped();
    void R6_theOwnerOfTheCardBeingResolvedIsAsked();
    void R6_aQuestionWithOneAnswerIsNotAsked();
    void R6_answersAreToldApartByWhatIsPointedAt();
    void R6_theCardToCopyAndTheTargetAreSeparateQuestions();
    void R7_keepOrRevealIsAlwaysAsked();
    void theMarkerGoesToTheNextSeatClockwise();
    void cardsAndTheirTokensStay();
};

void RulesWalk::theWalkGoesAlongTheDirection()
{
    Position right("wolf: spy | stag: heir");
    right.lastToPlace("raven").play("place lord left");
    SHOWS(right, ">raven: lord | wolf: spy | stag: heir");
    right.play("keep");
    SHOWS(right, "raven: lord(1) | >wolf: spy | stag: heir");

    Position left("wolf: spy | stag: heir");
    left.rightToLeft().lastToPlace("raven").play("place lord left");
    SHOWS(left, "raven: lord | wolf: spy | >stag: heir");
    left.play("keep");
    SHOWS(left, "raven: lord | >wolf: spy | stag: heir(1)");
}

void RulesWalk::keepPutsATokenFromTheSupplyOnTheCard()
{
    Position p(">wolf: lord(2) | stag: heir");
    p.play("keep");
    SHOWS(p, "wolf: lord(3) | >stag: heir");
    HOLD(p, "wolf 1, stag 1");
    QCOMPARE(p.told(), QString("wolf's lord#1 at 0 is kept and holds 3"));
}

void RulesWalk::revealTurnsUpAndTakesTheTokens()
{
    Position p(">wolf: lord(2) | stag: heir");
    p.play("reveal"); // two tokens, and the Lord's own one
    SHOWS(p, "wolf: lord^ | >stag: heir");
    HOLD(p, "wolf 4, stag 1");
    QCOMPARE(p.told(),
             QString("wolf's lord#1 at 0 is revealed; wolf takes 2 from wolf's lord#1; wolf's lord#1 gains 1"));
}

void RulesWalk::revealEvenInTheRoundItWasLaid()
{
    Position p("stag: heir");
    p.lastToPlace("wolf").play("place lord left", "reveal");
    SHOWS(p, "wolf: lord^ | >stag: heir");
}

void RulesWalk::aRevealedCardActsAndIsNotAsked()
{
    Position p(">wolf: spy | stag: lord^ | raven: heir");
    p.play("keep");
    SHOWS(p, "wolf: spy(1) | stag: lord^ | >raven: heir");
    HOLD(p, "wolf 1, stag 2, raven 1");
    QCOMPARE(p.happened(), QString("kept, acts, gained"));
}

void RulesWalk::aCoveredCardIsNotResolved()
{
    Position p(">wolf: lord^ spy | stag: heir");
    p.play("keep");
    SHOWS(p, "wolf: lord^ spy(1) | >stag: heir");
    HOLD(p, "wolf 1, stag 1");
}

void RulesWalk::R5_aFaceDownCardUncoveredByTheOneThatActedIsAskedAtOnce()
{
    Position p(">wolf: heir(1) conspiracy | stag: lord^");
    p.play("reveal");
    SHOWS(p, ">wolf: heir(1) | stag: lord^");
    QCOMPARE(p.asked(), QString("wolf keep-or-reveal"));
}

void RulesWalk::R5_aRevealedCardUncoveredByTheOneThatActedActsAtOnce()
{
    Position p(">wolf: heir^ conspiracy | stag: spy");
    p.play("reveal");
    SHOWS(p, "wolf: heir^ | >stag: spy");
    HOLD(p, "wolf 3, stag 1");
}

void RulesWalk::R5_oneAfterTheOtherThroughAWholeStack()
{
    Position p(">wolf: heir^ conspiracy ambush | stag: spy");
    p.play("reveal"); // the Ambush pays 1
    SHOWS(p, ">wolf: heir^ conspiracy | stag: spy");
    p.play("reveal"); // the Heir pays 2
    SHOWS(p, "wolf: heir^ | >stag: spy");
    HOLD(p, "wolf 4, stag 1");
}

void RulesWalk::R5_howeverItLeft()
{
    // Taken by an Ambush.
    Position taken("stag: spy | >wolf: heir^ soldier | raven: ambush | stag: lord");
    taken.play("reveal", "target 2");
    SHOWS(taken, "stag: spy | wolf: heir^ | >stag: lord");
    HOLD(taken, "wolf 4, stag 1, raven 5");

    // Eliminated by itself.
    Position itself(">wolf: heir^ archer | stag: spy | raven: lord");
    itself.play("reveal", "target 0");
    SHOWS(itself, "wolf: heir^ | >stag: spy | raven: lord");
    HOLD(itself, "wolf 4, stag 1, raven 1");
}

void RulesWalk::theGapClosesAndTheWalkGoesOnWithTheNextStack()
{
    Position p("stag: spy | >wolf: conspiracy | raven: heir | tower: lord");
    p.play("reveal");
    SHOWS(p, "stag: spy | >raven: heir | tower: lord");
    p.play("keep");
    SHOWS(p, "stag: spy | raven: heir(1) | >tower: lord");

    Position atTheEnd("stag: spy | >wolf: conspiracy");
    atTheEnd.play("reveal");
    SHOWS(atTheEnd, "stag: spy");
    QCOMPARE(atTheEnd.asked(), QString("stag place"));
}

void RulesWalk::aStackThatVanishesBehindNeitherSkipsNorRepeats()
{
    Position p("stag: heir | >wolf: soldier | raven: spy | tower: lord");
    p.play("reveal", "target 0");
    SHOWS(p, "wolf: soldier^ | >raven: spy | tower: lord");
}

void RulesWalk::aStackThatVanishesAheadIsNotMet()
{
    Position p("stag: heir | >wolf: soldier | raven: spy | tower: lord");
    p.play("reveal", "target 2");
    SHOWS(p, "stag: heir | wolf: soldier^ | >tower: lord");
}

void RulesWalk::aCardUncoveredBehindIsNotResolvedThisRound()
{
    Position p("stag: lord^ heir | >wolf: soldier | raven: spy");
    p.play("reveal", "target 0");
    SHOWS(p, "stag: lord^ | wolf: soldier^ | >raven: spy");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void RulesWalk::aCardUncoveredAheadIsResolvedWhenTheWalkGetsThere()
{
    Position revealed(">wolf: soldier | stag: lord^ spy | raven: heir");
    revealed.play("reveal");
    SHOWS(revealed, "wolf: soldier^ | stag: lord^ | >raven: heir");
    HOLD(revealed, "wolf 2, stag 2, raven 1");

    Position faceDown(">wolf: soldier | stag: lord spy | raven: heir");
    faceDown.play("reveal");
    SHOWS(faceDown, "wolf: soldier^ | >stag: lord | raven: heir");
}

void RulesWalk::aRevealedCardMovedAheadActsAgain()
{
    Position p(">raven: lord | wolf: royal-decree | stag: spy");
    p.play("reveal"); // the Lord pays a first time
    HOLD(p, "wolf 1, stag 1, raven 2");
    p.play("reveal", "move 0 gap 2");
    SHOWS(p, "raven: lord^ | >stag: spy");
    HOLD(p, "wolf 1, stag 1, raven 3");
}

void RulesWalk::aFaceDownCardMovedAheadIsAskedAgain()
{
    Position p(">raven: lord | wolf: royal-decree | stag: spy");
    p.play("keep", "reveal", "move 0 gap 3");
    SHOWS(p, ">stag: spy | raven: lord(1)");
    p.play("keep");
    SHOWS(p, "stag: spy(1) | >raven: lord(1)");
    QCOMPARE(p.asked(), QString("raven keep-or-reveal"));
    p.play("keep");
    SHOWS(p, "stag: spy(1) | raven: lord(2)");
}

void RulesWalk::aCardMovedBehindIsSkipped()
{
    Position p("raven: heir | >wolf: royal-decree | stag: spy | tower: lord");
    p.play("reveal", "move 2 gap 0");
    SHOWS(p, "stag: spy | raven: heir | >tower: lord");
}

void RulesWalk::R6_theOwnerOfTheCardBeingResolvedIsAsked()
{
    // It is the Soldier's owner who chooses, not the owner of what may be eliminated nor the seat with the marker.
    Position p("stag: heir | >wolf: soldier | raven: spy");
    p.first("stag").play("reveal");
    ASKS(p, "wolf target", "target 0, target 2");
}

void RulesWalk::R6_aQuestionWithOneAnswerIsNotAsked()
{
    Position p(">wolf: soldier | stag: spy | raven: heir");
    p.play("reveal");
    SHOWS(p, "wolf: soldier^ | >raven: heir");
}

void RulesWalk::R6_answersAreToldApartByWhatIsPointedAt()
{
    Position spy("stag: heir | >wolf: spy | stag: lord");
    spy.play("reveal");
    ASKS(spy, "wolf target", "target 0, target 2");

    Position archer(">wolf: heir archer");
    archer.play("reveal"); // the first and the last card are one: the Archer itself
    SHOWS(archer, ">wolf: heir");
    HOLD(archer, "wolf 2, stag 1");
}

void RulesWalk::R6_theCardToCopyAndTheTargetAreSeparateQuestions()
{
    Position p("stag: soldier^ | >wolf: shapeshifter | raven: lord^");
    p.play("reveal");
    ASKS(p, "wolf model", "target 0, target 2");
    p.play("target 0");
    ASKS(p, "wolf target", "target 0, target 2");
    p.play("target 2");
    SHOWS(p, "stag: soldier^ | wolf: shapeshifter^");
}

void RulesWalk::R7_keepOrRevealIsAlwaysAsked()
{
    Position any(">wolf: heir | stag: spy");
    ASKS(any, "wolf keep-or-reveal", "keep, reveal");

    Position insurrection(">wolf: insurrection | stag: judge");
    ASKS(insurrection, "wolf keep-or-reveal", "keep");
}

void RulesWalk::theMarkerGoesToTheNextSeatClockwise()
{
    Position p(">wolf: heir");
    p.seats(3).first("raven").play("keep");
    QCOMPARE(p.asked(), QString("wolf place"));
    QCOMPARE(p.happened(), QString("kept, markerPasses, roundBegins"));
    QCOMPARE(int(p.state().first), 0);
    QCOMPARE(int(p.state().round), 2);
}

void RulesWalk::cardsAndTheirTokensStay()
{
    Position p("stag: heir(2) archer(1) | raven: lord^ | >wolf: spy(1)");
    p.play("keep");
    SHOWS(p, "stag: heir(2) archer(1) | raven: lord^ | wolf: spy(2)");
}

QTEST_APPLESS_MAIN(RulesWalk)
#include "tst_rules_walk.moc"
