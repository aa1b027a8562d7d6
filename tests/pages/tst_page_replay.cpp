#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// The replay page: every way through a game by mouse and by keys, and the same picture of a moment however one came.
class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void byMouse();
    void byKeys();
    void theTableFollowsTheSlider();
    void itPlaysAndStops();
    void itPlaysOnAfterAJump();
    void instantlyEachMomentIsDrawn();
    void whoseEyes();
    void personsOfAnUnfinishedGame();
    void theSamePictureHoweverOneCame_data();
    void theSamePictureHoweverOneCame();
    void jumpsMoveNothing();
    void fromTheEndOfAGame();
    void playingOnFromHere();
    void takebacksAreMarked();
    void pausedNothingIsDrawn();

private:
    Rooms m_home;
};

void ReplayTest::init()
{
    failOnWarnings();
    m_home.clear();
}

static bool watch(Program& program)
{
    return screen::press(program.window(), words("HomePage", "Watch replay"))
           && QTest::qWaitFor([&] { return screen::findType(program.window(), "ReplayPage") != nullptr; });
}

static Playback& playback(Program& program)
{
    return *program.game()->playback();
}

// Presses the button of that name until the playback stands where it should.
static bool pressTo(Program& program, const QString& name, int position)
{
    if (!screen::press(program.window(), name))
        return false;
    if (playback(program).position() == position)
        return true;
    qInfo() << name << "leads to" << playback(program).position() << "not" << position;
    return false;
}

static bool keyTo(Program& program, int key, int position, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(program.window(), Qt::Key(key), modifiers);
    if (playback(program).position() == position)
        return true;
    qInfo() << Qt::Key(key) << "leads to" << playback(program).position() << "not" << position;
    return false;
}

void ReplayTest::byMouse()
{
    m_home.keep(saved::over(3));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(watch(program));
    const int length = playback(program).length();
    const QVariantList rounds = playback(program).rounds();
    QVERIFY(pressTo(program, words("ReplayControls", "One step forward"), 1));
    QVERIFY(pressTo(program, words("ReplayControls", "One step forward"), 2));
    QVERIFY(pressTo(program, words("ReplayControls", "To the end"), length));
    QVERIFY(!screen::find(window, words("ReplayControls", "To the end"))); // it leads nowhere now
    QVERIFY(pressTo(program, words("ReplayControls", "One step back"), length - 1));
    QVERIFY(pressTo(program, words("ReplayControls", "To the start"), 0));
    for (int round = 6; round > 0; --round)
        QVERIFY(pressTo(program, program.say("round", {round}), rounds[round - 1].toInt()));
    QVERIFY(screen::press(window, words("Words", "Very fast")));
    QCOMPARE(program.settings()->speed(), 3);
    QVERIFY(screen::press(window, words("ReplayControls", "Play")));
    QTRY_VERIFY(playback(program).position() > 2);
    QVERIFY(screen::press(window, words("ReplayControls", "Pause")));
    QTRY_VERIFY(!program.game()->stage().isMoving());
    const int stands = playback(program).position();
    QTest::keyClick(window, Qt::Key_Right); // a click leaves the keyboard to the page
    QCOMPARE(playback(program).position(), stands + 1);

    // A sign on the track leads to what it stands for.
    QQuickItem* marks = screen::findType(window, "ReplayMarks");
    QVERIFY(marks);
    const QPointF last(marks->width() - 8, marks->height() - 8);
    screen::leave(window);
    QTest::mouseClick(window, Qt::LeftButton, {}, marks->mapToScene(last).toPoint());
    QTRY_COMPARE(playback(program).position(), length);

    QVERIFY(screen::press(window, words("GameTable", "Home")));
    QVERIFY(screen::findType(window, "HomePage"));
    QVERIFY(!program.game()->stage().isOpen());
}

