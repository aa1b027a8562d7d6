#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 9: what differs in the first edition, each beside what holds in the current one.
class FirstEdition : public QObject {
    Q_OBJECT

private slots:
    void lordCountsEveryCardOfAnAdjacentStack();
    void lordDoesNotCountWhatLiesUnderIt();
    void aCopiedLordCountsSoToo();
    void ownAmbushPaysOneMoreAndTakesTheCardThatDidIt();
    void ownAmbushTakesADeserterBeforeItLooksRound();
    void ownAmbushTakesAnIntrigueOnce();
    void ownAmbushDiscardsAnInsurrection();
    void opponentsAmbushIsAsEver();
    void R21_decreeMayLayOntoATopCardOfTheFamily();
    void R21_decreeListsTheseMoves();
    void R21_notBackOntoTheStackItCameOff();
    void R21_theCardsLaidOnAreCovered();
    void R21_countedBeforeTheMove();
    void R21_ontoTheDecreeItself();
    void R21_ontoTheDecreeItselfOverMoreCards();
    void R21_ontoTheDecreeItselfARevealedCardActs();
    void R21_ontoTheDecreeItselfASleepingCardIsPassedOver();
    void R21_ontoTheDecreeItselfTheDecreeIsWhatIsDiscarded();
    void tieIsDecidedByEveryCardInTheQueue();
};

void FirstEdition::lordCountsEveryCardOfAnAdjacentStack()
{
    const char* const picture = "wolf: heir spy archer | >wolf: lord | wolf: soldier ambush | stag: spy";
    Position first(picture);
    first.firstEdition().play("reveal"); // 1, 3 and 2
    HOLD(first, "wolf 7, stag 1");

    Position current(picture);
    current.play("reveal");
    HOLD(current, "wolf 4, stag 1");
}

void FirstEdition::lordDoesNotCountWhatLiesUnderIt()
{
    Position p("stag: heir archer | >wolf: heir spy lord | stag: spy");
    p.firstEdition().play("reveal");
    HOLD(p, "wolf 2, stag 1");
}

void FirstEdition::aCopiedLordCountsSoToo()
{
    Position p("wolf: heir spy archer | >wolf: shapeshifter | stag: lord^");
    p.firstEdition().play("reveal"); // 1 and 3; stag's Lord 1
    HOLD(p, "wolf 5, stag 2");
}

void FirstEdition::ownAmbushPaysOneMoreAndTakesTheCardThatDidIt()
{
    Position first("stag: spy | >wolf: heir soldier | wolf: ambush(2)");
    first.firstEdition().play("reveal", "target 2");
    SHOWS(first, "stag: spy | >wolf: heir");
    HOLD(first, "wolf 3, stag 1");
    QCOMPARE(first.discards("wolf"), QString("ambush soldier"));

    Position current("stag: spy | >wolf: heir soldier | wolf: ambush(2)");
    current.play("reveal", "target 2");
    SHOWS(current, "stag: spy | wolf: heir soldier^");
    HOLD(current, "wolf 2, stag 1");
}

void FirstEdition::ownAmbushTakesADeserterBeforeItLooksRound()
{
    Position p("stag: lord^ | >wolf: deserter | wolf: ambush");
    p.firstEdition().play("reveal", "target 2");
    SHOWS(p, "stag: lord^");
    HOLD(p, "wolf 3, stag 1");
    QCOMPARE(p.discards("wolf"), QString("ambush deserter"));
}

void FirstEdition::ownAmbushTakesAnIntrigueOnce()
{
    Position p("stag: spy | >wolf: assassination | wolf: ambush");
    p.firstEdition().play("reveal", "target 2");
    SHOWS(p, "stag: spy");
    HOLD(p, "wolf 3, stag 1");
    QCOMPARE(p.discards("wolf"), QString("ambush assassination"));
}

void FirstEdition::ownAmbushDiscardsAnInsurrection()
{
    Position first("stag: spy | >wolf: insurrection(2) | wolf: ambush");
    first.firstEdition().play("reveal"); // 1 token, 2 for eliminating, 1 by the Ambush
    SHOWS(first, "");
    HOLD(first, "wolf 5, stag 1");
    QCOMPARE(first.discards("wolf"), QString("ambush insurrection"));

    Position current("stag: spy | >wolf: insurrection(2) | wolf: ambush");
    current.play("reveal");
    SHOWS(current, "wolf: insurrection!");
    HOLD(current, "wolf 4, stag 1");
}

void FirstEdition::opponentsAmbushIsAsEver()
{
    Position p("raven: lord | >wolf: soldier | stag: ambush(2)");
    p.firstEdition().play("reveal", "target 2");
    SHOWS(p, "raven: lord");
    HOLD(p, "wolf 2, stag 5, raven 1");
}

