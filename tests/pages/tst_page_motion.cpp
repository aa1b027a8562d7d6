#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/scenes.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QQmlExpression>
#include <QSignalSpy>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Whatever happens is shown by a motion of its own, which ends in the picture of the state; and the ways to hurry it.
class MotionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyHappeningIsShown();
    void nothingTravelsWhereMotionIsReduced_data();
    void nothingTravelsWhereMotionIsReduced();
    void numbersFollowTheCoins();
    void theDifferenceStandsBesideTheNumber_data();
    void theDifferenceStandsBesideTheNumber();
    void atOnceNoDifferenceStands();
    void aTapEndsTheDifference();
    void aBlowIsSeenBeforeTheCardFalls();
    void aThiefPointsAtWhomItRobs();
    void anAmbushSpringsFromWhereItLay();
    void aTapEndsOneHappening();
    void aHeldKeyHurries();
    void aQuestionLetsGoOfTheKey();
    void toTheNextChoice_data();
    void toTheNextChoice();
    void motionIsSet();

private:
    Rooms m_home;
    QTemporaryDir m_games;
    std::map<Happening, Scene> m_scenes;
};

void MotionTest::initTestCase()
{
    QAccessible::setActive(true);
    m_scenes = allScenes(m_games.path());
}

void MotionTest::init()
{
    failOnWarnings();
    m_home.clear();
}

static Playback& playback(Program& program)
{
    return *program.game()->playback();
}

static const char* nameOf(Happening happening)
{
    return name(happening).data();
}

// The replay of a scene stands right before it.
static bool goBefore(Program& program, const Scene& scene)
{
    if (playback(program).file() != QFileInfo(scene.file).fileName()) {
        QSignalSpy opened(&playback(program), &Playback::opened);
        program.game()->files()->open(QUrl::fromLocalFile(scene.file));
        if (!QTest::qWaitFor([&] { return playback(program).file() == QFileInfo(scene.file).fileName(); }))
            return false;
        program.game()->hotSeat().see(everyone);
        screen::leave(program.window());
    }
    playback(program).seek(scene.position - 1);
    return screen::findType(program.window(), "Director") != nullptr;
}

// Something that is there only to show what happens.
static bool isShown(Program& program)
{
    const QList<QQuickItem*> movers = screen::findType(program.window(), "Director")->childItems();
    return std::any_of(movers.begin(), movers.end(), [](QQuickItem* item) {
        return item->isVisible() && item->opacity() > 0.05 && item->width() > 0 && item->height() > 0;
    });
}

static QVariant theme(Program& program, const QString& property)
{
    return QQmlExpression(qmlContext(program.window()), program.window(), "Theme." + property).evaluate();
}

// At the normal speed each happening shows something. What ends by itself, and what a jump ends in the middle, both
// leave the picture of the moment and nothing else.
void MotionTest::everyHappeningIsShown()
{
    Program program({1024, 640});
    for (const auto& [happening, scene] : m_scenes) {
        program.settings()->setSpeed(1);
        QVERIFY(goBefore(program, scene));
        playback(program).step(1);
        QVERIFY2(QTest::qWaitFor([&] { return isShown(program) || !program.game()->stage().isMoving(); }),
                 nameOf(happening));
        QVERIFY2(program.game()->stage().isMoving(), nameOf(happening));
        playback(program).seek(scene.position - 1);
        playback(program).seek(scene.position);
        const QImage jumped = screen::picture(program.window());
        QVERIFY(!jumped.isNull());

        program.settings()->setSpeed(Settings::instant - 1);
        playback(program).seek(scene.position - 1);
        playback(program).step(1);
        QVERIFY2(QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); }), nameOf(happening));
        program.settings()->setSpeed(1);
        const QImage told = screen::picture(program.window());
        QVERIFY2(screen::findType(program.window(), "Director")->childItems().isEmpty(), nameOf(happening));
        if (told != jumped) {
            told.save(QDir::tempPath() + "/told.png");
            jumped.save(QDir::tempPath() + "/jumped.png");
        }
        QVERIFY2(told == jumped, nameOf(happening)); // see told.png and jumped.png in the folder for temporary files
    }
}

