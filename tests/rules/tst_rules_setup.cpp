#include "tests/support/position.h"

using namespace oriflamme;

// RULES.md 2 and 3: the choices before the game, and what the game starts with.
class RulesSetup : public QObject {
    Q_OBJECT

private slots:
    void threeCardsAreSetAsideAndSevenAreTheHand();
    void eachFamilyShufflesItsOwnCards();
    void everyCardIsSetAsideAboutAsOften();
    void equalChanceDealsEqualCards();
    void eachSeatStartsWithOneInfluence();
    void fiveJudgementTokensLieInTheSupply();
    void theFirstSeatIsAskedFirst();
    void R3_anAllianceGameIsOfTheCurrentEdition();
    void R3_aMixedGameFollowsTheChoice();
    void theSameTenCardsForEveryFamily();
    void whatIsNoSetup_data();
    void whatIsNoSetup();
};

static Setup dealt(const Rules& rules, std::uint64_t seed = 7)
{
    Random random(seed);
    return deal(rules, random);
}

void RulesSetup::threeCardsAreSetAsideAndSevenAreTheHand()
{
    for (int seats = 2; seats <= maxSeats; ++seats) {
        const State state = start(dealt({.seats = std::int8_t(seats)}));
        for (std::size_t seat = 0; seat < maxSeats; ++seat) {
            QCOMPARE(state.hand[seat].size(), int(seat) < seats ? 7 : 0);
            QCOMPARE(state.aside[seat].size(), int(seat) < seats ? 3 : 0);
        }
        QCOMPARE(QString::fromStdString(std::string(brokenInvariant(state))), QString());
    }
}

void RulesSetup::eachFamilyShufflesItsOwnCards()
{
    const Setup setup = dealt({.seats = 5});
    int equal = 0;
    for (std::size_t a = 0; a < maxSeats; ++a) {
        for (std::size_t b = 0; b < a; ++b)
            equal += setup.deal[a] == setup.deal[b];
    }
    QVERIFY(equal <= 1);
}

void RulesSetup::everyCardIsSetAsideAboutAsOften()
{
    constexpr int games = 4000;
    std::array<int, cardCount> aside{};
    Random random(1);
    for (int game = 0; game < games; ++game) {
        const Setup setup = deal({.seats = 2}, random);
        for (const Card card : setup.deal[1].aside)
            ++aside[std::size_t(card)];
    }
    for (const Card card : baseCards) { // expected 1200, deviation 29
        QVERIFY(aside[std::size_t(card)] > 1050);
        QVERIFY(aside[std::size_t(card)] < 1350);
    }
}

void RulesSetup::equalChanceDealsEqualCards()
{
    QVERIFY(dealt({}, 3) == dealt({}, 3));
    QVERIFY(dealt({}, 3) != dealt({}, 4));
}

void RulesSetup::eachSeatStartsWithOneInfluence()
{
    const State state = start(dealt({.seats = 3}));
    QCOMPARE(influenceText(state), std::string("wolf 1, stag 1, raven 1"));
}

void RulesSetup::fiveJudgementTokensLieInTheSupply()
{
    QCOMPARE(int(start(dealt({})).marks), 5);
}

void RulesSetup::theFirstSeatIsAskedFirst()
{
    const State state = start(dealt({.seats = 4, .first = 2}));
    QCOMPARE(int(state.first), 2);
    QCOMPARE(int(state.question.seat), 2);
    QVERIFY(state.question.asks == Asks::Place);
    QCOMPARE(int(state.round), 1);
}

void RulesSetup::R3_anAllianceGameIsOfTheCurrentEdition()
{
    const Setup setup = dealt({.cards = allianceCards, .edition = Edition::First});
    QVERIFY(start(setup).rules.edition == Edition::Current);
}

void RulesSetup::R3_aMixedGameFollowsTheChoice()
{
    CardSet cards = allianceCards;
    cards.remove(Card::Trade);
    cards.add(Card::Spy);
    QVERIFY(start(dealt({.cards = cards, .edition = Edition::First})).rules.edition == Edition::First);
    QVERIFY(start(dealt({.cards = cards, .edition = Edition::Current})).rules.edition == Edition::Current);
}

void RulesSetup::theSameTenCardsForEveryFamily()
{
    const Setup setup = dealt({.cards = allianceCards, .seats = 5});
    for (const Deal& deal : setup.deal)
        QVERIFY((deal.hand | deal.aside) == allianceCards);
}

using Spoil = void (*)(Setup&);
Q_DECLARE_METATYPE(Spoil)

void RulesSetup::whatIsNoSetup_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::newRow("one seat") << Spoil([](Setup& s) { s.rules.seats = 1, s.deal[1] = {}; });
    QTest::newRow("six seats") << Spoil([](Setup& s) { s.rules.seats = 6; });
    QTest::newRow("nine cards") << Spoil([](Setup& s) { s.rules.cards.remove(Card::Spy); });
    QTest::newRow("eleven cards") << Spoil([](Setup& s) { s.rules.cards.add(Card::Trade); });
    QTest::newRow("first seat too high") << Spoil([](Setup& s) { s.rules.first = 2; });
    QTest::newRow("first seat too low") << Spoil([](Setup& s) { s.rules.first = -1; });
    QTest::newRow("a card missing") << Spoil([](Setup& s) { s.deal[0].hand.remove(*s.deal[0].hand.begin()); });
    QTest::newRow("a card twice") << Spoil([](Setup& s) { s.deal[0].aside.add(*s.deal[0].hand.begin()); });
    QTest::newRow("a foreign card") << Spoil([](Setup& s) {
        s.deal[0].hand.remove(*s.deal[0].hand.begin());
        s.deal[0].hand.add(Card::Trade);
    });
    QTest::newRow("eight in the hand") << Spoil([](Setup& s) {
        const Card card = *s.deal[0].aside.begin();
        s.deal[0].aside.remove(card);
        s.deal[0].hand.add(card);
    });
    QTest::newRow("a seat without cards") << Spoil([](Setup& s) { s.deal[1] = {}; });
    QTest::newRow("cards without a seat") << Spoil([](Setup& s) { s.deal[2] = s.deal[1]; });
}

void RulesSetup::whatIsNoSetup()
{
    QFETCH(Spoil, spoil);
    Setup setup = dealt({.seats = 2});
    QVERIFY(isValid(setup));
    spoil(setup);
    QVERIFY(!isValid(setup));
}

QTEST_APPLESS_MAIN(RulesSetup)
#include "tst_rules_setup.moc"
