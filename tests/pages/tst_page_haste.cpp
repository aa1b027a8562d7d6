#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Who clicks twice, or while things still move, chooses once; and what was hurried looks like what was waited for.
class HasteTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void doubledClicksChooseOnce_data();
    void doubledClicksChooseOnce();
    void skippingTwiceAnswersNothing();
    void aDoubledClickPicksACard();
    void aHeldKeyAnswersOnce_data();
    void aHeldKeyAnswersOnce();
    void aWarningKeepsTheKeyboard();
    void whatIsTakenBackLooksTheSame();
    void whatWasHurriedLooksTheSame_data();
    void whatWasHurriedLooksTheSame();
    void whatIsDisturbedLooksTheSame_data();
    void whatIsDisturbedLooksTheSame();
    void quittingInFlight();

private:
    Rooms m_home;
};

// The decisions of the person in the first seat, after those that were there before.
static std::vector<std::string> chosen(const Record& record, std::size_t before)
{
    std::vector<std::string> list;
    for (std::size_t i = before; i < record.decisions.size(); ++i) {
        if (record.decisions[i].seat == 0)
            list.push_back(text(record.decisions[i].decision));
    }
    return list;
}

void HasteTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void HasteTest::doubledClicksChooseOnce_data()
{
    QTest::addColumn<int>("speed");
    QTest::addRow("very fast") << Settings::instant - 1;
    QTest::addRow("instant") << Settings::instant;
}

// Every answer is a double click, and what moves is hurried on by keys and clicks on the table.
void HasteTest::doubledClicksChooseOnce()
{
    QFETCH(int, speed);
    const Record start = saved::asked(2, Asks::Place, 1);
    m_home.keep(start);
    auto program = std::make_unique<Program>();
    program->settings()->setSpeed(speed);
    QVERIFY(moments::resume(*program));
    QQuickWindow* window = program->window();
    ScriptedPlayer sitter(*program, ScriptedPlayer::Mouse, 11);
    sitter.doubleClicks();
    const auto hurry = [&] {
        if (program->game()->stage().isMoving()) {
            QTest::keyClick(window, Qt::Key_Space);
            QTest::mouseDClick(window, Qt::LeftButton, {}, {20, window->height() / 2});
        }
        return false;
    };
    QVERIFY2(sitter.play(hurry), qPrintable(sitter.complaint()));
    program.reset();

    const Reading reading = m_home.running();
    QVERIFY(reading.record && reading.record->result);
    const std::vector<std::string> kept = chosen(*reading.record, start.decisions.size());
    std::vector<std::string> clicked;
    for (const Decision& decision : sitter.answers())
        clicked.push_back(text(decision));
    QCOMPARE(clicked, kept);
}

// Skip makes room for Keep and Reveal: the second half of a double click must not fall on them.
void HasteTest::skippingTwiceAnswersNothing()
{
    int seen = 0;
    for (int game = 1; game <= 4; ++game) {
        m_home.keep(saved::game(2, std::to_string(game), [](const State& state) {
            return state.round == 2 && state.question.seat == 0 && state.question.asks == Asks::Place;
        }));
        Program program;
        program.settings()->setSpeed(1);
        QVERIFY(moments::resume(program));
        QQuickWindow* window = program.window();
        ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 1);
        QVERIFY(sitter.play([&] { return sitter.answers().size() == 1; }));
        QVERIFY(QTest::qWaitFor(
            [&] { return program.game()->stage().isMoving() && program.game()->table().state().question.seat == 0; }));
        const std::size_t before = program.game()->table().record().decisions.size();
        QQuickItem* skip = screen::find(window, program.say("skipToChoice"));
        QVERIFY(skip);
        screen::doubleClick(window, screen::centre(skip));
        QCOMPARE(program.game()->table().record().decisions.size(), before);
        seen += program.game()->hotSeat().isMyTurn();
    }
    QVERIFY(seen > 0);
}

void HasteTest::aDoubledClickPicksACard()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QVERIFY(moments::resume(program));
    const QString card = program.game()->hotSeat().choice()->cards().first();
    QQuickItem* item = screen::find(program.window(), program.say("handCardIn", {card, "current"}));
    QVERIFY(item);
    screen::doubleClick(program.window(), screen::centre(item));
    QCOMPARE(program.game()->hotSeat().choice()->picked(), card);
}

void HasteTest::aHeldKeyAnswersOnce_data()
{
    QTest::addColumn<int>("key");
    QTest::addRow("Return") << int(Qt::Key_Return);
    QTest::addRow("Enter") << int(Qt::Key_Enter);
    QTest::addRow("Space") << int(Qt::Key_Space);
}

