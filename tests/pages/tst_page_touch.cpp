#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/pages/touch.h"

#include <QAccessible>
#include <QAnimationDriver>
#include <QtTest>

#include <bit>

using namespace oriflamme;
using screen::words;

// Whoever has a finger and nothing else comes to everything.
class TouchTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void roomForAFinger_data();
    void roomForAFinger();
    void aMoveByTouchAlone();
    void aLongTouchTells();
    void aFingerPointsBeforeItPresses();
    void aFingerIsToldWhatIsShort();
    void aMoveIsPlayedAgain();
    void aCardBehindIsPicked();
    void aStackIsSpread();
    void aTouchHurries();
    void heldItShowsMyCards();
    void aLongQueueIsTurned();
    void theLogIsTurnedBack();
    void theRulesAreScrolled();
    void onlyAFingerReachesBeyond();

private:
    Rooms m_home;
};

void TouchTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void TouchTest::roomForAFinger_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QSize>("size");
    // Every page takes minutes: with LAYOUTS set. Otherwise some, and not the same in every size.
    const bool all = qEnvironmentVariableIsSet("LAYOUTS");
    const auto add = [&](QSize size, std::size_t first, std::size_t step) {
        for (std::size_t i = all ? 0 : first; i < positions::all().size(); i += all ? 1 : step)
            QTest::addRow("%dx%d: %s", size.width(), size.height(), positions::all()[i].name) << int(i) << size;
    };
    add({1024, 640}, 0, 5);
    add({1280, 800}, 2, 10);
    add({1080, 1920}, 7, 10);
}

void TouchTest::roomForAFinger()
{
    QFETCH(int, number);
    QFETCH(QSize, size);
    const moments::Page& page = positions::all()[std::size_t(number)];
    if (!page.game.players.empty())
        m_home.keep(page.game);
    Program program(size);
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(page.open(program));
    screen::leave(program.window());
    QVERIFY(screen::draws(program.window()) && screen::rests(program.window(), 40));
    const QStringList faults = touchFaults(program.window());
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

static QPointingDevice* fingers()
{
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

static void touch(QQuickWindow* window, QPoint where)
{
    QTest::touchEvent(window, fingers()).press(0, where);
    QTest::touchEvent(window, fingers()).release(0, where);
}

// Until there is something of one of the types.
static bool holds(QQuickWindow* window, QPoint where, const QStringList& types)
{
    QTest::touchEvent(window, fingers()).press(0, where);
    const bool found = QTest::qWaitFor([&] {
        return std::any_of(types.begin(), types.end(),
                           [&](const QString& type) { return screen::findType(window, type); });
    });
    QTest::touchEvent(window, fingers()).release(0, where);
    return found;
}

static bool tap(Program& program, const QString& name)
{
    QQuickItem* item = nullptr;
    if (!QTest::qWaitFor([&] { return (item = screen::find(program.window(), name)) != nullptr; }))
        return false;
    screen::draws(program.window());
    screen::counts(item);
    touch(program.window(), screen::centre(item));
    return true;
}

// A card is picked, put back, picked again and laid; the move is taken back.
void TouchTest::aMoveByTouchAlone()
{
    m_home.keep(saved::asked(3, Asks::Place, 1));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(tap(program, screen::nameOf(screen::findType(program.window(), "ContinueButton"))));
    Choice* choice = program.game()->hotSeat().choice();
    QVERIFY(QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn() && program.deciding()->isOpen(); }));
    const QString card = choice->cards().first();
    const QString name = program.say("handCardIn", {card, "current"});
    QVERIFY(tap(program, name));
    QTRY_COMPARE(choice->picked(), card);
    QVERIFY(tap(program, words("Prompt", "Other card")));
    QTRY_COMPARE(choice->picked(), QString());
    QVERIFY(tap(program, name));
    QTRY_COMPARE(choice->picked(), card);
    const auto& story = program.game()->table().story();
    const std::size_t before = story.decisions();
    QVERIFY(tap(program, program.say(program.game()->stage().board().stacks == 0 ? "place" : "leftEnd", {0, 1})));
    QTRY_VERIFY(story.decisions() > before);
    QTRY_VERIFY(program.game()->hotSeat().isMyTurn());
    QVERIFY(tap(program, words("UndoButtons", "Undo")));
    QTRY_VERIFY(story.decisions() == before || screen::find(program.window(), words("Takebacks", "Take it back")));
}

