#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/pages/touch.h"

#include <QAccessible>
#include <QtTest>

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
