#include "app/models/choice.h"
#include "app/record/names.h"
#include "tests/support/home.h"
#include "tests/support/open.h"
#include "tests/support/playing.h"

#include <QSignalSpy>
#include <QTest>

using namespace oriflamme;

// Choosing step by step: what is open is what is legal, no more and no less.
class TestChoice : public QObject {
    Q_OBJECT

private slots:
    void aHandCardThenItsPlace();
    void aDecreesCardThenItsGap();
    void aDecreesCardOntoAStack();
    void questionsOfOneStep();
    void aMadeChoiceIsClosed();
    void whatIsDoubtedWaits();
    void optionsAreTheDecisionsOfTheNextStep();
    void codesStandForTheirDecisions();
    void onlyWhatChangesIsTold();
    void everyLegalDecisionCanBeMade_data();
    void everyLegalDecisionCanBeMade();
};

namespace {

// A choice that writes down what was made.
struct Maker {
    Choice choice;
    std::vector<Decision> made;

    Maker()
    {
        QObject::connect(&choice, &Choice::made, &choice,
                         [this](const Decision& decision) { made.push_back(decision); });
    }
};

}

void TestChoice::aHandCardThenItsPlace()
{
    Maker maker;
    Choice& choice = maker.choice;
    choice.offer(Asks::Place, {{.action = Action::PlaceLeft, .card = Card::Spy},
                               {.action = Action::PlaceRight, .card = Card::Spy},
                               {.action = Action::PlaceOn, .card = Card::Spy, .to = 2},
                               {.action = Action::PlaceLeft, .card = Card::Heir}});
    QCOMPARE(choice.cards(), QStringList({"spy", "heir"}));
    QVERIFY(!choice.left() && !choice.right() && choice.places().isEmpty()); // first the card
    QCOMPARE(choice.stacks(), QList<int>({2}));                              // they are known before
    choice.pickLeft();
    choice.pickPlace(2);
    QVERIFY(maker.made.empty());

    choice.pickCard("spy");
    QCOMPARE(choice.picked(), QString("spy"));
    QVERIFY(choice.left() && choice.right());
    QCOMPARE(choice.places(), QList<int>({2}));
    choice.pickCard("heir"); // another card instead
    QCOMPARE(choice.picked(), QString("heir"));
    QVERIFY(choice.left() && !choice.right() && choice.places().isEmpty());
    choice.back();
    QCOMPARE(choice.picked(), QString());
    QVERIFY(!choice.left());

    choice.pickCard("spy");
    choice.pickPlace(2);
    QVERIFY((maker.made == std::vector<Decision>{{.action = Action::PlaceOn, .card = Card::Spy, .to = 2}}));
}

void TestChoice::aDecreesCardThenItsGap()
{
    Maker maker;
    Choice& choice = maker.choice;
    choice.offer(Asks::Move, {{.action = Action::MoveGap, .from = 0, .to = 2},
                              {.action = Action::MoveGap, .from = 0, .to = 3},
                              {.action = Action::MoveGap, .from = 2, .to = 0}});
    QCOMPARE(choice.places(), QList<int>({0, 2}));
    QVERIFY(choice.gaps().isEmpty());
    choice.pickGap(2); // first the card
    QVERIFY(maker.made.empty());
    choice.pickPlace(0);
    QCOMPARE(choice.pickedPlace(), 0);
    QCOMPARE(choice.gaps(), QList<int>({2, 3}));
    QVERIFY(choice.places().isEmpty());
    choice.back();
    QCOMPARE(choice.pickedPlace(), -1);
    QCOMPARE(choice.places(), QList<int>({0, 2}));
    choice.pickPlace(0);
    choice.pickGap(0); // the other card's
    choice.pickGap(3);
    QVERIFY((maker.made == std::vector<Decision>{{.action = Action::MoveGap, .from = 0, .to = 3}}));
}

// The first edition's.
void TestChoice::aDecreesCardOntoAStack()
{
    Maker maker;
    Choice& choice = maker.choice;
    choice.offer(Asks::Move, {{.action = Action::MoveGap, .from = 1, .to = 0},
                              {.action = Action::MoveOnto, .from = 1, .to = 0},
                              {.action = Action::MoveOnto, .from = 0, .to = 1}});
    choice.pickPlace(1);
    QCOMPARE(choice.places(), QList<int>({0}));
    QCOMPARE(choice.gaps(), QList<int>({0}));
    choice.pickPlace(0);
    QVERIFY((maker.made == std::vector<Decision>{{.action = Action::MoveOnto, .from = 1, .to = 0}}));
}