void MotionTest::nothingTravelsWhereMotionIsReduced_data()
{
    QTest::addColumn<QString>("motion");
    QTest::addRow("reduced") << "reduced";
    QTest::addRow("none") << "none";
}

static bool isInPanel(QQuickItem* item)
{
    return item && (screen::typeOf(item) == "ReplayPanel" || isInPanel(item->parentItem()));
}

// From its first picture to its last nothing that is on the table changes its place or its size.
void MotionTest::nothingTravelsWhereMotionIsReduced()
{
    QFETCH(QString, motion);
    Program program({1024, 640});
    QQuickWindow* window = program.window();
    program.settings()->setMotion(motion);
    for (const auto& [happening, scene] : m_scenes) {
        if (motion == "none" && int(happening) % 4 != 0)
            continue; // much the same again
        program.settings()->setSpeed(0);
        QVERIFY(goBefore(program, scene));
        playback(program).step(1);
        QVERIFY(screen::draws(window));
        std::map<QPointer<QQuickItem>, QRectF> places;
        const auto placeOf = [](QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        for (QQuickItem* item : screen::items(window)) {
            if (!isInPanel(item)) // which shows the speed
                places[item] = placeOf(item);
        }
        QString moved;
        bool shown = isShown(program);
        const auto look = [&] {
            shown |= isShown(program);
            for (const auto& [item, place] : places) {
                if (item && item->isVisible() && placeOf(item) != place)
                    moved = screen::typeOf(item);
            }
        };
        const auto frames = connect(window, &QQuickWindow::afterRendering, window, look, Qt::DirectConnection);
        QVERIFY2(QTest::qWaitFor([&] { return shown || !program.game()->stage().isMoving(); }), nameOf(happening));
        program.settings()->setSpeed(Settings::instant - 1);
        QVERIFY(QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); }));
        disconnect(frames);
        QVERIFY2(shown, nameOf(happening));
        QVERIFY2(moved.isEmpty(), qPrintable(QString(nameOf(happening)) + ": " + moved));
    }
}

// A number counts up or down to its new value one by one, as coins leave and land.
void MotionTest::numbersFollowTheCoins()
{
    int seen = 0;
    for (const Happening happening : {Happening::AmbushPays, Happening::Gained, Happening::Stole}) {
        const Scene& scene = m_scenes.at(happening);
        Program program;
        QVERIFY(goBefore(program, scene));
        QList<QQuickItem*> purses;
        for (QQuickItem* item : screen::items(program.window())) {
            if (screen::typeOf(item) == "Influence")
                purses.append(item);
        }
        std::map<QQuickItem*, QList<int>> told;
        for (QQuickItem* purse : purses)
            told[purse] = {purse->property("amount").toInt()};
        const auto look = [&] {
            for (QQuickItem* purse : purses) {
                if (told[purse].last() != purse->property("shown").toInt())
                    told[purse].append(purse->property("shown").toInt());
            }
        };
        program.settings()->setSpeed(1);
        playback(program).step(1);
        look();
        const auto frames =
            connect(program.window(), &QQuickWindow::afterAnimating, program.window(), look, Qt::DirectConnection);
        QVERIFY(QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); }));
        look();
        disconnect(frames);
        for (const auto& [purse, numbers] : told) {
            QCOMPARE(numbers.last(), purse->property("amount").toInt());
            const int way = numbers.last() > numbers.first() ? 1 : -1;
            for (int i = 1; i < numbers.size(); ++i)
                QCOMPARE(numbers[i], numbers[i - 1] + way);
            seen = std::max(seen, int(numbers.size()) - 1);
        }
    }
    QVERIFY(seen > 1);
}

static QList<QQuickItem*> shownOfType(Program& program, const QString& type)
{
    QList<QQuickItem*> list;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == type)
            list.append(item);
    }
    return list;
}

// What stands beside the numbers, by seats' names.
static std::map<QString, int> differences(Program& program)
{
    std::map<QString, int> list;
    for (QQuickItem* plate : shownOfType(program, "DifferencePlate")) {
        QQuickItem* panel = plate->parentItem();
        while (!panel->inherits("QQuickControl") && !panel->property("purse").isValid())
            panel = panel->parentItem();
        list[panel->property("name").toString()] = plate->property("difference").toInt();
    }
    return list;
}

