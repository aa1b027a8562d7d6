#include "app/names.h"
#include "tests/pages/screen.h"
#include "tests/pages/secrets.h"
#include "tests/pages/sitter.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Several persons play whole games on the real pages; whoever looks, nothing in the window names what they may not
// know.
class SeatsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void byClicks_data();
    void byClicks();
    void byKeysWhileThingsMove();
    void quittingBehindTheCurtain();
    void strictByClicks();
    void betrayalIsSeen();

private:
    bool setUp(Program& program, int seats, const QList<int>& persons);
    void compareRecord(const Sitter& sitter);
    QString wrongAfterAHandOver(Program& program);

    Rooms m_home;
    QPair<int, int> m_before; // who looked, and who was named
};

void SeatsTest::init()
{
    failOnWarnings();
    m_home.clear();
}

// From home to a game with so many seats, these of them persons', by clicks.
bool SeatsTest::setUp(Program& program, int seats, const QList<int>& persons)
{
    QQuickWindow* window = program.window();
    if (!screen::press(window, words("HomePage", "New game")))
        return false;
    const auto rows = [&] {
        QList<QQuickItem*> list;
        for (QQuickItem* item : screen::items(window)) {
            if (screen::typeOf(item) == "SeatRow" && !item->property("empty").toBool())
                list << item;
        }
        return list;
    };
    const auto inside = [&](QQuickItem* row, const QString& start) -> QQuickItem* {
        for (QQuickItem* item : screen::items(window)) {
            if (row->isAncestorOf(item) && screen::isOpen(item) && screen::nameOf(item).startsWith(start))
                return item;
        }
        return nullptr;
    };
    while (rows().size() > seats)
        screen::click(inside(rows().last(), words("SeatRow", "Remove")));
    while (rows().size() < seats) {
        if (!screen::press(window, words("SeatRow", "Add a player")))
            return false;
    }
    for (const int seat : persons) {
        QQuickItem* field = inside(rows()[seat], words("SeatRow", "Player"));
        if (!field)
            return false;
        if (field->property("value") == "human")
            continue;
        screen::click(field);
        if (!screen::press(window, program.say("level", {"human"})))
            return false;
    }
    return screen::press(window, words("NewGamePage", "Begin the game"));
}

void SeatsTest::compareRecord(const Sitter& sitter)
{
    const Reading reading = m_home.running();
    QVERIFY(reading.record && reading.record->result);
    QStringList kept, given;
    for (const Taken& taken : reading.record->decisions) {
        if (reading.record->players[std::size_t(taken.seat)].player == "human")
            kept << QString::fromStdString(text(taken.decision));
    }
    for (const Decision& decision : sitter.answers())
        given << QString::fromStdString(text(decision));
    QCOMPARE(given, kept);
}

// What betrays others' cards when other eyes look than before.
QString SeatsTest::wrongAfterAHandOver(Program& program)
{
    const QPair<int, int> now{program.game()->viewer(), program.game()->curtain()};
    return std::exchange(m_before, now) == now ? QString() : secrets::betrayed(program).join('\n');
}

void SeatsTest::byClicks_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QList<int>>("persons");
    QTest::addRow("two persons") << 2 << QList<int>{0, 1};
    QTest::addRow("five persons") << 5 << QList<int>{0, 1, 2, 3, 4};
    QTest::addRow("persons and computers") << 4 << QList<int>{0, 2};
}

void SeatsTest::byClicks()
{
    QFETCH(int, seats);
    QFETCH(QList<int>, persons);
    auto program = std::make_unique<Program>(QSize(1024, 640)); // drawn sooner
    program->settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program->window();
    QVERIFY(setUp(*program, seats, persons));
    Sitter sitter(*program, Sitter::Mouse, quint32(seats));
    int curtains = 0;
    sitter.watch([&] {
        curtains += program->game()->curtain() >= 0;
        return wrongAfterAHandOver(*program);
    });
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(curtains >= 6 * persons.size() - 5);
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

// One round, skipping: the curtain moves, and what happened meanwhile is told.
void SeatsTest::byKeysWhileThingsMove()
{
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(setUp(program, 2, {0, 1}));
    Sitter sitter(program, Sitter::Keys, 5);
    sitter.watch([&] { return wrongAfterAHandOver(program); });
    QVERIFY2(sitter.play([&] { return program.game()->round() == 2; }), qPrintable(sitter.complaint()));
}

void SeatsTest::quittingBehindTheCurtain()
{
    auto program = std::make_unique<Program>();
    program->settings()->setSpeed(Settings::instant);
    QVERIFY(setUp(*program, 3, {0, 1, 2}));
    Sitter sitter(*program, Sitter::Mouse, 6);
    const auto behind = [&] {
        return sitter.answers().size() > 3 && program->game()->curtain() >= 0
               && screen::findType(program->window(), "Curtain");
    };
    QVERIFY2(sitter.play(behind), qPrintable(sitter.complaint()));
    const int named = program->game()->curtain();
    const std::size_t answered = sitter.answers().size();
    QVERIFY(screen::press(program->window(), words("Curtain", "Home")));
    QVERIFY(screen::press(program->window(), words("HomePage", "Quit")));
    QTRY_VERIFY(!program->window()->isVisible());
    QVERIFY(!screen::findType(program->window(), "Curtain"));

    program = std::make_unique<Program>();
    QQuickItem* button = screen::findType(program->window(), "ContinueButton");
    QVERIFY(button);
    screen::click(button);
    sitter.moveTo(*program);
    QTRY_COMPARE(program->game()->curtain(), named);
    sitter.watch([&] { return wrongAfterAHandOver(*program); });
    QVERIFY2(sitter.play([&] { return sitter.answers().size() == answered + 5; }), qPrintable(sitter.complaint()));
    QCOMPARE(sitter.answers().size(), program->game()->table().record().decisions.size());
}

// The setting, by clicks while a choice is open: from then on there is a curtain for each.
void SeatsTest::strictByClicks()
{
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program.window();
    QVERIFY(setUp(program, 2, {0, 1}));
    Sitter sitter(program, Sitter::Mouse, 7);
    QVERIFY2(sitter.play([&] { return program.game()->viewer() < 0 && program.game()->isMyTurn(); }),
             qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("TablePage", "Settings")));
    QVERIFY(screen::press(window, words("SettingsPage", "For every decision")));
    QVERIFY(!screen::findType(window, "Curtain")); // not over the settings
    QVERIFY(screen::press(window, words("SettingsPage", "Done")));
    QTRY_VERIFY(screen::findType(window, "Curtain"));
    const auto openly = [&] { return program.game()->isMyTurn() && program.game()->viewer() < 0; };
    bool wasOpen = false;
    QVERIFY2(sitter.play([&] { return (wasOpen = wasOpen || openly()) || program.game()->round() == 2; }),
             qPrintable(sitter.complaint()));
    QVERIFY(!wasOpen);
}

// A name left on any object is found, wherever it is.
void SeatsTest::betrayalIsSeen()
{
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(setUp(program, 2, {0, 1}));
    Sitter sitter(program, Sitter::Mouse, 8);
    QVERIFY(sitter.play([&] { return program.game()->viewer() < 0 && program.game()->isMyTurn(); }));
    QCOMPARE(secrets::betrayed(program), QStringList());
    QQuickItem* panel = screen::findType(program.window(), "SeatPanel"); // of the first seat
    QVERIFY(panel);
    panel->setProperty("description", nameOf(*program.game()->table().state().hand[0].begin()));
    QCOMPARE(secrets::betrayed(program).size(), 1);
}

QTEST_MAIN(SeatsTest)
#include "tst_page_seats.moc"
