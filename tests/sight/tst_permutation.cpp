#include "engine/sight/view.h"
#include "tests/support/permutation.h"
#include "tests/support/positiontext.h"
#include "tests/support/randomgames.h"

#include <QtTest>

#include <functional>
#include <set>

using namespace oriflamme;

// Secrecy: two true states that differ only in what the rules hide from a seat are one and the same to that seat. In
// random games of every kind each state is held beside a twin, for each seat and for a bystander.
class Twins : public QObject {
    Q_OBJECT

private slots:
    void twinsLookTheSame();
    void twinsAreToldTheSame();
    void everyLeakOfALookIsCaught_data();
    void everyLeakOfALookIsCaught();
    void everyLeakOfAnEventIsCaught_data();
    void everyLeakOfAnEventIsCaught();
};

using Looker = std::function<View(const State&, Seat)>;
using Seer = std::function<Event(const Event&, Seat)>;
using Visit = std::function<bool(const State&, Seat viewer, const Permuted&, Random&)>;

// Plays random games and shows each state at a question to `visit`, with a twin, for each viewer; stops when that
// returns false, and tells whether it did.
static bool visitGames(std::string_view seed, int gamesOfEachKind, const Visit& visit)
{
    Random random(seedFrom(seed));
    for (int game = 0; game < gamesOfEachKind * kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        Memory memory;
        while (state.phase != Phase::Over) {
            for (Seat viewer = noSeat; viewer < state.rules.seats; ++viewer) {
                const Permuted twin = permuted(state, viewer, memory, random);
                if (!visit(state, viewer, twin, random))
                    return true;
            }
            Steps steps;
            apply(state, anyDecision(state, random), steps);
            for (const Step& step : steps)
                memory.see(step.event);
        }
    }
    return false;
}

static bool looksDiffer(const Looker& looks, int games)
{
    return visitGames("look", games, [&](const State& state, Seat viewer, const Permuted& twin, Random&) {
        return looks(state, viewer) == looks(twin.state, viewer);
    });
}

// A revealed or eliminated card is shown for the first time, or everything when the game has ended: here twins part.
static bool discloses(const Step& step, const Permuted& twin)
{
    const Event& event = step.event;
    if (step.state.phase == Phase::Over)
        return true;
    if (event.happening == Happening::Revealed)
        return twin.of(event.seat, event.card) != event.card;
    return event.happening == Happening::Eliminated && twin.of(event.other, event.otherCard) != event.otherCard;
}

// Plays the same decision in both states; the viewer must be told the same and see the same states, step by step.
static bool toldTheSame(const State& state, Seat viewer, const Permuted& twin, const Decision& decision,
                        const Seer& sees)
{
    const Decision same = twin.of(state.question.seat, decision);
    Decisions list;
    legal(twin.state, list);
    if (!list.has(same))
        return true; // an Insurrection without a token cannot be revealed
    State a = state;
    State b = twin.state;
    Steps stepsA;
    Steps stepsB;
    apply(a, decision, stepsA);
    apply(b, same, stepsB);
    for (std::size_t i = 0; i < stepsA.size(); ++i) {
        if (discloses(stepsA[i], twin))
            return true;
        if (i >= stepsB.size() || sees(stepsA[i].event, viewer) != sees(stepsB[i].event, viewer)
            || look(stepsA[i].state, viewer) != look(stepsB[i].state, viewer))
            return false;
    }
    return stepsA.size() == stepsB.size() && look(a, viewer) == look(b, viewer);
}

static bool tellsDiffer(const Seer& sees, int games)
{
    return visitGames("tell", games, [&](const State& state, Seat viewer, const Permuted& twin, Random& random) {
        return toldTheSame(state, viewer, twin, anyDecision(state, random), sees);
    });
}

