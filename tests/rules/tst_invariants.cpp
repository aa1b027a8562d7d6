#include "tests/support/position.h"

using namespace oriflamme;

// brokenInvariant(): each row spoils a sound state in one way, which must be noticed.
class Invariants : public QObject {
    Q_OBJECT

private slots:
    void isNoticed_data();
    void isNoticed();
};

using Spoil = void (*)(State&);
Q_DECLARE_METATYPE(Spoil)

static QueueCard& card(State& state, int number)
{
    return *std::find_if(state.queue.cards.begin(), state.queue.cards.end(),
                         [number](const QueueCard& card) { return card.number == number; });
}

// The state that is spoilt: a Spy (1) under an Heir (2), and stag's cards 3, 4 and 5.
static State sound()
{
    Position p(">wolf: spy^ heir(1)* | stag: lord^ | stag: archer soldier");
    p.hand("wolf", "archer").play();
    return p.state();
}

void Invariants::isNoticed_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::newRow("a card in two places") << Spoil([](State& s) { s.queue.tops[1] = s.queue.tops[0]; });
    QTest::newRow("a slot without a card") << Spoil([](State& s) { card(s, 2).card = Card::None; });
    QTest::newRow("a number that was never given") << Spoil([](State& s) { card(s, 2).number = 9; });
    QTest::newRow("a stack of two families") << Spoil([](State& s) { card(s, 1).seat = 1; });
    QTest::newRow("a revealed card sleeps") << Spoil([](State& s) { card(s, 3).sleeps = true; });
    QTest::newRow("a revealed card is known") << Spoil([](State& s) { card(s, 3).known = true; });
    QTest::newRow("a revealed card holds tokens") << Spoil([](State& s) { card(s, 3).tokens = 1; });
    QTest::newRow("a revealed covered card holds tokens") << Spoil([](State& s) { card(s, 1).tokens = 1; });
    QTest::newRow("a stack was lost") << Spoil([](State& s) { s.queue.stacks = 2; });
    QTest::newRow("a covered card was lost") << Spoil([](State& s) { card(s, 2).under = -1; });
    QTest::newRow("a card both in the hand and the queue") << Spoil([](State& s) { s.hand[0].add(Card::Spy); });
    QTest::newRow("a card nowhere") << Spoil([](State& s) { s.hand[0].remove(Card::Archer); });
    QTest::newRow("a card of another game") << Spoil([](State& s) { s.hand[0].add(Card::Trade); });
    QTest::newRow("four cards set aside") << Spoil([](State& s) {
        s.hand[0].remove(Card::Archer);
        s.aside[0].add(Card::Archer);
    });
    QTest::newRow("less than no influence") << Spoil([](State& s) { s.seats[1].influence = -1; });
    QTest::newRow("tokens on a Trade that is nowhere") << Spoil([](State& s) { s.seats[1].tradeTokens = 1; });
    QTest::newRow("said to be in the hand")
        << Spoil([](State& s) { s.seats[0].takenBack(Card::Informant)->inHand = true; });
    QTest::newRow("a sixth judgement token") << Spoil([](State& s) { ++s.marks; });
    QTest::newRow("a lost judgement token") << Spoil([](State& s) { card(s, 2).marks = 0; });
    QTest::newRow("a seventh round") << Spoil([](State& s) { s.round = 7; });
    QTest::newRow("no such seat has the marker") << Spoil([](State& s) { s.first = 2; });
    QTest::newRow("no such seat is asked") << Spoil([](State& s) { s.question.seat = 2; });
    QTest::newRow("another seat is asked") << Spoil([](State& s) { s.question.seat = 1; });
    QTest::newRow("asked after the end") << Spoil([](State& s) { s.phase = Phase::Over; });
    QTest::newRow("asked to place during the walk") << Spoil([](State& s) { s.question.asks = Asks::Place; });
    QTest::newRow("asked about a gap") << Spoil([](State& s) { s.gap = true; });
    QTest::newRow("asked outside the queue") << Spoil([](State& s) { s.place = 3; });
    QTest::newRow("asked for a target face down") << Spoil([](State& s) { s.question.asks = Asks::Target; });
    QTest::newRow("asked to keep a revealed card") << Spoil([](State& s) { s.place = 1, s.question.seat = 1; });
    QTest::newRow("a hand of another round") << Spoil([](State& s) {
        s.phase = Phase::Placement;
        s.place = -1;
        s.question.asks = Asks::Place;
    });
}

void Invariants::isNoticed()
{
    QFETCH(Spoil, spoil);
    State state = sound();
    QVERIFY(brokenInvariant(state).empty());
    spoil(state);
    QVERIFY(!brokenInvariant(state).empty());
}

QTEST_APPLESS_MAIN(Invariants)
#include "tst_invariants.moc"
