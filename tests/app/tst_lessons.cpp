#include "app/record/lessonjson.h"
#include "app/record/names.h"
#include "app/storage/settings.h"
#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace oriflamme;

// The guided games: their data, and how they lie on the table without being a game.
class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isSound_data();
    void isSound();
    void faultsAreFound_data();
    void faultsAreFound();
    void everyDecisionIsJudged_data();
    void everyDecisionIsJudged();
    void isPlayedAsItIsPrepared_data();
    void isPlayedAsItIsPrepared();
    void otherWaysThatAreAcceptedGoOn_data();
    void otherWaysThatAreAcceptedGoOn();
    void stepsAreTakenBackOneByOne();
    void beginsWhereItWasLeft();
    void aGameOnTheTableStays();
    void nothingIsWritten();
    void noSuchChapterChangesNothing();
    void refusalsAreToldToWhoIsAsked();

private:
    std::unique_ptr<Home> m_home;
};

void LessonsTest::init()
{
    m_home = std::make_unique<Home>();
}

void LessonsTest::cleanup()
{
    m_home.reset();
}

static void everyChapter()
{
    QTest::addColumn<QString>("course");
    QTest::addColumn<int>("chapter");
    for (const QString& course : Lessons::courses()) {
        for (int chapter = 1; chapter <= Lessons::chapters(course); ++chapter)
            QTest::addRow("%s %d", qPrintable(course), chapter) << course << chapter;
    }
}

static Lesson lessonOf(const QString& course, int chapter)
{
    QFile file(QString(":/lessons/%1-%2.json").arg(course).arg(chapter));
    const LessonReading reading = file.open(QIODevice::ReadOnly) ? lessonFrom(file.readAll()) : LessonReading();
    if (!reading.lesson)
        qFatal("%s-%d: %s", qPrintable(course), chapter, qPrintable(reading.fault));
    return *reading.lesson;
}

void LessonsTest::isSound_data()
{
    everyChapter();
}

void LessonsTest::isSound()
{
    QFETCH(QString, course);
    QFETCH(int, chapter);
    QCOMPARE(Lessons::chapters("first"), 8);
    QCOMPARE(Lessons::chapters("alliance"), 4);
    const Lesson lesson = lessonOf(course, chapter);
    QCOMPARE(QString::fromStdString(faultOf(lesson)), QString());
    QVERIFY(lesson.steps.size() >= 1 && lesson.steps.size() <= 6);
    QCOMPARE(lesson.record.players[learner].player, std::string("human"));
    for (std::size_t seat = 1; seat < lesson.record.players.size(); ++seat)
        QVERIFY(lesson.record.players[seat].player.starts_with("ai:"));
}

void LessonsTest::faultsAreFound_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no record") << 0 << "the game does not replay";
    QTest::newRow("a step too many") << 1 << "the learner decides less often than there are steps";
    QTest::newRow("a step too few") << 2 << "the learner decides more often than there are steps";
    QTest::newRow("not its own way") << 3 << "its own decision is not accepted at step 1";
    QTest::newRow("an illegal mistake") << 4 << "keep is not legal at step 1";
    QTest::newRow("a decision twice") << 5 << "named twice";
    QTest::newRow("past its end") << 6 << "it begins after its end";
}

void LessonsTest::faultsAreFound()
{
    QFETCH(int, what);
    QFETCH(QString, fault);
    Lesson lesson = lessonOf("first", 1);
    LessonStep& step = lesson.steps.front();
    switch (what) {
    case 0: lesson.record.decisions[0].seat = 7; break;
    case 1: lesson.steps.emplace_back(); break;
    case 2: lesson.steps.pop_back(); break;
    case 3: step.accepts.clear(); break;
    case 4: step.mistakes.push_back({"too-late", {{.action = Action::Keep}}}); break;
    case 5: step.mistakes.push_back({"wrong-card", step.accepts}); break;
    case 6: lesson.from = 1000; break;
    }
    QVERIFY2(QString::fromStdString(faultOf(lesson)).contains(fault), faultOf(lesson).c_str());
}

// Skips what moves until the learner is asked, or all is done.
static bool comesToTheLearner(Game& game)
{
    return QTest::qWaitFor([&] {
        game.stage().skip();
        return game.hotSeat().isMyTurn() || (game.lessons()->isDone() && !game.stage().isMoving());
    });
}

static Decision preparedAt(const Lesson& lesson, int step)
{
    return lesson.record.decisions[decisionsBefore(lesson, std::size_t(step - 1))].decision;
}

