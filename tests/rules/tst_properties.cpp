#include "tests/support/checks.h"
#include "tests/support/legaloracle.h"
#include "tests/support/positiontext.h"
#include "tests/support/randomgames.h"

#include <QtTest>
#include <rapidcheck.h>

using namespace oriflamme;

// What holds in every game whatever is dealt and chosen. Where it does not, RapidCheck looks for the shortest game in
// which it does not and prints it, with the RC_PARAMS that find it again.
class Properties : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMove_data();
    void everyMove();
    void noOtherDecisionIsTaken();
    void undoneByReplayItIsAsItWas();
    void everyGameEnds();
};

namespace {

// A game by what is chosen: of each question's list the decision of that number, counted round.
struct Game {
    int kind = 0;
    std::uint64_t chance = 0; // of the ten, the first seat and the deal
    std::vector<std::uint16_t> choices;

    Record begun() const
    {
        Random random(chance);
        return newGame(kindOfGame(kind, random), random);
    }
    // Past the last choice always the list's first.
    Decision decision(const State& state, std::size_t number) const
    {
        Decisions list;
        legal(state, list);
        return list[number < choices.size() ? choices[number] % list.size() : 0];
    }
};

void showValue(const Game& game, std::ostream& out)
{
    const Record record = game.begun();
    out << kindInWords(record.setup.rules) << '\n';
    State state = start(record.setup);
    for (std::size_t i = 0; i < game.choices.size() && state.phase != Phase::Over; ++i) {
        const Decision decision = game.decision(state, i);
        out << positionText(state) << ": " << text(decision) << '\n';
        apply(state, decision);
    }
}

}

// Up to as many choices as long games have.
static rc::Gen<Game> anyGame()
{
    return rc::gen::resize(160, rc::gen::build<Game>(rc::gen::set(&Game::kind, rc::gen::inRange(0, kindsOfGame)),
                                                     rc::gen::set(&Game::chance), rc::gen::set(&Game::choices)));
}

// Plays the game as far as it was chosen and shows each move to `see`; returns the record.
template <class See>
static Record playedGame(const Game& game, See see)
{
    Record record = game.begun();
    State state = start(record.setup);
    for (std::size_t i = 0; i < game.choices.size() && state.phase != Phase::Over; ++i) {
        const Move move = played(state, game.decision(state, i));
        record.decisions.push_back({state.question.seat, move.decision});
        see(move);
        state = move.after;
    }
    if (state.phase == Phase::Over)
        record.result = resultOf(state);
    return record;
}

// The same games in each run; RC_PARAMS tells otherwise, such as "max_success=100000" or a seed.
void Properties::initTestCase()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "seed=1 max_success=" + QByteArray::number(gamesToPlay(1000)));
}

using Check = std::string (*)(const Move&);
Q_DECLARE_METATYPE(Check)

void Properties::everyMove_data()
{
    QTest::addColumn<Check>("wrong");
    QTest::newRow("may be chosen exactly when the rules allow it") << Check(wrongChoices);
    QTest::newRow("that is listed can be played and written") << Check(wrongAnswers);
    QTest::newRow("leaves no card an orphan and all else sound") << Check(wrongStates);
    QTest::newRow("is accounted for in tokens, marks and cards") << Check(wrongConservation);
    QTest::newRow("is the same told or not") << Check(wrongSilence);
    QTest::newRow("is the same in the mirror") << Check(wrongMirror);
}

void Properties::everyMove()
{
    QFETCH(Check, wrong);
    QVERIFY(
        rc::check([wrong] { playedGame(*anyGame(), [wrong](const Move& move) { RC_ASSERT(wrong(move) == ""); }); }));
}

// Any other decision, of whatever form, is refused where a record is replayed, and nothing of it is played.
void Properties::noOtherDecisionIsTaken()
{
    QVERIFY(rc::check([] {
        State state;
        Record record = playedGame(*anyGame(), [&](const Move& move) { state = move.after; });
        RC_PRE(!record.decisions.empty() && !record.result);
        const int stop = int(record.decisions.size());
        for (int asks = 0; asks <= int(Asks::Move); ++asks) {
            for (const Decision& decision : everyDecision(Asks(asks), state.queue.stacks)) {
                if (isLegalByOracle(state, decision))
                    continue;
                record.decisions.resize(std::size_t(stop));
                record.decisions.push_back({state.question.seat, decision});
                const Replay replayed = replay(record);
                RC_ASSERT(replayed.wrong == Wrong::Illegal);
                RC_ASSERT(replayed.decision == stop);
                RC_ASSERT(replayed.state == state);
            }
        }
    }));
}

// A record without its last decisions replays to the state that was there before them.
void Properties::undoneByReplayItIsAsItWas()
{
    QVERIFY(rc::check([] {
        std::vector<State> states;
        Record record = playedGame(*anyGame(), [&](const Move& move) { states.push_back(move.before); });
        record.result.reset();
        while (!states.empty()) {
            record.decisions.pop_back();
            const Replay replayed = replay(record);
            RC_ASSERT(replayed.wrong == Wrong::Nothing);
            RC_ASSERT(replayed.state == states.back());
            states.pop_back();
        }
    }));
}

void Properties::everyGameEnds()
{
    QVERIFY(rc::check([] {
        Game game = *anyGame();
        game.choices.resize(1000); // more than any game needs
        State state;
        const Record record = playedGame(game, [&](const Move& move) { state = move.after; });
        RC_ASSERT(state.phase == Phase::Over);
        RC_ASSERT(wrongEnd(record, state) == "");
    }));
}

QTEST_APPLESS_MAIN(Properties)
#include "tst_properties.moc"
