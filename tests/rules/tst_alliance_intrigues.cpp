#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 7: the intrigues of the Alliance, and R4.
class AllianceIntrigues : public QObject {
    Q_OBJECT

private slots:
    void insurrectionIsRevealedOnlyByPayingOneOfItsTokens();
    void insurrectionTakesTheRest();
    void insurrectionEliminatesBothAdjacentCardsAndTurnsDown();
    void insurrectionEliminatesTheOneThereIsOrNone();
    void R17_insurrectionIsAtOnceAnOrdinaryFaceDownCard();
    void R17_metAgainAfterADecreeItsOwnerIsAskedAgain();
    void insurrectionIsDiscardedByAnOpponentsAmbush();
    void R18_betweenTwoAmbushesEachPaysAndItIsDiscardedOnce();
    void racketRevealedLosesItsTokensAndGainsOne();
    void racketPaysTwoForEachTopCardOfTheOpponent();
    void racketTakesATokenFromEachFaceDownTopCardThatHasOne();
    void racketDoesNotCountOrTouchCoveredCards();
    void racketEliminatedByItsOwnFamilyDoesNothing();
    void infiltrationPutsATokenOnEachOwnFaceDownTopCardAndIsReserved();
    void infiltrationPaysTwoMoreForEachFaceDownCard();
    void infiltrationPaysForOwnFaceDownCardsToo();
    void infiltrationDoesNotPayForRevealedCards();
    void infiltrationPaysItsOwnerOnly();
    void tradeIsReservedWithItsTokens();
    void R4_tradePaysAtTheStartOfEveryLaterRound();
    void R4_tradeNeedsACardInTheQueue();
    void R4_itPaysBeforeTheFirstPlacementAfterTheMarkerHasPassed();
};

void AllianceIntrigues::insurrectionIsRevealedOnlyByPayingOneOfItsTokens()
{
    Position none("stag: judge | >wolf: insurrection");
    ASKS(none, "wolf keep-or-reveal", "keep");

    Position one("stag: judge | >wolf: insurrection(1)");
    ASKS(one, "wolf keep-or-reveal", "keep, reveal");
    one.play("reveal");
    HOLD(one, "wolf 2, stag 1"); // nothing taken, 1 for eliminating
}

void AllianceIntrigues::insurrectionTakesTheRest()
{
    Position p(">wolf: insurrection(3)");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
    SHOWS(p, "wolf: insurrection!");
}

void AllianceIntrigues::insurrectionEliminatesBothAdjacentCardsAndTurnsDown()
{
    Position p("tower: judge | stag: fanatic^ judge | >wolf: insurrection(1) | raven: empress^ | tower: trade");
    p.play("reveal");
    SHOWS(p, "tower: judge | stag: fanatic^ | wolf: insurrection! | >tower: trade");
    HOLD(p, "wolf 3, stag 1, raven 1, tower 1");
}

void AllianceIntrigues::insurrectionEliminatesTheOneThereIsOrNone()
{
    Position one(">wolf: insurrection(1) | stag: judge | raven: fanatic");
    one.play("reveal");
    SHOWS(one, "wolf: insurrection! | >raven: fanatic");
    HOLD(one, "wolf 2, stag 1, raven 1");

    Position none(">wolf: trade insurrection(1)");
    none.play("reveal");
    SHOWS(none, "wolf: trade insurrection!");
    HOLD(none, "wolf 1, stag 1");
}

void AllianceIntrigues::R17_insurrectionIsAtOnceAnOrdinaryFaceDownCard()
{
    // Fed by an Empress, kept, revealed again for a token.
    Position p(">wolf: insurrection(1) | raven: trade");
    p.play("reveal");
    SHOWS(p, "wolf: insurrection!");
    QCOMPARE(p.asked(), QString("stag place"));

    Position fed(">stag: empress | wolf: insurrection!");
    fed.play("reveal");
    SHOWS(fed, "stag: empress^ | >wolf: insurrection!(1)");
    ASKS(fed, "wolf keep-or-reveal", "keep, reveal");
    fed.play("reveal");
    SHOWS(fed, "wolf: insurrection!");
}