static std::map<QString, int> influence(Program& program)
{
    std::map<QString, int> list;
    for (QQuickItem* panel : shownOfType(program, "SeatPanel") + shownOfType(program, "LocalPanel"))
        list[panel->property("name").toString()] =
            panel->property("purse").value<QQuickItem*>()->property("amount").toInt();
    return list;
}

// Stops the clock that all that is shown follows; goTo() sets it by hand.
static QQuickItem* stopClock(Program& program)
{
    QQuickItem* director = screen::findType(program.window(), "Director");
    director->setProperty("held", true);
    return director;
}

static int length(Program& program)
{
    return screen::findType(program.window(), "Director")->property("length").toInt();
}

static bool goTo(Program& program, int now)
{
    QQuickItem* director = screen::findType(program.window(), "Director");
    return director->setProperty("now", now) && director->property("now").toInt() == now;
}

void MotionTest::theDifferenceStandsBesideTheNumber_data()
{
    QTest::addColumn<QString>("motion");
    for (const char* motion : {"full", "reduced", "none"})
        QTest::addRow("%s", motion) << motion;
}

// Of every seat whose influence changes, and of no other, until nothing moves any more.
void MotionTest::theDifferenceStandsBesideTheNumber()
{
    QFETCH(QString, motion);
    Program program;
    program.settings()->setMotion(motion);
    for (const Happening happening : {Happening::AmbushPays, Happening::Gained, Happening::Stole}) {
        const Scene& scene = m_scenes.at(happening);
        program.settings()->setSpeed(0);
        QVERIFY(goBefore(program, scene));
        QVERIFY(differences(program).empty());
        const std::map<QString, int> before = influence(program);
        stopClock(program);
        playback(program).step(1);
        std::map<QString, int> changes;
        for (const auto& [seat, amount] : influence(program)) {
            if (amount != before.at(seat))
                changes[seat] = amount - before.at(seat);
        }
        QVERIFY2(!changes.empty(), nameOf(happening));
        QVERIFY(goTo(program, length(program) - 1));
        QTRY_COMPARE(differences(program), changes);
        const QList<QQuickItem*> plates = shownOfType(program, "DifferencePlate");
        for (QQuickItem* item : plates)
            QVERIFY2(screen::nameOf(item->childItems().first()).isEmpty(), "It is read aloud.");
        // Nothing else says it over the same seat.
        for (QQuickItem* label : shownOfType(program, "Change")) {
            for (QQuickItem* panel : shownOfType(program, "SeatPanel") + shownOfType(program, "LocalPanel"))
                QVERIFY(!panel->mapRectToScene(panel->boundingRect()).contains(screen::centre(label)));
        }
        program.settings()->setSpeed(Settings::instant);
        QTRY_VERIFY(!program.game()->stage().isMoving());
        QVERIFY(differences(program).empty());
    }
}

void MotionTest::atOnceNoDifferenceStands()
{
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(goBefore(program, m_scenes.at(Happening::Gained)));
    playback(program).step(1);
    QVERIFY(screen::draws(program.window()));
    QVERIFY(differences(program).empty());
}

// While the next happening is shown already.
void MotionTest::aTapEndsTheDifference()
{
    m_home.keep(saved::asked(4, Asks::KeepOrReveal, 3));
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(moments::resume(program));
    ScriptedPlayer player(program, ScriptedPlayer::Mouse, 1);
    const Stage& stage = program.game()->stage();
    bool ended = false;
    while (!ended) {
        QVERIFY(player.play([&] { return stage.isMoving(); }));
        QVERIFY(QTest::qWaitFor([&] { return !differences(program).empty() || !stage.isMoving(); }, 60000));
        if (stage.isMoving()) {
            QTest::keyClick(program.window(), Qt::Key_Space);
            QVERIFY(differences(program).empty());
            ended = stage.isMoving();
        }
    }
}