void ReplayTest::byKeys()
{
    m_home.keep(saved::over(3));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::enter(window, words("HomePage", "Watch replay")));
    QTRY_VERIFY(screen::findType(window, "ReplayPage"));
    const int length = playback(program).length();
    QList<int> rounds;
    for (const QVariant& begin : playback(program).rounds())
        rounds.append(begin.toInt());
    QVERIFY(keyTo(program, Qt::Key_Right, 1));
    QVERIFY(keyTo(program, Qt::Key_Right, 2));
    QVERIFY(keyTo(program, Qt::Key_Left, 1));
    QVERIFY(keyTo(program, Qt::Key_End, length));
    QVERIFY(keyTo(program, Qt::Key_Home, 0));
    QVERIFY(keyTo(program, Qt::Key_PageDown, rounds[1]));
    QVERIFY(keyTo(program, Qt::Key_Right, rounds[2], Qt::ShiftModifier));
    QVERIFY(keyTo(program, Qt::Key_Right, rounds[3], Qt::ControlModifier));
    QVERIFY(keyTo(program, Qt::Key_PageUp, rounds[2]));
    QVERIFY(keyTo(program, Qt::Key_Left, rounds[1], Qt::ShiftModifier));
    QVERIFY(keyTo(program, Qt::Key_Left, rounds[0], Qt::ControlModifier));
    for (int round = 6; round > 0; --round)
        QVERIFY(keyTo(program, Qt::Key_0 + round, rounds[round - 1]));
    QTest::keyClick(window, Qt::Key_Plus);
    QTest::keyClick(window, Qt::Key_Plus);
    QCOMPARE(program.settings()->speed(), 3);
    QTest::keyClick(window, Qt::Key_Minus);
    QCOMPARE(program.settings()->speed(), 2);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_K}) {
        QTest::keyClick(window, key);
        QVERIFY(playback(program).isPlaying());
        QTest::keyClick(window, key);
        QVERIFY(!playback(program).isPlaying());
    }
    // The slider has the same keys.
    QQuickItem* slider = screen::findType(window, "Slider");
    QVERIFY(slider);
    for (int i = 0; i < 60 && window->activeFocusItem() != slider; ++i)
        QTest::keyClick(window, Qt::Key_Tab);
    QCOMPARE(window->activeFocusItem(), slider);
    QVERIFY(keyTo(program, Qt::Key_PageDown, rounds[1]));
    QVERIFY(keyTo(program, Qt::Key_Right, rounds[1] + 1));
    QVERIFY(keyTo(program, Qt::Key_Left, rounds[1]));
    QVERIFY(keyTo(program, Qt::Key_Right, rounds[2], Qt::ShiftModifier));
    QVERIFY(keyTo(program, Qt::Key_End, length));
    // Whose eyes, by keys too.
    QVERIFY(screen::enter(window, program.say("labelled", {words("ReplayControls", "Through the eyes of"),
                                                           words("ReplayControls", "Bystander")})));
    QTest::keyClick(window, Qt::Key_Down);
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(program.game()->hotSeat().viewer(), 0);
    QVERIFY(keyTo(program, Qt::Key_Left, length - 1)); // the page has the keyboard again
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(screen::enter(window, words("TableMenu", "Leave the table")));
    QTRY_VERIFY(screen::findType(window, "HomePage"));
    QVERIFY(!program.game()->stage().isOpen());
    QVERIFY(screen::enter(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
}

void ReplayTest::theTableFollowsTheSlider()
{
    m_home.keep(saved::over(3));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(watch(program));
    QVERIFY(screen::settles(window));
    QQuickItem* slider = screen::findType(window, "Slider");
    QVERIFY(slider);
    QSignalSpy told(&program.game()->stage(), &Stage::cueStarts);
    const auto at = [&](qreal share) {
        return slider->mapToScene({14 + (slider->width() - 28) * share, slider->height() / 2}).toPoint();
    };
    QTest::mousePress(window, Qt::LeftButton, {}, at(0));
    int before = 0;
    for (const qreal share : {0.1, 0.3, 0.5, 0.9}) {
        QTest::mouseMove(window, at(share));
        const int now = playback(program).position();
        QVERIFY2(qAbs(now - share * playback(program).length()) <= 2, qPrintable(QString::number(now)));
        QVERIFY(now > before);
        before = now;
        const QVariantList rounds = playback(program).rounds();
        QCOMPARE(program.game()->stage().board().round,
                 int(std::count_if(rounds.begin(), rounds.end(),
                                   [&](const QVariant& begin) { return begin.toInt() <= now; })));
    }
    QTest::mouseRelease(window, Qt::LeftButton, {}, at(0.9));
    QCOMPARE(playback(program).position(), before);
    QCOMPARE(told.count(), 0);
    QVERIFY(!program.game()->stage().isMoving());
}

void ReplayTest::itPlaysAndStops()
{
    m_home.keep(saved::over(2));
    Program program;
    program.settings()->setSpeed(3);
    QVERIFY(watch(program));
    const int length = playback(program).length();
    playback(program).seek(length - 4);
    QTest::keyClick(program.window(), Qt::Key_Space);
    QTRY_COMPARE(playback(program).position(), length);
    QVERIFY(!playback(program).isPlaying());
    QTRY_VERIFY(!program.game()->stage().isMoving());
    QVERIFY(screen::find(program.window(), words("ReplayControls", "Play")));
    QVERIFY(screen::rests(program.window()));
    QTest::keyClick(program.window(), Qt::Key_Space);
    QTRY_COMPARE(playback(program).position(), 2); // once more from the start
}

void ReplayTest::itPlaysOnAfterAJump()
{
    m_home.keep(saved::over(3));
    Program program;
    program.settings()->setSpeed(3);
    QVERIFY(watch(program));
    QTest::keyClick(program.window(), Qt::Key_Space);
    for (const int round : {4, 2}) {
        const int begin = playback(program).rounds()[round - 1].toInt();
        QVERIFY(keyTo(program, Qt::Key_0 + round, begin));
        QTRY_VERIFY(playback(program).position() > begin + 1);
        QVERIFY(playback(program).isPlaying());
    }
    const int eyes = playback(program).position();
    program.game()->hotSeat().see(everyone);
    QTRY_VERIFY(playback(program).position() > eyes + 1);
    // Speed may change too, to instant and back.
    for (const int speed : {Settings::instant, 2}) {
        const int before = playback(program).position();
        program.settings()->setSpeed(speed);
        QTRY_VERIFY(playback(program).position() > before + 1);
    }
    // It stops for other pages.
    QVERIFY(screen::press(program.window(), words("GameTable", "Settings")));
    QVERIFY(!playback(program).isPlaying());
    QVERIFY(screen::press(program.window(), words("SettingsPage", "Done")));
    const int stands = playback(program).position();
    QTest::keyClick(program.window(), Qt::Key_Left);
    QCOMPARE(playback(program).position(), stands - 1);
}

void ReplayTest::instantlyEachMomentIsDrawn()
{
    m_home.keep(saved::over(2));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(watch(program));
    QVERIFY(screen::settles(program.window()));
    QSet<int> drawn;
    connect(
        program.window(), &QQuickWindow::afterRendering, this, [&] { drawn.insert(playback(program).position()); },
        Qt::DirectConnection);
    QTest::keyClick(program.window(), Qt::Key_Space);
    QTRY_VERIFY(playback(program).position() >= 6);
    QTest::keyClick(program.window(), Qt::Key_Space);
    QVERIFY(drawn.contains({1, 2, 3, 4, 5}));
}

// The names of everything that can be seen.
static QStringList namesOn(QQuickWindow* window)
{
    QStringList names;
    for (QQuickItem* item : screen::items(window))
        names << screen::nameOf(item);
    return names;
}

void ReplayTest::whoseEyes()
{
    m_home.keep(saved::over(3));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(watch(program));
    QTest::keyClick(window, Qt::Key_2);
    QTest::keyClick(window, Qt::Key_Left);
    const auto choose = [&](const QString& before, const QString& now) {
        return screen::press(window, program.say("labelled", {words("ReplayControls", "Through the eyes of"), before}))
               && screen::press(window, now);
    };
    const QString bystander = words("ReplayControls", "Bystander"), all = words("ReplayControls", "All cards");
    const QString owner = program.game()->stage().players()[0].toMap()["name"].toString();
    const int size = program.game()->stage().seats()->index(0).data(Qt::UserRole + 5).toInt();
    const QString hand = program.say("hand", {owner, size});
    QVERIFY(!screen::find(window, hand));
    QVERIFY(choose(bystander, owner));
    QCOMPARE(program.game()->hotSeat().viewer(), 0);
    QVERIFY(screen::find(window, hand)); // one's own
    QVERIFY(!screen::find(window, program.say("hand", {program.game()->stage().players()[1].toMap()["name"], size})));
    QVERIFY(choose(owner, all));
    QCOMPARE(program.game()->hotSeat().viewer(), -2);
    QVERIFY(screen::press(window, hand));
    QTRY_VERIFY(screen::find(window, words("PileView", "Close")));
    const QStringList names = namesOn(window);
    for (const char* role : {"hand", "aside"}) {
        const auto key = program.game()->stage().seats()->roleNames().key(role);
        const QStringList cards = program.game()->stage().seats()->index(0).data(key).toStringList();
        QVERIFY(!cards.isEmpty());
        for (const QString& card : cards)
            QVERIFY2(names.contains(program.say("handCardIn", {card, "current"})), qPrintable(card));
    }
    QVERIFY(screen::press(window, words("PileView", "Close")));
    QTRY_VERIFY(!screen::find(window, words("PileView", "Close")));
    QTest::keyClick(window, Qt::Key_Home); // the keyboard is the page's again
    QCOMPARE(playback(program).position(), 0);
    QVERIFY(choose(all, bystander));
    QVERIFY(!screen::find(window, hand));
}

void ReplayTest::personsOfAnUnfinishedGame()
{
    m_home.keep(saved::asked(3, Asks::Place, 3));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(watch(program));
    QVERIFY(screen::press(window, program.say("labelled", {words("ReplayControls", "Through the eyes of"),
                                                           words("ReplayControls", "Bystander")})));
    QStringList offered;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::typeOf(item) == "ItemDelegate")
            offered << screen::nameOf(item);
    }
    QCOMPARE(offered, QStringList({words("ReplayControls", "Bystander"), "Ada"}));
    QVERIFY(screen::press(window, "Ada"));
    QCOMPARE(program.game()->hotSeat().curtain(), 0);
    QCOMPARE(program.game()->hotSeat().viewer(), -1);
    const QString here = program.say("fill", {words("Curtain", "I am %1"), "Ada"});
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), here);
    const int stands = playback(program).position();
    QVERIFY(keyTo(program, Qt::Key_Left, stands)); // the page has no keys behind the curtain
    QTest::keyClick(window, Qt::Key_Escape);       // they do not come
    QCOMPARE(program.game()->hotSeat().curtain(), -1);
    QCOMPARE(program.game()->hotSeat().viewer(), -1);
    QTRY_VERIFY(!screen::findType(window, "Curtain"));
    QVERIFY(keyTo(program, Qt::Key_Left, stands - 1));
    program.game()->hotSeat().see(0);
    QVERIFY(screen::press(window, here));
    QCOMPARE(program.game()->hotSeat().viewer(), 0);
    QTRY_VERIFY(!screen::findType(window, "Curtain"));
    QVERIFY(keyTo(program, Qt::Key_Left, stands - 2));
    QCOMPARE(program.game()->hotSeat().viewer(), 0);
}

