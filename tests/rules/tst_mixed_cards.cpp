#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 7, R19: mixed games, where "this card" is the Shapeshifter that copies.
class MixedCards : public QObject {
    Q_OBJECT

private slots:
    void R19_aCopiedDeserterMayDiscardTheShapeshifter();
    void R19_aCopiedDeserterGainsForACharacter();
    void R19_aCopiedInformantTakesTheShapeshifterIntoTheHand();
    void R19_aCopiedInformantGains();
    void R19_aCopiedDiplomatMayPayTheCopiedOne();
    void R19_aCopiedDiplomatMayDiscardTheShapeshifter();
    void R19_aCopiedFanatic();
    void R19_aCopiedEmpress();
    void R19_aCopiedJudgeMayEliminateTheShapeshifter();
    void theOrderIsModelThenHalfThenTarget();
    void aDecreeUncoversARevealedCardBehindItself();
    void anAssassinationPaysTheInfiltrationBonus();
    void aSpyTakesFromAnOwnerOfATradeNotFromTheTrade();
    void aLordCountsASleepingCard();
};

void MixedCards::R19_aCopiedDeserterMayDiscardTheShapeshifter()
{
    Position discarded("raven: spy | >wolf: shapeshifter | stag: deserter^");
    discarded.play("reveal", "target 2"); // no revealed character is left beside it
    SHOWS(discarded, "raven: spy");
    QCOMPARE(discarded.discards("wolf"), QString("shapeshifter"));
    QCOMPARE(discarded.discards("stag"), QString("deserter"));
    HOLD(discarded, "wolf 3, stag 1, raven 1");

    Position stays("raven: lord^ | >wolf: shapeshifter | stag: deserter^ | tower: spy");
    stays.play("reveal", "target 2", "target 0"); // the copied Deserter takes the Lord; stag's still stands beside
    SHOWS(stays, "wolf: shapeshifter^ | >stag: deserter^ | tower: spy"); // and is met next
}

void MixedCards::R19_aCopiedDeserterGainsForACharacter()
{
    Position p("raven: spy | >wolf: shapeshifter | stag: deserter^ | tower: heir");
    p.play("reveal", "target 0");
    HOLD(p, "wolf 3, stag 1, raven 1, tower 1");
}

void MixedCards::R19_aCopiedInformantTakesTheShapeshifterIntoTheHand()
{
    Position p("stag: informant^ | >wolf: shapeshifter | raven: spy");
    p.hand("wolf", "heir").play("reveal", "mode swap", "swap heir");
    SHOWS(p, "stag: informant^ | wolf: heir~ | >raven: spy");
    QVERIFY(p.hand("wolf").contains("shapeshifter"));
}

void MixedCards::R19_aCopiedInformantGains()
{
    Position p("stag: informant^ | >wolf: shapeshifter | raven: spy(2)");
    p.play("reveal", "mode gain");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void MixedCards::R19_aCopiedDiplomatMayPayTheCopiedOne()
{
    Position p("stag: diplomat^ | >wolf: shapeshifter | raven: spy");
    p.play("reveal", "mode pay");
    SHOWS(p, "stag: diplomat^(2) | wolf: shapeshifter^ | >raven: spy");
    HOLD(p, "wolf 2, stag 1, raven 1");

    Position choose("stag: diplomat^ | >wolf: shapeshifter | raven: spy | tower: diplomat^");
    choose.play("reveal", "mode pay");
    ASKS(choose, "wolf target", "target 0, target 3");
}

void MixedCards::R19_aCopiedDiplomatMayDiscardTheShapeshifter()
{
    Position p("stag: diplomat^(3) | >wolf: shapeshifter | raven: spy");
    p.play("reveal", "mode collect");
    SHOWS(p, "stag: diplomat^(3) | >raven: spy");
    QCOMPARE(p.discards("wolf"), QString("shapeshifter"));
    HOLD(p, "wolf 1, stag 1, raven 1");
}

void MixedCards::R19_aCopiedFanatic()
{
    Position p("stag: fanatic^ | >wolf: shapeshifter | raven: spy");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void MixedCards::R19_aCopiedEmpress()
{
    Position p("stag: empress^ | >wolf: shapeshifter | raven: spy");
    p.play("reveal");
    SHOWS(p, "stag: empress^ | wolf: shapeshifter^ | >raven: spy(1)");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void MixedCards::R19_aCopiedJudgeMayEliminateTheShapeshifter()
{
    Position p("stag: judge^ | >wolf: shapeshifter* | raven: spy");
    p.play("reveal", "mode eliminate");
    SHOWS(p, "stag: judge^ | >raven: spy");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void MixedCards::theOrderIsModelThenHalfThenTarget()
{
    Position p("stag: judge^ | >wolf: shapeshifter | raven: lord^*");
    p.play("reveal");
    ASKS(p, "wolf model", "target 0, target 2");
    p.play("target 0");
    ASKS(p, "wolf mode", "mode mark, mode eliminate");
    p.play("mode mark");
    ASKS(p, "wolf target", "target 0, target 1, target 2");
}

void MixedCards::aDecreeUncoversARevealedCardBehindItself()
{
    Position p("stag: empress^ heir | >wolf: royal-decree | raven: spy");
    p.play("reveal", "move 0 gap 3"); // the walk has passed the Empress
    SHOWS(p, "stag: empress^ | >raven: spy | stag: heir");
    HOLD(p, "wolf 1, stag 1, raven 1");
}

void MixedCards::anAssassinationPaysTheInfiltrationBonus()
{
    Position p("stag: heir | >wolf: assassination | raven: spy");
    p.reserved("wolf", "infiltration").play("reveal", "target 0");
    HOLD(p, "wolf 4, stag 1, raven 1");

    Position itself("stag: heir | >wolf: assassination | raven: spy");
    itself.reserved("wolf", "infiltration").play("reveal", "target 1"); // it lies revealed
    HOLD(itself, "wolf 2, stag 1, raven 1");
}

void MixedCards::aSpyTakesFromAnOwnerOfATradeNotFromTheTrade()
{
    Position p(">wolf: spy | stag: heir");
    p.reserved("stag", "trade(3)").influence("stag 0").play("reveal");
    HOLD(p, "wolf 1, stag 0");
    QCOMPARE(p.reserved("stag"), QString("trade(3)"));
}

void MixedCards::aLordCountsASleepingCard()
{
    Position p("wolf: heir~ | >wolf: lord | stag: judge");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
}

QTEST_APPLESS_MAIN(MixedCards)
#include "tst_mixed_cards.moc"
