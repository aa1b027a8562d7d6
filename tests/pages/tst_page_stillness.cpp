#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Where nothing moves nothing is drawn: on every page, and at the table whatever is asked.
class StillnessTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void home();
    void newGame();
    void settings();
    void settingsAfterASample();
    void table_data();
    void table();
    void tableWhereTheMouseRests();
    void pile();
    void curtain();
    void endOfTheGame();
    void framesAreSeen();

private:
    Rooms m_home;
};

static constexpr int aWhile = 900; // milliseconds without a frame

void StillnessTest::initTestCase()
{
    QAccessible::setActive(true);
    m_home.clear();
}

void StillnessTest::home()
{
    Program program;
    QVERIFY(QTest::qWaitForWindowExposed(program.window()));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::newGame()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "New game")));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::settings()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "Settings")));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::settingsAfterASample()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "Settings")));
    QVERIFY(screen::press(program.window(), words("Words", "Slow")));
    QVERIFY(screen::press(program.window(), words("Words", "Normal")));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::table_data()
{
    QTest::addColumn<Asks>("asks");
    QTest::addColumn<int>("round");
    QTest::addRow("first card") << Asks::Place << 1;
    QTest::addRow("card") << Asks::Place << 4;
    QTest::addRow("keep or reveal") << Asks::KeepOrReveal << 2;
    QTest::addRow("target") << Asks::Target << 2;
    QTest::addRow("move") << Asks::Move << 1;
}

void StillnessTest::table()
{
    QFETCH(Asks, asks);
    QFETCH(int, round);
    m_home.keep(saved::asked(4, asks, round, "still"));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::tableWhereTheMouseRests()
{
    m_home.keep(saved::asked(4, Asks::Place, 2));
    Program program;
    QVERIFY(moments::resume(program));
    QQuickItem* card = screen::findType(program.window(), "HandRow")->childItems().first();
    QTest::mouseMove(program.window(), screen::centre(card));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::pile()
{
    m_home.keep(saved::asked(4, Asks::Place, 4));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(screen::press(program.window(), program.say("asideLine", {3})));
    QVERIFY(screen::find(program.window(), words("PileView", "Close")));
    QVERIFY(screen::rests(program.window(), aWhile));
}

void StillnessTest::curtain()
{
    Record record = saved::asked(3, Asks::Place, 2);
    for (Player& player : record.players)
        player.player = "human";
    m_home.keep(record);
    Program program;
    QQuickItem* button = screen::findType(program.window(), "ContinueButton");
    QVERIFY(button);
    screen::click(button);
    QVERIFY(QTest::qWaitFor([&] { return program.game()->hotSeat().curtain() >= 0; }));
    QVERIFY(screen::rests(program.window(), aWhile));
    QVERIFY(screen::findType(program.window(), "Curtain")->property("closed").toBool());
}

void StillnessTest::endOfTheGame()
{
    m_home.keep(saved::game(3, "end", [](const State& state) {
        return state.round == 6 && state.phase == Phase::Resolution && state.question.seat == 0;
    }));
    Program program;
    QVERIFY(moments::resume(program));
    program.settings()->setSpeed(Settings::instant);
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 1);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(screen::rests(program.window(), aWhile)); // the last table
    QVERIFY(screen::press(program.window(), words("Prompt", "Final standing")));
    QVERIFY(screen::rests(program.window(), aWhile));
}

// A frame that is drawn is noticed, so that the other tests mean something.
void StillnessTest::framesAreSeen()
{
    Program program;
    QVERIFY(screen::rests(program.window()));
    QTimer unrest;
    unrest.setInterval(100);
    connect(&unrest, &QTimer::timeout, program.window(), &QQuickWindow::update);
    unrest.start();
    QVERIFY(!screen::rests(program.window(), aWhile));
}

QTEST_MAIN(StillnessTest)
#include "tst_page_stillness.moc"
