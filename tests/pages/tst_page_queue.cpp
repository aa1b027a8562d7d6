#include "tests/pages/moments.h"
#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QWheelEvent>
#include <QtTest>

using namespace oriflamme;

// A queue that is longer than the smallest window is wide: how it is turned, by the game and by hand.
class QueueTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void cleanup() { m_program.reset(); }
    void thePlaceBeingResolvedStaysInView();
    void theLogLiesOverNothingThatIsAsked();
    void whatSomebodyHasTurnedIsLeftAlone();
    void theWheelTurnsByPlaces();
    void theStripTurnsToWhereItIsPressed();
    void keysReachWhatIsOutOfView();
    void theOverviewTurnsToWhatIsPressed();
    void aReplayHasTheOverviewToo();
    void aShortQueueHasNoStrip();

private:
    bool open(const Record& record);
    QQuickWindow* window() const { return m_program->window(); }
    Game* game() const { return m_program->game(); }
    QQuickItem* zone() const { return screen::findType(window(), "QueueZone"); }
    QQuickItem* turning() const { return screen::findType(window(), "QueueScroll"); }
    double scroll() const { return turning()->property("position").toDouble(); }
    bool inView(int place) const;
    bool answer();
    void turnWheel(int steps);
    void turnAway() { turnWheel(game()->stage().board().place < game()->stage().board().stacks / 2 ? 100 : -100); }

    Rooms m_home;
    std::unique_ptr<Program> m_program;
};

void QueueTest::init()
{
    failOnWarnings();
    m_home.clear();
}

bool QueueTest::open(const Record& record)
{
    m_home.keep(record);
    m_program = std::make_unique<Program>(QSize(1024, 640));
    m_program->settings()->setSpeed(Settings::instant);
    return moments::resume(*m_program) && screen::settles(window());
}

bool QueueTest::inView(int place) const
{
    double x = 0;
    QMetaObject::invokeMethod(zone(), "placeX", Q_RETURN_ARG(double, x), Q_ARG(int, place));
    return x >= 0 && x + zone()->property("cardWidth").toDouble() <= zone()->width();
}

// Keeps a card hidden, up to the next question.
bool QueueTest::answer()
{
    const int place = game()->stage().board().place;
    return screen::press(window(), m_program->say("keepHidden"))
           && QTest::qWaitFor([&] { return game()->hotSeat().isMyTurn() && game()->stage().board().place != place; })
           && screen::settles(window());
}

void QueueTest::turnWheel(int steps)
{
    const QPoint where = screen::centre(zone());
    QWheelEvent event(where, window()->mapToGlobal(where), {}, {0, -120 * steps}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window(), &event);
    screen::settles(window());
}

void QueueTest::thePlaceBeingResolvedStaysInView()
{
    QVERIFY(open(positions::at({5, Asks::KeepOrReveal, 26})));
    turning()->setProperty("patience", 0);
    QVERIFY(inView(game()->stage().board().place));
    turnAway();
    QVERIFY(answer());
    QVERIFY2(inView(game()->stage().board().place), qPrintable(QString::number(game()->stage().board().place)));
}

// With the log open too, to the last place of the queue.
void QueueTest::theLogLiesOverNothingThatIsAsked()
{
    QVERIFY(open(positions::at({5, Asks::KeepOrReveal, 26})));
    turning()->setProperty("patience", 0);
    QVERIFY(screen::press(window(), screen::words("LogButton", "What has happened")));
    const auto end = [&] { return screen::findType(window(), "LogPanel")->x(); };
    QVERIFY(QTest::qWaitFor([&] { return screen::findType(window(), "LogPanel") && end() < window()->width(); }));
    int last = -1;
    while (game()->hotSeat().isMyTurn()) { // until the game ends
        QVERIFY(screen::settles(window()));
        last = game()->stage().board().place;
        double x = 0;
        QMetaObject::invokeMethod(zone(), "placeX", Q_RETURN_ARG(double, x), Q_ARG(int, last));
        QVERIFY2(x + zone()->property("cardWidth").toDouble() <= end(), qPrintable(QString::number(last)));
        const std::size_t taken = game()->table().record().decisions.size();
        QVERIFY(screen::press(window(), m_program->say("keepHidden")));
        QVERIFY(QTest::qWaitFor([&] {
            return game()->table().record().decisions.size() > taken
                   && (game()->hotSeat().isMyTurn() || game()->stage().board().phase == "over");
        }));
    }
    QVERIFY(last > 13); // beyond what the window shows at first
}

