#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 8: the end of the game, in the current edition.
class RulesEnd : public QObject {
    Q_OBJECT

private slots:
    void theGameEndsAfterSixRounds();
    void eachSeatStillHoldsOneCard();
    void theHighestInfluenceWins();
    void tokensOnCardsInTheQueueAreWorthNothing();
    void tokensOnAReservedTradeAreTaken();
    void tokensOnAReservedTradeAreTakenWithoutACardInTheQueue();
    void tieIsDecidedByTheMostStacks();
    void tieIsDecidedAmongTheTiedSeatsOnly();
    void R20_stillTiedTheyShareTheVictory();
};

void RulesEnd::theGameEndsAfterSixRounds()
{
    Position fifth("stag: heir | >wolf: lord");
    fifth.round(5).play("keep");
    QCOMPARE(fifth.asked(), QString("stag place"));

    Position sixth("stag: heir | >wolf: lord");
    sixth.round(6).play("keep");
    QCOMPARE(sixth.asked(), QString("nobody"));
    QCOMPARE(sixth.happened(), QString("kept, markerPasses, gameOver"));
    QVERIFY(sixth.state().phase == Phase::Over);
}

void RulesEnd::eachSeatStillHoldsOneCard()
{
    Position p("stag: heir | >wolf: lord");
    p.round(6).hand("wolf", "ambush").hand("stag", "spy").play("keep");
    QCOMPARE(p.hand("wolf"), QString("ambush"));
    QCOMPARE(p.hand("stag"), QString("spy"));
    HOLD(p, "wolf 1, stag 1");
}

void RulesEnd::theHighestInfluenceWins()
{
    Position p("stag: heir | stag: lord | >wolf: lord");
    p.round(6).influence("wolf 4, stag 3").play("keep");
    QCOMPARE(p.winners(), QString("wolf"));
}

void RulesEnd::tokensOnCardsInTheQueueAreWorthNothing()
{
    Position p("stag: heir(9) | >wolf: lord(9)");
    p.round(6).influence("wolf 2, stag 3").play("keep");
    HOLD(p, "wolf 2, stag 3");
    QCOMPARE(p.winners(), QString("stag"));
}

void RulesEnd::tokensOnAReservedTradeAreTaken()
{
    Position p("stag: judge | >wolf: fanatic");
    p.round(6).reserved("stag", "trade(3)").play("keep");
    HOLD(p, "wolf 1, stag 4");
    QCOMPARE(p.reserved("stag"), QString("trade"));
    QCOMPARE(p.happened(), QString("kept, markerPasses, finalTrade, gameOver"));
    QCOMPARE(p.winners(), QString("stag"));
}

void RulesEnd::tokensOnAReservedTradeAreTakenWithoutACardInTheQueue()
{
    Position p(">wolf: fanatic");
    p.round(6).reserved("stag", "trade(3)").play("keep");
    HOLD(p, "wolf 1, stag 4");
}

void RulesEnd::tieIsDecidedByTheMostStacks()
{
    // Three cards in one stack are one stack; face down or revealed alike.
    Position p("stag: archer heir lord | wolf: heir^ | >wolf: lord");
    p.round(6).influence("wolf 3, stag 3").play("keep");
    QCOMPARE(p.winners(), QString("wolf"));
}

void RulesEnd::tieIsDecidedAmongTheTiedSeatsOnly()
{
    Position p("raven: heir | raven: lord | raven: spy | stag: heir | >wolf: lord | wolf: spy");
    p.round(6).influence("wolf 3, stag 3, raven 2").play("keep", "keep");
    QCOMPARE(p.winners(), QString("wolf"));
}

void RulesEnd::R20_stillTiedTheyShareTheVictory()
{
    Position p("stag: heir lord | >wolf: lord | raven: spy");
    p.round(6).influence("wolf 3, stag 3, raven 2").play("keep", "keep");
    QCOMPARE(p.winners(), QString("wolf, stag"));
}

QTEST_APPLESS_MAIN(RulesEnd)
#include "tst_rules_end.moc"
