#include "engine/sight/view.h"
#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 10: what a seat does know. That it knows no more is proved in tst_permutation.
class Knowledge : public QObject {
    Q_OBJECT

private slots:
    void theQueuesShapeOwnersSidesTokensAndMarksArePublic();
    void aSeatKnowsItsOwnHandAndAsideAndNobodyElses();
    void aSeatKnowsItsOwnFaceDownCardsCoveredOrNot();
    void handSizesArePublic();
    void discardedReservedAndRevealedCardsArePublic();
    void aCardCoveredWhileRevealedStaysRevealed();
    void anInsurrectionThatTurnedDownIsKnownToAll();
    void itIsKnownAlsoWhenCoveredMovedAndUncovered();
    void whichCardSleepsIsPublic();
    void aSeatIsShownTheDecisionsOfItsOwnQuestionOnly();
    void aBystanderIsShownThePublicChoices();
    void eventsNameTheKindToTheOwner();
    void eventsNameTheKindOfWhatLeavesToAll();
    void aTakenBackCardIsNamedTheOneLaidIsNot();
    void whenTheGameHasEndedEverythingIsShown();
};

static QString seenQueue(Position& p, std::string_view family)
{
    return QString::fromStdString(positionText(look(p.state(), family.empty() ? noSeat : seatOf(family))));
}

// The last play's events as one family may be told them.
static QString toldTo(Position& p, std::string_view family)
{
    std::vector<std::string> sentences;
    for (const Event& event : p.events())
        sentences.push_back(eventText(seen(event, family.empty() ? noSeat : seatOf(family))));
    return QString::fromStdString(joined(sentences, "; "));
}

void Knowledge::theQueuesShapeOwnersSidesTokensAndMarksArePublic()
{
    Position p(">wolf: heir(1) spy | stag: diplomat^(2)* archer(3)** | raven: lord");
    QCOMPARE(seenQueue(p, ""), QString(">wolf: hidden(1) hidden | stag: diplomat^(2)* hidden(3)** | raven: hidden"));
}

void Knowledge::aSeatKnowsItsOwnHandAndAsideAndNobodyElses()
{
    Position p(">wolf: heir | stag: spy | raven: lord");
    p.aside("wolf", "lord spy archer");
    const View view = look(p.state(), 0);
    QCOMPARE(cardNames(view.aside[0]), std::string("archer spy lord"));
    QCOMPARE(view.hand[0].size(), 6);
    QVERIFY(view.hand[1].empty() && view.aside[1].empty() && view.hand[2].empty() && view.aside[2].empty());
    const View bystander = look(p.state(), noSeat);
    QVERIFY(bystander.hand[0].empty() && bystander.aside[0].empty());
}

void Knowledge::aSeatKnowsItsOwnFaceDownCardsCoveredOrNot()
{
    Position p(">wolf: heir spy | stag: archer lord");
    QCOMPARE(seenQueue(p, "wolf"), QString(">wolf: heir spy | stag: hidden hidden"));
    QCOMPARE(seenQueue(p, "stag"), QString(">wolf: hidden hidden | stag: archer lord"));
}

void Knowledge::handSizesArePublic()
{
    Position p("wolf: heir | stag: spy");
    p.play("place archer left");
    const View view = look(p.state(), 1);
    QCOMPARE(int(view.handSizes[0]), 5);
    QCOMPARE(int(view.handSizes[1]), 6);
}

void Knowledge::discardedReservedAndRevealedCardsArePublic()
{
    Position p("raven: empress^ | >wolf: deserter | stag: trade");
    p.reserved("stag", "infiltration").play("reveal", "target 2");
    const View view = look(p.state(), 2);
    QVERIFY(view.at(1).discards.has(Card::Trade));
    QVERIFY(view.at(1).reserved.has(Card::Infiltration));
    QCOMPARE(seenQueue(p, "stag"), QString("raven: empress^ | wolf: deserter^"));
}

void Knowledge::aCardCoveredWhileRevealedStaysRevealed()
{
    Position p(">wolf: heir | stag: spy^ lord");
    QCOMPARE(seenQueue(p, "wolf"), QString(">wolf: heir | stag: spy^ hidden"));
}

void Knowledge::anInsurrectionThatTurnedDownIsKnownToAll()
{
    Position p("stag: judge | >wolf: insurrection(1) | stag: fanatic | raven: trade");
    p.play("reveal");
    QCOMPARE(seenQueue(p, "stag"), QString("wolf: insurrection! | >raven: hidden"));
    QCOMPARE(seenQueue(p, ""), QString("wolf: insurrection! | >raven: hidden"));
    QVERIFY(toldTo(p, "").contains("wolf's insurrection#2 at 0 is turned down"));

    Position never("stag: judge | >wolf: insurrection(1)");
    QCOMPARE(seenQueue(never, "stag"), QString("stag: judge | >wolf: hidden(1)"));
}

void Knowledge::itIsKnownAlsoWhenCoveredMovedAndUncovered()
{
    Position p("wolf: insurrection! | stag: spy");
    p.hand("wolf", "heir").hand("stag", "royal-decree").play("place heir on 0", "place royal-decree left");
    QCOMPARE(seenQueue(p, "stag"), QString(">stag: royal-decree | wolf: insurrection! hidden | stag: spy"));
    p.play("reveal", "move 1 gap 3"); // uncovered
    QCOMPARE(seenQueue(p, "stag"), QString(">wolf: insurrection! | stag: spy | wolf: hidden"));
    QVERIFY(toldTo(p, "stag").contains("moves wolf's card#3"));

    Position moved("wolf: insurrection! | >stag: royal-decree | raven: spy");
    moved.play("reveal", "move 0 gap 3");
    QCOMPARE(seenQueue(moved, "stag"), QString(">raven: hidden | wolf: insurrection!"));
    QVERIFY(toldTo(moved, "raven").contains("moves wolf's insurrection#1"));
    moved.play("keep", "keep");
    QVERIFY(toldTo(moved, "raven").contains("wolf's insurrection#1 at 1 is kept"));
}

