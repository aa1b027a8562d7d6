#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 7: the characters of the Alliance but for the Informant and the Diplomat.
class AllianceCharacters : public QObject {
    Q_OBJECT

private slots:
    void empressGainsTwoAndPutsATokenOnAnOpponentsFaceDownTopCard();
    void empressOwnerChoosesWhich();
    void empressSkipsTheTokenIfThereIsNone();
    void empressHasBeenPaidWhenAsked();
    void fanaticGainsTwoAlone();
    void fanaticGainsOneBesideAnotherRevealedCardOfItsOwner();
    void fanaticDoesNotMindFaceDownCoveredOrOpponents();
    void deserterEliminatesAnAdjacentCard();
    void deserterGainsOneMoreForACharacter();
    void deserterGainsNoMoreForAnIntrigue();
    void deserterStaysBesideARevealedCharacter();
    void deserterLooksRoundAfterTheGapHasClosed();
    void deserterSeesTheCardItHasUncovered();
    void deserterLooksRoundWithNothingToEliminate();
    void deserterTakenByAnAmbushDoesNotLookRound();
    void judgeMarksAnyTopCardAndGainsOne();
    void judgeMayMarkItself();
    void severalTokensMayLieOnOneCard();
    void judgeOnlyGainsIfAllFiveAreInUse();
    void judgeEliminatesAMarkedTopCard();
    void judgeMayEliminateItself();
    void judgementTokensBelongToNobody();
    void R16_eliminateNeedsAMarkedTopCard();
};