// A key that is held down is pressed and let go again and again, as far as a window is told.
void HasteTest::aHeldKeyAnswersOnce()
{
    QFETCH(int, key);
    const Record start = saved::asked(2, Asks::KeepOrReveal, 2);
    m_home.keep(start);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    const auto send = [&](QEvent::Type type, bool again) {
        QKeyEvent event(type, key, {}, {}, again);
        QCoreApplication::sendEvent(program.window(), &event);
    };
    send(QEvent::KeyPress, false);
    for (int i = 0; i < 20; ++i) {
        QVERIFY(screen::settles(program.window()));
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
    QCOMPARE(chosen(program.game()->table().record(), start.decisions.size()).size(), std::size_t(1));
}

// While it is asked whether a move is taken back the game goes on: its next question must not have the answer.
void HasteTest::aWarningKeepsTheKeyboard()
{
    int seen = 0;
    for (int game = 1; game <= 16 && seen < 2; ++game) {
        const Record record = saved::game(3, std::to_string(game), [](const State& state) {
            return state.round == 3 && state.question.seat == 0 && state.question.asks == Asks::KeepOrReveal;
        });
        if (record.result)
            continue; // it never came to that
        m_home.keep(record);
        Program program;
        program.settings()->setSpeed(Settings::instant - 1);
        QVERIFY(moments::resume(program));
        QQuickWindow* window = program.window();
        ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, quint32(game));
        QVERIFY(sitter.play([&] { return sitter.answers().size() == 1; }));
        QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
        if (!program.game()->stage().isMoving() || !screen::find(window, words("Takebacks", "Leave it")))
            continue;
        QVERIFY(QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn(); }, 20000));
        QVERIFY(screen::settles(window));
        const std::size_t before = program.game()->table().record().decisions.size();
        QVERIFY(QTest::qWaitFor([&] { return program.deciding()->isOpen(); }));
        QTest::keyClick(window, Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([&] { return !screen::find(window, words("Takebacks", "Leave it")); }));
        QCOMPARE(program.game()->table().record().decisions.size(), before);
        ++seen;
    }
    QVERIFY(seen > 0);
}

// A move is taken back while computers think and things move: below the bar, which knows more, the table is dot by dot
// what a new start of the program shows; and again after it was played once more and taken back.
void HasteTest::whatIsTakenBackLooksTheSame()
{
    m_home.keep(saved::asked(4, Asks::Place, 2));
    Program program;
    program.settings()->setSpeed(1);
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    const auto takeBack = [&] {
        QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
        if (QQuickItem* sure = screen::find(window, words("Takebacks", "Take it back")))
            screen::click(sure);
        screen::leave(window);
    };
    const auto table = [](QQuickWindow* shown) {
        const QImage picture = screen::picture(shown);
        return picture.copy(picture.rect().adjusted(0, picture.height() / 12, 0, 0));
    };
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 3);
    for (int round = 0; round < 3; ++round) {
        QVERIFY(sitter.play([&] { return int(sitter.answers().size()) > round; }));
        QVERIFY(QTest::qWaitFor([&] { return program.game()->stage().isMoving(); }));
        takeBack();
        QVERIFY(screen::rests(window));
        const QImage once = table(window);
        QTest::keyClick(window, Qt::Key_Y, Qt::ControlModifier);
        takeBack();
        QVERIFY(screen::rests(window));
        QVERIFY(table(window) == once);
        {
            const CopiedHome beside(m_home);
            Program fresh;
            QVERIFY(moments::resume(fresh));
            QVERIFY(screen::rests(fresh.window()));
            QVERIFY(once == table(fresh.window()));
        }
        window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(window, Qt::Key_Y, Qt::ControlModifier);
    }
}

void HasteTest::whatWasHurriedLooksTheSame_data()
{
    QTest::addColumn<int>("seats");
    QTest::addRow("two seats") << 2;
    QTest::addRow("four seats") << 4;
}

// After two answers in a hurry the table is, dot by dot, what a new start of the program shows.
void HasteTest::whatWasHurriedLooksTheSame()
{
    QFETCH(int, seats);
    m_home.keep(saved::asked(seats, Asks::Place, 2));
    Program program;
    program.settings()->setSpeed(1);
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 12);
    for (int round = 0; round < 3; ++round) {
        QVERIFY(sitter.play([&] { return int(sitter.answers().size()) > round; }));
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (program.game()->stage().isMoving())
                    QTest::keyClick(window, Qt::Key_Space);
                return program.game()->hotSeat().isMyTurn();
            },
            20000));
        screen::leave(window);
        const QImage hurried = screen::picture(window);
        QVERIFY(!hurried.isNull());

        const CopiedHome beside(m_home);
        Program fresh;
        QVERIFY(moments::resume(fresh));
        // Older lines of what happened are not kept.
        screen::findType(fresh.window(), "Captions")
            ->setProperty("cues", screen::findType(window, "Captions")->property("cues").value<QJSValue>().toVariant());
        const QImage waited = screen::picture(fresh.window());
        if (hurried != waited) {
            hurried.save(QDir::tempPath() + "/hurried.png");
            waited.save(QDir::tempPath() + "/waited.png");
        }
        QVERIFY2(hurried == waited, "See hurried.png and waited.png in the folder for temporary files.");
    }
}

