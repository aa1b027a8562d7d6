#include "engine/play.h"
#include "engine/players.h"

#include <QtTest>

#include <cmath>

using namespace oriflamme;

namespace {

constexpr std::array levels{Level::Random, Level::Novice, Level::Greedy};

enum class Cards { Base, Alliance, Mixed };

CardSet family(Cards cards, Random& random)
{
    if (cards == Cards::Mixed)
        return draw(familySize, baseCards | allianceCards, random);
    return cards == Cards::Base ? baseCards : allianceCards;
}

// Any game of these cards: edition, direction and first seat by lot.
Setup anyGame(Cards cards, int seats, Random& random)
{
    Rules rules{.cards = family(cards, random), .seats = std::int8_t(seats)};
    rules.edition = Edition(random.below(2));
    rules.direction = Direction(random.below(2));
    rules.first = Seat(random.below(std::uint32_t(seats)));
    return deal(rules, random);
}

// The share of a victory that seat `one` wins with its level against the other level in the other seats.
double victory(const Setup& setup, Seat one, Level level, Level others, Random& random)
{
    State state = start(setup);
    while (state.phase != Phase::Over) {
        const Seat seat = state.question.seat;
        apply(state, choose(look(state, seat), seat == one ? level : others, Random(random.next())));
    }
    const std::uint32_t won = winners(state);
    return ((won >> one) & 1) != 0 ? 1.0 / std::popcount(won) : 0;
}

// The mean and the half width of its 95 % interval.
struct Share {
    double mean;
    double halfWidth;
};

// Each deal is played once from every seat; the deal is the independent unit.
Share match(Level level, Level others, Cards cards, int seats, int games)
{
    const int deals = games / seats;
    double sum = 0;
    double squares = 0;
    Random random(seedFrom("match"));
    for (int i = 0; i < deals; ++i) {
        const Setup setup = anyGame(cards, seats, random);
        double share = 0;
        for (Seat one = 0; one < seats; ++one)
            share += victory(setup, one, level, others, random) / seats;
        sum += share;
        squares += share * share;
    }
    const double mean = sum / deals;
    return {mean, 1.96 * std::sqrt((squares / deals - mean * mean) / deals)};
}

struct Lying {
    Seat seat;
    Card card;
    bool up = false;
    int tokens = 0;
    int marks = 0;
};

// A position in a resolution: these cards lie side by side, and seat 0 is asked about the one at `place`. The cards
// that lie nowhere are set aside, in the hands or discarded.
State position(int round, const std::vector<Lying>& cards, int place, Question question, int seats = 2)
{
    Random random(1);
    State state = start(deal({.seats = std::int8_t(seats)}, random));
    state.rules.cards = baseCards.has(cards[0].card) ? baseCards : allianceCards;
    std::array<CardSet, maxSeats> rest{};
    rest.fill(state.rules.cards);
    for (const Lying& lying : cards) {
        const int slot = state.queue.take();
        state.queue.insert(state.queue.stacks, slot);
        state.queue.cards[std::size_t(slot)] = {.card = lying.card,
                                                .seat = lying.seat,
                                                .number = ++state.laid,
                                                .tokens = std::uint8_t(lying.tokens),
                                                .marks = std::uint8_t(lying.marks),
                                                .up = lying.up};
        state.marks = std::uint8_t(state.marks - lying.marks);
        rest[std::size_t(lying.seat)].remove(lying.card);
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        const auto i = std::size_t(seat);
        state.aside[i] = draw(familySize - handSize, rest[i], random);
        state.hand[i] = draw(handSize - round, rest[i] - state.aside[i], random);
        for (const Card card : rest[i] - state.aside[i] - state.hand[i])
            state.at(seat).discards.add(card);
    }
    state.round = std::int8_t(round);
    state.placed = std::int8_t(seats);
    state.phase = Phase::Resolution;
    state.place = std::int8_t(place);
    state.question = question;
    state.question.seat = 0;
    return state;
}

constexpr Question keepOrReveal{.asks = Asks::KeepOrReveal};
constexpr Decision keep{.action = Action::Keep};
constexpr Decision reveal{.action = Action::Reveal};
constexpr Question target(Card card, Half half = Half::None)
{
    return {.asks = Asks::Target, .card = card, .half = half};
}
constexpr Decision at(int place)
{
    return {.action = Action::Target, .to = std::int8_t(place)};
}

// The Decree with the most moves: thirty stacks of five seats.
State largestDecreeOfAll()
{
    std::vector<Lying> cards;
    for (int i = 0; i < maxQueue; ++i) {
        const int card = (int(Card::RoyalDecree) + i / maxSeats) % familySize;
        cards.push_back({Seat(i % maxSeats), Card(card), i == 0});
    }
    State state = position(rounds, cards, 0, {.asks = Asks::Move, .card = Card::RoyalDecree}, maxSeats);
    state.rules.edition = Edition::First;
    return state;
}

}

