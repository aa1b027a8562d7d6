#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 5: the three ways out of the queue.
class RulesLeaving : public QObject {
    Q_OBJECT

private slots:
    void onlyATopCardIsEliminated();
    void R8_theVictimIsTurnedUpAndItsTokensGoToTheSupply();
    void R8_whatLayUnderIsUncoveredOrTheGapCloses();
    void R8_theSeatGainsOneForEachVictimWhoeverOwnedIt();
    void R8_theSeatGainsOneForItselfAsVictim();
    void R8_theOrderIsVictimsThenPayThenTheirEffects();
    void R8_victimsEffectsComeInTheOrderOfTheWalk();
    void R8_theRestOfTheTextIsDoneAfterTheVictimsEffects();
    void R8_theRestOfTheTextIsLeftOutIfTheCardIsGone();
    void R8_anActingIntrigueLiesInTheQueueUntilItsTextIsDone();
    void R8_whatItUncoversInTheMiddleCountsAtOnceButIsResolvedAfter();
    void R9_itMustEliminateEvenIfOnlyOwnCardsCanBeChosen();
    void R9_ownCardsMayBeChosenFreely();
    void R9_withNothingToChooseNothingHappens();
    void aDiscardedCardGoesToItsOwnersPileAndNobodyIsPaid();
    void tokensOnADiscardedCardGoToTheSupplyUnlessItsTextSaysOtherwise();
    void aReservedCardLiesBeforeItsOwner();
    void anEliminatedCardIsNeverReserved();
    void R10_judgementTokensGoBackToTheSupply();
};

void RulesLeaving::onlyATopCardIsEliminated()
{
    Position p("stag: heir spy | >wolf: lord assassination | raven: archer^ heir");
    p.play("reveal");
    ASKS(p, "wolf target", "target 0, target 1, target 2");
    p.play("target 0");
    SHOWS(p, "stag: heir | >wolf: lord | raven: archer^ heir");
}

void RulesLeaving::R8_theVictimIsTurnedUpAndItsTokensGoToTheSupply()
{
    Position p("stag: conspiracy(3) | >wolf: soldier | raven: spy");
    p.play("reveal", "target 0");
    SHOWS(p, "wolf: soldier^ | >raven: spy");
    HOLD(p, "wolf 2, stag 1, raven 1");
    QCOMPARE(p.discards("stag"), QString("conspiracy"));
    // Turned up: everybody may read what it was.
    QVERIFY(p.told().contains("eliminates stag's conspiracy#1"));
}

void RulesLeaving::R8_whatLayUnderIsUncoveredOrTheGapCloses()
{
    Position under("stag: heir(2) spy | >wolf: soldier | raven: spy");
    under.play("reveal", "target 0");
    SHOWS(under, "stag: heir(2) | wolf: soldier^ | >raven: spy");

    Position gap("tower: lord | stag: spy | >wolf: soldier | raven: spy");
    gap.play("reveal", "target 1");
    SHOWS(gap, "tower: lord | wolf: soldier^ | >raven: spy");
}

void RulesLeaving::R8_theSeatGainsOneForEachVictimWhoeverOwnedIt()
{
    Position opponent(">wolf: soldier | stag: heir");
    opponent.play("reveal");
    HOLD(opponent, "wolf 2, stag 1");

    Position own(">wolf: soldier | wolf: heir");
    own.play("reveal");
    HOLD(own, "wolf 2, stag 1");

    Position both("stag: judge | >wolf: insurrection(1) | wolf: judge");
    both.play("reveal");
    HOLD(both, "wolf 3, stag 1");
}

void RulesLeaving::R8_theSeatGainsOneForItselfAsVictim()
{
    Position p(">wolf: archer | stag: heir | raven: spy");
    p.play("reveal", "target 0");
    SHOWS(p, ">stag: heir | raven: spy");
    HOLD(p, "wolf 2, stag 1, raven 1");
    QCOMPARE(p.discards("wolf"), QString("archer"));
}

void RulesLeaving::R8_theOrderIsVictimsThenPayThenTheirEffects()
{
    Position p(">wolf: soldier | stag: ambush(1) | raven: heir");
    p.play("reveal");
    QCOMPARE(p.happened(), QString("revealed, eliminated, gainedElimination, ambushSprings, discarded, ambushPays"));
}

void RulesLeaving::R8_victimsEffectsComeInTheOrderOfTheWalk()
{
    // The Ambush comes first and takes the Insurrection away: no top card of wolf is left for the Racket to count.
    Position ambushFirst("stag: ambush | >wolf: insurrection(1) | raven: racket");
    ambushFirst.play("reveal");
    HOLD(ambushFirst, "wolf 3, stag 5, raven 1");

    // The Racket comes first and counts the Insurrection, which still lies there.
    Position racketFirst("raven: racket | >wolf: insurrection(1) | stag: ambush");
    racketFirst.play("reveal");
    HOLD(racketFirst, "wolf 3, stag 5, raven 3");
}

void RulesLeaving::R8_theRestOfTheTextIsDoneAfterTheVictimsEffects()
{
    // The Racket counts the Deserter, which is discarded only afterwards.
    Position p("raven: fanatic | >wolf: deserter | stag: racket");
    p.play("reveal", "target 2");
    QCOMPARE(p.happened(),
             QString("revealed, eliminated, gainedElimination, racketPays, discarded, markerPasses, roundBegins"));
    SHOWS(p, "raven: fanatic");
    HOLD(p, "wolf 2, stag 3, raven 1");
}