void ReplayTest::theSamePictureHoweverOneCame_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("eyes");
    QTest::addRow("three seats, one of them") << QSize(1280, 800) << 3 << 1;
    QTest::addRow("a long queue, everybody") << QSize(1024, 640) << 5 << int(everyone);
}

void ReplayTest::theSamePictureHoweverOneCame()
{
    QFETCH(QSize, size);
    QFETCH(int, seats);
    QFETCH(int, eyes);
    m_home.keep(saved::over(seats));
    Program program(size);
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(3);
    QVERIFY(watch(program));
    program.game()->hotSeat().see(eyes);
    const int length = playback(program).length();
    const auto picture = [&](int goal) {
        screen::leave(window);
        const bool still = QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); });
        const QImage shown = screen::picture(window);
        return still && playback(program).position() == goal ? shown : QImage();
    };
    for (const int goal : {length / 6, length / 2, length - 1}) {
        // By play from some steps before.
        playback(program).seek(goal - 3);
        QTest::keyClick(window, Qt::Key_Space);
        QTRY_COMPARE(playback(program).position(), goal);
        QTest::keyClick(window, Qt::Key_Space);
        const QImage played = picture(goal);
        QVERIFY(!played.isNull());
        // Back from the end.
        QTest::keyClick(window, Qt::Key_End);
        while (playback(program).position() > goal)
            playback(program).step(-1);
        const QImage back = picture(goal);
        // At once, from the start.
        QTest::keyClick(window, Qt::Key_Home);
        QVERIFY(screen::settles(window));
        playback(program).seek(goal);
        const QImage jumped = picture(goal);
        if (played != back || played != jumped) {
            played.save(QDir::tempPath() + "/played.png");
            back.save(QDir::tempPath() + "/back.png");
            jumped.save(QDir::tempPath() + "/jumped.png");
        }
        QVERIFY2(
            played == back && played == jumped,
            qPrintable(QString("Step %1: see played.png, back.png and jumped.png in the folder for temporary files.")
                           .arg(goal)));
    }
}