void Knowledge::whichCardSleepsIsPublic()
{
    Position p(">wolf: informant | stag: judge");
    p.hand("wolf", "racket").play("reveal", "mode swap", "swap racket");
    QCOMPARE(seenQueue(p, "stag"), QString("wolf: hidden~ | >stag: judge"));
}

void Knowledge::aSeatIsShownTheDecisionsOfItsOwnQuestionOnly()
{
    Position p("stag: spy | >wolf: soldier | raven: heir");
    p.play("reveal");
    QCOMPARE(int(look(p.state(), 0).legal.size()), 2);
    QVERIFY(look(p.state(), 1).legal.empty());
    QVERIFY(look(p.state(), 2).legal.empty());

    Position cannot(">wolf: insurrection | stag: judge");
    QCOMPARE(int(look(cannot.state(), 0).legal.size()), 1);
}

void Knowledge::aBystanderIsShownThePublicChoices()
{
    Position target("stag: spy | >wolf: soldier | raven: heir");
    target.play("reveal");
    QCOMPARE(int(look(target.state(), noSeat).legal.size()), 2);

    Position cannot(">wolf: insurrection | stag: judge");
    const std::vector<Decision> both{{.action = Action::Keep}, {.action = Action::Reveal}};
    QVERIFY(look(cannot.state(), noSeat).legal == both);

    Position place("stag: spy");
    QVERIFY(look(place.state(), noSeat).legal.empty());
}

void Knowledge::eventsNameTheKindToTheOwner()
{
    Position p("wolf: heir | stag: spy");
    p.play("place archer left");
    QCOMPARE(toldTo(p, "wolf"), QString("wolf's archer#3 is placed at 0"));
    QCOMPARE(toldTo(p, "stag"), QString("wolf's card#3 is placed at 0"));
    QCOMPARE(toldTo(p, ""), QString("wolf's card#3 is placed at 0"));

    Position kept(">wolf: heir | stag: spy");
    kept.play("keep");
    QCOMPARE(toldTo(kept, "wolf"), QString("wolf's heir#1 at 0 is kept and holds 1"));
    QCOMPARE(toldTo(kept, "stag"), QString("wolf's card#1 at 0 is kept and holds 1"));

    Position moved("stag: heir | >wolf: royal-decree | raven: spy");
    moved.play("reveal", "move 0 gap 3");
    QVERIFY(toldTo(moved, "stag").contains("moves stag's heir#1"));
    QVERIFY(toldTo(moved, "wolf").contains("moves stag's card#1"));

    Position fed(">wolf: empress | stag: judge");
    fed.play("reveal");
    QVERIFY(toldTo(fed, "stag").contains("puts 1 on stag's judge#2"));
    QVERIFY(toldTo(fed, "wolf").contains("puts 1 on stag's card#2"));

    Position marked("stag: trade | >wolf: judge");
    marked.play("reveal", "target 0");
    QVERIFY(toldTo(marked, "stag").contains("marks stag's trade#1"));
    QVERIFY(toldTo(marked, "wolf").contains("marks stag's card#1"));
}

void Knowledge::eventsNameTheKindOfWhatLeavesToAll()
{
    Position eliminated("raven: empress^ | >wolf: deserter | stag: trade");
    eliminated.play("reveal", "target 2");
    QVERIFY(toldTo(eliminated, "raven").contains("wolf's deserter#2 eliminates stag's trade#3"));

    Position reserved(">wolf: trade | stag: judge");
    reserved.play("reveal");
    QCOMPARE(toldTo(reserved, "stag"), QString("wolf's trade#1 at 0 is revealed; wolf's trade#1 is reserved with 0"));

    Position discarded(">wolf: conspiracy | stag: spy");
    discarded.play("reveal");
    QVERIFY(toldTo(discarded, "stag").contains("wolf's conspiracy#1 at 0 is discarded"));
}

void Knowledge::aTakenBackCardIsNamedTheOneLaidIsNot()
{
    Position p(">wolf: informant | stag: judge");
    p.hand("wolf", "racket").play("reveal", "mode swap", "swap racket");
    QVERIFY(toldTo(p, "wolf").contains("wolf's informant#1 goes back to the hand for wolf's racket#3"));
    QVERIFY(toldTo(p, "stag").contains("wolf's informant#1 goes back to the hand for wolf's card#3"));
}

void Knowledge::whenTheGameHasEndedEverythingIsShown()
{
    Position p("stag: heir spy | >wolf: lord");
    p.round(6).hand("wolf", "ambush").play("keep");
    const View view = look(p.state(), noSeat);
    QCOMPARE(cardNames(view.hand[0]), std::string("ambush"));
    QCOMPARE(view.aside[1].size(), 3);
    QCOMPARE(seenQueue(p, ""), QString("stag: heir spy | wolf: lord(1)"));
}

QTEST_APPLESS_MAIN(Knowledge)
#include "tst_knowledge.moc"
