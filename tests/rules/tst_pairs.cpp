#include "tests/support/interactions.h"
#include "tests/support/positiontext.h"
#include "tests/support/randomgames.h"

#include <QtTest>

#include <map>
#include <set>

using namespace oriflamme;

// Every card meets every other: random games are played, again and again with two cards that have not met yet, until
// each card's ability has chosen, changed or counted each card that it can, each has covered each other, and everything
// has happened that can. All that must hold is checked on the way.
class Pairs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whoCanTouchWhom_data();
    void whoCanTouchWhom();
    void everyCardCoversEveryOther();
    void everythingHappened();

private:
    void playWith(Card actor, Card other, Random& random);
    void remember(const Move& move);

    std::map<Card, CardSet> m_touched;
    std::map<Card, CardSet> m_covered;
    std::set<Happening> m_happened;
    std::set<std::pair<Card, Card>> m_asked; // the acting card of a question, and what it copied
    std::set<Half> m_halves;                 // chosen
    std::string m_trouble;
};

namespace {

// Whom a card's ability can touch, and why no other.
struct Touching {
    Card card;
    CardSet interactions;
    const char* why;
};

}

static constexpr CardSet all = allCards;
static constexpr CardSet none;

template <class... Cards>
static CardSet only(Cards... cards)
{
    CardSet set;
    (set.add(cards), ...);
    return set;
}

static std::array<Touching, cardCount> reaches()
{
    return {{
        {Card::Archer, all, ""},
        {Card::Soldier, all, ""},
        {Card::Spy, all, ""},
        {Card::Heir, only(Card::Heir), "counts revealed cards of its own name only"},
        {Card::Shapeshifter, all, ""},
        {Card::Lord, all - only(Card::Lord), "counts adjacent cards of its own family, which has one Lord"},
        {Card::Assassination, all, ""},
        {Card::RoyalDecree, all, ""},
        {Card::Ambush,
         only(Card::Archer, Card::Soldier, Card::Assassination, Card::Shapeshifter, Card::Deserter, Card::Judge,
              Card::Insurrection),
         "discards the card that eliminated it, and no other card eliminates"},
        {Card::Conspiracy, none, "speaks of the tokens on itself alone"},
        {Card::Empress, all, ""},
        {Card::Fanatic, characters - only(Card::Fanatic),
         "counts revealed cards of its own family, which has one Fanatic, and no intrigue stays revealed"},
        {Card::Informant, all, ""},
        {Card::Diplomat, only(Card::Diplomat), "pays Diplomats only, and collects from itself"},
        {Card::Deserter, all, ""},
        {Card::Judge, all, ""},
        {Card::Insurrection, all, ""},
        {Card::Racket, all, ""},
        {Card::Infiltration, all, ""},
        {Card::Trade, none, "speaks of the tokens on itself alone"},
    }};
}

// Ten cards, two of them given; those two more often in the hands than set aside.
static Record gameWith(Card one, Card two, Random& random)
{
    Rules rules = kindOfGame(int(random.below(kindsOfGame)), random);
    const CardSet given = only(one, two);
    rules.cards = given | draw(familySize - given.size(), all - given, random);
    Record record = newGame(rules, random);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        Deal& deal = record.setup.deal[std::size_t(seat)];
        const CardSet back = deal.aside & given;
        deal.aside = (deal.aside - back) | draw(back.size(), deal.hand - given, random);
        deal.hand = rules.cards - deal.aside;
    }
    return record;
}

void Pairs::playWith(Card actor, Card other, Random& random)
{
    State state = start(gameWith(actor, other, random).setup);
    while (state.phase != Phase::Over && m_trouble.empty()) {
        const Move move = played(state, anyDecision(state, random));
        m_trouble = wrong(move);
        remember(move);
        state = move.after;
    }
}

void Pairs::remember(const Move& move)
{
    for (const auto& [card, touched] : interactions(move))
        m_touched[card].add(touched);
    if (move.decision.action == Action::PlaceOn)
        m_covered[move.decision.card].add(move.before.queue.top(move.decision.to).card);
    for (const Step& step : move.steps)
        m_happened.insert(step.event.happening);
    m_asked.insert({move.before.question.card, move.before.question.copied});
    m_halves.insert(move.decision.half);
}

void Pairs::initTestCase()
{
    Random random(seedFrom("pairs"));
    int games = 0;
    const auto play = [&](Card actor, Card other) {
        ++games;
        playWith(actor, other, random);
    };
    for (const Touching& reach : reaches()) {
        for (const Card other : all)
            for (int game = 0; game < gamesToPlay(4); ++game)
                play(reach.card, other); // also the pairs that cannot
        for (const Card other : reach.interactions) {
            for (int game = 0; game < 2000 && !m_touched[reach.card].has(other); ++game)
                play(reach.card, other);
        }
    }
    // A sleeping card is met only where a Decree has moved it ahead.
    for (int game = 0; game < 2000 && !m_happened.contains(Happening::Slept); ++game)
        play(Card::RoyalDecree, Card::Informant);
    qInfo("%d games", games);
    QVERIFY2(m_trouble.empty(), m_trouble.c_str());
}

void Pairs::whoCanTouchWhom_data()
{
    QTest::addColumn<int>("card");
    for (const Touching& reach : reaches())
        QTest::newRow(name(reach.card).data()) << int(reach.card);
}

void Pairs::whoCanTouchWhom()
{
    QFETCH(int, card);
    const Touching reach = reaches()[std::size_t(card)];
    QCOMPARE(reach.card, Card(card));
    const CardSet touched = m_touched[reach.card];
    QVERIFY2((reach.interactions - touched).empty(),
             qPrintable("never touched " + QString::fromStdString(cardNames(reach.interactions - touched))));
    QVERIFY2((touched - reach.interactions).empty(),
             qPrintable("touched " + QString::fromStdString(cardNames(touched - reach.interactions)) + ", though it "
                        + reach.why));
}

// Its own name excepted: only cards of one family lie on each other, and it has one.
void Pairs::everyCardCoversEveryOther()
{
    for (const Card card : all)
        QCOMPARE(cardNames(m_covered[card]), cardNames(all - only(card)));
}

void Pairs::everythingHappened()
{
    for (int happening = 0; !name(Happening(happening)).empty(); ++happening)
        QVERIFY2(m_happened.contains(Happening(happening)), name(Happening(happening)).data());
    for (int half = 1; half <= int(Half::Eliminate); ++half)
        QVERIFY2(m_halves.contains(Half(half)), name(Half(half)).data());
    // Abilities that ask were asked about, as the card's own and as a copy.
    for (const Card card : only(Card::Archer, Card::Soldier, Card::Spy, Card::Empress, Card::Informant, Card::Diplomat,
                                Card::Deserter, Card::Judge)) {
        QVERIFY2(m_asked.contains({card, Card::None}), name(card).data());
        QVERIFY2(m_asked.contains({Card::Shapeshifter, card}), name(card).data());
    }
}

QTEST_APPLESS_MAIN(Pairs)
#include "tst_pairs.moc"
