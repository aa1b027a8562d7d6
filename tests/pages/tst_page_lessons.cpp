#include "app/record/lessonjson.h"
#include "app/record/names.h"
#include "tests/pages/program.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;

// A newcomer at the guided games: takes each step by what the screen offers, tries a decision of each kind of mistake
// and one of no kind before, and stops in the middle of each chapter. Languages, and keys and mouse, go by turns over
// the chapters. With the variable LESSONS set, every legal decision in every language by both.
class PageLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void chapter_data();
    void chapter();
    void goesBackSkipsAndLeaves();
    void isDismissedOnce();

private:
    void tryMistakes(Program& program, bool keys);

    Rooms m_home;
};

void PageLessonsTest::init()
{
    failOnWarnings();
    m_home.clear();
}

static bool isWhole()
{
    return qEnvironmentVariableIsSet("LESSONS");
}

void PageLessonsTest::chapter_data()
{
    QTest::addColumn<QString>("course");
    QTest::addColumn<int>("chapter");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("keys");
    const QStringList languages = Settings::languages();
    int turn = 0;
    for (const QString& course : Lessons::courses()) {
        for (int chapter = 1; chapter <= Lessons::chapters(course); ++chapter, ++turn) {
            for (const QString& language : isWhole() ? languages : languages.mid(turn % languages.size(), 1)) {
                for (const bool keys : {true, false}) {
                    if (isWhole() || keys == (turn % 2 == 0))
                        QTest::addRow("%s %d %s by %s", qPrintable(course), chapter, qPrintable(language),
                                      keys ? "keys" : "mouse")
                            << course << chapter << language << keys;
                }
            }
        }
    }
}

static Lesson lessonOn(Program& program)
{
    const Lessons& lessons = *program.game()->lessons();
    QFile file(QString(":/lessons/%1-%2.json").arg(lessons.course()).arg(lessons.chapter()));
    return file.open(QIODevice::ReadOnly) ? *lessonFrom(file.readAll()).lesson : Lesson();
}

// Presses the thing of that name, by the mouse or by Tab and Enter.
static bool press(Program& program, bool keys, const QString& name)
{
    return keys ? screen::enter(program.window(), name) : screen::press(program.window(), name);
}

// What the stack at a place is called, if it may be pointed at now.
static QString stackNamed(Program& program, int place)
{
    const QString where = program.say("place", {place, program.game()->table().state().queue.stacks});
    for (QQuickItem* item : screen::items(program.window())) {
        const QStringList facts = screen::nameOf(item).split(", ");
        if (facts.contains(where) && facts.last() == screen::words("StateWords", "may be chosen"))
            return screen::nameOf(item);
    }
    return {};
}

static QString stackName(Program& program, int place)
{
    QString name;
    return QTest::qWaitFor([&] { return !(name = stackNamed(program, place)).isEmpty(); }) ? name : "no stack";
}

static QString endName(Program& program, bool left)
{
    if (program.game()->table().state().queue.stacks == 0)
        return program.say("place", {0, 1});
    return program.say(left ? "leftEnd" : "rightEnd");
}

// Takes a decision by what is on the screen.
static bool take(Program& program, bool keys, const Decision& decision)
{
    const int stacks = program.game()->table().state().queue.stacks;
    const QString card = program.say("handCardIn", {nameOf(decision.card), program.game()->stage().edition()});
    switch (decision.action) {
    case Action::None: return false;
    case Action::PlaceLeft:
    case Action::PlaceRight:
        return press(program, keys, card)
               && press(program, keys, endName(program, decision.action == Action::PlaceLeft));
    case Action::PlaceOn: return press(program, keys, card) && press(program, keys, stackName(program, decision.to));
    case Action::Keep: return press(program, keys, program.say("keepHidden"));
    case Action::Reveal: return press(program, keys, program.say("reveal"));
    case Action::Target: return press(program, keys, stackName(program, decision.to));
    case Action::Mode: return press(program, keys, program.say("half", {nameOf(decision.half)}));
    case Action::Swap: return press(program, keys, card);
    case Action::MoveGap:
        return press(program, keys, stackName(program, decision.from))
               && press(program, keys,
                        decision.to == 0        ? endName(program, true)
                        : decision.to == stacks ? endName(program, false)
                                                : program.say("gap", {decision.to, stacks}));
    case Action::MoveOnto:
        return press(program, keys, stackName(program, decision.from))
               && press(program, keys, stackName(program, decision.to));
    }
    return false;
}