void QueueTest::whatSomebodyHasTurnedIsLeftAlone()
{
    QVERIFY(open(positions::at({5, Asks::KeepOrReveal, 26})));
    turning()->setProperty("patience", 1'000'000);
    turnAway();
    const double turned = scroll();
    QVERIFY(!inView(game()->stage().board().place));
    QVERIFY(answer());
    QCOMPARE(scroll(), qMin(turned, turning()->property("furthest").toDouble())); // some cards may have gone
}

void QueueTest::theWheelTurnsByPlaces()
{
    QVERIFY(open(positions::at({5, Asks::KeepOrReveal, 26})));
    turnWheel(-100);
    QCOMPARE(scroll(), 0.0);
    QVERIFY(inView(0));
    turnWheel(3);
    QCOMPARE(scroll(), 3 * zone()->property("pitch").toDouble());
    turnWheel(100);
    QVERIFY(inView(game()->stage().board().stacks - 1));
}

void QueueTest::theStripTurnsToWhereItIsPressed()
{
    QVERIFY(open(positions::at({5, Asks::KeepOrReveal, 26})));
    QQuickItem* strip = screen::findType(window(), "OverviewStrip");
    QVERIFY(strip);
    for (const int place : {game()->stage().board().stacks - 1, 15, 0}) {
        const double x = (place + 0.5) * strip->width() / game()->stage().board().stacks;
        QTest::mouseClick(window(), Qt::LeftButton, {}, strip->mapToScene({x, strip->height() / 2}).toPoint());
        QVERIFY(screen::settles(window()));
        QVERIFY2(inView(place), qPrintable(QString::number(place)));
    }
}

void QueueTest::keysReachWhatIsOutOfView()
{
    QVERIFY(open(positions::at({5, Asks::Move, 22})));
    QVERIFY(inView(game()->stage().board().place)); // the keyboard begins with what is seen
    const int first = game()->hotSeat().choice()->places().first();
    turnWheel(100);
    QVERIFY(!inView(first));
    QTRY_VERIFY(m_program->deciding()->isOpen());
    QTest::keyClick(window(), Qt::Key_1);
    QCOMPARE(game()->hotSeat().choice()->pickedPlace(), first);
    QVERIFY(screen::settles(window()));
    QVERIFY(inView(first));
    QTest::keyClick(window(), Qt::Key_Left); // from the first gap round to the last
    QVERIFY(screen::settles(window()));
    QTRY_VERIFY(inView(game()->stage().board().stacks - 1));
}

void QueueTest::theOverviewTurnsToWhatIsPressed()
{
    QVERIFY(open(positions::at({5, Asks::KeepOrReveal, 26})));
    QTest::keyClick(window(), Qt::Key_O);
    QTRY_VERIFY(screen::findType(window(), "OverviewChip"));
    QTest::keyClick(window(), Qt::Key_End);
    QTest::keyClick(window(), Qt::Key_Return);
    QTRY_VERIFY(!screen::findType(window(), "OverviewChip"));
    QVERIFY(screen::settles(window()));
    QVERIFY(inView(game()->stage().board().stacks - 1));
    QVERIFY(game()->hotSeat().isMyTurn()); // looking about chooses nothing
}

void QueueTest::aReplayHasTheOverviewToo()
{
    m_home.keep(saved::over(4));
    m_program = std::make_unique<Program>(QSize(1024, 640));
    QVERIFY(screen::press(window(), screen::words("HomePage", "Watch replay")));
    QTest::keyClick(window(), Qt::Key_End);
    QVERIFY(screen::settles(window()));
    QVERIFY(!screen::findType(window(), "OverviewChip"));
    QTest::keyClick(window(), Qt::Key_O);
    QVERIFY(QTest::qWaitFor([&] { return screen::findType(window(), "OverviewChip") != nullptr; }));
}

void QueueTest::aShortQueueHasNoStrip()
{
    QVERIFY(open(saved::asked(4, Asks::KeepOrReveal, 1)));
    QVERIFY(!screen::findType(window(), "OverviewStrip"));
    turnWheel(3);
    QCOMPARE(scroll(), 0.0);
}

QTEST_MAIN(QueueTest)
#include "tst_page_queue.moc"