void LessonsTest::everyDecisionIsJudged_data()
{
    everyChapter();
}

// Every legal decision at each step by the picks of a person: those that are accepted go on, all others leave the table
// as it is, with the choices open again and a mistake that has a kind of the step's, or none.
void LessonsTest::everyDecisionIsJudged()
{
    QFETCH(QString, course);
    QFETCH(int, chapter);
    const Lesson lesson = lessonOf(course, chapter);
    Game game;
    int refused = 0;
    for (int step = 1; step <= int(lesson.steps.size()); ++step) {
        game.learn(course, chapter, step, {});
        QVERIFY(comesToTheLearner(game));
        QCOMPARE(game.lessons()->step(), step);
        const State before = game.table().state();
        Decisions all;
        legal(before, all);
        for (const Decision& decision : all) {
            const std::optional<std::string> mistake = mistakeAt(lesson.steps[std::size_t(step - 1)], decision);
            if (!mistake)
                continue;
            pick(*game.hotSeat().choice(), decision);
            QVERIFY(game.table().state() == before);
            QVERIFY(game.hotSeat().isMyTurn());
            QCOMPARE(game.lessons()->mistake(), mistake->empty() ? "other" : QString::fromStdString(*mistake));
            ++refused;
        }
        QVERIFY(!isClosed(*game.hotSeat().choice()));
        pick(*game.hotSeat().choice(), preparedAt(lesson, step));
        QCOMPARE(game.lessons()->step(), step + 1);
        QCOMPARE(game.lessons()->mistake(), QString());
    }
    QVERIFY(refused > 0);
}

void LessonsTest::isPlayedAsItIsPrepared_data()
{
    everyChapter();
}

void LessonsTest::isPlayedAsItIsPrepared()
{
    QFETCH(QString, course);
    QFETCH(int, chapter);
    const Lesson lesson = lessonOf(course, chapter);
    Game game;
    game.learn(course, chapter, 1, {{"wolf", "Ada"}});
    QVERIFY(game.lessons()->isOpen() && !game.lessons()->isDone());
    QCOMPARE(game.stage().players()[0].toMap()["name"].toString(), QString("Ada"));
    for (int step = 1; step <= game.lessons()->steps(); ++step) {
        QVERIFY(comesToTheLearner(game));
        QCOMPARE(game.lessons()->step(), step);
        pick(*game.hotSeat().choice(), preparedAt(lesson, step));
    }
    QVERIFY(comesToTheLearner(game));
    QVERIFY(game.lessons()->isDone());
    QVERIFY(!game.hotSeat().isMyTurn());
    QCOMPARE(game.table().record().decisions.size(), lesson.record.decisions.size());
    QVERIFY(game.table().record().decisions == lesson.record.decisions);
}

void LessonsTest::otherWaysThatAreAcceptedGoOn_data()
{
    everyChapter();
}

void LessonsTest::otherWaysThatAreAcceptedGoOn()
{
    QFETCH(QString, course);
    QFETCH(int, chapter);
    const Lesson lesson = lessonOf(course, chapter);
    Game game;
    for (int step = 1; step <= int(lesson.steps.size()); ++step) {
        for (const Decision& decision : lesson.steps[std::size_t(step - 1)].accepts) {
            game.learn(course, chapter, step, {});
            QVERIFY(comesToTheLearner(game));
            pick(*game.hotSeat().choice(), decision);
            QVERIFY(comesToTheLearner(game));
            QCOMPARE(game.lessons()->step(), step + 1);
            QVERIFY(game.table().record().decisions[decisionsBefore(lesson, std::size_t(step - 1))].decision
                    == decision);
        }
    }
}

void LessonsTest::stepsAreTakenBackOneByOne()
{
    const Lesson lesson = lessonOf("first", 1);
    Game game;
    game.learn("first", 1, 3, {});
    QVERIFY(comesToTheLearner(game));
    game.undo();
    QCOMPARE(game.lessons()->step(), 2);
    QVERIFY(!game.canRedo()); // it would show the answer
    QVERIFY(!game.undoTells());
    game.undo();
    QCOMPARE(game.lessons()->step(), 1);
    QVERIFY(!game.canUndo()); // what lies before the chapter stays
    pick(*game.hotSeat().choice(), preparedAt(lesson, 1));
    QCOMPARE(game.lessons()->step(), 2);
}