// Whether the panel of the guided game says so.
static bool says(Program& program, const QString& text)
{
    return QTest::qWaitFor([&] {
        QQuickItem* panel = screen::findType(program.window(), "LessonPanel");
        return panel && !text.isEmpty() && screen::nameOf(panel).contains(text);
    });
}

static QString said(Program& program, const char* what, const QString& mistake = {})
{
    const Lessons& lessons = *program.game()->lessons();
    QVariantList arguments{lessons.course(), lessons.chapter()};
    if (qstrcmp(what, "lessonEnd") != 0)
        arguments << lessons.step();
    if (!mistake.isEmpty())
        arguments << mistake;
    return program.say(what, arguments);
}

// One decision of each kind of mistake and one of none by what the screen offers, or all of them, the others by picks:
// each is answered, and none goes on.
void PageLessonsTest::tryMistakes(Program& program, bool keys)
{
    const Lessons& lessons = *program.game()->lessons();
    const int step = lessons.step();
    const LessonStep asked = lessonOn(program).steps[std::size_t(step - 1)];
    Decisions all;
    legal(program.game()->table().state(), all);
    QStringList tried;
    for (const Decision& decision : all) {
        const std::optional<std::string> mistake = mistakeAt(asked, decision);
        if (!mistake)
            continue;
        const QString kind = QString::fromStdString(*mistake);
        const bool isFirst = !tried.contains(kind);
        if (!isFirst && !isWhole())
            continue;
        tried << kind;
        if (isFirst)
            QVERIFY2(take(program, keys, decision), text(decision).c_str());
        else // it is on the screen as the first of its kind was
            pick(*program.game()->hotSeat().choice(), decision);
        QVERIFY2(says(program, said(program, "lessonMistake", kind.isEmpty() ? "other" : kind)),
                 text(decision).c_str());
        QCOMPARE(lessons.step(), step);
        QVERIFY(program.game()->hotSeat().isMyTurn());
    }
}

static bool opens(Program& program, bool keys, const QString& course, int chapter)
{
    if (course == "first")
        return press(program, keys, screen::words("HomePage", "Learn the game"));
    return press(program, keys, screen::words("HomePage", "Lessons"))
           && press(program, keys, program.say("lessonHeading", {course, chapter}));
}

static bool asks(Program& program, int step)
{
    return QTest::qWaitFor(
        [&] { return program.game()->lessons()->step() == step && program.game()->hotSeat().isMyTurn(); }, 30000);
}

void PageLessonsTest::chapter()
{
    QFETCH(QString, course);
    QFETCH(int, chapter);
    QFETCH(QString, language);
    QFETCH(bool, keys);
    {
        Settings settings;
        settings.setLanguage(language);
        settings.setSpeed(Settings::instant);
        settings.setLessons(
            {{course, QVariantMap{{"chapter", chapter}, {"step", 1}}}, {"dismissed", course != "first"}});
    }
    auto program = std::make_unique<Program>();
    QVERIFY(opens(*program, keys, course, chapter));
    const Lesson lesson = lessonOn(*program);
    std::optional<CopiedHome> killed;
    for (int step = 1; step <= int(lesson.steps.size()); ++step) {
        QVERIFY(asks(*program, step));
        QCOMPARE(program->game()->lessons()->chapter(), chapter);
        QVERIFY(says(*program, said(*program, "lessonSays")));
        tryMistakes(*program, keys);
        if (QTest::currentTestFailed())
            return;
        if (step == 2) { // goes on in another start with what a kill would leave now
            const State left = program->game()->table().state();
            killed.emplace(m_home);
            program.reset();
            program = std::make_unique<Program>();
            QVERIFY(opens(*program, keys, course, chapter));
            QVERIFY(asks(*program, step));
            QVERIFY(program->game()->table().state() == left);
        }
        const Decision prepared = lesson.record.decisions[decisionsBefore(lesson, std::size_t(step - 1))].decision;
        QVERIFY2(take(*program, keys, prepared), text(prepared).c_str());
    }
    const Lessons& lessons = *program->game()->lessons();
    QTRY_VERIFY(lessons.isDone() && !program->game()->stage().isMoving());
    QVERIFY(says(*program, said(*program, "lessonEnd")));
    QVERIFY(m_home.versions().isEmpty() && versionsIn(killed->path()).isEmpty());
    QVERIFY(program->settings()->lastGame().isEmpty() && program->settings()->recentGames().isEmpty());

    const bool last = chapter == Lessons::chapters(course);
    QVERIFY(press(*program, keys, screen::words("LessonPanel", last ? "Play a real game" : "Next chapter")));
    if (last) {
        QTRY_VERIFY(!lessons.isOpen() && program->game()->table().isOpen());
        QCOMPARE(program->game()->stage().players().size(), 3);
    } else {
        QTRY_COMPARE(lessons.chapter(), chapter + 1);
    }
    QCOMPARE(program->settings()->lessons()[course].toMap()["chapter"].toInt(), chapter + 1);
}

