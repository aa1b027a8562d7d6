#include "app/record/names.h"
#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// The hint on the real pages: asked for by the bar's tool or a key, told in words, marked on the table, and gone again.
class HintTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void byButtonAndKey();
    void itIsPutAwayInEveryWay();
    void itFollowsTheLanguage();
    void marksLeadToTheChoice_data();
    void marksLeadToTheChoice();
    void nothingMoves();
    void aLongQueueIsTurnedThere();
    void aSharedQueueStaysAsItIs();
    void onlyWhileOneLooks();
    void whoIsAskedBehindTheCurtainHasTheTool();

private:
    bool asks(Program& program);
    qreal turnedBy(Program& program);
    QQuickItem* markedItem(Program& program);

    Rooms m_home;
};

static QQuickItem* panel(Program& program)
{
    return screen::findType(program.window(), "HintPanel");
}

static bool answers(Program& program)
{
    return QTest::qWaitFor([&] { return program.game()->hotSeat().adviser()->hasAnswered(); }, 60000)
           && screen::draws(program.window());
}

static Record shared(Record record)
{
    for (Player& player : record.players)
        player.player = "human";
    return record;
}

// What the program says of what was advised.
static QString advised(Program& program)
{
    Game& game = *program.game();
    QStringList names;
    for (const QVariant& player : game.stage().players())
        names << player.toMap()["name"].toString();
    const QVariantMap asked{{"ability", game.hotSeat().asked().copied.isEmpty() ? game.hotSeat().asked().card
                                                                                : game.hotSeat().asked().copied},
                            {"half", game.hotSeat().asked().half},
                            {"first", game.stage().board().stacks == 0},
                            {"stacks", game.stage().board().stacks}};
    return program.say("hint", {QVariant::fromValue(program.game()->hotSeat().adviser()->advice().best), asked,
                                game.hotSeat().viewer(), names});
}

void HintTest::init()
{
    failOnWarnings();
    m_home.clear();
}

bool HintTest::asks(Program& program)
{
    QTest::keyClick(program.window(), Qt::Key_H);
    return panel(program) && answers(program);
}

// What wears the lamp, besides the panel itself.
QQuickItem* HintTest::markedItem(Program& program)
{
    QQuickItem* marked = nullptr;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) != "HintMark" || panel(program)->isAncestorOf(item))
            continue;
        if (marked)
            return nullptr; // one is enough
        marked = item->parentItem();
        while (marked && !marked->inherits("QQuickAbstractButton"))
            marked = marked->parentItem();
    }
    return marked;
}

void HintTest::byButtonAndKey()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(!panel(program) && !program.game()->hotSeat().adviser()->isThinking());
    QQuickItem* before = program.window()->activeFocusItem();
    QVERIFY(screen::press(program.window(), words("HintButton", "Hint (%1)").arg("H")));
    QVERIFY(panel(program));
    QVERIFY(screen::nameOf(panel(program)).contains(program.say("hintThinking"))
            || !program.game()->hotSeat().adviser()->isThinking());
    QVERIFY(answers(program));
    QVERIFY(!advised(program).isEmpty());
    QVERIFY2(screen::nameOf(panel(program)).contains(advised(program)), qPrintable(screen::nameOf(panel(program))));
    QVERIFY(markedItem(program));
    QVERIFY(screen::press(program.window(), words("HintButton", "Hint (%1)").arg("H")));
    QVERIFY(!panel(program) && !program.game()->hotSeat().adviser()->hasAnswered());
    QVERIFY(asks(program));
    QCOMPARE(program.window()->activeFocusItem(), before);
    QVERIFY(screen::enter(program.window(), words("HintButton", "Hint (%1)").arg("H"))); // by Tab
    QVERIFY(!panel(program));
}

void HintTest::itIsPutAwayInEveryWay()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(asks(program));
    QTest::keyClick(program.window(), Qt::Key_H);
    QVERIFY(!panel(program));
    QVERIFY(asks(program));
    screen::click(panel(program));
    QVERIFY(!panel(program));
    const QString card = program.game()->hotSeat().choice()->cards().last();
    program.game()->hotSeat().choice()->pickCard(card);
    QVERIFY(asks(program));
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QVERIFY(!panel(program));
    QCOMPARE(program.game()->hotSeat().choice()->picked(), card); // only the hint goes by that
    QVERIFY(asks(program));
    program.game()->undo();
    QVERIFY(!panel(program) && !program.game()->hotSeat().adviser()->hasAnswered());
}

void HintTest::itFollowsTheLanguage()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(asks(program));
    const QString english = screen::nameOf(panel(program));
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage(language);
        QVERIFY(screen::nameOf(panel(program)).contains(advised(program)));
        QCOMPARE(english.contains(advised(program)), language == "en");
    }
}

void HintTest::marksLeadToTheChoice_data()
{
    QTest::addColumn<Asks>("asks");
    QTest::addColumn<int>("steps");
    QTest::newRow("a card, then its place") << Asks::Place << 2;
    QTest::newRow("keep or reveal") << Asks::KeepOrReveal << 1;
    QTest::newRow("a target") << Asks::Target << 1;
    QTest::newRow("a move") << Asks::Move << 2;
}