void AllianceIntrigues::R17_metAgainAfterADecreeItsOwnerIsAskedAgain()
{
    Position p(">wolf: insurrection(1) | raven: spy | stag: royal-decree | raven: heir");
    p.play("reveal"); // eliminates the Spy
    SHOWS(p, "wolf: insurrection! | >stag: royal-decree | raven: heir");
    p.play("reveal", "move 0 gap 3", "keep");
    SHOWS(p, "raven: heir(1) | >wolf: insurrection!");
    ASKS(p, "wolf keep-or-reveal", "keep");
    p.play("keep");
    SHOWS(p, "raven: heir(1) | wolf: insurrection!(1)");
}

void AllianceIntrigues::insurrectionIsDiscardedByAnOpponentsAmbush()
{
    Position p("raven: heir | >wolf: insurrection(1) | stag: ambush");
    p.play("reveal");
    SHOWS(p, "");
    HOLD(p, "wolf 3, stag 5, raven 1");
    QCOMPARE(p.discards("wolf"), QString("insurrection"));
}

void AllianceIntrigues::R18_betweenTwoAmbushesEachPaysAndItIsDiscardedOnce()
{
    Position p("raven: ambush | >wolf: heir^ insurrection(1) | stag: ambush");
    p.play("reveal");
    SHOWS(p, "wolf: heir^"); // not taken by the second Ambush; it acts
    HOLD(p, "wolf 5, stag 5, raven 5");
    QCOMPARE(p.discards("wolf"), QString("insurrection"));
}

void AllianceIntrigues::racketRevealedLosesItsTokensAndGainsOne()
{
    Position p(">wolf: racket(3) | stag: judge");
    p.play("reveal");
    SHOWS(p, ">stag: judge");
    HOLD(p, "wolf 2, stag 1");
    QCOMPARE(p.discards("wolf"), QString("racket"));
}

void AllianceIntrigues::racketPaysTwoForEachTopCardOfTheOpponent()
{
    // The Deserter stays, beside the Empress: three top cards of wolf, one of raven.
    Position p("wolf: judge | raven: empress^ | >wolf: deserter | stag: racket(2) | wolf: fanatic^");
    p.play("reveal", "target 3");
    HOLD(p, "wolf 3, stag 7, raven 1"); // 1 for eliminating, then 1 by the Fanatic
}

void AllianceIntrigues::racketTakesATokenFromEachFaceDownTopCardThatHasOne()
{
    Position p("wolf: judge(2) | raven: trade(2) | >wolf: deserter | stag: racket | wolf: diplomat^(2) | wolf: trade");
    p.play("reveal", "target 3");
    SHOWS(p, "wolf: judge(1) | raven: trade(2) | wolf: deserter^ | >wolf: diplomat^(2) | wolf: trade");
    HOLD(p, "wolf 2, stag 9, raven 1");
}

void AllianceIntrigues::racketDoesNotCountOrTouchCoveredCards()
{
    Position p("wolf: judge(2) fanatic(3) | stag: empress^ | >wolf: trade(1) deserter | stag: racket");
    p.play("reveal", "target 3");
    SHOWS(p, "wolf: judge(2) fanatic(2) | stag: empress^ | wolf: trade(1) deserter^");
    HOLD(p, "wolf 2, stag 5");
}

void AllianceIntrigues::racketEliminatedByItsOwnFamilyDoesNothing()
{
    Position p("stag: empress^ | >wolf: deserter | wolf: racket | wolf: judge(1)");
    p.play("reveal", "target 2");
    SHOWS(p, "stag: empress^ | wolf: deserter^ | >wolf: judge(1)");
    HOLD(p, "wolf 2, stag 1");
}