void AllianceCharacters::empressGainsTwoAndPutsATokenOnAnOpponentsFaceDownTopCard()
{
    Position p(">wolf: empress | wolf: judge | stag: fanatic^ deserter(1) | raven: deserter judge^");
    p.play("reveal"); // the only face-down top card of an opponent
    SHOWS(p, "wolf: empress^ | >wolf: judge | stag: fanatic^ deserter(2) | raven: deserter judge^");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void AllianceCharacters::empressOwnerChoosesWhich()
{
    Position p("stag: judge | >wolf: empress | wolf: judge | raven: fanatic | raven: judge^");
    p.play("reveal");
    ASKS(p, "wolf target", "target 0, target 3");
    p.play("target 3");
    SHOWS(p, "stag: judge | wolf: empress^ | >wolf: judge | raven: fanatic(1) | raven: judge^");
}

void AllianceCharacters::empressSkipsTheTokenIfThereIsNone()
{
    Position p("stag: judge fanatic^ | >wolf: empress | wolf: judge");
    p.play("reveal");
    SHOWS(p, "stag: judge fanatic^ | wolf: empress^ | >wolf: judge");
    HOLD(p, "wolf 3, stag 1");
}

void AllianceCharacters::empressHasBeenPaidWhenAsked()
{
    Position p("stag: judge | >wolf: empress | raven: fanatic");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1, raven 1");
    p.play("target 0");
    HOLD(p, "wolf 3, stag 1, raven 1");
}

void AllianceCharacters::fanaticGainsTwoAlone()
{
    Position p("stag: judge | >wolf: fanatic");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
}

void AllianceCharacters::fanaticGainsOneBesideAnotherRevealedCardOfItsOwner()
{
    Position p("wolf: empress^ | raven: judge | stag: judge | >wolf: fanatic");
    p.play("reveal");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void AllianceCharacters::fanaticDoesNotMindFaceDownCoveredOrOpponents()
{
    Position p("wolf: empress^ judge | stag: judge^ | >wolf: deserter^ fanatic");
    p.play("reveal");
    HOLD(p, "wolf 3, stag 1");
}

void AllianceCharacters::deserterEliminatesAnAdjacentCard()
{
    Position p("stag: trade | raven: empress^ | >wolf: deserter | tower: racket | stag: judge");
    p.play("reveal");
    ASKS(p, "wolf target", "target 1, target 3");
    p.play("target 3");
    SHOWS(p, "stag: trade | raven: empress^ | wolf: deserter^ | >stag: judge");
}

void AllianceCharacters::deserterGainsOneMoreForACharacter()
{
    Position faceDown("raven: empress^ | >wolf: deserter | stag: judge");
    faceDown.play("reveal", "target 2");
    HOLD(faceDown, "wolf 3, stag 1, raven 1");

    Position revealed("raven: empress^ | >wolf: deserter | stag: judge^");
    revealed.play("reveal", "target 0");
    HOLD(revealed, "wolf 3, stag 2, raven 1"); // stag's Judge then marks, for 1
}

void AllianceCharacters::deserterGainsNoMoreForAnIntrigue()
{
    for (const char* card : {"racket", "infiltration", "trade", "insurrection"}) {
        Position p("raven: empress^ | >wolf: deserter | raven: " + std::string(card));
        p.play("reveal", "target 2");
        QVERIFY2(p.influence().startsWith("wolf 2"), card);
    }
}

void AllianceCharacters::deserterStaysBesideARevealedCharacter()
{
    Position stays("raven: empress^ | >wolf: deserter | stag: trade");
    stays.play("reveal", "target 2");
    SHOWS(stays, "raven: empress^ | wolf: deserter^");

    Position besideAFaceDownOne("raven: empress | >wolf: deserter | stag: trade");
    besideAFaceDownOne.play("reveal", "target 2");
    SHOWS(besideAFaceDownOne, "raven: empress");
    QCOMPARE(besideAFaceDownOne.discards("wolf"), QString("deserter"));
    HOLD(besideAFaceDownOne, "wolf 2, stag 1, raven 1"); // paid for the victim, not for the Deserter

    Position besideACoveredOne("raven: empress^ judge | >wolf: deserter | stag: trade");
    besideACoveredOne.play("reveal", "target 2");
    SHOWS(besideACoveredOne, "raven: empress^ judge");
}

void AllianceCharacters::deserterLooksRoundAfterTheGapHasClosed()
{
    Position p("raven: empress^ | stag: trade | >wolf: deserter");
    p.play("reveal"); // with the Trade gone the Empress is adjacent
    SHOWS(p, "raven: empress^ | wolf: deserter^");
}

void AllianceCharacters::deserterSeesTheCardItHasUncovered()
{
    Position p("raven: empress^ trade | >wolf: deserter");
    p.play("reveal");
    SHOWS(p, "raven: empress^ | wolf: deserter^");
}

void AllianceCharacters::deserterLooksRoundWithNothingToEliminate()
{
    Position p(">wolf: trade deserter");
    p.play("reveal");
    SHOWS(p, ">wolf: trade");
    QCOMPARE(p.discards("wolf"), QString("deserter"));
    HOLD(p, "wolf 1, stag 1");
}

void AllianceCharacters::deserterTakenByAnAmbushDoesNotLookRound()
{
    Position p("raven: lord | >wolf: heir^ deserter | stag: ambush");
    p.play("reveal", "target 2"); // the Heir under it is no Deserter and stays
    SHOWS(p, "raven: lord | wolf: heir^");
    HOLD(p, "wolf 4, stag 5, raven 1");
}

void AllianceCharacters::judgeMarksAnyTopCardAndGainsOne()
{
    Position p("stag: trade fanatic | raven: empress^ | >wolf: judge | wolf: trade");
    p.play("reveal");
    HOLD(p, "wolf 2, stag 1, raven 1");
    ASKS(p, "wolf target", "target 0, target 1, target 2, target 3");
    p.play("target 0");
    SHOWS(p, "stag: trade fanatic* | raven: empress^ | wolf: judge^ | >wolf: trade");
    QCOMPARE(int(p.state().marks), 4);
}

void AllianceCharacters::judgeMayMarkItself()
{
    Position p("stag: trade | >wolf: judge");
    p.play("reveal", "target 1");
    SHOWS(p, "stag: trade | wolf: judge^*");
    HOLD(p, "wolf 2, stag 1");
}

void AllianceCharacters::severalTokensMayLieOnOneCard()
{
    Position p("stag: trade** | >wolf: judge");
    p.play("reveal", "mode mark", "target 0");
    SHOWS(p, "stag: trade*** | wolf: judge^");
}

void AllianceCharacters::judgeOnlyGainsIfAllFiveAreInUse()
{
    Position p("stag: trade*** | >wolf: judge | raven: fanatic**");
    p.play("reveal", "mode mark");
    SHOWS(p, "stag: trade*** | wolf: judge^ | >raven: fanatic**");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void AllianceCharacters::judgeEliminatesAMarkedTopCard()
{
    Position p("stag: trade** | raven: fanatic | >wolf: judge | tower: trade | tower: fanatic*");
    p.play("reveal", "mode eliminate");
    ASKS(p, "wolf target", "target 0, target 4");
    p.play("target 0");
    SHOWS(p, "raven: fanatic | wolf: judge^ | >tower: trade | tower: fanatic*");
    HOLD(p, "wolf 2, stag 1, raven 1, tower 1");
    QCOMPARE(int(p.state().marks), 4);
}

void AllianceCharacters::judgeMayEliminateItself()
{
    Position p("stag: trade | >wolf: fanatic judge* | raven: trade");
    p.play("reveal", "mode eliminate");
    SHOWS(p, "stag: trade | >wolf: fanatic | raven: trade");
    HOLD(p, "wolf 2, stag 1, raven 1");
}

void AllianceCharacters::judgementTokensBelongToNobody()
{
    // Stag's Judge may have laid it: wolf's uses it.
    Position p("stag: judge^ | raven: trade* | >wolf: judge");
    p.play("reveal", "mode eliminate");
    SHOWS(p, "stag: judge^ | wolf: judge^");
}

void AllianceCharacters::R16_eliminateNeedsAMarkedTopCard()
{
    Position none("stag: trade | >wolf: judge");
    none.play("reveal");
    QCOMPARE(none.asked(), QString("wolf target")); // marks without a question for the half

    Position covered("stag: trade* fanatic | >wolf: judge");
    covered.play("reveal");
    QCOMPARE(covered.asked(), QString("wolf target"));

    Position marked("stag: trade* | >wolf: judge");
    marked.play("reveal");
    ASKS(marked, "wolf mode", "mode mark, mode eliminate");
}

QTEST_APPLESS_MAIN(AllianceCharacters)
#include "tst_alliance_characters.moc"
