#include "tests/pages/screen.h"
#include "tests/pages/sitter.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Whole games on the real pages: what is clicked and keyed is what the record on the disk holds.
class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void byMouse_data();
    void byMouse();
    void byKeys();
    void byMouseWhileThingsMove();
    void inUkrainianFromRoundThree();

private:
    bool setSpeed(Program& program, const char* name);
    void compareRecord(const Sitter& sitter);

    Rooms m_home;
};

void GamesTest::init()
{
    failOnWarnings();
    m_home.clear();
}

// From home to the settings and back, by clicks.
bool GamesTest::setSpeed(Program& program, const char* name)
{
    QQuickWindow* window = program.window();
    return screen::press(window, words("HomePage", "Settings")) && screen::press(window, words("Words", name))
           && screen::press(window, words("SettingsPage", "Done"));
}

void GamesTest::compareRecord(const Sitter& sitter)
{
    const Reading reading = m_home.running();
    QVERIFY(reading.record);
    QVERIFY(reading.record->result);
    const auto& players = reading.record->players;
    const auto human = std::find_if(players.begin(), players.end(), [](auto& one) { return one.player == "human"; });
    QVERIFY(human != players.end());
    std::vector<Decision> kept;
    for (const Taken& taken : reading.record->decisions) {
        if (taken.seat == human - players.begin())
            kept.push_back(taken.decision);
    }
    for (std::size_t i = 0; i < std::min(kept.size(), sitter.answers().size()); ++i)
        QCOMPARE(QString::fromStdString(text(sitter.answers()[i])), QString::fromStdString(text(kept[i])));
    QCOMPARE(sitter.answers().size(), kept.size());
}

void GamesTest::byMouse_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<bool>("firstEdition");
    QTest::addRow("base game") << "base" << false;
    QTest::addRow("first edition") << "base" << true;
    QTest::addRow("Alliance") << "alliance" << false;
}

void GamesTest::byMouse()
{
    QFETCH(QString, cards);
    QFETCH(bool, firstEdition);
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(setSpeed(*program, "Instant"));
    QVERIFY(screen::press(window, words("HomePage", "New game")));
    QVERIFY(screen::press(window, program->say("cardSet", {cards})));
    if (firstEdition) {
        const QString edition = words("DeckOptions", "Edition");
        QVERIFY(screen::press(window, program->say("labelled", {edition, program->say("edition", {"current"})})));
        QVERIFY(screen::press(window, program->say("edition", {"first"})));
    }
    QVERIFY(screen::press(window, words("NewGamePage", "Begin the game")));
    Sitter sitter(*program, Sitter::Mouse, 1);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));

    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::find(window, words("EndPage", "Play again")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(!screen::find(window, words("ContinueButton", "Continue")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

void GamesTest::byKeys()
{
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(screen::enter(window, words("HomePage", "Settings")));
    // From the speed that is set three steps to the right.
    QTRY_VERIFY(screen::find(window, words("SettingsPage", "Done")));
    for (int i = 0; i < 20 && screen::nameOf(window->activeFocusItem()) != words("Words", "Normal"); ++i)
        QTest::keyClick(window, Qt::Key_Tab);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(window, Qt::Key_Right);
    QCOMPARE(screen::nameOf(window->activeFocusItem()), words("Words", "Instant"));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(screen::enter(window, words("HomePage", "New game")));
    QVERIFY(screen::enter(window, words("NewGamePage", "Begin the game")));
    Sitter sitter(*program, Sitter::Keys, 2);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));

    QVERIFY(screen::enter(window, words("Prompt", "Final standing")));
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("EndPage", "Play again"));
    QTest::keyClick(window, Qt::Key_Escape); // the table
    QTRY_VERIFY(sitter.isOver());
    QTest::keyClick(window, Qt::Key_Escape); // home
    QVERIFY(screen::enter(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

// Two seats, so that it does not take too long: fast in the first round, then very fast, set at the table.
void GamesTest::byMouseWhileThingsMove()
{
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(setSpeed(*program, "Fast"));
    QVERIFY(screen::press(window, words("HomePage", "New game")));
    for (int i = 0; i < 2; ++i) {
        const QList<QQuickItem*> items = screen::items(window);
        const auto remove = std::find_if(items.rbegin(), items.rend(), [](QQuickItem* item) {
            return screen::isOpen(item) && screen::nameOf(item).startsWith(words("SeatRow", "Remove"));
        });
        QVERIFY(remove != items.rend());
        screen::click(*remove);
    }
    QVERIFY(screen::press(window, words("NewGamePage", "Begin the game")));
    Sitter sitter(*program, Sitter::Mouse, 3);
    QVERIFY2(sitter.play([&] { return program->game()->round() == 2; }), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, program->say("speed", {2})));
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

void GamesTest::inUkrainianFromRoundThree()
{
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(setSpeed(*program, "Instant"));
    QVERIFY(screen::press(window, words("HomePage", "New game")));
    QVERIFY(screen::press(window, words("NewGamePage", "Begin the game")));
    Sitter sitter(*program, Sitter::Mouse, 4);
    QVERIFY2(sitter.play([&] { return program->game()->round() == 3; }), qPrintable(sitter.complaint()));

    QVERIFY(screen::press(window, words("TablePage", "Settings")));
    QVERIFY(screen::press(window, "Українська"));
    QCOMPARE(words("SettingsPage", "Done"), "Готово");
    QVERIFY(screen::press(window, words("SettingsPage", "Done")));
    QVERIFY(sitter.act());
    QVERIFY(screen::press(window, words("TablePage", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();

    program = std::make_unique<Program>();
    window = program->window();
    const QString goOn = words("ContinueButton", "Continue");
    QVERIFY(goOn != "Continue");
    QQuickItem* button = screen::findType(window, "ContinueButton");
    QVERIFY(button);
    QVERIFY(screen::nameOf(button).startsWith(goOn));
    screen::click(button);
    sitter.moveTo(*program);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

QTEST_MAIN(GamesTest)
#include "tst_page_games.moc"