// From a place to one that may lie outside the window.
static void drag(QQuickWindow* window, QPoint from, QPoint to)
{
    const auto send = [&](QPoint where, QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons held) {
        qt_handleMouseEvent(window, where, window->mapToGlobal(where), held, button, type, {},
                            ++QTest::lastMouseTimestamp);
    };
    send(from, QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
    for (int i = 1; i <= 5; ++i)
        send(from + (to - from) * i / 5, QEvent::MouseMove, Qt::NoButton, Qt::LeftButton);
    send(to, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
    QTest::lastMouseTimestamp += QTest::mouseDoubleClickInterval;
}

void HasteTest::whatIsDisturbedLooksTheSame_data()
{
    QTest::addColumn<std::function<bool(Program&)>>("disturb");
    const auto pile = [](Program& program) {
        return screen::press(program.window(), program.say("asideLine", {3})) && QTest::qWaitFor([&] {
                   return screen::find(program.window(), words("PileView", "Close")) != nullptr;
               });
    };
    const auto add = [](const char* name, const std::function<bool(Program&)>& disturb) {
        QTest::addRow("%s", name) << disturb;
    };
    add("resized", [](Program& program) {
        program.window()->resize(1024, 640);
        const bool drawn = screen::draws(program.window());
        program.window()->resize(1400, 900);
        return drawn;
    });
    add("another language", [](Program& program) {
        program.settings()->setLanguage("uk");
        return screen::draws(program.window());
    });
    add("a pile and Esc", [pile](Program& program) {
        const bool open = pile(program);
        QTest::keyClick(program.window(), Qt::Key_Escape);
        return open;
    });
    add("a pile and a click outside", [pile](Program& program) {
        const bool open = pile(program);
        QTest::mouseClick(program.window(), Qt::LeftButton, {}, {5, program.window()->height() - 5});
        return open;
    });
    add("a pile and its button", [pile](Program& program) {
        return pile(program) && screen::press(program.window(), words("PileView", "Close"));
    });
    add("drags let go outside", [](Program& program) {
        QQuickWindow* window = program.window();
        const QPoint hand = screen::centre(screen::findType(window, "HandRow"));
        drag(window, hand, {window->width() / 2, 2});
        drag(window, hand, {-50, -50});
        drag(window, {window->width() / 2, window->height() / 2}, {window->width() + 40, window->height() / 2});
        return true;
    });
    add("settings and back", [](Program& program) {
        return screen::press(program.window(), words("GameTable", "Settings"))
               && screen::press(program.window(), words("SettingsPage", "Done"));
    });
}

// Whatever is done while things move, the person answers once, and the table comes to rest as a new start of the
// program shows it, dot by dot.
void HasteTest::whatIsDisturbedLooksTheSame()
{
    QFETCH(std::function<bool(Program&)>, disturb);
    const Record start = saved::asked(4, Asks::Place, 2);
    m_home.keep(start);
    Program program;
    program.settings()->setSpeed(1);
    QVERIFY(moments::resume(program));
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 12);
    QVERIFY(sitter.play([&] { return program.game()->stage().isMoving(); }));
    QVERIFY(disturb(program));
    QCOMPARE(chosen(program.game()->table().record(), start.decisions.size()).size(), std::size_t(1));
    QTest::keyClick(program.window(), Qt::Key_End);
    QVERIFY(QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn(); }, 20000));
    screen::leave(program.window());
    const QImage disturbed = screen::picture(program.window());
    QVERIFY(!disturbed.isNull());

    const CopiedHome beside(m_home);
    Program fresh(program.window()->size());
    QVERIFY(moments::resume(fresh));
    screen::findType(fresh.window(), "Captions")
        ->setProperty("cues",
                      screen::findType(program.window(), "Captions")->property("cues").value<QJSValue>().toVariant());
    const QImage waited = screen::picture(fresh.window());
    if (disturbed != waited) {
        disturbed.save(QDir::tempPath() + "/disturbed.png");
        waited.save(QDir::tempPath() + "/waited.png");
    }
    QVERIFY2(disturbed == waited, "See disturbed.png and waited.png in the folder for temporary files.");
}

void HasteTest::quittingInFlight()
{
    m_home.keep(saved::asked(4, Asks::Place, 2));
    auto program = std::make_unique<Program>();
    program->settings()->setSpeed(1);
    QVERIFY(moments::resume(*program));
    ScriptedPlayer sitter(*program, ScriptedPlayer::Mouse, 12);
    QVERIFY(sitter.play([&] { return program->game()->stage().isMoving(); }));
    QVERIFY(screen::draws(program->window()));
    QVERIFY(!screen::findType(program->window(), "Director")->childItems().isEmpty());
    program.reset();
    QVERIFY(m_home.running().record);
}

QTEST_MAIN(HasteTest)
#include "tst_page_haste.moc"