// A line leads from the card that strikes to the struck one, which stays whole for a while.
void MotionTest::aBlowIsSeenBeforeTheCardFalls()
{
    Program program;
    program.settings()->setSpeed(1);
    QVERIFY(goBefore(program, m_scenes.at(Happening::Eliminated)));
    stopClock(program);
    playback(program).step(1);
    int seen = 0;
    for (int now = 0; now < length(program); now += 20) {
        QVERIFY(goTo(program, now));
        const QList<QQuickItem*> lines = shownOfType(program, "Streak"), struck = shownOfType(program, "StruckCard");
        if (struck.isEmpty() || struck.first()->property("slip").toReal() > 0 || lines.isEmpty())
            continue;
        QCOMPARE(lines.size(), 1);
        const QPointF end = lines.first()->property("b").toPointF();
        seen += lines.first()->property("gone").toReal() == 1 && lines.first()->opacity() == 1
                        && struck.first()->boundingRect().contains(end - struck.first()->position())
                    ? 20
                    : 0;
    }
    QVERIFY2(seen >= 300 && seen <= 800, qPrintable(QString::number(seen)));
}

// From the thief to a card, and from it to its owner; the coins come then.
void MotionTest::aThiefPointsAtWhomItRobs()
{
    const Scene& scene = m_scenes.at(Happening::Stole);
    Program program;
    program.settings()->setSpeed(1);
    QVERIFY(goBefore(program, scene));
    stopClock(program);
    playback(program).step(1);
    int seen = 0;
    const auto isVictim = [&](QQuickItem* panel) { return panel->property("number").toInt() == scene.event.other; };
    for (int now = 0; now < length(program); now += 20) {
        QVERIFY(goTo(program, now));
        const QList<QQuickItem*> lines = shownOfType(program, "Streak");
        if (lines.size() < 2)
            continue;
        QCOMPARE(lines[0]->property("b"), lines[1]->property("a"));
        const QPointF end = lines[1]->mapToScene(lines[1]->property("b").toPointF());
        for (QQuickItem* panel : shownOfType(program, "SeatPanel") + shownOfType(program, "LocalPanel")) {
            if (isVictim(panel) && panel->contains(panel->mapFromScene(end))
                && lines[1]->property("gone").toReal() == 1)
                seen += 20;
        }
    }
    QVERIFY2(seen >= 200, qPrintable(QString::number(seen)));
}

// The trap opens where the Ambush was struck, and its jaws close around the card that did it.
void MotionTest::anAmbushSpringsFromWhereItLay()
{
    const Scene& scene = m_scenes.at(Happening::AmbushSprings);
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(goBefore(program, scene));
    int back = 0;
    while (playback(program).story().caption(scene.position - back).event.happening != Happening::Eliminated)
        ++back;
    playback(program).seek(scene.position - back - 1);
    QPointF lay;
    for (; back > 0; --back) {
        playback(program).step(1);
        if (const QList<QQuickItem*> struck = shownOfType(program, "StruckCard"); !struck.isEmpty())
            lay = struck.first()->mapToScene(QPointF(struck.first()->width(), struck.first()->height()) / 2);
        QVERIFY(QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); }));
    }
    QVERIFY(!lay.isNull());
    stopClock(program);
    playback(program).step(1);
    QVERIFY(goTo(program, 300));
    QCOMPARE(shownOfType(program, "Token").size(), 1);
    QVERIFY(QLineF(screen::centre(shownOfType(program, "Token").first()), lay).length() < 4);
    QVERIFY(shownOfType(program, "Jaws").isEmpty());
    QVERIFY(goTo(program, 1200));
    QCOMPARE(shownOfType(program, "Jaws").size(), 1);
    QCOMPARE(shownOfType(program, "Jaws").first()->property("shut").toReal(), 1.0);
}

// The person has laid a card, and what the others do is being shown.
static bool startToWatch(Program& program, int speed)
{
    program.settings()->setSpeed(speed);
    return moments::resume(program) && ScriptedPlayer(program, ScriptedPlayer::Mouse, 1).play([&] {
        return program.game()->stage().isMoving();
    });
}

void MotionTest::aTapEndsOneHappening()
{
    m_home.keep(saved::asked(4, Asks::Place, 2));
    Program program;
    QVERIFY(startToWatch(program, 0));
    QSignalSpy cues(&program.game()->stage(), &Stage::cueShown);
    for (int i = 1; i <= 2; ++i) {
        QTest::keyClick(program.window(), Qt::Key_Space);
        QCOMPARE(cues.size(), i);
    }
    QVERIFY(program.game()->stage().isMoving());
    QTest::mouseClick(program.window(), Qt::LeftButton, {}, {20, program.window()->height() / 2});
    QCOMPARE(cues.size(), 3);
}

