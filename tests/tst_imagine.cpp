#include "tests/checks.h"
#include "tests/games.h"
#include "tests/position.h"
#include "tests/twins.h"

using namespace oriflamme;

// imagine(): what a seat may hold for the truth.
class Imagine : public QObject {
    Q_OBJECT

private slots:
    void whatIsImaginedLooksLikeTheView();
    void equalChanceImaginesTheSame();
    void everyWorldIsImaginedAboutAsOften_data();
    void everyWorldIsImaginedAboutAsOften();
};

// What of a family is hidden, as one word to count by.
static std::string worldOf(const State& state, Seat seat)
{
    std::string world;
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat == seat && isHiddenFrom(card, noSeat))
            world += '#' + std::to_string(card.number) + ' ' + std::string(name(card.card)) + ' ';
    }
    return world + "| " + cardNames(state.hand[std::size_t(seat)]) + " | " + cardNames(state.aside[std::size_t(seat)]);
}

// Whether a state is one that everybody's memory allows.
static bool isRemembered(const State& state, const Memory& memory)
{
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        for (const QueueCard& card : state.queue.cards) {
            if (card.seat == seat && isHiddenFrom(card, noSeat) && !memory.mayLie(seat, card.card, card.number))
                return false;
        }
        for (const Card card : state.aside[std::size_t(seat)]) {
            if (!memory.mayBeAside(seat, card))
                return false;
        }
    }
    return true;
}

void Imagine::whatIsImaginedLooksLikeTheView()
{
    Random random(seedFrom("imagine"));
    for (int game = 0; game < gamesToPlay(8) * kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        Memory memory;
        for (bool over = false; !over;) {
            over = state.phase == Phase::Over;
            const Seat viewer = Seat(int(random.below(std::uint32_t(state.rules.seats) + 1)) - 1); // a bystander too
            const std::string trouble = wrongSight(state, viewer, random);
            QVERIFY2(trouble.empty(), trouble.c_str());
            QVERIFY2(isRemembered(imagine(look(state, viewer), random), memory), picture(state).c_str());
            if (over)
                break;
            Steps steps;
            apply(state, anyDecision(state, random), steps);
            for (const Step& step : steps)
                memory.see(step.event);
        }
    }
}

void Imagine::equalChanceImaginesTheSame()
{
    Position p(">wolf: heir spy | stag: archer lord | raven: spy");
    const View view = look(p.state(), 0);
    Random one(3);
    Random same(3);
    Random other(4);
    const State state = imagine(view, one);
    QVERIFY(state == imagine(view, same));
    QVERIFY(state != imagine(view, other));
}

void Imagine::everyWorldIsImaginedAboutAsOften_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<int>("worlds"); // counted by hand

    // Of stag's six unknown cards one lies in the queue, two are in the hand, three set aside: 6 * (5 over 2).
    Position one("stag: heir^ spy | >wolf: lord");
    one.discards("stag", "archer soldier ambush");
    QTest::newRow("a face-down card") << one << 60;

    // A covered one is hidden as well: 6 * 5 * (4 over 1).
    Position covered("stag: heir lord^ | stag: spy | >wolf: lord");
    covered.discards("stag", "archer soldier ambush");
    QTest::newRow("two, one of them covered") << covered << 120;

    // An Insurrection that everybody knows is none of them: 5 * (4 over 1).
    Position known("stag: insurrection! | stag: trade | >wolf: fanatic");
    known.discards("stag", "judge racket empress diplomat");
    QTest::newRow("beside a known one") << known << 20;

    // The Informant is certainly in the hand: the other five are the card laid in exchange, one in the hand, three
    // aside.
    Position back(">stag: informant | wolf: fanatic | stag: deserter^");
    back.discards("stag", "judge empress diplomat")
        .hand("stag", "racket trade")
        .play("reveal", "mode swap", "swap racket");
    QTest::newRow("a card taken back") << back << 20;

    // Then stag lays a card: it may be the Informant (5 * 4, the hand holding one of four), or the Informant is still
    // in the hand (5 * 4, the card laid one of four). The card laid in exchange is not the Informant, nor is one aside.
    Position laid = back;
    laid.play("keep", "place informant left");
    QTest::newRow("a card taken back, and one laid since") << laid << 40;

    // With one card in the hand, the Shapeshifter, taken back first, must be what was laid for the Informant:
    // the other four are the card in exchange for that, and three aside.
    Position both(">stag: shapeshifter | wolf: informant^ | stag: informant | wolf: spy");
    both.cards("archer soldier spy heir shapeshifter lord informant judge racket trade")
        .round(6)
        .discards("stag", "archer soldier spy heir")
        .hand("stag", "racket")
        .play("reveal", "mode swap", "mode gain", "reveal", "mode swap");
    QTest::newRow("two cards taken back with a hand of one") << both << 4;
}

void Imagine::everyWorldIsImaginedAboutAsOften()
{
    QFETCH(Position, position);
    QFETCH(int, worlds);
    constexpr int times = 400; // each world; the deviation is 20
    const View view = look(position.state(), 0);
    std::map<std::string, int> count;
    Random random(5);
    std::array<CardSet, maxQueue> seen{};
    for (int i = 0; i < worlds * times; ++i) {
        const State world = imagine(view, random);
        ++count[worldOf(world, 1)];
        for (std::size_t slot = 0; slot < maxQueue; ++slot)
            seen[slot].add(world.queue.cards[slot].card);
    }
    for (int slot = 0; slot < maxQueue; ++slot) {
        const QueueCard& card = view.queue.cards[std::size_t(slot)];
        if (card.seat == 1 && card.card == Card::None)
            QCOMPARE(cardNames(mayBe(view, slot)), cardNames(seen[std::size_t(slot)]));
    }
    QCOMPARE(int(count.size()), worlds);
    QVERIFY(count.contains(worldOf(position.state(), 1)));
    for (const auto& [world, found] : count)
        QVERIFY2(found > times * 3 / 4 && found < times * 5 / 4, (world + ": " + std::to_string(found)).c_str());
}

QTEST_APPLESS_MAIN(Imagine)
#include "tst_imagine.moc"
