#include "app/record/names.h"
#include "app/record/recordjson.h"
#include "tests/support/home.h"
#include "tests/support/permutation.h"
#include "tests/support/playing.h"
#include "tests/support/randomgames.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QTest>

using namespace oriflamme;

// What a game tells of its past: beside the engine's own events, folded a second time, at whatever moment and for
// whatever eyes.
class TestGameLog : public QObject {
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<Home>(); }
    void cleanup() { m_home.reset(); }
    void replays_data();
    void replays();
    void playedCueByCue_data();
    void playedCueByCue();
    void takenBackAndAgain();
    void lookingAtOnesOwnCards();
    void sinceTheLastDecision();
    void anotherGame();
    void ofACard();
    void whoMadeItHappen();
    void twinsAreToldTheSame();

private:
    std::unique_ptr<Home> m_home;
};

namespace {

QStringList recordFiles()
{
    return QDir(RECORDS).entryList({"*.oriflamme"}, QDir::Files);
}

// Every step of a game that is told, as the engine tells it while it plays.
Steps foldOf(const Record& record)
{
    Steps all;
    State state = start(record.setup, all);
    for (const Taken& taken : record.decisions)
        apply(state, taken.decision, all);
    std::erase_if(all, [](const Step& step) { return !isTold(step.event.happening); });
    return all;
}

QString wrongIn(const CueFacts& row, const Steps& fold, int number, Seat viewer)
{
    const Step& step = fold[std::size_t(number)];
    const Event event = seen(step.event, viewer);
    const bool marker = event.happening == Happening::MarkerPasses;
    const State& when = marker ? fold[std::size_t(number) - 1].state : step.state;
    const CueFacts right{.happening = int(event.happening),
                         .seat = event.seat,
                         .card = nameOf(event.card),
                         .number = event.number,
                         .other = event.other,
                         .otherCard = nameOf(event.otherCard),
                         .otherNumber = event.otherNumber,
                         .from = event.from,
                         .to = event.to,
                         .n = event.n,
                         .height = row.height,
                         .stacks = step.state.queue.stacks,
                         .step = number,
                         .round = when.round,
                         .opens = row.opens,
                         .cause = row.cause,
                         .copied = row.copied,
                         .rule = ruleName(rulingOf(event, row.height))};
    return row == right ? "" : QString("step %1, %2, is told otherwise").arg(number).arg(nameOf(event.happening));
}

CueFacts rowOf(const GameLog& gameLog, int row)
{
    return gameLog.index(row).data(GameLog::Entry).value<CueFacts>();
}

// Whether exactly the steps up to number `last` are told to the viewer's eyes; empty if so.
QString wrongIn(Game& game, const Steps& fold, int last)
{
    const GameLog& gameLog = *game.stage().gameLog();
    if (gameLog.rowCount() != last + 1 || gameLog.count() != last + 1)
        return QString("%1 rows at step %2").arg(gameLog.rowCount()).arg(last);
    for (int row = 0; row <= last; ++row) {
        if (const QString wrong = wrongIn(rowOf(gameLog, row), fold, row, Seat(game.hotSeat().viewer()));
            !wrong.isEmpty())
            return wrong;
    }
    return {};
}

// Takes what moves away until somebody is asked.
bool opens(Game& game)
{
    return QTest::qWaitFor([&] {
        game.stage().skip();
        return game.hotSeat().isMyTurn() || game.hotSeat().curtain() >= 0;
    });
}

}

void TestGameLog::replays_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : recordFiles())
        QTest::newRow(qPrintable(file)) << file;
}