void LessonsTest::beginsWhereItWasLeft()
{
    Game game;
    game.learn("first", 2, 2, {});
    const State left = game.table().state();
    Game other;
    other.learn("first", 2, 2, {});
    QVERIFY(other.table().state() == left);
    QCOMPARE(other.lessons()->step(), 2);
    other.learn("first", 2, 1000, {});
    QVERIFY(other.lessons()->isDone());
}

static QStringList filesIn(const QString& folder)
{
    QStringList list;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (file.isDir())
            list += filesIn(file.filePath());
        else
            list += file.filePath() + " " + QString::number(file.size());
    }
    return list;
}

void LessonsTest::aGameOnTheTableStays()
{
    Game game;
    game.start(setupWith({"human", "ai:novice"}));
    QCOMPARE(playOn(game, 5), QString());
    QVERIFY(comesToTheLearner(game));
    const Record record = game.table().record();
    const QStringList files = filesIn(m_home->path());
    const int round = game.savedRound();
    game.learn("first", 1, 1, {});
    QVERIFY(comesToTheLearner(game));
    pick(*game.hotSeat().choice(), preparedAt(lessonOf("first", 1), 1));
    QVERIFY(comesToTheLearner(game));
    QVERIFY(game.canContinue());
    QCOMPARE(game.savedRound(), round);
    QCOMPARE(filesIn(m_home->path()), files);
    game.leave();
    game.resume();
    QVERIFY(game.table().record() == record);
}

void LessonsTest::nothingIsWritten()
{
    const QStringList before = filesIn(m_home->path());
    Game game;
    QSignalSpy saved(&game, &Game::savedChanged);
    const Lesson lesson = lessonOf("first", 8); // it ends a game
    game.learn("first", 8, 1, {});
    for (int step = 1; step <= game.lessons()->steps(); ++step) {
        QVERIFY(comesToTheLearner(game));
        pick(*game.hotSeat().choice(), preparedAt(lesson, step));
    }
    QVERIFY(comesToTheLearner(game));
    QCOMPARE(game.table().state().phase, Phase::Over);
    game.saveAs(QUrl::fromLocalFile(m_home->path() + "/lesson.oriflamme"));
    game.replayThis();
    QVERIFY(game.lessons()->isOpen());
    QVERIFY(!game.canReplay() && !game.canContinue());
    QCOMPARE(saved.count(), 0);
    game.leave();
    QStringList after = filesIn(m_home->path());
    after.removeIf([](const QString& file) { return file.contains("lock"); });
    QCOMPARE(after, before);
}

void LessonsTest::noSuchChapterChangesNothing()
{
    Game game;
    game.start(setupWith({"human", "ai:novice"}));
    const Record record = game.table().record();
    for (const char* course : {"first", "none", "../first"}) {
        game.learn(course, 9, 1, {});
        game.learn(course, 0, 1, {});
    }
    QVERIFY(!game.lessons()->isOpen());
    QVERIFY(game.table().record() == record);
}

// Of the cards that an Archer may hit only the ends are open; what is told of the others names its rule.
void LessonsTest::refusalsAreToldToWhoIsAsked()
{
    Game game;
    game.learn("first", 5, 1, {}); // its first step is an Archer's question or leads to one
    QVERIFY(comesToTheLearner(game));
    HotSeat& seat = game.hotSeat();
    const Lesson lesson = lessonOf("first", 5);
    for (int step = 1; game.table().state().question.asks != Asks::Target; ++step) {
        QVERIFY(step <= int(lesson.steps.size()));
        pick(*seat.choice(), preparedAt(lesson, step));
        QVERIFY(comesToTheLearner(game));
    }
    const View& view = game.stage().view();
    for (int place = 0; place < view.queue.stacks; ++place) {
        const QVariantMap refusal = seat.refusalAt(place, false);
        QCOMPARE(refusal.isEmpty(), seat.choice()->places().contains(place));
        if (!refusal.isEmpty())
            QVERIFY(!refusal["reason"].toString().isEmpty() && !refusal["rule"].toString().isEmpty());
    }
    QCOMPARE(seat.refusalAt(0, true)["rule"].toString(), QString("R1"));
    QCOMPARE(seat.refusalOf("keep")["reason"].toString(), QString("other-question"));
    game.leave();
    QVERIFY(seat.refusalOf("keep").isEmpty()); // nobody is asked
}

QTEST_GUILESS_MAIN(LessonsTest)
#include "tst_lessons.moc"
