#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 6: the Shapeshifter of the base game.
class BaseShapeshifter : public QObject {
    Q_OBJECT

private slots:
    void copiesAnAdjacentRevealedUncoveredCharacter();
    void withoutSuchANeighbourNothingHappens();
    void performsTheAbilityAsIfPrintedHere();
    void copiesTheArcher();
    void copiesTheSoldierAndMayEliminateTheModel();
    void copiesTheSpy();
    void copiesTheLord();
    void copiesAnHeirInSpiteOfTheHeirItself();
    void R12_onlyOtherRevealedUncoveredShapeshiftersBlockACopiedHeir();
    void theNameStaysShapeshifter();
    void copyingAShapeshifterDoesNothing();
    void theCopyEndsWithTheResolution();
    void ownModelsCountToo();
};

void BaseShapeshifter::copiesAnAdjacentRevealedUncoveredCharacter()
{
    Position p("stag: heir^ | >wolf: shapeshifter | raven: lord^");
    p.play("reveal");
    ASKS(p, "wolf model", "target 0, target 2");

    Position notAdjacent("tower: spy^ | stag: heir^ | >wolf: shapeshifter | raven: spy | raven: lord^");
    notAdjacent.play("reveal"); // the Heir is the only one: no question
    QVERIFY(notAdjacent.told().contains("wolf's shapeshifter#3 copies stag's heir#2"));
}

void BaseShapeshifter::withoutSuchANeighbourNothingHappens()
{
    Position faceDown("stag: heir | >wolf: shapeshifter | raven: lord");
    faceDown.play("reveal");
    HOLD(faceDown, "wolf 1, stag 1, raven 1");
    SHOWS(faceDown, "stag: heir | wolf: shapeshifter^ | >raven: lord");

    Position covered("stag: heir^ spy | >wolf: shapeshifter | raven: lord^ archer");
    covered.play("reveal");
    HOLD(covered, "wolf 1, stag 1, raven 1");

    Position alone(">wolf: shapeshifter | stag: spy");
    alone.play("reveal");
    HOLD(alone, "wolf 1, stag 1");
}

void BaseShapeshifter::performsTheAbilityAsIfPrintedHere()
{
    // What is adjacent is meant from the Shapeshifter's place, and its owner decides and is paid.
    Position p("raven: heir | stag: soldier^ | >wolf: shapeshifter | tower: spy");
    p.play("reveal");
    ASKS(p, "wolf target", "target 1, target 3");
    p.play("target 3");
    SHOWS(p, "raven: heir | stag: soldier^ | wolf: shapeshifter^");
    HOLD(p, "wolf 2, stag 1, raven 1, tower 1");
}

void BaseShapeshifter::copiesTheArcher()
{
    Position p(">wolf: shapeshifter | stag: archer^ | raven: spy");
    p.play("reveal");
    ASKS(p, "wolf target", "target 0, target 2");
    p.play("target 0"); // itself; then the Archer acts
    ASKS(p, "stag target", "target 0, target 1");
    SHOWS(p, ">stag: archer^ | raven: spy");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void BaseShapeshifter::copiesTheSoldierAndMayEliminateTheModel()
{
    Position p("raven: spy | >wolf: shapeshifter | stag: soldier^");
    p.play("reveal", "target 2");
    SHOWS(p, "raven: spy | wolf: shapeshifter^");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void BaseShapeshifter::copiesTheSpy()
{
    Position p(">wolf: shapeshifter | stag: spy^ | raven: heir");
    p.influence("stag 3").play("reveal", "target 0"); // the copy takes from stag, then stag's Spy takes it back
    HOLD(p, "wolf 1, stag 3, raven 1");
    QCOMPARE(p.happened(), QString("revealed, copied, stole, acts, stole"));
}

void BaseShapeshifter::copiesTheLord()
{
    // Own cards beside the Shapeshifter count, not those beside the Lord.
    Position p("stag: spy | stag: lord^ | >wolf: shapeshifter | wolf: heir");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
}

void BaseShapeshifter::copiesAnHeirInSpiteOfTheHeirItself()
{
    Position p("stag: heir^ | >wolf: shapeshifter | raven: heir^");
    p.play("reveal", "target 0");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void BaseShapeshifter::R12_onlyOtherRevealedUncoveredShapeshiftersBlockACopiedHeir()
{
    Position blocked("stag: heir^ | >wolf: shapeshifter | raven: spy | tower: shapeshifter^");
    blocked.play("reveal");
    HOLD(blocked, "wolf 1, stag 1, raven 1, tower 1");

    Position faceDown("stag: heir^ | >wolf: shapeshifter | raven: spy | tower: shapeshifter");
    faceDown.play("reveal");
    HOLD(faceDown, "wolf 3, stag 1, raven 1, tower 1");

    Position covered("stag: heir^ | >wolf: shapeshifter | raven: spy | tower: shapeshifter^ spy");
    covered.play("reveal");
    HOLD(covered, "wolf 3, stag 1, raven 1, tower 1");
}

void BaseShapeshifter::theNameStaysShapeshifter()
{
    // A Shapeshifter that copies an Heir does not block an Heir.
    Position p("stag: heir^ | >wolf: shapeshifter | raven: heir");
    p.discards("stag", "archer").play("reveal");
    SHOWS(p, "stag: heir^ | wolf: shapeshifter^ | >raven: heir");
    p.play("reveal"); // raven's Heir is blocked by stag's
    HOLD(p, "wolf 3, stag 1, raven 1");

    Position notByTheCopy(">wolf: shapeshifter | stag: heir^");
    notByTheCopy.play("reveal"); // both gain 2
    HOLD(notByTheCopy, "wolf 3, stag 3");
}

void BaseShapeshifter::copyingAShapeshifterDoesNothing()
{
    Position only("stag: spy | >wolf: shapeshifter | raven: shapeshifter^");
    only.play("reveal"); // then raven's copies wolf's, which does nothing either
    HOLD(only, "wolf 1, stag 1, raven 1");

    Position chosen("stag: lord^ | >wolf: shapeshifter | raven: shapeshifter^ | tower: spy");
    chosen.play("reveal");
    ASKS(chosen, "wolf model", "target 0, target 2");
    chosen.play("target 2");
    HOLD(chosen, "wolf 1, stag 1, raven 1, tower 1");
    SHOWS(chosen, "stag: lord^ | wolf: shapeshifter^ | raven: shapeshifter^ | >tower: spy");
}

void BaseShapeshifter::theCopyEndsWithTheResolution()
{
    // It copies the Heir in this round; in the next the Heir is covered and only the Lord can be copied.
    Position p("stag: heir^ | >wolf: shapeshifter | raven: lord^");
    p.play("reveal", "target 0");
    HOLD(p, "wolf 3, stag 1, raven 2");
    p.play("place archer on 0", "place archer right", "place archer right"); // stag, raven, wolf
    SHOWS(p, ">stag: heir^ archer | wolf: shapeshifter^ | raven: lord^ | raven: archer | wolf: archer");
    p.play("keep"); // the Shapeshifter gains the Lord's 1, the Lord 2
    HOLD(p, "wolf 4, stag 1, raven 4");
    SHOWS(p, "stag: heir^ archer(1) | wolf: shapeshifter^ | raven: lord^ | >raven: archer | wolf: archer");
}

void BaseShapeshifter::ownModelsCountToo()
{
    Position p("wolf: heir^ | >wolf: shapeshifter | stag: spy");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
}

QTEST_APPLESS_MAIN(BaseShapeshifter)
#include "tst_base_shapeshifter.moc"