// Every moment, stepped to and sought, and every pair of eyes.
void TestGameLog::replays()
{
    QFETCH(QString, file);
    Game game;
    QAbstractItemModelTester tester(game.stage().gameLog(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    game.files()->open(QUrl::fromLocalFile(RECORDS "/" + file));
    QTRY_VERIFY(game.playback()->isOpen());
    Playback& playback = *game.playback();
    const Steps fold = foldOf(playback.record());
    QCOMPARE(playback.length() + 1, int(fold.size()));
    Random random(seedFrom(file.toStdString()));
    for (const QVariant& eyes : game.hotSeat().eyesOpen()) {
        game.hotSeat().see(eyes.toInt());
        if (game.hotSeat().curtain() >= 0)
            game.hotSeat().pass();
        QCOMPARE(game.hotSeat().viewer(), eyes.toInt());
        playback.seek(0);
        QCOMPARE(wrongIn(game, fold, 0), QString());
        for (int at = 1; at <= playback.length(); ++at) { // step by step: the newest row
            playback.step(1);
            QCOMPARE(game.stage().gameLog()->count(), at + 1);
            QCOMPARE(wrongIn(rowOf(*game.stage().gameLog(), at), fold, at, Seat(game.hotSeat().viewer())), QString());
        }
        for (int jump = 0; jump < 3; ++jump) {
            playback.seek(int(random.below(std::uint32_t(fold.size()))));
            QCOMPARE(wrongIn(game, fold, playback.position()), QString());
        }
    }
}

void TestGameLog::playedCueByCue_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<int>("kind");
    QTest::newRow("one person") << QStringList{"human", "ai:random", "ai:random"} << 5;
    QTest::newRow("two persons") << QStringList{"human", "human"} << 0;
    QTest::newRow("five, Alliance") << QStringList{"human", "ai:random"} << 37;
}

// What waits to be shown is not told; what is shown is, in the same moment as the models show it.
void TestGameLog::playedCueByCue()
{
    QFETCH(QStringList, players);
    QFETCH(int, kind);
    Random random(1);
    Storage(m_home->folder()).save(gameWith(kind, players, random));
    Game game;
    game.resume();
    int before = 0;
    QString wrong;
    connect(&game.stage(), &Stage::cueStarts, this, [&] { before = game.stage().gameLog()->count(); });
    connect(&game.stage(), &Stage::cueShown, this, [&](const CueFacts& cue) {
        if (game.stage().gameLog()->count() != before + 1)
            wrong += "not told with what is shown; ";
        CueFacts newest = rowOf(*game.stage().gameLog(), before);
        newest.losses = cue.losses;
        // The log alone tells these.
        std::tie(newest.step, newest.round, newest.opens) = std::tie(cue.step, cue.round, cue.opens);
        std::tie(newest.cause, newest.copied, newest.rule) = std::tie(cue.cause, cue.copied, cue.rule);
        if (newest != cue)
            wrong += "another than the cue; ";
    });
    const auto allOf = [&] { return foldOf(game.table().record()); };
    while (game.stage().board().phase != "over" || game.stage().isMoving()) {
        if (game.stage().isMoving()) {
            game.stage().next();
        } else if (game.hotSeat().curtain() >= 0) {
            QCOMPARE(game.hotSeat().viewer(), -1);
            game.hotSeat().pass();
        } else if (game.hotSeat().isMyTurn()) {
            QCOMPARE(wrongIn(game, allOf(), int(allOf().size()) - 1), QString());
            pick(*game.hotSeat().choice(), anyDecision(game.table().state(), random));
        } else {
            QVERIFY(QTest::qWaitFor(
                [&] { return game.stage().isMoving() || game.hotSeat().isMyTurn() || game.hotSeat().curtain() >= 0; }));
        }
        QCOMPARE(wrong, QString());
    }
    QCOMPARE(wrongIn(game, allOf(), int(allOf().size()) - 1), QString());
}

void TestGameLog::takenBackAndAgain()
{
    Game game;
    game.start(setupWith({"human", "ai:random", "human"}));
    game.stage().setInstant(true);
    const auto right = [&] {
        const Steps fold = foldOf(game.table().record());
        return wrongIn(game, fold, int(fold.size()) - 1);
    };
    Random random(3);
    for (int turn = 0; turn < 16; ++turn) {
        QVERIFY(opens(game));
        if (game.hotSeat().curtain() >= 0)
            game.hotSeat().pass();
        pick(*game.hotSeat().choice(), anyDecision(game.table().state(), random));
    }
    QVERIFY(opens(game));
    QAbstractItemModelTester tester(game.stage().gameLog(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    int back = 0;
    for (; game.canUndo(); ++back) {
        game.undo();
        QCOMPARE(right(), QString());
    }
    QCOMPARE(back, 16);
    QCOMPARE(game.stage().gameLog()->count(), int(toldOf(game.table().record()).size()));
    for (; game.canRedo(); --back) {
        game.redo();
        QCOMPARE(right(), QString());
    }
    QCOMPARE(back, 0);
}

// In the same moment as the cards.
void TestGameLog::lookingAtOnesOwnCards()
{
    Game game;
    game.start(setupWith({"human", "human"}));
    game.stage().setInstant(true);
    const auto hides = [&](Seat seat) {
        for (int row = 0; row < game.stage().gameLog()->count(); ++row) {
            const CueFacts entry = rowOf(*game.stage().gameLog(), row);
            if (entry.is(Happening::Placed) && entry.seat == seat)
                return entry.card.isEmpty();
        }
        return false;
    };
    for (int card = 0; card < 2; ++card) {
        QVERIFY(opens(game));
        game.hotSeat().pass();
        const Seat seat = game.table().state().question.seat;
        const Action action = card == 0 ? Action::PlaceLeft : Action::PlaceRight;
        pick(*game.hotSeat().choice(),
             {.action = action, .card = *game.table().state().hand[std::size_t(seat)].begin()});
    }
    QVERIFY(opens(game));
    QVERIFY(game.hotSeat().canLook());
    const Seat asked = game.table().state().question.seat;
    const Seat other = Seat(1 - asked);
    QVERIFY(hides(asked) && hides(other));
    QString wrong;
    connect(&game.stage(), &Stage::shown, this, [&] {
        if (hides(asked) != (game.hotSeat().viewer() < 0) || !hides(other))
            wrong += "another's eyes; ";
    });
    game.hotSeat().look(true);
    QVERIFY(!hides(asked) && hides(other));
    game.hotSeat().look(false);
    QVERIFY(hides(asked) && hides(other));
    QCOMPARE(wrong, QString());
}

// Behind the curtain what has happened meanwhile is told once more, step by step.
void TestGameLog::sinceTheLastDecision()
{
    Game game;
    game.start(setupWith({"human", "human", "human"}));
    QList<int> counts;
    connect(&game.stage(), &Stage::cueShown, this, [&] { counts.append(game.stage().gameLog()->count()); });
    for (int longest = 0; longest < 3;) {
        QVERIFY(opens(game));
        const int all = int(foldOf(game.table().record()).size());
        QCOMPARE(game.stage().gameLog()->count(), all);
        const Seat asked = game.table().state().question.seat;
        if (game.hotSeat().curtain() >= 0) {
            counts.clear();
            game.hotSeat().pass();
            while (game.stage().isRecap())
                game.stage().next();
            QCOMPARE(game.stage().gameLog()->count(), all);
            for (int i = 0; i < counts.size(); ++i)
                QCOMPARE(counts[i], all - int(counts.size()) + 1 + i);
            longest = std::max(longest, int(counts.size()));
        }
        pick(*game.hotSeat().choice(), look(game.table().state(), asked).legal.front());
    }
}

void TestGameLog::anotherGame()
{
    Game game;
    game.stage().setInstant(true);
    game.start(setupWith({"human", "ai:random"}));
    QCOMPARE(playOn(game, 12, false), QString());
    QVERIFY(game.stage().gameLog()->count() > 5);
    game.start(setupWith({"ai:x", "human", "human"}));
    QCOMPARE(wrongIn(game, foldOf(game.table().record()), 0), QString());
    game.leave();
    QCOMPARE(game.stage().gameLog()->count(), 0);
    game.resume();
    const Steps fold = foldOf(game.table().record());
    QCOMPARE(wrongIn(game, fold, int(fold.size()) - 1), QString());
}

void TestGameLog::ofACard()
{
    Game game;
    game.files()->open(QUrl::fromLocalFile(RECORDS "/10-alliance-5-current-ltr.oriflamme"));
    QTRY_VERIFY(game.playback()->isOpen());
    game.playback()->seek(game.playback()->length());
    const Steps fold = foldOf(game.playback()->record());
    int most = 0;
    for (int number = 0; number <= fold.back().state.laid; ++number) {
        QList<CueFacts> right;
        for (int row = 0; row < int(fold.size()); ++row) {
            const Event& event = fold[std::size_t(row)].event;
            if (number > 0 && (event.number == number || event.otherNumber == number))
                right.append(rowOf(*game.stage().gameLog(), row));
        }
        QCOMPARE(game.stage().gameLog()->of(number), right);
        most = std::max(most, int(right.size()));
    }
    QVERIFY(most > 4);
}

// In games of every kind: each row names the card that did it, or none where it was a choice or a rule; an Ambush pays
// for itself, not for the Soldier that it met.
void TestGameLog::whoMadeItHappen()
{
    const QHash<QString, QString> named{{"tradePays", "trade"},
                                        {"finalTrade", "trade"},
                                        {"ambushPays", "ambush"},
                                        {"ambushSprings", "ambush"},
                                        {"racketPays", "racket"},
                                        {"racketTakes", "racket"},
                                        {"infiltrationBonus", "infiltration"}};
    const QSet<QString> turns{"placed", "kept", "slept", "revealed", "acts"};
    const QSet<QString> ruled =
        QSet<QString>{"roundBegins", "resolutionBegins", "gainedElimination", "markerPasses", "gameOver"} | turns;
    QSet<QString> causes;
    Random random(seedFrom("who made it happen"));
    for (int kind = 0; kind < 2 * kindsOfGame; ++kind) {
        Record record = newGame(kindOfGame(kind, random), random);
        for (State state = start(record.setup); state.phase != Phase::Over;) {
            record.decisions.push_back({state.question.seat, anyDecision(state, random)});
            apply(state, record.decisions.back().decision);
        }
        const Steps fold = foldOf(record);
        GameLog gameLog;
        const Story story(record);
        gameLog.begin(&story);
        gameLog.show(story.length() + 1, everyone);
        for (int row = 0; row < gameLog.count(); ++row) {
            const CueFacts entry = rowOf(gameLog, row);
            const auto& [event, state] = fold[std::size_t(row)];
            const QString happening = nameOf(event.happening);
            QString cause = named.value(happening, nameOf(event.card));
            if (ruled.contains(happening) || (happening == "tookTokens" && state.question.half != Half::Collect))
                cause.clear();
            if (happening == "discarded") {
                const bool caught = fold[std::size_t(row) - 1].event.happening == Happening::AmbushSprings;
                cause = caught ? "ambush" : isCharacter(event.card) ? nameOf(event.card) : "";
            }
            const bool copies = event.card == Card::Shapeshifter && cause == "shapeshifter";
            if (event.happening != Happening::Copied && event.happening != Happening::NoEffect)
                QCOMPARE(entry.copied, copies ? nameOf(state.question.copied) : QString());
            QCOMPARE(entry.cause, cause);
            QCOMPARE(entry.opens, turns.contains(happening));
            causes.insert(happening + " " + cause + " " + entry.copied);
        }
    }
    for (const char* const cause :
         {"discarded ambush ", "discarded  ", "discarded deserter ", "tookTokens  ", "tookTokens diplomat ",
          "eliminated soldier ", "eliminated shapeshifter soldier", "gained shapeshifter lord", "ambushPays ambush "})
        QVERIFY2(causes.contains(cause), cause);
}

// A past that is told to somebody is the same one whatever lies hidden from them.
void TestGameLog::twinsAreToldTheSame()
{
    Random random(seedFrom("gameLog twins"));
    int compared = 0;
    for (int kind = 0; kind < kindsOfGame; kind += 5) {
        Record record = newGame(kindOfGame(kind, random), random);
        for (Seat viewer = noSeat; viewer < record.setup.rules.seats; ++viewer) {
            // Two games of the same looks: what is dealt differs in what the viewer does not see.
            State state = start(record.setup);
            Permuted twin = permuted(state, viewer, Memory(), random);
            Record twinRecord = record;
            for (std::size_t seat = 0; seat < std::size_t(record.setup.rules.seats); ++seat)
                twinRecord.setup.deal[seat] = {twin.state.hand[seat], twin.state.aside[seat]};
            Story story(record), twinStory(twinRecord);
            GameLog told, twinTold;
            told.begin(&story);
            twinTold.begin(&twinStory);
            // Placements alone disclose nothing.
            for (int card = 0; card < record.setup.rules.seats; ++card) {
                const Decision decision = anyDecision(story.state(), random);
                twinStory.decide(twin.of(story.state().question.seat, decision));
                story.decide(decision);
            }
            told.show(story.length() + 1, viewer);
            twinTold.show(twinStory.length() + 1, viewer);
            QCOMPARE(told.count(), twinTold.count());
            for (int row = 0; row < told.count(); ++row)
                QCOMPARE(rowOf(told, row), rowOf(twinTold, row));
            compared += told.count();
        }
    }
    QVERIFY(compared > 100);
}

QTEST_GUILESS_MAIN(TestGameLog)
#include "tst_gamelog.moc"