void TestChoice::questionsOfOneStep()
{
    struct OneStep {
        Asks asks;
        std::vector<Decision> legal;
    };
    const OneStep questions[]{
        {Asks::KeepOrReveal, {{.action = Action::Keep}, {.action = Action::Reveal}}},
        {Asks::Model, {{.action = Action::Target, .to = 1}, {.action = Action::Target, .to = 3}}},
        {Asks::Target, {{.action = Action::Target, .to = 0}, {.action = Action::Target, .to = 29}}},
        {Asks::Mode, {{.action = Action::Mode, .half = Half::Gain}, {.action = Action::Mode, .half = Half::Swap}}},
        {Asks::Swap, {{.action = Action::Swap, .card = Card::Heir}, {.action = Action::Swap, .card = Card::Trade}}},
    };
    for (const auto& [asks, legal] : questions) {
        for (const Decision& decision : legal) {
            Maker maker;
            maker.choice.offer(asks, legal);
            QCOMPARE(openIn(maker.choice), legalSteps(legal));
            maker.choice.back(); // there is nothing to put down
            pick(maker.choice, decision);
            QVERIFY2(maker.made == std::vector{decision}, text(decision).c_str());
        }
    }
}

// It closes before it tells: a second click, even one that comes while the first is told, finds nothing to choose.
void TestChoice::aMadeChoiceIsClosed()
{
    const std::vector<Decision> legal{{.action = Action::PlaceLeft, .card = Card::Spy}};
    Maker maker;
    Choice& choice = maker.choice;
    int whileTold = 0;
    connect(&choice, &Choice::made, this, [&] {
        whileTold += openIn(choice) == Open() && choice.picked().isEmpty();
        if (maker.made.size() < 9)
            pick(choice, legal.front());
    });
    choice.offer(Asks::Place, legal);
    pick(choice, legal.front());
    pick(choice, legal.front());
    QCOMPARE(maker.made.size(), 1U);
    QCOMPARE(whileTold, 1);

    choice.offer(Asks::KeepOrReveal, {{.action = Action::Keep}, {.action = Action::Reveal}});
    choice.keep();
    choice.reveal();
    choice.keep();
    QCOMPARE(maker.made.size(), 2U);
}

void TestChoice::whatIsDoubtedWaits()
{
    Maker maker;
    Choice& choice = maker.choice;
    choice.setDoubt([](const Decision& decision) { return decision.to == 3; });
    const std::vector<Decision> targets{{.action = Action::Target, .to = 1}, {.action = Action::Target, .to = 3}};
    choice.offer(Asks::Target, targets);
    choice.insist(); // on nothing
    choice.pickPlace(3);
    choice.pickPlace(3);
    choice.pickPlace(1); // one at a time
    QCOMPARE(choice.doubted(), QString("3"));
    QVERIFY(maker.made.empty());
    QCOMPARE(choice.places(), QList<int>({1, 3}));
    choice.back();
    QCOMPARE(choice.doubted(), QString());

    choice.pickPlace(3);
    choice.insist();
    choice.insist();
    QCOMPARE(maker.made, std::vector<Decision>{targets[1]});
    QVERIFY(choice.doubted().isEmpty() && isClosed(choice));

    choice.offer(Asks::Target, targets);
    choice.pickPlace(3);
    choice.offer(Asks::Nothing, {}); // say, another moment of the game
    QCOMPARE(choice.doubted(), QString());
    choice.insist();
    choice.offer(Asks::Target, targets);
    choice.pickPlace(1);
    QCOMPARE(maker.made, (std::vector<Decision>{targets[1], targets[0]}));
}

void TestChoice::optionsAreTheDecisionsOfTheNextStep()
{
    Choice choice;
    const auto codes = [&] {
        QStringList list;
        for (const Choice::Option& option : choice.options())
            list << option.code + ": " + QString::fromStdString(text(option.decision));
        return list;
    };
    choice.offer(Asks::Place, {{.action = Action::PlaceLeft, .card = Card::Spy},
                               {.action = Action::PlaceOn, .card = Card::Spy, .to = 2},
                               {.action = Action::PlaceRight, .card = Card::Heir}});
    QVERIFY(codes().isEmpty());
    choice.pickCard("spy");
    QCOMPARE(codes(), QStringList({"left: place spy left", "2: place spy on 2"}));
    choice.pickCard("heir");
    QCOMPARE(codes(), QStringList{"right: place heir right"});
    choice.offer(Asks::Move, {{.action = Action::MoveGap, .from = 1, .to = 3},
                              {.action = Action::MoveOnto, .from = 1, .to = 0},
                              {.action = Action::MoveGap, .from = 2, .to = 0}});
    QVERIFY(codes().isEmpty());
    choice.pickPlace(1);
    QCOMPARE(codes(), QStringList({"gap3: move 1 gap 3", "0: move 1 on 0"}));
    choice.offer(Asks::KeepOrReveal, {{.action = Action::Keep}, {.action = Action::Reveal}});
    QCOMPARE(codes(), QStringList({"keep: keep", "reveal: reveal"}));
    choice.offer(Asks::Mode, {{.action = Action::Mode, .half = Half::Pay}});
    QCOMPARE(codes(), QStringList{"pay: mode pay"});
    choice.offer(Asks::Swap, {{.action = Action::Swap, .card = Card::Trade}});
    QCOMPARE(codes(), QStringList{"trade: swap trade"});
}

