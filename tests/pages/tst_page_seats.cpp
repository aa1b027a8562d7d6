#include "app/record/names.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/pages/scriptedplayer.h"
#include "tests/pages/secrets.h"

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
    void strictByClicks();
    void takingBackByKeysAndClicks();
    void betrayalIsSeen();

private:
    bool setUp(Program& program, int seats, const QList<int>& persons);
    void compareRecord(const ScriptedPlayer& sitter);
    void quitAndComeBack(std::unique_ptr<Program>& program);
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

void SeatsTest::compareRecord(const ScriptedPlayer& sitter)
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

static bool isBehindACurtain(Program& program)
{
    return program.game()->hotSeat().curtain() >= 0 && screen::findType(program.window(), "Curtain");
}

static bool opens(Program& program)
{
    return QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn() || isBehindACurtain(program); });
}

// Home from behind the curtain, out, and in again: the same person is named.
void SeatsTest::quitAndComeBack(std::unique_ptr<Program>& program)
{
    const int named = program->game()->hotSeat().curtain();
    QVERIFY(screen::press(program->window(), words("Curtain", "Home")));
    QVERIFY(screen::press(program->window(), words("HomePage", "Quit")));
    QTRY_VERIFY(!program->window()->isVisible());
    program.reset();
    program = std::make_unique<Program>();
    QQuickItem* button = screen::findType(program->window(), "ContinueButton");
    QVERIFY(button);
    screen::click(button);
    QTRY_VERIFY(isBehindACurtain(*program));
    QCOMPARE(program->game()->hotSeat().curtain(), named);
}

// What betrays others' cards when other eyes look than before.
QString SeatsTest::wrongAfterAHandOver(Program& program)
{
    const QPair<int, int> now{program.game()->hotSeat().viewer(), program.game()->hotSeat().curtain()};
    return std::exchange(m_before, now) == now ? QString() : secrets::betrayed(program).join('\n');
}

void SeatsTest::byClicks_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QList<int>>("persons");
    QTest::addColumn<bool>("quits");
    QTest::addRow("two persons") << 2 << QList<int>{0, 1} << false;
    QTest::addRow("five persons") << 5 << QList<int>{0, 1, 2, 3, 4} << false;
    QTest::addRow("persons and computers, quitting") << 4 << QList<int>{0, 2} << true;
}

void SeatsTest::byClicks()
{
    QFETCH(int, seats);
    QFETCH(QList<int>, persons);
    QFETCH(bool, quits);
    auto program = std::make_unique<Program>();
    program->settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program->window();
    QVERIFY(setUp(*program, seats, persons));
    ScriptedPlayer sitter(*program, ScriptedPlayer::Mouse, quint32(seats));
    int curtains = 0;
    sitter.watch([&] {
        curtains += program->game()->hotSeat().curtain() >= 0;
        return wrongAfterAHandOver(*program);
    });
    if (quits) {
        const auto behind = [&] {
            return program->game()->stage().board().round == 2 && opens(*program) && isBehindACurtain(*program);
        };
        QVERIFY2(sitter.play(behind), qPrintable(sitter.complaint()));
        quitAndComeBack(program);
        window = program->window();
        sitter.moveTo(*program);
    }
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
    ScriptedPlayer sitter(program, ScriptedPlayer::Keys, 5);
    sitter.watch([&] { return wrongAfterAHandOver(program); });
    QVERIFY2(sitter.play([&] { return program.game()->stage().board().round == 2; }), qPrintable(sitter.complaint()));
}

// The setting, by clicks while a choice is open: from then on there is a curtain for each.
void SeatsTest::strictByClicks()
{
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program.window();
    QVERIFY(setUp(program, 2, {0, 1}));
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 7);
    QVERIFY2(
        sitter.play([&] { return program.game()->hotSeat().viewer() < 0 && program.game()->hotSeat().isMyTurn(); }),
        qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("GameTable", "Settings")));
    QVERIFY(screen::press(window, words("SettingsPlay", "For every decision")));
    QVERIFY(!screen::findType(window, "Curtain")); // not over the settings
    QVERIFY(screen::press(window, words("SettingsPage", "Done")));
    QTRY_VERIFY(screen::findType(window, "Curtain"));
    const auto openly = [&] { return program.game()->hotSeat().isMyTurn() && program.game()->hotSeat().viewer() < 0; };
    bool wasOpen = false;
    QVERIFY2(sitter.play([&] { return (wasOpen = wasOpen || openly()) || program.game()->stage().board().round == 2; }),
             qPrintable(sitter.complaint()));
    QVERIFY(!wasOpen);
}

// Back across a curtain and forth again; where something hidden was seen it is said first.
void SeatsTest::takingBackByKeysAndClicks()
{
    Record record;
    for (int seed = 0; record.players.empty() || record.result; ++seed) { // both have laid a card
        record = saved::game(2, std::to_string(seed), [](const State& state) {
            return state.phase == Phase::Resolution && state.round == 1 && state.question.seat == 0 && state.place == 0
                   && state.queue.stacks == 2 && !state.queue.top(0).up;
        });
    }
    record.players[1].player = "human";
    m_home.keep(record);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program.window();
    Game& game = *program.game();
    window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(window)); // keys of the window's own go to the active one
    screen::click(screen::findType(window, "ContinueButton"));
    QTRY_VERIFY(game.hotSeat().viewer() < 0 && game.hotSeat().isMyTurn());
    const std::vector<Taken> before = game.table().record().decisions;
    const auto stands = [&](std::size_t decisions) {
        return QTest::qWaitFor([&] { return game.table().record().decisions.size() == decisions; });
    };
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(stands(before.size() - 1));
    QTRY_VERIFY(isBehindACurtain(program));
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier); // from behind the curtain
    QVERIFY(stands(before.size() - 2));
    QTRY_VERIFY(isBehindACurtain(program));
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(stands(before.size() - 1));
    QTRY_VERIFY(isBehindACurtain(program));
    QVERIFY(screen::press(window, words("UndoButtons", "Redo")));
    QVERIFY(stands(before.size()));
    QVERIFY(game.table().record().decisions == before);
    QVERIFY(!screen::find(window, words("UndoButtons", "Redo"))); // nothing is left to play again

    QTRY_VERIFY(game.hotSeat().isMyTurn());
    QVERIFY(screen::press(window, program.say("reveal"))); // the other sees it
    QVERIFY(stands(before.size() + 1));
    QVERIFY(screen::press(window, words("UndoButtons", "Undo")));
    QVERIFY(screen::press(window, words("Takebacks", "Leave it")));
    QCOMPARE(game.table().record().decisions.size(), before.size() + 1);
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(screen::press(window, words("Takebacks", "Take it back")));
    QVERIFY(stands(before.size()));
    QVERIFY(game.stage().hasTakebacks());
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    QTest::keyClick(window, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(stands(before.size() + 1));
}

// A name left on any object is found, wherever it is.
void SeatsTest::betrayalIsSeen()
{
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(setUp(program, 2, {0, 1}));
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 8);
    QVERIFY(
        sitter.play([&] { return program.game()->hotSeat().viewer() < 0 && program.game()->hotSeat().isMyTurn(); }));
    QCOMPARE(secrets::betrayed(program), QStringList());
    QQuickItem* panel = screen::findType(program.window(), "SeatPanel"); // of the first seat
    QVERIFY(panel);
    panel->setProperty("description", nameOf(*program.game()->table().state().hand[0].begin()));
    QCOMPARE(secrets::betrayed(program).size(), 1);
}

QTEST_MAIN(SeatsTest)
#include "tst_page_seats.moc"