// The computer players: legal, repeatable, blind to what is hidden, and each better than the one below it.
class tst_players : public QObject {
    Q_OBJECT

private slots:
    void alwaysLegalAndBlind_data();
    void alwaysLegalAndBlind();
    void largestDecree();
    void plainChoices_data();
    void plainChoices();
    void variesWithChance();
    void beats_data();
    void beats();
};

void tst_players::alwaysLegalAndBlind_data()
{
    QTest::addColumn<Cards>("cards");
    QTest::newRow("base") << Cards::Base;
    QTest::newRow("alliance") << Cards::Alliance;
    QTest::newRow("mixed") << Cards::Mixed;
}

// In positions that random play reaches: the choice is legal, and it is the same in any other world that the view
// leaves possible.
void tst_players::alwaysLegalAndBlind()
{
    QFETCH(Cards, cards);
    Random random(seedFrom("legal"));
    for (int game = 0; game < 40; ++game) {
        State state = start(anyGame(cards, 2 + game % (maxSeats - 1), random));
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            const View view = look(state, seat);
            const View other = look(imagine(view, random), seat);
            QVERIFY(other == view);
            const std::uint64_t seed = random.next();
            for (const Level level : levels) {
                const Decision decision = choose(view, level, Random(seed));
                QVERIFY2(std::count(view.legal.begin(), view.legal.end(), decision) == 1, text(decision).c_str());
                QVERIFY2(choose(other, level, Random(seed)) == decision, text(decision).c_str());
            }
            apply(state, choose(view, Level::Random, Random(seed)));
        }
    }
}

void tst_players::largestDecree()
{
    const State state = largestDecreeOfAll();
    QCOMPARE(brokenInvariant(state), std::string_view());
    const View view = look(state, 0);
    QVERIFY(view.legal.size() > 800);
    for (const Level level : levels) {
        const Decision decision = choose(view, level, Random(3));
        QVERIFY(std::count(view.legal.begin(), view.legal.end(), decision) == 1);
    }
}

