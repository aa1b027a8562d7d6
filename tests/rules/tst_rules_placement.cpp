#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 4: the placement of a round.
class RulesPlacement : public QObject {
    Q_OBJECT

private slots:
    void fromTheFirstSeatClockwiseEachPutsExactlyOneCard();
    void withAnEmptyQueueThereIsOnlyOnePlace();
    void atTheLeftEndOrTheRightEnd();
    void onTopOfAStackOfTheOwnFamilyFaceDownOrRevealed();
    void everyHandCardMayBeLaidAtEveryPlace();
    void setAsideCardsAreNotLaid();
    void aCardIsLaidFaceDown();
    void aCoveredCardKeepsItsSideTokensAndMarks();
    void resolutionBeginsWhenTheLastSeatHasPlaced();
    void aLaidCardGetsTheNextNumber();
};

void RulesPlacement::fromTheFirstSeatClockwiseEachPutsExactlyOneCard()
{
    Position p("wolf: spy^ | stag: heir^ | raven: lord");
    p.first("raven");
    QCOMPARE(p.asked(), QString("raven place"));
    p.play("place archer left");
    QCOMPARE(p.asked(), QString("wolf place"));
    p.play("place archer left");
    QCOMPARE(p.asked(), QString("stag place"));
    p.play("place archer right");
    SHOWS(p, ">wolf: archer | raven: archer | wolf: spy^ | stag: heir^ | raven: lord | stag: archer");
    QCOMPARE(p.asked(), QString("wolf keep-or-reveal"));
}

void RulesPlacement::withAnEmptyQueueThereIsOnlyOnePlace()
{
    Position p("");
    p.hand("wolf", "archer soldier spy heir lord assassination ambush");
    ASKS(p, "wolf place",
         "place archer left, place soldier left, place spy left, place heir left, place lord left, "
         "place assassination left, place ambush left");
    p.play("place spy left");
    SHOWS(p, "wolf: spy");
    QCOMPARE(p.asked(), QString("stag place"));
}

void RulesPlacement::atTheLeftEndOrTheRightEnd()
{
    Position left("stag: heir | raven: lord");
    left.play("place spy left");
    SHOWS(left, "wolf: spy | stag: heir | raven: lord");

    Position right("stag: heir | raven: lord");
    right.play("place spy right");
    SHOWS(right, "stag: heir | raven: lord | wolf: spy");
}

void RulesPlacement::onTopOfAStackOfTheOwnFamilyFaceDownOrRevealed()
{
    Position onFaceDown("wolf: heir | stag: heir");
    onFaceDown.play("place spy on 0");
    SHOWS(onFaceDown, "wolf: heir spy | stag: heir");

    Position onRevealed("stag: heir | wolf: archer heir^");
    onRevealed.play("place spy on 1");
    SHOWS(onRevealed, "stag: heir | wolf: archer heir^ spy");
}

void RulesPlacement::everyHandCardMayBeLaidAtEveryPlace()
{
    // Round 6: two cards in the hand. The two stacks of its own family, no other.
    Position p("wolf: heir | stag: lord^ | wolf: archer spy^");
    p.round(6).hand("wolf", "lord ambush");
    ASKS(p, "wolf place",
         "place lord left, place lord right, place lord on 0, place lord on 2, "
         "place ambush left, place ambush right, place ambush on 0, place ambush on 2");
}

void RulesPlacement::setAsideCardsAreNotLaid()
{
    Position p("stag: lord^");
    p.aside("wolf", "archer soldier spy").play("place archer left");
    QVERIFY(p.queue().startsWith("not legal"));
}

void RulesPlacement::aCardIsLaidFaceDown()
{
    Position p("wolf: heir^");
    p.play("place spy on 0");
    SHOWS(p, "wolf: heir^ spy");
    QVERIFY(!p.hand("wolf").contains("spy"));
}

void RulesPlacement::aCoveredCardKeepsItsSideTokensAndMarks()
{
    Position p("wolf: heir(3)** | stag: diplomat^(2)*");
    p.play("place spy on 0", "place archer on 1");
    SHOWS(p, ">wolf: heir(3)** spy | stag: diplomat^(2)* archer");
}

void RulesPlacement::resolutionBeginsWhenTheLastSeatHasPlaced()
{
    Position p("wolf: spy | stag: heir | raven: lord");
    p.lastToPlace("raven");
    QCOMPARE(p.asked(), QString("raven place"));
    p.play("place archer right");
    QCOMPARE(p.happened(), QString("placed, resolutionBegins"));
    SHOWS(p, ">wolf: spy | stag: heir | raven: lord | raven: archer");
}

void RulesPlacement::aLaidCardGetsTheNextNumber()
{
    Position p("wolf: heir | stag: lord");
    p.play("place spy left");
    QCOMPARE(p.told(), QString("wolf's spy#3 is placed at 0"));
}

QTEST_APPLESS_MAIN(RulesPlacement)
#include "tst_rules_placement.moc"