// Two pictures taken one after the other are the same, as nothing is on its way after a jump.
void ReplayTest::jumpsMoveNothing()
{
    m_home.keep(saved::over(3));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(0);
    QVERIFY(watch(program));
    screen::leave(window);
    const QList<ReplayMark> marks = playback(program).marks();
    for (qsizetype i = 0; i < marks.size(); i += 7) {
        const int goal = marks[i].position;
        for (const int from : {goal - 1, goal + 1}) {
            playback(program).seek(from - 1);
            QVERIFY(screen::settles(window));
            playback(program).step(1); // something flies
            QVERIFY(screen::draws(window));
            playback(program).seek(goal);
            QVERIFY(screen::draws(window));
            const QImage now = window->grabWindow();
            QVERIFY(screen::rests(window));
            const QImage later = window->grabWindow();
            if (now != later) {
                now.save(QDir::tempPath() + "/now.png");
                later.save(QDir::tempPath() + "/later.png");
            }
            QVERIFY2(now == later, qPrintable(QString("Step %1: see now.png and later.png in the folder for temporary "
                                                      "files.")
                                                  .arg(goal)));
        }
    }
}

// How many there are of a QML type, hidden ones too.
static int countOf(const char* type, QQuickItem* item)
{
    int count = screen::typeOf(item) == type;
    for (QQuickItem* child : item->childItems())
        count += countOf(type, child);
    return count;
}