void MotionTest::aHeldKeyHurries()
{
    m_home.keep(saved::asked(4, Asks::Place, 2));
    Program program;
    QVERIFY(startToWatch(program, 0));
    const qreal pace = theme(program, "pace").toReal();
    QTest::keyPress(program.window(), Qt::Key_Space);
    QTRY_COMPARE(theme(program, "pace").toReal(), pace / 4);
    QSignalSpy cues(&program.game()->stage(), &Stage::cueShown);
    QTest::keyRelease(program.window(), Qt::Key_Space);
    QCOMPARE(theme(program, "pace").toReal(), pace);
    QVERIFY(cues.isEmpty()); // it was no tap
    QVERIFY(program.game()->stage().isMoving());

    QTest::keyPress(program.window(), Qt::Key_Space);
    QTRY_VERIFY(theme(program, "hurried").toBool());
    QVERIFY(screen::press(program.window(), words("GameTable", "Settings"))); // where nobody hears it let go
    QVERIFY(!theme(program, "hurried").toBool());
}

// Who still holds the key when a question comes has neither answered it nor hurries what is next.
void MotionTest::aQuestionLetsGoOfTheKey()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QVERIFY(startToWatch(program, Settings::instant - 1));
    const auto send = [&](QEvent::Type type, bool again) {
        QKeyEvent event(type, Qt::Key_Space, {}, {}, again);
        QCoreApplication::sendEvent(program.window(), &event);
    };
    send(QEvent::KeyPress, false);
    QVERIFY(QTest::qWaitFor(
        [&] {
            send(QEvent::KeyRelease, true);
            send(QEvent::KeyPress, true);
            return program.game()->hotSeat().isMyTurn();
        },
        20000));
    const std::size_t taken = program.game()->table().record().decisions.size();
    for (int i = 0; i < 5; ++i) {
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
        QVERIFY(screen::draws(program.window()));
    }
    QVERIFY(!theme(program, "hurried").toBool());
    QCOMPARE(program.game()->table().record().decisions.size(), taken);
}

void MotionTest::toTheNextChoice_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addRow("End") << int(Qt::Key_End) << Qt::KeyboardModifiers();
    QTest::addRow("Shift and Space") << int(Qt::Key_Space) << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::addRow("button") << 0 << Qt::KeyboardModifiers();
}

// All that others still do is shown at once; the next question of the person waits for its answer.
void MotionTest::toTheNextChoice()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    m_home.keep(saved::asked(5, Asks::Place, 3));
    Program program;
    QVERIFY(startToWatch(program, 0));
    if (key != 0)
        QTest::keyClick(program.window(), Qt::Key(key), modifiers);
    else
        QVERIFY(screen::press(program.window(), program.say("skipToChoice")));
    QSignalSpy cues(&program.game()->stage(), &Stage::cueShown);
    QVERIFY(QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn(); }, 20000));
    QVERIFY(cues.isEmpty());
    QCOMPARE(program.game()->table().state().question.seat, Seat(0));
    // What comes after the answer is shown again.
    QVERIFY(ScriptedPlayer(program, ScriptedPlayer::Mouse, 2).play([&] {
        return !cues.isEmpty() || program.game()->stage().isMoving();
    }));
}

void MotionTest::motionIsSet()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "Settings")));
    QVERIFY(screen::press(program.window(), words("Words", "Reduced")));
    QCOMPARE(program.settings()->motion(), "reduced");
    QVERIFY(!theme(program, "travels").toBool());
    QVERIFY(screen::press(program.window(), words("Words", "Full")));
    QVERIFY(theme(program, "travels").toBool());
    program.systemMotion()->setReduced(true);
    QVERIFY(theme(program, "travels").toBool());
    QVERIFY(screen::press(program.window(), words("Words", "As the system says")));
    QVERIFY(!theme(program, "travels").toBool() && theme(program, "fades").toBool());
    program.systemMotion()->setReduced(false);
    QVERIFY(theme(program, "travels").toBool());
}

QTEST_MAIN(MotionTest)
#include "tst_page_motion.moc"
