#include "tests/support/courses.h"
#include "tests/support/permutation.h"
#include "tests/support/positiontext.h"
#include "tests/support/randomgames.h"

#include <QtTest>

#include <functional>
#include <set>

using namespace oriflamme;

// What a view's past tells: of random games of every kind, seen by each seat and by a bystander.
class Hindsight : public QObject {
    Q_OBJECT

private slots:
    void thePastIsWhatWasSeenInOrder();
    void anyWorldHasACourseThatLooksTheSame();
    void theTruthHasItsOwnCourse();
    void whatIsStillHiddenHasNoName();
    void whatShowedItselfHasItsName();
};

namespace {

struct Seen {
    const Record& record;
    const State& state;
    const Events& events;
    View view;
};

// Shows every fifth question of so many random games to `check`, as one of the seats or a bystander sees it.
void everyView(std::string_view seed, const std::function<void(const Seen&, Random&)>& check)
{
    Random random(seedFrom(seed));
    for (int game = 0; game < gamesToPlay(2 * kindsOfGame); ++game) {
        Record record = newGame(kindOfGame(game % kindsOfGame, random), random);
        Events events;
        State state = start(record.setup, events);
        while (state.phase != Phase::Over) {
            const Seat viewer = Seat(int(random.below(std::uint32_t(state.rules.seats + 1))) - 1);
            if (random.below(5) == 0)
                check({record, state, events, look(state, events, viewer)}, random);
            const Decision decision = anyDecision(state, random);
            record.decisions.push_back({state.question.seat, decision});
            apply(state, decision, events);
        }
    }
}

// The numbers of the cards that lie hidden from the viewer.
std::set<int> hiddenNumbers(const Seen& is)
{
    std::set<int> numbers;
    for (const QueueCard& card : is.state.queue.cards) {
        if (isHiddenFrom(card, is.view.viewer))
            numbers.insert(card.number);
    }
    return numbers;
}

}

void Hindsight::thePastIsWhatWasSeenInOrder()
{
    int views = 0;
    everyView("past", [&](const Seen& is, Random&) {
        QVERIFY(look(is.record, is.view.viewer) == is.view);
        Steps steps;
        State state = start(is.record.setup, steps);
        for (const Taken& taken : is.record.decisions)
            apply(state, taken.decision, steps);
        QCOMPARE(is.view.past.size(), steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i)
            QVERIFY(is.view.past[i] == seen(steps[i].event, is.view.viewer));
        ++views;
    });
    QVERIFY(views > 100);
}

void Hindsight::anyWorldHasACourseThatLooksTheSame()
{
    everyView("worlds", [](const Seen& is, Random& random) {
        const State world = determinize(is.view, random);
        const Course course = courseOf(is.view, world);
        QVERIFY(isValid(course.setup));
        const auto game = played(course);
        QVERIFY2(game, positionText(world).c_str());
        QVERIFY2(game->state == world, positionText(world).c_str());
        QVERIFY2(look(world, game->past, is.view.viewer) == is.view, positionText(world).c_str());
    });
}

void Hindsight::theTruthHasItsOwnCourse()
{
    everyView("truth", [](const Seen& is, Random&) {
        const Course course = courseOf(is.view, is.state);
        QCOMPARE(course.decisions.size(), is.record.decisions.size());
        for (std::size_t i = 0; i < course.decisions.size(); ++i)
            QCOMPARE(text(course.decisions[i]), text(is.record.decisions[i].decision));
    });
}

void Hindsight::whatIsStillHiddenHasNoName()
{
    int hidden = 0;
    everyView("hidden", [&](const Seen& is, Random& random) {
        const auto list = hindsight(is.view);
        QCOMPARE(list.size(), is.record.decisions.size());
        const std::set<int> numbers = hiddenNumbers(is);
        for (const TakenThen& taken : list) {
            if (numbers.contains(taken.number)) {
                QVERIFY(taken.decision.card == Card::None);
                ++hidden;
            }
            for (const QueueCard& card : taken.seen.queue.cards)
                QVERIFY(card.seat == noSeat || !numbers.contains(card.number) || card.card == Card::None);
            for (Seat seat = 0; seat < is.state.rules.seats; ++seat) {
                const auto i = std::size_t(seat);
                QVERIFY(seat == is.view.viewer || (taken.seen.hand[i] | taken.seen.aside[i]).empty());
            }
        }
        // Whatever is hidden may be otherwise, and it tells the same.
        const auto twin = played(courseOf(is.view, determinize(is.view, random)));
        QVERIFY(twin);
        const auto other = hindsight(look(twin->state, twin->past, is.view.viewer));
        for (std::size_t i = 0; i < list.size(); ++i) {
            QVERIFY(list[i].seen == other[i].seen);
            QVERIFY(list[i].decision == other[i].decision);
        }
    });
    QVERIFY(hidden > 100);
}

void Hindsight::whatShowedItselfHasItsName()
{
    int named = 0;
    everyView("shown", [&](const Seen& is, Random&) {
        const std::set<int> numbers = hiddenNumbers(is);
        const auto list = hindsight(is.view);
        State state = start(is.record.setup);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Decision& truth = is.record.decisions[i].decision;
            if (!numbers.contains(list[i].number)) {
                QCOMPARE(text(list[i].decision), text(truth));
                named += truth.card != Card::None;
            }
            for (std::size_t slot = 0; slot < maxQueue; ++slot) {
                const QueueCard& card = state.queue.cards[slot];
                if (card.seat != noSeat && !numbers.contains(card.number))
                    QVERIFY(list[i].seen.queue.cards[slot] == card);
            }
            apply(state, truth);
        }
    });
    QVERIFY(named > 100);
}

QTEST_APPLESS_MAIN(Hindsight)
#include "tst_hindsight.moc"