void ReplayTest::fromTheEndOfAGame()
{
    m_home.keep(saved::game(3, "1", [](const State& state) {
        return state.round == 6 && state.phase == Phase::Resolution && state.question.seat == 0;
    }));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 1);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::press(window, words("EndPage", "Watch replay")));
    QTRY_VERIFY(screen::findType(window, "ReplayPage"));
    QVERIFY(playback(program).isFinished());
    QCOMPARE(playback(program).position(), 0);
    QTRY_COMPARE(countOf("Director", window->contentItem()), 1); // no table below that would hurry it on
    QCOMPARE(countOf("TablePage", window->contentItem()), 0);
    QTest::keyClick(window, Qt::Key_Space);
    QTRY_VERIFY(playback(program).position() >= 2);
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(screen::enter(window, words("TableMenu", "Leave the table")));
    QTRY_VERIFY(screen::findType(window, "HomePage"));
}

void ReplayTest::playingOnFromHere()
{
    const Record past = saved::game(3, "1", [](const State&) { return false; });
    m_home.keep(past);
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(watch(program));
    const QString playOn = words("ReplayControls", "Play on from here");
    QVERIFY(screen::press(window, words("ReplayControls", "To the end")));
    QVERIFY(!screen::find(window, playOn)); // nothing is left to play
    QTest::keyClick(window, Qt::Key_3);
    const std::size_t taken = playback(program).fromHere().decisions.size();
    QVERIFY(screen::press(window, playOn)); // a game that is over is no loss: nothing is asked
    QTRY_VERIFY(screen::findType(window, "TablePage"));
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 1);
    QVERIFY2(sitter.play([&] { return sitter.answers().size() == 2; }), qPrintable(sitter.complaint()));
    const Record& now = program.game()->table().record();
    QVERIFY(now.decisions.size() > taken);
    QVERIFY(std::equal(past.decisions.begin(), past.decisions.begin() + int(taken), now.decisions.begin()));
    QVERIFY(now.setup == past.setup && !now.takebacks);

    // Now there is a game that would be lost.
    QVERIFY(screen::press(window, words("GameTable", "Home")));
    QVERIFY(watch(program));
    QTest::keyClick(window, Qt::Key_2);
    QVERIFY(screen::press(window, playOn));
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), program.say("back")); // what loses nothing
    QTRY_VERIFY(program.deciding()->isOpen());
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_VERIFY(!screen::find(window, program.say("back")));
    QVERIFY(screen::findType(window, "ReplayPage"));
    QVERIFY(playback(program).isOpen());
    QVERIFY(screen::press(window, playOn));
    QTRY_VERIFY(screen::findType(window, "QuestionBox") || screen::find(window, program.say("back")));
    QVERIFY(screen::enter(window, playOn));
    QTRY_VERIFY(screen::findType(window, "TablePage"));
    QVERIFY(program.game()->table().record().takebacks); // its source was not finished
}

void ReplayTest::takebacksAreMarked()
{
    const auto isMarked = [&] {
        Program program;
        if (!watch(program))
            return false;
        for (QQuickItem* item : screen::items(program.window())) {
            if (screen::typeOf(item) == "TakebackMark")
                return screen::nameOf(item).contains("taken back");
        }
        return false;
    };
    Record record = saved::over(2);
    m_home.keep(record);
    QVERIFY(!isMarked());
    record.takebacks = true;
    m_home.keep(record);
    QVERIFY(isMarked());
}

void ReplayTest::pausedNothingIsDrawn()
{
    m_home.keep(saved::over(4));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(2);
    QVERIFY(watch(program));
    QTest::keyClick(window, Qt::Key_Space);
    QTRY_VERIFY(playback(program).position() > 3); // computers are asked
    QTest::keyClick(window, Qt::Key_Space);
    QTRY_VERIFY(!program.game()->stage().isMoving());
    QVERIFY(screen::rests(window, 900));
    QTest::keyClick(window, Qt::Key_4);
    QVERIFY(screen::rests(window, 900));
}

QTEST_MAIN(ReplayTest)
#include "tst_page_replay.moc"