// What a mouse tells by resting: a card from near, the name of a tool, the rule of a line of the log.
void TouchTest::aLongTouchTells()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    QQuickItem* tool = screen::find(window, words("UndoButtons", "Undo"));
    QVERIFY(tool);
    QTest::touchEvent(window, fingers()).press(0, screen::centre(tool));
    QTRY_VERIFY(screen::findType(window, "Tip") || screen::findType(window, "PopupItem"));
    QTest::touchEvent(window, fingers()).move(0, {window->width() / 2, window->height() / 2});
    QTest::touchEvent(window, fingers()).release(0, {window->width() / 2, window->height() / 2});
    const auto& story = program.game()->table().story();
    const std::size_t before = story.decisions();
    QVERIFY(holds(window, screen::centre(screen::findType(window, "QueueCard")), {"InspectorSheet"}));
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(!screen::findType(window, "InspectorSheet"));
    QCOMPARE(story.decisions(), before);
    QVERIFY(tap(program, screen::nameOf(screen::findType(window, "LogButton"))));
    QTRY_VERIFY(screen::findType(window, "LogLine"));
    QVERIFY(screen::rests(window, 60));
    QVERIFY(holds(window, screen::centre(screen::findType(window, "LogLine")), {"RulesPage", "GalleryPage"}));
}

// What a choice would bring is told while the finger lies there, and drawn away it chooses nothing.
void TouchTest::aFingerPointsBeforeItPresses()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    const auto& story = program.game()->table().story();
    const std::size_t before = story.decisions();
    Choice* choice = program.game()->hotSeat().choice();
    choice->pickCard(choice->cards().first());
    QQuickItem* zone = screen::findType(window, "QueueZone");
    QQuickItem* right = nullptr;
    QTRY_VERIFY(right = screen::find(window, program.say("rightEnd")));
    screen::counts(right);
    QVERIFY(zone->property("pointed") != "right");
    const QPoint away(window->width() / 2, 10);
    QTest::touchEvent(window, fingers()).press(0, screen::centre(right));
    QTRY_COMPARE(zone->property("pointed"), "right");
    QTest::touchEvent(window, fingers()).move(0, away);
    QTRY_VERIFY(zone->property("pointed") != "right");
    QTest::touchEvent(window, fingers()).release(0, away);
    QCOMPARE(story.decisions(), before);
}

// And of what is no button: a name that is cut, what tokens are for.
void TouchTest::aFingerIsToldWhatIsShort()
{
    m_home.keep(positions::at({5, Asks::Place, 29, allianceCards}));
    Program program({1024, 640});
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    QQuickItem* name = nullptr;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::typeOf(item) == "NameText" && item->property("truncated").toBool())
            name = item;
    }
    QVERIFY(name);
    QVERIFY(holds(window, screen::centre(name), {"Tip", "PopupItem"}));
    QTRY_VERIFY(!screen::findType(window, "PopupItem") && !screen::findType(window, "Tip"));
    QVERIFY(holds(window, screen::centre(screen::findType(window, "JudgementSupply")), {"Tip", "PopupItem"}));
}

// Taken back by a touch, with the question that may come, and played again by another.
void TouchTest::aMoveIsPlayedAgain()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    const auto& story = program.game()->table().story();
    const std::size_t before = story.decisions();
    QVERIFY(tap(program, words("UndoButtons", "Undo")));
    QTRY_VERIFY(story.decisions() < before || screen::find(program.window(), words("Takebacks", "Take it back")));
    if (story.decisions() == before)
        QVERIFY(tap(program, words("Takebacks", "Take it back")));
    QTRY_VERIFY(story.decisions() < before);
    const std::size_t back = story.decisions();
    QVERIFY(tap(program, words("UndoButtons", "Redo")));
    QTRY_VERIFY(story.decisions() > back);
}

// In the smallest window, above what others leave to be seen of it.
void TouchTest::aCardBehindIsPicked()
{
    m_home.keep(saved::asked(3, Asks::Place, 1));
    Program program({1024, 640});
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QVERIFY(screen::rests(program.window(), 60));
    QQuickItem* behind = nullptr;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "HandCard" && item->property("seen").toReal() < item->height())
            behind = item;
    }
    QVERIFY(behind);
    QVERIFY(behind->property("seen").toReal() < 44);
    screen::counts(behind->property("face").value<QQuickItem*>());
    touch(program.window(), behind->mapToScene({behind->width() / 2, -4}).toPoint());
    QTRY_COMPARE(program.game()->hotSeat().choice()->picked(), behind->property("card").toString());
}

void TouchTest::aStackIsSpread()
{
    m_home.keep(saved::game(4, "1", [](const State& state) {
        return state.question.seat == 0 && state.question.asks == Asks::KeepOrReveal
               && std::popcount(state.queue.used) > state.queue.stacks;
    }));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QVERIFY(tap(program, screen::nameOf(screen::findType(program.window(), "StackCounter"))));
    QTRY_VERIFY(screen::findType(program.window(), "FanRow"));
}

// While no time goes by, only touches bring the game on to the next question.
void TouchTest::aTouchHurries()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    QVERIFY(moments::resume(program));
    const QQuickItem* runner = screen::findType(program.window(), "Runner");
    QVERIFY(runner);
    const QPoint cloth = runner->mapToScene({4, runner->height() - 4}).toPoint();
    QAnimationDriver still;
    still.install();
    program.game()->hotSeat().choice()->keep();
    QVERIFY(program.game()->stage().isMoving());
    const bool came = QTest::qWaitFor([&] {
        touch(program.window(), cloth);
        return program.game()->hotSeat().isMyTurn() && !program.game()->stage().isMoving();
    });
    still.uninstall();
    QVERIFY(came);
}

