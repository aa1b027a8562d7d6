#include "app/table/thinking.h"
#include "tests/support/playersignature.h"
#include "tests/support/randomgames.h"

#include <QCoreApplication>
#include <QTest>

#include <atomic>
#include <functional>
#include <thread>

#ifdef __GLIBC__
#include <pthread.h>
#endif

using namespace oriflamme;

// Thinking in the background: it is told once, never after it was stopped, and stopping takes no time.
class TestThinking : public QObject {
    Q_OBJECT

private slots:
    void tellsOnceAndHere();
    void whatIsStoppedIsNotTold();
    void theNextThoughtReplacesTheLast();
    void tellingMayBeginTheNext();
    void goingStopsIt();
    void itAnswersWithoutAThread();
    void thinkingEndsAtOnce_data();
    void thinkingEndsAtOnce();
};

namespace {

// What threads raise and other threads wait for.
class Count {
public:
    void raise() { ++m_count; }
    // By turns: with some libraries who waits for an atomic is not woken.
    void waitFor(int least) const
    {
        while (m_count < least)
            std::this_thread::yield();
    }
    int now() const { return m_count; }

private:
    std::atomic<int> m_count{0};
};

void waitUntil(const Stop& stop)
{
    while (!stop)
        std::this_thread::yield();
}

}

void TestThinking::tellsOnceAndHere()
{
    Thinking thinking;
    std::thread::id there;
    std::vector<int> told;
    thinking.start(
        [&](const Stop& stop) {
            there = std::this_thread::get_id();
            return stop ? 0 : 7;
        },
        [&](int answer) { told.push_back(answer); });
    QVERIFY(told.empty());
    QTRY_COMPARE(told, std::vector<int>{7});
    QVERIFY(there != std::this_thread::get_id());
    QCoreApplication::processEvents();
    QCOMPARE(told.size(), std::size_t(1));
}

// Both what is being thought of and what waits to be told.
void TestThinking::whatIsStoppedIsNotTold()
{
    for (const bool finished : {false, true}) {
        Thinking thinking;
        Count begun;
        bool told = false;
        thinking.start(
            [&](const Stop& stop) {
                begun.raise();
                if (!finished)
                    waitUntil(stop);
                return 1;
            },
            [&](int) { told = true; });
        begun.waitFor(1);
        thinking.stop();
        QCoreApplication::processEvents();
        QVERIFY(!told);
        thinking.stop(); // what is stopped already
    }
}

void TestThinking::theNextThoughtReplacesTheLast()
{
    Thinking thinking;
    Count begun;
    std::vector<int> told;
    for (int i = 0; i < 50; ++i) {
        thinking.start(
            [&, i](const Stop& stop) {
                begun.raise();
                if (i < 49 && i % 2 == 0)
                    waitUntil(stop);
                return i;
            },
            [&](int answer) { told.push_back(answer); });
        begun.waitFor(i + 1);
    }
    QTRY_COMPARE(told, std::vector<int>{49});
}

void TestThinking::tellingMayBeginTheNext()
{
    Thinking thinking;
    int told = 0;
    const std::function<void()> think = [&] {
        thinking.start([](const Stop&) { return 1; },
                       [&](int one) {
                           told += one;
                           if (told < 20)
                               think();
                       });
    };
    think();
    QTRY_COMPARE(told, 20);
}

void TestThinking::goingStopsIt()
{
    Count begun;
    std::atomic<bool> ended{false};
    bool told = false;
    {
        Thinking thinking;
        thinking.start(
            [&](const Stop& stop) {
                begun.raise();
                waitUntil(stop);
                ended = true;
                return 1;
            },
            [&](int) { told = true; });
        begun.waitFor(1);
    }
    QVERIFY(ended);
    QCoreApplication::processEvents();
    QVERIFY(!told);
}

// A thread for which there is no room cannot be had.
void TestThinking::itAnswersWithoutAThread()
{
#ifdef __GLIBC__
    pthread_attr_t usual, huge;
    pthread_getattr_default_np(&usual);
    pthread_getattr_default_np(&huge);
    QCOMPARE(pthread_attr_setstacksize(&huge, std::size_t(1) << 47), 0);
    QCOMPARE(pthread_setattr_default_np(&huge), 0);
    Thinking thinking;
    std::thread::id there;
    int told = 0;
    thinking.start(
        [&](const Stop&) {
            there = std::this_thread::get_id();
            return 1;
        },
        [&](int one) { told += one; });
    QCOMPARE(pthread_setattr_default_np(&usual), 0);
    QVERIFY(there == std::this_thread::get_id());
    QCOMPARE(told, 0);
    QCoreApplication::processEvents();
    QCOMPARE(told, 1);
#else
    QSKIP("Only with the GNU C library.");
#endif
}

void TestThinking::thinkingEndsAtOnce_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"casual", "skilled", "strong", "master", "flat-10000000", "ismcts-10000000"})
        QTest::newRow(name) << name;
    QTest::newRow("advice") << QString();
}

// After one future more, if any; and in the middle of what would take minutes.
void TestThinking::thinkingEndsAtOnce()
{
    QFETCH(QString, name);
    Random random(1);
    const Setup setup = newGame(kindOfGame(36, random), random).setup;
    const View view = look(start(setup), setup.rules.first);
    const auto computer = computerNamed(name.toStdString());
    const auto playouts = [&](const Stop& stop) {
        return playoutsOf(computer ? think(view, *computer, Random(1), &stop) : advise(view, Random(1), &stop));
    };
    const int most = playouts(Stop(true));
    QVERIFY2(most <= 1, qPrintable(QString("%1 futures when it was stopped before").arg(most)));
    if (!computer || computer->playouts == 0)
        return;
    Thinking thinking;
    Count begun;
    int played = 0;
    thinking.start(
        [&](const Stop& stop) {
            begun.raise();
            return played = playouts(stop);
        },
        [](int) {});
    begun.waitFor(1);
    thinking.stop();
    QVERIFY(played < computer->playouts);
}

QTEST_GUILESS_MAIN(TestThinking)
#include "tst_thinking.moc"