void PageLessonsTest::goesBackSkipsAndLeaves()
{
    Settings().setSpeed(Settings::instant);
    Program program;
    const Lessons& lessons = *program.game()->lessons();
    QVERIFY(opens(program, false, "first", 1));
    QVERIFY(asks(program, 1));
    QVERIFY(take(program, false, lessonOn(program).steps[0].accepts[0]));
    QVERIFY(asks(program, 2));
    QVERIFY(press(program, false, screen::words("LessonPanel", "One step back")));
    QVERIFY(asks(program, 1));
    QVERIFY(press(program, false, screen::words("LessonPanel", "Skip chapter")));
    QTRY_COMPARE(lessons.chapter(), 2);
    QTest::keyClick(program.window(), Qt::Key_S, Qt::ControlModifier); // there is nothing to save
    QVERIFY(screen::draws(program.window()));
    QVERIFY(!screen::findType(program.window(), "FilePage"));
    program.settings()->setLanguage("uk");
    QTRY_COMPARE(program.game()->stage().players()[0].toMap()["name"].toString(), QString("Вовк"));
    QVERIFY(asks(program, 1));
    QVERIFY(press(program, false, screen::words("GameTable", "Home")));
    QTRY_VERIFY(!lessons.isOpen());
    QVERIFY(press(program, false, screen::words("HomePage", "Learn the game")));
    QTRY_COMPARE(lessons.chapter(), 2);
    // Who looks at an earlier chapter once more has been further.
    QVERIFY(QMetaObject::invokeMethod(program.window(), "showLesson", Q_ARG(QString, "first"), Q_ARG(int, 1),
                                      Q_ARG(int, 1)));
    QTRY_COMPARE(lessons.chapter(), 1);
    QCOMPARE(program.settings()->lessons()["first"].toMap()["chapter"].toInt(), 2);
    // Skipping the last one is the end of it, too.
    QVERIFY(QMetaObject::invokeMethod(program.window(), "showLesson", Q_ARG(QString, "first"), Q_ARG(int, 8),
                                      Q_ARG(int, 1)));
    QVERIFY(press(program, false, screen::words("LessonPanel", "Skip chapter")));
    QTRY_VERIFY(!lessons.isOpen() && program.game()->table().isOpen());
    QCOMPARE(program.settings()->lessons()["first"].toMap()["chapter"].toInt(), 9);
}

void PageLessonsTest::isDismissedOnce()
{
    {
        Program program;
        QVERIFY(press(program, false, screen::words("HomePage", "I know it")));
        QTRY_VERIFY(!screen::find(program.window(), screen::words("HomePage", "Learn the game")));
    }
    Program program;
    QVERIFY(screen::find(program.window(), screen::words("HomePage", "Lessons")));
    QVERIFY(!screen::find(program.window(), screen::words("HomePage", "Learn the game")));
}

QTEST_MAIN(PageLessonsTest)
#include "tst_page_lessons.moc"