void FirstEdition::R21_decreeMayLayOntoATopCardOfTheFamily()
{
    Position p("stag: heir(2) | >wolf: royal-decree | raven: spy | stag: lord^");
    p.firstEdition().play("reveal", "move 0 on 3");
    SHOWS(p, ">raven: spy | stag: lord^ heir(2)");

    Position current("stag: heir(2) | >wolf: royal-decree | raven: spy | stag: lord^");
    current.play("reveal", "move 0 on 3");
    QVERIFY(current.queue().startsWith("not legal"));
}

void FirstEdition::R21_decreeListsTheseMoves()
{
    Position p("stag: heir | >wolf: royal-decree | stag: spy | wolf: lord");
    p.firstEdition().play("reveal");
    ASKS(
        p, "wolf move",
        "move 0 gap 2, move 0 gap 3, move 0 gap 4, move 0 on 2, move 2 gap 0, move 2 gap 1, move 2 gap 4, move 2 on 0, "
        "move 3 gap 0, move 3 gap 1, move 3 gap 2, move 3 on 1");
}

void FirstEdition::R21_notBackOntoTheStackItCameOff()
{
    Position p("stag: heir spy | >wolf: royal-decree");
    p.firstEdition().play("reveal");
    ASKS(p, "wolf move", "move 0 gap 0, move 0 gap 1, move 0 gap 2");
}

void FirstEdition::R21_theCardsLaidOnAreCovered()
{
    Position p("stag: heir spy | >wolf: royal-decree | stag: lord^");
    p.firstEdition().play("reveal", "move 0 on 2");
    SHOWS(p, "stag: heir | >stag: lord^ spy"); // the Lord does not act
    HOLD(p, "wolf 1, stag 1");
}

void FirstEdition::R21_countedBeforeTheMove()
{
    // Stack 2 is meant as it is counted while the moved card still lies at 0.
    Position p("stag: heir | stag: spy | >wolf: royal-decree | stag: lord");
    p.firstEdition().play("reveal", "move 0 on 1");
    SHOWS(p, "stag: spy heir | >stag: lord");

    Position behind("stag: heir | >wolf: royal-decree | raven: spy | stag: lord");
    behind.firstEdition().play("reveal", "move 3 on 0");
    SHOWS(behind, "stag: heir lord | >raven: spy");
}

void FirstEdition::R21_ontoTheDecreeItself()
{
    Position p("wolf: lord(1) | >wolf: royal-decree | stag: spy");
    p.firstEdition().play("reveal", "move 0 on 1");
    SHOWS(p, ">wolf: lord(1) | stag: spy");
    QCOMPARE(p.asked(), QString("wolf keep-or-reveal"));
    QCOMPARE(p.discards("wolf"), QString("royal-decree"));
}

void FirstEdition::R21_ontoTheDecreeItselfOverMoreCards()
{
    Position p("stag: spy | >wolf: heir^ royal-decree | wolf: archer lord");
    p.firstEdition().play("reveal", "move 2 on 1");
    SHOWS(p, "stag: spy | >wolf: heir^ lord | wolf: archer"); // the Heir stays covered
    HOLD(p, "wolf 1, stag 1");
}

void FirstEdition::R21_ontoTheDecreeItselfARevealedCardActs()
{
    Position p(">wolf: royal-decree | stag: spy | wolf: lord^");
    p.firstEdition().play("reveal", "move 2 on 0");
    SHOWS(p, "wolf: lord^ | >stag: spy");
    HOLD(p, "wolf 2, stag 1");
}

void FirstEdition::R21_ontoTheDecreeItselfASleepingCardIsPassedOver()
{
    Position p("wolf: lord~ | >wolf: royal-decree | stag: spy");
    p.firstEdition().play("reveal", "move 0 on 1");
    SHOWS(p, "wolf: lord~ | >stag: spy");
}

void FirstEdition::R21_ontoTheDecreeItselfTheDecreeIsWhatIsDiscarded()
{
    // Whatever was laid on it: a card that would be reserved or turned down had it acted stays where it was laid.
    for (const char* card : {"insurrection(1)", "trade(1)", "infiltration(1)"}) {
        const std::string laid(card);
        Position p("wolf: " + laid + " | >wolf: royal-decree | stag: spy");
        p.firstEdition().play("reveal", "move 0 on 1");
        SHOWS(p, QString::fromStdString(">wolf: " + laid + " | stag: spy"));
        QCOMPARE(p.discards("wolf"), QString("royal-decree"));
        QCOMPARE(p.reserved("wolf"), QString());
    }
}

void FirstEdition::tieIsDecidedByEveryCardInTheQueue()
{
    const char* const picture = "stag: archer heir lord | wolf: heir^ | >wolf: lord";
    Position first(picture);
    first.firstEdition().round(6).influence("wolf 3, stag 3").play("keep");
    QCOMPARE(first.winners(), QString("stag"));

    Position current(picture);
    current.round(6).influence("wolf 3, stag 3").play("keep");
    QCOMPARE(current.winners(), QString("wolf"));
}

QTEST_APPLESS_MAIN(FirstEdition)
#include "tst_first_edition.moc"
