#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Escape goes back one step, and at the table opens its menu; the keys are shown over whatever page there is.
class MenuTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void escapeGoesBackOneStep();
    void aHeldEscapeOpensNothing();
    void itLeads_data();
    void itLeads();
    void nothingGoesOnBehind();
    void behindTheCurtain();
    void nothingIsSavedOfALesson();
    void keysAreShown_data();
    void keysAreShown();
    void keysAreWrittenIntoAField();
    void aQuestionComesFirst();

private:
    Rooms m_home;
};

// As a keyboard of some country sends the character.
static void type(Program& program, int key, const QString& text)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::ShiftModifier, text);
    QCoreApplication::sendEvent(program.window(), &press);
}

void MenuTest::init()
{
    failOnWarnings();
    m_home.clear();
}

static void escape(Program& program)
{
    QTest::keyClick(program.window(), Qt::Key_Escape);
}

static bool isShown(Program& program, const char* type)
{
    return screen::findType(program.window(), type) != nullptr;
}

static bool isOpen(Program& program)
{
    return screen::find(program.window(), words("TableMenu", "Continue")) != nullptr;
}

static const moments::Page& moment(const QByteArray& name)
{
    for (const moments::Page& page : moments::pages()) {
        if (page.name == name)
            return page;
    }
    qFatal("There is no page '%s'.", name.constData());
}

void MenuTest::escapeGoesBackOneStep()
{
    m_home.keep(saved::asked(3, Asks::Place, 4));
    Program program;
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    Choice& choice = *program.game()->hotSeat().choice();
    const std::size_t decided = program.game()->table().record().decisions.size();
    choice.pickCard(choice.cards().last());
    QVERIFY(screen::settles(window));
    QTest::keyClick(window, Qt::Key_L);
    QTRY_VERIFY(isShown(program, "LogList"));
    escape(program); // the log, which has the keyboard
    QTRY_VERIFY(!isShown(program, "LogList"));
    QVERIFY(choice.picked() != "" && !isOpen(program));
    QTest::keyClick(window, Qt::Key_I);
    QTRY_VERIFY(isShown(program, "InspectorSheet"));
    type(program, Qt::Key_Question, "?");
    QTRY_VERIFY(isShown(program, "KeyTable"));
    escape(program);
    QTRY_VERIFY(!isShown(program, "KeyTable"));
    QVERIFY(isShown(program, "InspectorSheet"));
    escape(program);
    QTRY_VERIFY(!isShown(program, "InspectorSheet"));
    QVERIFY(choice.picked() != "" && !isOpen(program));
    escape(program);
    QVERIFY(choice.picked() == "" && !isOpen(program));
    QVERIFY(screen::settles(window));
    const QQuickItem* before = window->activeFocusItem();
    QVERIFY(moments::menu(program));
    escape(program);
    QTRY_VERIFY(!isOpen(program));
    QVERIFY(isShown(program, "TablePage"));
    QVERIFY(program.game()->hotSeat().isMyTurn());
    QTRY_COMPARE(window->activeFocusItem(), before);
    QCOMPARE(program.game()->table().record().decisions.size(), decided);
}

// Nor does one that was pressed for something nearer.
void MenuTest::aHeldEscapeOpensNothing()
{
    m_home.keep(saved::asked(3, Asks::Place, 4));
    Program program;
    QVERIFY(moments::resume(program));
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Escape, {}, {}, true);
    QCoreApplication::sendEvent(program.window(), &held);
    QVERIFY(!isOpen(program));
    QVERIFY(moments::menu(program));
    QCoreApplication::sendEvent(program.window(), &held);
    QVERIFY(isOpen(program));
}

void MenuTest::itLeads_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("to");
    const std::pair<const char*, const char*> ways[] = {{"Continue", "GameTable"},    {"Save the game", "FilePage"},
                                                        {"Settings", "SettingsPage"}, {"Rules", "RulesPage"},
                                                        {"Keys", "KeyTable"},         {"Leave the table", "HomePage"}};
    for (const char* from : {"table: a card", "replay", "curtain"}) {
        for (const auto& [name, to] : ways) {
            const QByteArray back = QByteArray(from) == "replay" ? "ReplayPage" : "TablePage";
            QTest::addRow("%s: %s", from, name)
                << QByteArray(from) << QString(name) << (QByteArray(to) == "GameTable" ? back : QByteArray(to));
        }
    }
}

// In the menu, not what has the same name in the bar behind it.
static bool press(Program& program, const QString& name)
{
    for (QQuickItem* item : screen::reachable(program.window())) {
        if (screen::nameOf(item) == name) {
            screen::click(item);
            return true;
        }
    }
    return false;
}