// As long as the finger lies there, and no longer.
void TouchTest::heldItShowsMyCards()
{
    Record record = saved::asked(3, Asks::KeepOrReveal, 3);
    for (Player& player : record.players)
        player.player = "human";
    m_home.keep(record);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QQuickItem* button = nullptr;
    QTRY_VERIFY(button = screen::find(program.window(), words("LookButton", "Look at my cards")));
    const HotSeat& seat = program.game()->hotSeat();
    const QPoint where = screen::centre(button);
    QTest::touchEvent(program.window(), fingers()).press(0, where);
    QTRY_VERIFY(seat.isLooking());
    QTest::touchEvent(program.window(), fingers()).release(0, where);
    QTRY_VERIFY(!seat.isLooking());
}

// Draws a finger over the window.
static void drag(QQuickWindow* window, QPoint from, QPoint by)
{
    QTest::touchEvent(window, fingers()).press(0, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::touchEvent(window, fingers()).move(0, from + by * step / 10);
        screen::draws(window);
    }
    QTest::touchEvent(window, fingers()).release(0, from + by);
}

// By a finger that draws the cards along, and by the strip below them, which lays all out when it is held.
void TouchTest::aLongQueueIsTurned()
{
    m_home.keep(positions::at({5, Asks::KeepOrReveal, 30}));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    QVERIFY(screen::rests(window, 60));
    const QQuickItem* zone = screen::findType(window, "QueueZone");
    const qreal before = zone->property("scroll").toReal();
    const bool atStart = before < 200;
    const QPoint middle = screen::centre(screen::findType(window, "QueueZone"));
    drag(window, middle, {atStart ? -200 : 200, 0});
    QTRY_VERIFY(atStart ? zone->property("scroll").toReal() > before : zone->property("scroll").toReal() < before);
    QVERIFY(screen::rests(window, 60));
    QQuickItem* strip = screen::findType(window, "OverviewStrip");
    touch(window, strip->mapToScene({strip->width() - 5, strip->height() / 2}).toPoint());
    QTRY_VERIFY(!screen::find(window, words("QueueZone", "Further to the right")));
    QVERIFY(holds(window, screen::centre(strip), {"OverviewChip"}));
}

void TouchTest::theLogIsTurnedBack()
{
    m_home.keep(saved::asked(3, Asks::Place, 4));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QVERIFY(tap(program, screen::nameOf(screen::findType(program.window(), "LogButton"))));
    QQuickItem* list = nullptr;
    QTRY_VERIFY(list = screen::findType(program.window(), "LogList"));
    QVERIFY(screen::rests(program.window(), 60));
    const qreal before = list->property("contentY").toReal();
    drag(program.window(), screen::centre(list), {0, 150});
    QTRY_VERIFY(!list->property("moving").toBool());
    QVERIFY(list->property("contentY").toReal() < before - 100);
    QVERIFY(!list->property("follows").toBool());
    QVERIFY(tap(program, words("LogSheet", "To the newest")));
    QTRY_VERIFY(list->property("atYEnd").toBool());
}

void TouchTest::theRulesAreScrolled()
{
    Program program({1024, 640});
    QVERIFY(tap(program, words("HomePage", "Rules")));
    QTRY_VERIFY(screen::findType(program.window(), "RulesPage"));
    QVERIFY(screen::rests(program.window(), 60));
    QQuickItem* chapters = nullptr;
    for (QQuickItem* item : screen::items(program.window())) {
        if (item->inherits("QQuickFlickable") && item->property("contentHeight").toReal() > item->height() + 60)
            chapters = item;
    }
    QVERIFY(chapters);
    drag(program.window(), screen::centre(chapters), {0, -100});
    QTRY_VERIFY(chapters->property("contentY").toReal() >= 40);
}

void TouchTest::onlyAFingerReachesBeyond()
{
    Program program({1024, 640});
    QQuickWindow* window = program.window();
    QVERIFY(tap(program, words("HomePage", "Settings")));
    QTRY_VERIFY(screen::findType(window, "SettingsPage"));
    QVERIFY(screen::rests(window, 60));
    QQuickItem* back = screen::find(window, program.say("back"));
    QVERIFY(back && back->height() < 44);
    const QPoint beside = back->mapToScene({back->width() / 2, back->height() + 3}).toPoint();
    QTest::mouseClick(window, Qt::LeftButton, {}, beside);
    QTest::qWait(0);
    QVERIFY(screen::findType(window, "SettingsPage"));
    touch(window, beside);
    QTRY_VERIFY(!screen::findType(window, "SettingsPage"));
}

QTEST_MAIN(TouchTest)
#include "tst_page_touch.moc"