// Whoever presses what wears the lamp decides as it was advised.
void HintTest::marksLeadToTheChoice()
{
    QFETCH(Asks, asks);
    QFETCH(int, steps);
    m_home.keep(saved::asked(4, asks, 2, "hint"));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    program.settings()->setWarnings(false);
    QVERIFY(moments::resume(program));
    const std::size_t at = program.game()->table().record().decisions.size();
    const View view = look(program.game()->table().state(), 0);
    QVERIFY(this->asks(program));
    const Proposal best = program.game()->hotSeat().adviser()->advice().best;
    for (int step = 0; step < steps; ++step) {
        QVERIFY(screen::settles(program.window()));
        QQuickItem* marked = markedItem(program);
        QVERIFY(marked);
        screen::click(marked);
    }
    QVERIFY(QTest::qWaitFor([&] { return program.game()->table().record().decisions.size() > at; }));
    View only = view;
    only.legal = {program.game()->table().record().decisions[at].decision};
    QCOMPARE(adviceOf(only, {.decision = only.legal[0], .prospects = {{.playouts = 1}}}).best, best);
    QVERIFY(!panel(program));
}

void HintTest::nothingMoves()
{
    m_home.keep(saved::asked(4, Asks::Target, 2));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(asks(program));
    QVERIFY(screen::rests(program.window(), 900));
}

// How far the hint turns the queue.
qreal HintTest::turnedBy(Program& program)
{
    const QQuickItem* zone = screen::findType(program.window(), "QueueZone");
    screen::settles(program.window());
    const qreal before = zone->property("scroll").toReal();
    if (!asks(program) || !screen::settles(program.window()))
        return qQNaN();
    return zone->property("scroll").toReal() - before;
}

static Record longQueue()
{
    return positions::at({5, Asks::Move, 30});
}

// Turns the queue to the end that is farther from a place.
static void turnAwayFrom(Program& program, int place)
{
    const int steps = place < program.game()->stage().board().stacks / 2 ? 100 : -100;
    const QPoint where = screen::centre(screen::findType(program.window(), "QueueZone"));
    QWheelEvent event(where, program.window()->mapToGlobal(where), {}, {0, -120 * steps}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(program.window(), &event);
    screen::settles(program.window());
}

void HintTest::aLongQueueIsTurnedThere()
{
    m_home.keep(longQueue());
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(asks(program));
    const int place = program.game()->hotSeat().adviser()->advice().best.place;
    program.game()->hotSeat().adviser()->dismiss();
    turnAwayFrom(program, place);
    QVERIFY(turnedBy(program) != 0);
    const QQuickItem* marked = markedItem(program);
    QVERIFY(marked);
    const qreal x = marked->mapToScene({}).x();
    QVERIFY(x > 0 && x + marked->width() < program.window()->width());
}

// Those who look on afterwards would see where one was advised to look.
void HintTest::aSharedQueueStaysAsItIs()
{
    m_home.keep(shared(longQueue()));
    Program program;
    QVERIFY(moments::resume(program));
    program.game()->hotSeat().look(true);
    QCOMPARE(turnedBy(program), 0.);
}

void HintTest::onlyWhileOneLooks()
{
    m_home.keep(shared(saved::asked(3, Asks::KeepOrReveal, 2)));
    Program program;
    QVERIFY(moments::resume(program));
    QQuickWindow* window = program.window();
    const QString lamp = words("HintButton", "Hint (%1), while %2 is held").arg("H", "V");
    QVERIFY(screen::press(window, lamp));
    QTest::keyClick(window, Qt::Key_H);
    QVERIFY(!panel(program) && !program.game()->hotSeat().adviser()->isThinking());
    QTest::keyPress(window, Qt::Key_V);
    QVERIFY(screen::find(window, lamp));
    QVERIFY(asks(program));
    QVERIFY(program.game()->hotSeat().isLooking());
    QVERIFY(markedItem(program));
    QTest::keyRelease(window, Qt::Key_V);
    QVERIFY(!panel(program) && !program.game()->hotSeat().isLooking());
    QTest::keyPress(window, Qt::Key_V);
    QVERIFY(!panel(program));
    QTest::keyRelease(window, Qt::Key_V);
}

void HintTest::whoIsAskedBehindTheCurtainHasTheTool()
{
    m_home.keep(shared(saved::asked(3, Asks::Place, 2)));
    Program program;
    QQuickWindow* window = program.window();
    QQuickItem* button = screen::findType(window, "ContinueButton");
    QVERIFY(button);
    screen::click(button);
    QVERIFY(QTest::qWaitFor([&] { return program.game()->hotSeat().curtain() == 0; }));
    QVERIFY(!program.game()->hotSeat().adviser()->isOpen());
    const QString name = program.game()->stage().players()[0].toMap()["name"].toString();
    QVERIFY(screen::press(window, words("Curtain", "I am %1").replace("%1", name)));
    QVERIFY(QTest::qWaitFor([&] {
        if (program.game()->stage().isMoving())
            QTest::keyClick(window, Qt::Key_Space);
        return program.game()->hotSeat().isMyTurn() && !screen::findType(window, "Curtain");
    }));
    QVERIFY(asks(program));
}

QTEST_MAIN(HintTest)
#include "tst_page_hint.moc"