// By the mouse and by the keyboard alone; and there Escape leads to the table again.
void MenuTest::itLeads()
{
    QFETCH(QByteArray, from);
    QFETCH(QString, name);
    QFETCH(QByteArray, to);
    const moments::Page& page = moment(from);
    for (const bool keys : {false, true}) {
        if (from == (keys ? "replay" : "curtain"))
            continue; // one way is enough there
        m_home.keep(page.game);
        Program program;
        QVERIFY(page.open(program));
        QVERIFY(moments::menu(program));
        const QString way = words("TableMenu", name.toUtf8());
        QVERIFY(keys ? screen::enter(program.window(), way) : press(program, way));
        if (from == "curtain" && to == "TablePage")
            QTRY_VERIFY(!isOpen(program) && isShown(program, "Curtain"));
        else
            QTRY_VERIFY2(isShown(program, to), keys ? "by keys" : "by mouse");
        if (to == "TablePage" || to == "ReplayPage" || to == "HomePage")
            continue;
        QTRY_COMPARE(isOpen(program), to == "KeyTable");
        escape(program);
        QTRY_VERIFY(!isShown(program, to));
        QCOMPARE(program.game()->stage().isOpen(), true);
    }
}

// What is being shown waits, and goes on after that.
void MenuTest::nothingGoesOnBehind()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    program.settings()->setSpeed(0);
    QVERIFY(moments::resume(program));
    const Stage& stage = program.game()->stage();
    program.game()->hotSeat().choice()->keep();
    QVERIFY(stage.isMoving());
    QVERIFY(moments::menu(program));
    QVERIFY(screen::rests(program.window()));
    QVERIFY(stage.isMoving());
    escape(program);
    program.settings()->setSpeed(Settings::instant);
    QTRY_VERIFY(!stage.isMoving());
}

void MenuTest::behindTheCurtain()
{
    const moments::Page& page = moment("curtain");
    m_home.keep(page.game);
    Program program;
    QVERIFY(page.open(program));
    QVERIFY(moments::menu(program));
    QVERIFY(screen::settles(program.window()));
    for (const char* type : {"HandCard", "TableCard", "OwnSeat", "SeatPanel"})
        QVERIFY2(!isShown(program, type), type);
    QVERIFY(program.game()->hotSeat().curtain() >= 0);
}

void MenuTest::nothingIsSavedOfALesson()
{
    const moments::Page& page = moment("a lesson");
    Program program;
    QVERIFY(page.open(program));
    QVERIFY(moments::menu(program));
    QVERIFY(!screen::find(program.window(), words("TableMenu", "Save the game")));
    QVERIFY(screen::press(program.window(), words("TableMenu", "Leave the table")));
    QTRY_VERIFY(isShown(program, "HomePage"));
}

void MenuTest::keysAreShown_data()
{
    QTest::addColumn<QByteArray>("from");
    for (const char* from : {"home", "new game", "rules", "settings", "table: a card", "curtain", "replay", "end",
                             "a lesson", "table: its menu"})
        QTest::addRow("%s", from) << QByteArray(from);
}

// By the character, on whatever key it is; and away again by it or by Escape.
void MenuTest::keysAreShown()
{
    QFETCH(QByteArray, from);
    const moments::Page& page = moment(from);
    if (!page.game.players.empty())
        m_home.keep(page.game);
    Program program;
    QVERIFY(page.open(program));
    type(program, Qt::Key_Question, {});
    QVERIFY(!isShown(program, "KeyTable"));
    for (const int key : {int(Qt::Key_Question), int(Qt::Key_ssharp), int(Qt::Key_Comma), int(Qt::Key_7)}) {
        type(program, key, "?");
        QTRY_VERIFY(isShown(program, "KeyTable"));
        if (key == Qt::Key_Comma)
            escape(program);
        else
            type(program, key, "?");
        QTRY_VERIFY(!isShown(program, "KeyTable"));
    }
    QCOMPARE(isOpen(program), from == "table: its menu");
}

void MenuTest::keysAreWrittenIntoAField()
{
    const moments::Page& page = moment("rules");
    Program program;
    QVERIFY(page.open(program));
    QTest::keyClick(program.window(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(program.window()->activeFocusItem()->inherits("QQuickTextInput"));
    type(program, Qt::Key_Question, "?");
    QCOMPARE(program.window()->activeFocusItem()->property("text").toString(), "?");
    QVERIFY(!isShown(program, "KeyTable"));
}

void MenuTest::aQuestionComesFirst()
{
    const moments::Page& page = moment("table: a harmful choice");
    m_home.keep(page.game);
    Program program;
    QVERIFY(page.open(program));
    type(program, Qt::Key_Question, "?");
    QVERIFY(!isShown(program, "KeyTable"));
    escape(program); // back from the question, to the table
    QTRY_VERIFY(!screen::find(program.window(), words("Caution", "Do it anyway")));
    QVERIFY(!isOpen(program) && isShown(program, "TablePage"));
}

QTEST_MAIN(MenuTest)
#include "tst_page_menu.moc"