void AllianceIntrigues::infiltrationPutsATokenOnEachOwnFaceDownTopCardAndIsReserved()
{
    Position p("wolf: judge | stag: judge | >wolf: fanatic infiltration(2) | wolf: empress^ | wolf: racket deserter");
    p.play("reveal");
    SHOWS(p, "wolf: judge(1) | stag: judge | >wolf: fanatic | wolf: empress^ | wolf: racket deserter(1)");
    HOLD(p, "wolf 3, stag 1");
    QCOMPARE(p.reserved("wolf"), QString("infiltration"));
}

void AllianceIntrigues::infiltrationPaysTwoMoreForEachFaceDownCard()
{
    Position one("stag: empress^ | >wolf: deserter | stag: trade");
    one.reserved("wolf", "infiltration").play("reveal", "target 2");
    HOLD(one, "wolf 4, stag 1");

    Position two("stag: trade | >wolf: insurrection(1) | stag: judge");
    two.reserved("wolf", "infiltration").play("reveal");
    HOLD(two, "wolf 7, stag 1");

    Position turnedDown("stag: empress^ | >wolf: deserter | stag: insurrection!");
    turnedDown.reserved("wolf", "infiltration").play("reveal", "target 2");
    HOLD(turnedDown, "wolf 4, stag 1");
}

void AllianceIntrigues::infiltrationPaysForOwnFaceDownCardsToo()
{
    Position p("stag: empress^ | >wolf: deserter | wolf: trade");
    p.reserved("wolf", "infiltration").play("reveal", "target 2");
    HOLD(p, "wolf 4, stag 1");
}

void AllianceIntrigues::infiltrationDoesNotPayForRevealedCards()
{
    Position p("stag: empress^ | >wolf: deserter | stag: fanatic^");
    p.reserved("wolf", "infiltration").play("reveal", "target 2");
    HOLD(p, "wolf 3, stag 1");
    QVERIFY(!p.happened().contains("infiltrationBonus"));
}

void AllianceIntrigues::infiltrationPaysItsOwnerOnly()
{
    Position p("stag: empress^ | >wolf: deserter | stag: trade");
    p.reserved("stag", "infiltration").play("reveal", "target 2");
    HOLD(p, "wolf 2, stag 1");
}

void AllianceIntrigues::tradeIsReservedWithItsTokens()
{
    Position p("stag: judge | >wolf: trade(2) | raven: judge");
    p.play("reveal");
    QCOMPARE(p.reserved("wolf"), QString("trade(2)"));
    HOLD(p, "wolf 1, stag 1, raven 1");
    QCOMPARE(p.happened(), QString("revealed, reserved"));
}

void AllianceIntrigues::R4_tradePaysAtTheStartOfEveryLaterRound()
{
    Position p(">stag: judge | wolf: fanatic");
    p.reserved("wolf", "trade(2)").play("keep", "keep");
    HOLD(p, "wolf 3, stag 1");
    p.play("place diplomat left", "place diplomat right", "keep", "keep", "keep", "keep");
    HOLD(p, "wolf 5, stag 1");
    QCOMPARE(p.reserved("wolf"), QString("trade(2)")); // they stay there
}

void AllianceIntrigues::R4_tradeNeedsACardInTheQueue()
{
    Position none(">stag: judge");
    none.reserved("wolf", "trade(2)").play("keep");
    HOLD(none, "wolf 1, stag 1");

    Position both(">stag: judge | wolf: trade(1)");
    both.reserved("stag", "trade(1)").play("keep", "reveal"); // wolf's Trade was wolf's only card
    HOLD(both, "wolf 1, stag 2");
}

void AllianceIntrigues::R4_itPaysBeforeTheFirstPlacementAfterTheMarkerHasPassed()
{
    Position p(">wolf: fanatic");
    p.reserved("wolf", "trade(2)").play("keep");
    QCOMPARE(p.happened(), QString("kept, markerPasses, roundBegins, tradePays"));
    QCOMPARE(p.asked(), QString("stag place"));
}

QTEST_APPLESS_MAIN(AllianceIntrigues)
#include "tst_alliance_intrigues.moc"