void Twins::twinsLookTheSame()
{
    int different = 0;
    QVERIFY(!visitGames("look", gamesToPlay(4), [&](const State& state, Seat viewer, const Permuted& twin, Random&) {
        different += state != twin.state;
        return look(state, viewer) == look(twin.state, viewer) && brokenInvariant(twin.state).empty();
    }));
    QVERIFY(different > 10000); // most twins are not the state itself
}

void Twins::twinsAreToldTheSame()
{
    QVERIFY(!tellsDiffer(seen, gamesToPlay(8)));
}

// Each adds one thing that is hidden to what look() shows; the twins must then differ.
using Leak = void (*)(View&, const State&);
Q_DECLARE_METATYPE(Leak)

static void leakQueueCard(View& view, const State& state, bool covered)
{
    for (int place = 0; place < state.queue.stacks; ++place) {
        const QueueCard* card = &state.queue.top(place);
        if (covered)
            card = state.queue.under(*card);
        if (card)
            view.queue.cards[std::size_t(card - state.queue.cards.data())].card = card->card;
    }
}

static void leakLegal(View& view, const State& state, Asks asks)
{
    if (state.question.asks != asks)
        return;
    Decisions list;
    legal(state, list);
    view.legal.assign(list.begin(), list.end());
}

void Twins::everyLeakOfALookIsCaught_data()
{
    QTest::addColumn<Leak>("leak");
    QTest::newRow("none") << Leak([](View&, const State&) {});
    QTest::newRow("the hands") << Leak([](View& view, const State& state) { view.hand = state.hand; });
    QTest::newRow("the next seat's hand") << Leak([](View& view, const State& state) {
        const auto next = std::size_t(state.next(std::max<Seat>(view.viewer, 0)));
        view.hand[next] = state.hand[next];
    });
    QTest::newRow("cards set aside") << Leak([](View& view, const State& state) { view.aside = state.aside; });
    QTest::newRow("one card of a hand") << Leak(
        [](View& view, const State& state) { view.hand[0].add(*state.hand[0].begin()); });
    QTest::newRow("face-down top cards") << Leak(
        [](View& view, const State& state) { leakQueueCard(view, state, false); });
    QTest::newRow("covered face-down cards")
        << Leak([](View& view, const State& state) { leakQueueCard(view, state, true); });
    QTest::newRow("what may be placed") << Leak(
        [](View& view, const State& state) { leakLegal(view, state, Asks::Place); });
    QTest::newRow("what may be laid in exchange")
        << Leak([](View& view, const State& state) { leakLegal(view, state, Asks::Swap); });
    QTest::newRow("whether a card may be revealed")
        << Leak([](View& view, const State& state) { leakLegal(view, state, Asks::KeepOrReveal); });
    QTest::newRow("the acting card before it is revealed") << Leak([](View& view, const State& state) {
        if (state.question.asks == Asks::KeepOrReveal)
            view.question.card = state.queue.top(state.place).card;
    });
}

void Twins::everyLeakOfALookIsCaught()
{
    QFETCH(Leak, leak);
    const Looker leaky = [&](const State& state, Seat viewer) {
        View view = look(state, viewer);
        leak(view, state);
        return view;
    };
    QCOMPARE(looksDiffer(leaky, 2), qstrcmp(QTest::currentDataTag(), "none") != 0);
}

void Twins::everyLeakOfAnEventIsCaught_data()
{
    QTest::addColumn<int>("happening");
    for (const Happening happening :
         {Happening::Placed, Happening::Kept, Happening::Moved, Happening::Stole, Happening::TokenGiven,
          Happening::Marked, Happening::Swapped, Happening::Chosen, Happening::TokensTaken})
        QTest::newRow(name(happening).data()) << int(happening);
}

void Twins::everyLeakOfAnEventIsCaught()
{
    QFETCH(int, happening);
    const Seer leaky = [&](const Event& event, Seat viewer) {
        return event.happening == Happening(happening) ? event : seen(event, viewer);
    };
    QVERIFY(tellsDiffer(leaky, 8));
}

QTEST_APPLESS_MAIN(Twins)
#include "tst_permutation.moc"