// At every question of random games: each open option's code is read back, before a card is picked and after; a code
// that is not open stands for something that is not legal.
void TestChoice::codesStandForTheirDecisions()
{
    everyQuestion("codes", gamesToPlay(48), [](const State& state, Random& random) {
        const View view = look(state, state.question.seat);
        Choice choice;
        choice.offer(state.question.asks, view.legal);
        const Decision& decision = view.legal[random.below(std::uint32_t(view.legal.size()))];
        if (state.question.asks == Asks::Place)
            choice.pickCard(nameOf(decision.card));
        if (state.question.asks == Asks::Move)
            choice.pickPlace(decision.from);
        QStringList open;
        for (const Choice::Option& option : choice.options()) {
            QVERIFY2(choice.decisionOf(option.code, view) == option.decision, qPrintable(option.code));
            open << option.code;
        }
        for (const char* code :
             {"left", "right", "keep", "reveal", "gain", "pay", "gap0", "gap9", "0", "9", "spy", ""}) {
            const Decision other = choice.decisionOf(code, view);
            const bool legal = std::find(view.legal.begin(), view.legal.end(), other) != view.legal.end();
            // a hand card that is not picked yet stands for laying it
            QVERIFY2(legal == open.contains(code) || (legal && cardNamed(code)), code);
        }
    });
}

void TestChoice::onlyWhatChangesIsTold()
{
    const std::vector<Decision> legal{{.action = Action::PlaceLeft, .card = Card::Spy},
                                      {.action = Action::PlaceLeft, .card = Card::Heir}};
    Choice choice;
    const QSignalSpy changed(&choice, &Choice::changed);
    choice.offer(Asks::Place, legal);
    QCOMPARE(changed.count(), 1);
    choice.back();
    choice.pickCard("lord");
    QCOMPARE(changed.count(), 1);
    choice.pickCard("spy");
    QCOMPARE(changed.count(), 2);
    choice.pickCard("spy");
    choice.offer(Asks::Place, legal); // the same question still: the card stays picked
    QCOMPARE(changed.count(), 2);
    QCOMPARE(choice.picked(), QString("spy"));
    choice.back();
    QCOMPARE(changed.count(), 3);
    choice.pickCard("spy");
    choice.offer(Asks::Nothing, {});
    QCOMPARE(changed.count(), 5);
    QCOMPARE(choice.picked(), QString());
}

void TestChoice::everyLegalDecisionCanBeMade_data()
{
    QTest::addColumn<int>("kind");
    Random random(1);
    for (int kind = 0; kind < kindsOfGame; ++kind)
        QTest::addRow("%d: %s", kind, kindInWords(kindOfGame(kind, random)).c_str()) << kind;
}

void TestChoice::everyLegalDecisionCanBeMade()
{
    QFETCH(int, kind);
    Random random(seedFrom("choice", std::uint64_t(kind)));
    State state = start(newGame(kindOfGame(kind, random), random).setup);
    while (state.phase != Phase::Over) {
        const std::vector<Decision> legal = look(state, state.question.seat).legal;
        Maker maker;
        Choice& choice = maker.choice;
        choice.offer(state.question.asks, legal);
        QCOMPARE(openIn(choice), legalSteps(legal));
        pickWhatIsClosed(choice);
        const Decision sample = anyDecision(state, random);
        if (state.question.asks == Asks::Place) {
            choice.pickCard(nameOf(sample.card));
            QCOMPARE(openIn(choice), legalSteps(legal, sample.card));
        } else if (state.question.asks == Asks::Move) {
            choice.pickPlace(sample.from);
            QCOMPARE(openIn(choice), legalSteps(legal, Card::None, sample.from));
        }
        pickWhatIsClosed(choice);
        QVERIFY(maker.made.empty());

        const std::size_t step = legal.size() / 100 + 1; // a Decree has very many
        std::vector<Decision> wanted;
        for (std::size_t i = 0; i < legal.size(); i += step) {
            wanted.push_back(legal[i]);
            choice.offer(Asks::Nothing, {});
            choice.offer(state.question.asks, legal);
            pick(choice, legal[i]);
        }
        QVERIFY(maker.made == wanted);
        apply(state, sample);
    }
}

QTEST_GUILESS_MAIN(TestChoice)
#include "tst_choice.moc"