void RulesLeaving::R8_theRestOfTheTextIsLeftOutIfTheCardIsGone()
{
    // Beside the revealed Lord the Deserter would stay; the Ambush has taken it, and it is discarded once.
    Position p("raven: lord^ | >wolf: deserter | stag: ambush");
    p.play("reveal", "target 2");
    SHOWS(p, "raven: lord^");
    HOLD(p, "wolf 2, stag 5, raven 1");
    QCOMPARE(p.discards("wolf"), QString("deserter"));
}

void RulesLeaving::R8_anActingIntrigueLiesInTheQueueUntilItsTextIsDone()
{
    // The Racket counts the Assassination among wolf's top cards: 2 for each of the two stacks.
    Position p(">wolf: assassination | stag: racket | wolf: heir");
    p.play("reveal", "target 1");
    SHOWS(p, ">wolf: heir");
    HOLD(p, "wolf 2, stag 5");
    QCOMPARE(p.happened(), QString("revealed, eliminated, gainedElimination, racketPays, discarded"));
}

void RulesLeaving::R8_whatItUncoversInTheMiddleCountsAtOnceButIsResolvedAfter()
{
    // The Ambush takes the Insurrection; the Racket counts the Fanatic uncovered by that, and only then the Fanatic
    // acts.
    Position p("stag: ambush | >wolf: fanatic^ insurrection(1) | raven: racket");
    p.play("reveal");
    SHOWS(p, "wolf: fanatic^");
    HOLD(p, "wolf 5, stag 5, raven 3");
    QCOMPARE(p.happened(), QString("revealed, tokenPaid, eliminated, eliminated, gainedElimination, ambushSprings, "
                                   "discarded, ambushPays, racketPays, acts, gained, markerPasses, roundBegins"));
}

void RulesLeaving::R9_itMustEliminateEvenIfOnlyOwnCardsCanBeChosen()
{
    Position p(">wolf: soldier | wolf: heir");
    p.play("reveal");
    SHOWS(p, "wolf: soldier^");
    QCOMPARE(p.discards("wolf"), QString("heir"));
}

void RulesLeaving::R9_ownCardsMayBeChosenFreely()
{
    Position p("stag: spy | >wolf: soldier | wolf: heir");
    p.play("reveal");
    ASKS(p, "wolf target", "target 0, target 2");
    p.play("target 2");
    SHOWS(p, "stag: spy | wolf: soldier^");
}

void RulesLeaving::R9_withNothingToChooseNothingHappens()
{
    Position p(">wolf: heir soldier");
    p.play("reveal");
    SHOWS(p, "wolf: heir soldier^");
    HOLD(p, "wolf 1, stag 1");
}

void RulesLeaving::aDiscardedCardGoesToItsOwnersPileAndNobodyIsPaid()
{
    Position p("stag: heir | >wolf: assassination | raven: ambush");
    p.play("reveal", "target 2"); // raven's Ambush makes it go
    QCOMPARE(p.discards("wolf"), QString("assassination"));
    QCOMPARE(p.discards("raven"), QString("ambush"));
    HOLD(p, "wolf 2, stag 1, raven 5");
}

void RulesLeaving::tokensOnADiscardedCardGoToTheSupplyUnlessItsTextSaysOtherwise()
{
    Position lost(">wolf: ambush(3) | stag: heir");
    lost.play("reveal"); // gains 1 for its text
    HOLD(lost, "wolf 2, stag 1");

    Position textSaysOtherwise(">stag: judge | wolf: diplomat^(2)");
    textSaysOtherwise.play("keep", "mode collect");
    HOLD(textSaysOtherwise, "wolf 3, stag 1");
    QCOMPARE(textSaysOtherwise.discards("wolf"), QString("diplomat"));
}

void RulesLeaving::aReservedCardLiesBeforeItsOwner()
{
    Position p("stag: judge | >wolf: trade(2) | raven: fanatic");
    p.play("reveal");
    SHOWS(p, "stag: judge | >raven: fanatic");
    QCOMPARE(p.reserved("wolf"), QString("trade(2)"));
    QCOMPARE(p.discards("wolf"), QString());
}

void RulesLeaving::anEliminatedCardIsNeverReserved()
{
    for (const char* card : {"trade(2)", "infiltration(2)"}) {
        Position p("stag: judge | >wolf: deserter | raven: " + std::string(card));
        p.play("reveal", "target 2");
        QCOMPARE(p.reserved("raven"), QString());
        QCOMPARE(p.discards("raven"), QString(card).section('(', 0, 0));
        HOLD(p, "wolf 2, stag 1, raven 1");
    }
}

void RulesLeaving::R10_judgementTokensGoBackToTheSupply()
{
    Position eliminated("raven: fanatic^ | >wolf: deserter | stag: judge^***");
    eliminated.play("reveal", "target 2");
    SHOWS(eliminated, "raven: fanatic^ | wolf: deserter^");
    QCOMPARE(int(eliminated.state().marks), 5);

    Position discarded("raven: fanatic | >wolf: deserter**** | stag: judge*");
    discarded.play("reveal", "target 2"); // the Judge goes, then the Deserter has no revealed neighbour
    QCOMPARE(int(discarded.state().marks), 5);

    Position reserved(">wolf: trade** | stag: judge");
    reserved.play("reveal");
    QCOMPARE(int(reserved.state().marks), 5);

    Position takenBack(">wolf: informant** | stag: judge*");
    takenBack.hand("wolf", "trade judge").play("reveal", "mode swap", "swap trade");
    SHOWS(takenBack, "wolf: trade~ | >stag: judge*");
    QCOMPARE(int(takenBack.state().marks), 4);
}

QTEST_APPLESS_MAIN(RulesLeaving)
#include "tst_rules_leaving.moc"