void tst_players::plainChoices_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<Decision>("right");
    QTest::addColumn<Level>("from"); // the lowest level that must see it

    const Lying foreign{1, Card::Spy};
    QTest::newRow("no Conspiracy without tokens in round 1")
        << position(1, {{0, Card::Conspiracy}, foreign}, 0, keepOrReveal) << keep << Level::Novice;
    QTest::newRow("no Ambush that bears tokens")
        << position(3, {{0, Card::Ambush, false, 2}, foreign, {1, Card::Archer}}, 0, keepOrReveal) << keep
        << Level::Greedy;
    QTest::newRow("a Soldier takes the foreign earner") << position(
        3, {{0, Card::Lord, true}, {0, Card::Soldier, true}, {1, Card::Heir, true}}, 1, target(Card::Soldier))
                                                        << at(2) << Level::Novice;
    QTest::newRow("an Archer takes the foreign tokens") << position(
        3, {{0, Card::Spy, false, 2}, {0, Card::Archer, true}, {1, Card::Spy, false, 3}}, 1, target(Card::Archer))
                                                        << at(2) << Level::Novice;
    QTest::newRow("an Assassination takes neither itself nor its own")
        << position(2, {{0, Card::Assassination, true}, {0, Card::Lord, true}, foreign}, 0, target(Card::Assassination))
        << at(2) << Level::Greedy;
    QTest::newRow("a Judge takes the foreign card")
        << position(3, {{0, Card::Judge, true}, {0, Card::Fanatic, true, 0, 1}, {1, Card::Empress, true, 0, 1}}, 0,
                    target(Card::Judge, Half::Eliminate))
        << at(2) << Level::Novice;
    QTest::newRow("the last round cashes in tokens")
        << position(6, {{0, Card::Spy, false, 3}, foreign, {1, Card::Heir, true}}, 0, keepOrReveal) << reveal
        << Level::Novice;
    QTest::newRow("the last round cashes in a Conspiracy")
        << position(6, {foreign, {0, Card::Conspiracy, false, 2}}, 1, keepOrReveal) << reveal << Level::Novice;
    QTest::newRow("the last round reserves a Trade")
        << position(6, {{0, Card::Trade, false, 3}, {1, Card::Empress, true}}, 0, keepOrReveal) << reveal
        << Level::Novice;
    QTest::newRow("the last round collects from a Diplomat")
        << position(6, {{0, Card::Diplomat, true, 4}, {1, Card::Empress, true}}, 0,
                    {.asks = Asks::Mode, .card = Card::Diplomat})
        << Decision{.action = Action::Mode, .half = Half::Collect} << Level::Novice;
}

// Plainly bad choices are never made, whatever chance says.
void tst_players::plainChoices()
{
    QFETCH(State, state);
    QFETCH(Decision, right);
    QFETCH(Level, from);
    QCOMPARE(brokenInvariant(state), std::string_view());
    const View view = look(state, 0);
    QVERIFY(view.legal.size() > 1);
    for (const Level level : {Level::Novice, Level::Greedy}) {
        for (std::uint64_t seed = 0; level >= from && seed < 200; ++seed) {
            const Decision chosen = choose(view, level, Random(seed));
            QVERIFY2(chosen == right, (std::string(name(level)) + ": " + text(chosen)).c_str());
        }
    }
}

// The first card of a game varies, so that it cannot be read off.
void tst_players::variesWithChance()
{
    Random random(7);
    const State state = start(deal({.seats = 4}, random));
    const View view = look(state, 0);
    for (const Level level : levels) {
        CardSet laid;
        for (std::uint64_t seed = 0; seed < 400; ++seed)
            laid.add(choose(view, level, Random(seed)).card);
        QVERIFY(laid.size() > handSize / 2);
    }
}

void tst_players::beats_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<Level>("others");
    QTest::addColumn<Cards>("cards");
    QTest::addColumn<int>("seats");
    const std::array sets{"base", "alliance", "mixed"};
    for (const int seats : {2, 4}) {
        for (const Cards cards : {Cards::Base, Cards::Alliance, Cards::Mixed}) {
            const char* set = sets[std::size_t(cards)];
            QTest::addRow("novice, %s, %d", set, seats) << Level::Novice << Level::Random << cards << seats;
            QTest::addRow("greedy, %s, %d", set, seats) << Level::Greedy << Level::Novice << cards << seats;
        }
    }
}

// One of the level among others of the level below wins more than its share, beyond the 95 % interval.
void tst_players::beats()
{
    QFETCH(Level, level);
    QFETCH(Level, others);
    QFETCH(Cards, cards);
    QFETCH(int, seats);
    const int games = level == Level::Novice || cards == Cards::Base ? 2000 : 500;
    const Share share = match(level, others, cards, seats, games);
    qInfo("%.1f +- %.1f %% of %d games", 100 * share.mean, 100 * share.halfWidth, games);
    QVERIFY(share.mean - share.halfWidth > 1.0 / seats);
}

QTEST_APPLESS_MAIN(tst_players)
#include "tst_players.moc"
