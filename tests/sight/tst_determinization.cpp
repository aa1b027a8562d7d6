#include "tests/support/position.h"
#include "tests/support/possibleworlds.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

// determinize() and guesses: what a seat may hold for the truth.
class Imagine : public QObject {
    Q_OBJECT

private slots:
    void whatIsImaginedMayBeTrue();
    void equalChanceImaginesTheSame();
    void everyWorldIsImagined_data();
    void everyWorldIsImagined();
    void everySmallWorldOfGamesIsImagined();
    void everyFaultOfASamplerIsFound_data();
    void everyFaultOfASamplerIsFound();
};

// At every moment, also while a card is being moved or taken back, and for a bystander too.
void Imagine::whatIsImaginedMayBeTrue()
{
    Random random(seedFrom("imagine"));
    for (int game = 0; game < gamesToPlay(2) * kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        Memory memory;
        while (state.phase != Phase::Over) {
            Steps steps;
            apply(state, anyDecision(state, random), steps);
            for (const Step& step : steps) {
                memory.see(step.event);
                const Seat viewer = Seat(int(random.below(std::uint32_t(state.rules.seats) + 1)) - 1);
                const View view = look(step.state, viewer);
                for (const SamplerOf sampler : {determinizing, byBelief}) {
                    const std::string trouble = wrongWorld(sampler(view)(random), view, memory);
                    QVERIFY2(trouble.empty(), (positionText(step.state) + ' ' + trouble).c_str());
                }
            }
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
    const State state = determinize(view, one);
    QVERIFY(state == determinize(view, same));
    QVERIFY(state != determinize(view, other));
}

void Imagine::everyWorldIsImagined_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<Memory>("memory");
    QTest::addColumn<int>("worlds"); // counted by hand
    Memory memory;
    const auto remember = [&memory](Position& position) {
        for (const Event& event : position.events())
            memory.see(event);
    };
    const auto add = [&memory](const char* name, Position& position, int worlds) {
        QTest::newRow(name) << position.state() << memory << worlds;
    };

    // Of stag's six unknown cards one lies in the queue, two are in the hand, three set aside: 6 * (5 over 2).
    Position one("stag: heir^ spy | >wolf: lord");
    one.discards("stag", "archer soldier ambush");
    add("a face-down card", one, 60);

    // A covered one is hidden as well: 6 * 5 * (4 over 1).
    Position covered("stag: heir lord^ | stag: spy | >wolf: lord");
    covered.discards("stag", "archer soldier ambush");
    add("two, one of them covered", covered, 120);

    // An Insurrection that everybody knows is none of them: 5 * (4 over 1).
    Position known("stag: insurrection! | stag: trade | >wolf: fanatic");
    known.discards("stag", "judge racket empress diplomat");
    add("beside a known one", known, 20);

    // So is a card that a Decree may move, and has moved: 6 * (5 over 2).
    Position moved("stag: spy | >wolf: royal-decree | wolf: lord^");
    moved.discards("stag", "archer soldier ambush heir").play("reveal");
    add("while a Decree may move a card", moved, 60);
    moved.play("move 0 gap 3");
    add("a card that a Decree has moved", moved, 60);

    // The Informant is certainly in the hand: the other five are the card laid in exchange, one in the hand, three
    // aside.
    Position back(">stag: informant | wolf: fanatic | stag: deserter^");
    back.discards("stag", "judge empress diplomat")
        .hand("stag", "racket trade")
        .play("reveal", "mode swap", "swap racket");
    remember(back);
    add("a card taken back", back, 20);

    // Then stag lays a card: it may be the Informant (5 * 4, the hand holding one of four), or the Informant is still
    // in the hand (5 * 4, the card laid one of four). The card laid in exchange is not the Informant, nor is one aside.
    Position laid = back;
    laid.play("keep", "place informant left");
    remember(laid);
    add("a card taken back, and one laid since", laid, 40);

    // With one card in the hand, the Shapeshifter, taken back first, must be what was laid for the Informant:
    // the other four are the card in exchange for that, and three aside.
    Position both(">stag: shapeshifter | wolf: informant^ | stag: informant | wolf: spy");
    both.cards("archer soldier spy heir shapeshifter lord informant judge racket trade")
        .round(6)
        .discards("stag", "archer soldier spy heir")
        .hand("stag", "racket")
        .play("reveal", "mode swap", "mode gain", "reveal", "mode swap");
    memory = {};
    remember(both);
    add("two cards taken back with a hand of one", both, 4);
}

void Imagine::everyWorldIsImagined()
{
    QFETCH(State, state);
    QFETCH(Memory, memory);
    QFETCH(int, worlds);
    const std::vector<std::string> all = everyHidden(state, 1, memory, worlds + 1);
    QCOMPARE(int(all.size()), worlds);
    QVERIFY(std::binary_search(all.begin(), all.end(), hiddenOf(state, 1)));
    std::string trouble = wrongDraws(state, 0, memory, {.times = 400, .most = worlds});
    QVERIFY2(trouble.empty(), trouble.c_str());
    trouble = wrongDraws(state, 0, memory, {byBelief, Spread::Once, 1000, worlds});
    QVERIFY2(trouble.empty(), ("guessed: " + trouble).c_str());

    // What may lie there is told alike.
    const View view = look(state, 0);
    std::array<CardSet, maxQueue> seen{};
    Random random(5);
    for (int i = 0; i < worlds * 40; ++i) {
        const State world = determinize(view, random);
        for (std::size_t slot = 0; slot < maxQueue; ++slot)
            seen[slot].add(world.queue.cards[slot].card);
    }
    for (int slot = 0; slot < maxQueue; ++slot) {
        const QueueCard& card = view.queue.cards[std::size_t(slot)];
        if (card.seat == 1 && card.card == Card::None)
            QCOMPARE(cardNames(mayBe(view, slot)), cardNames(seen[std::size_t(slot)]));
    }
}

using Visit = std::function<bool(const State&, Seat viewer, const Memory&)>;

// Shows moments of random games of every kind to `visit`, each as a seat or a bystander may remember it, until that
// returns false.
static void visitMoments(int games, const Visit& visit)
{
    Random random(seedFrom("worlds"));
    for (int game = 0; game < games; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        Memory memory;
        while (state.phase != Phase::Over) {
            const Seat viewer = Seat(int(random.below(std::uint32_t(state.rules.seats) + 1)) - 1);
            if (state.round > 3 && !visit(state, viewer, memory))
                return;
            Steps steps;
            apply(state, anyDecision(state, random), steps);
            for (const Step& step : steps)
                memory.see(step.event);
        }
    }
}

// Evenly, of families of which little is hidden.
void Imagine::everySmallWorldOfGamesIsImagined()
{
    visitMoments(gamesToPlay(kindsOfGame), [](const State& state, Seat viewer, const Memory& memory) {
        const std::string trouble = wrongDraws(state, viewer, memory, {});
        [&] { QVERIFY2(trouble.empty(), (positionText(state) + ' ' + trouble).c_str()); }();
        return trouble.empty();
    });
}

using Avoids = bool (*)(const State& world, const View& view);
Q_DECLARE_METATYPE(Avoids)

// The first card in the order of names that a family hides.
static Card firstHidden(const State& state, Seat seat)
{
    CardSet cards = state.hand[std::size_t(seat)] | state.aside[std::size_t(seat)];
    for (const QueueCard& card : state.queue.cards) {
        if (card.seat == seat && isHiddenFrom(card, noSeat))
            cards.add(card.card);
    }
    return *cards.begin();
}

// Whether a card of the queue that passes a test is that one.
template <class Test>
static bool lies(const State& world, Seat viewer, Test test)
{
    for (int place = 0; place < world.queue.stacks; ++place) {
        const QueueCard* top = &world.queue.top(place);
        for (const QueueCard* card = top; card; card = world.queue.under(*card)) {
            if (isHiddenFrom(*card, viewer) && test(*card, card != top) && card->card == firstHidden(world, card->seat))
                return true;
        }
    }
    return false;
}

void Imagine::everyFaultOfASamplerIsFound_data()
{
    QTest::addColumn<Avoids>("avoids"); // worlds in which it is so are not drawn
    QTest::addColumn<bool>("always");   // or drawn half as often
    QTest::newRow("none") << Avoids([](const State&, const View&) { return false; }) << true;
    const auto add = [](const char* name, Avoids avoids) {
        QTest::newRow(name) << avoids << true;
        QTest::addRow("%s, now and then", name) << avoids << false;
    };
    add("a card on top of the queue", [](const State& world, const View& view) {
        return lies(world, view.viewer, [](const QueueCard&, bool covered) { return !covered; });
    });
    add("a covered card", [](const State& world, const View& view) {
        return lies(world, view.viewer, [](const QueueCard&, bool covered) { return covered; });
    });
    add("a card taken back and laid anew", [](const State& world, const View& view) {
        return std::any_of(world.queue.cards.begin(), world.queue.cards.end(), [&](const QueueCard& card) {
            const TakenBack* back =
                isHiddenFrom(card, view.viewer) ? world.at(card.seat).takenBack(card.card) : nullptr;
            return back && back->laid > 0;
        });
    });
    add("a card of a hand", [](const State& world, const View& view) {
        const Seat other = world.next(std::max<Seat>(view.viewer, 0));
        return world.hand[std::size_t(other)].has(firstHidden(world, other));
    });
    add("a card set aside", [](const State& world, const View& view) {
        const Seat other = world.next(std::max<Seat>(view.viewer, 0));
        return world.aside[std::size_t(other)].has(firstHidden(world, other));
    });
}

void Imagine::everyFaultOfASamplerIsFound()
{
    QFETCH(Avoids, avoids);
    QFETCH(bool, always);
    const SamplerOf faulty = [&](const View& view) {
        return [&, honest = determinizing(view)](Random& random) {
            State world = honest(random);
            for (int again = always ? 100 : int(random.below(2)); again > 0 && avoids(world, view); --again)
                world = honest(random); // no world without it may be left
            return world;
        };
    };
    const Spread spread = always ? Spread::Once : Spread::Evenly;
    bool found = false;
    visitMoments(kindsOfGame, [&](const State& state, Seat viewer, const Memory& memory) {
        found = !wrongDraws(state, viewer, memory, {.sampler = faulty, .spread = spread}).empty();
        return !found;
    });
    QCOMPARE(found, qstrcmp(QTest::currentDataTag(), "none") != 0);
}

QTEST_APPLESS_MAIN(Imagine)
#include "tst_determinization.moc"
