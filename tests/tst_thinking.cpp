#include "app/table.h"
#include "tests/home.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <numeric>
#include <optional>
#include <pthread.h>

using namespace oriflamme;

// Thinking in the background, and computers at the table whose thinking is broken off or goes wrong.
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
    void brokenOffComputersAnswerAsEver_data();
    void brokenOffComputersAnswerAsEver();
    void anAnswerWhateverGoesWrong_data();
    void anAnswerWhateverGoesWrong();
};

namespace {

// What threads raise and other threads wait for.
class Count {
public:
    void raise()
    {
        ++m_count;
        m_count.notify_all();
    }
    void waitFor(int least) const
    {
        for (int count = m_count; count < least; count = m_count)
            m_count.wait(count);
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

int playoutsOf(const std::vector<Prospect>& prospects)
{
    return std::accumulate(prospects.begin(), prospects.end(), 0,
                           [](int sum, const Prospect& prospect) { return sum + prospect.playouts; });
}

// The engine's computers, watched from the table.
class Watched {
public:
    Decision choose(const View& view, Computer computer, Random chance, const Stop* stop)
    {
        m_thinks = true;
        m_begun.raise();
        const Thought thought = think(view, computer, chance, stop);
        m_playouts = playoutsOf(thought.prospects);
        m_thinks = false;
        return thought.decision;
    }
    Table::Choose chooser()
    {
        return [this](auto&&... question) { return choose(question...); };
    }

    // Waits until another thought has begun; of each it is waited for.
    void waitForTheNext() { m_begun.waitFor(++m_awaited); }
    bool thinks() const { return m_thinks; }
    // Of the last thought, when its thread has ended.
    int playouts() const { return m_playouts; }

private:
    std::atomic<bool> m_thinks{false};
    Count m_begun;
    int m_awaited = 0;
    int m_playouts = 0;
};

// A game as it goes when nobody breaks it off, without a table or threads: persons choose by lot, computers by name.
struct Course {
    Record record;
    std::vector<int> playouts; // for each decision; 0 for persons'
};

Course courseOf(Record record)
{
    Course course;
    State state = start(record.setup);
    while (state.phase != Phase::Over) {
        const Seat seat = state.question.seat;
        const std::string& player = record.players[std::size_t(seat)].player;
        const Level level = player == "human" ? Level::Random : *levelNamed(player.substr(3));
        const Thought thought = think(look(state, seat), level, chance(record, seat));
        course.playouts.push_back(playoutsOf(thought.prospects));
        record.decisions.push_back({seat, thought.decision});
        apply(state, thought.decision);
    }
    record.result = resultOf(state);
    course.record = std::move(record);
    return course;
}

// A game at a table that goes a known course, while somebody keeps coming between when a computer thinks. Each way to
// come between is given the number of the decision that is thought of, and leads back there, where it is thought of
// anew. False if anything is not as it should be.
class Disturbed {
public:
    explicit Disturbed(const Record& game) : m_course(courseOf(game)) { begin(0); }

    using Way = bool (Disturbed::*)(std::size_t);
    bool undo(std::size_t at)
    {
        m_table->undo();
        bool right = isQuiet(at) && goesAsEver();
        while (right && decided() < at)
            right = goOn();
        return right;
    }
    bool redo(std::size_t at)
    {
        m_table->undo();
        const bool right = isQuiet(at) && goOn();
        if (decided() == at)
            return right; // nobody answered in between
        letThink();
        m_table->redo();
        ++m_brokenOff;
        return right && decided() == at && goesAsEver();
    }
    bool newGame(std::size_t at) { return beginOther(0) && isQuiet(at) && begin(at); }
    bool load(std::size_t at) { return beginOther(at) && isQuiet(at) && begin(at); }
    bool leave(std::size_t at)
    {
        m_table->leave();
        return isQuiet(at) && !m_table->isOpen() && begin(at);
    }
    bool quit(std::size_t at)
    {
        m_table.emplace(nullptr, m_watched.chooser());
        return isQuiet(at) && !m_table->isOpen() && begin(at);
    }

    // Plays the game, coming between so many times in each thought. Says what is wrong.
    QString play(Way way, int times)
    {
        while (m_table->state().phase != Phase::Over) {
            const std::size_t at = decided();
            for (int time = 0; isThinking() && time < times; ++time) {
                letThink();
                if (!(this->*way)(at))
                    return QString("decision %1, time %2").arg(at).arg(time);
            }
            if (!goOn() || !goesAsEver())
                return QString("decision %1 is another").arg(at);
        }
        return m_table->record().result == m_course.record.result ? "" : "the end is another";
    }

    int brokenOff() const { return m_brokenOff; }
    int cutShort() const { return m_cutShort; } // of these, before everything was thought of

private:
    std::size_t decided() const { return m_table->record().decisions.size(); }
    bool isThinking() const { return m_table->isComputer(m_table->state().question.seat); }
    bool goesAsEver() const { return m_table->record().decisions == pastOf(m_course.record, decided()).decisions; }

    bool begin(std::size_t at)
    {
        m_table->begin(pastOf(m_course.record, at));
        return true;
    }
    // A game of persons alone with the same question, to which a late answer would be legal.
    bool beginOther(std::size_t at)
    {
        Record other = pastOf(m_course.record, at);
        seat(other, {"human"});
        m_table->begin(other);
        return true;
    }
    // Waits for the decision that is due.
    bool goOn()
    {
        if (isThinking()) {
            m_watched.waitForTheNext();
            return QSignalSpy(&*m_table, &Table::played).wait(60000);
        }
        const Taken& due = m_course.record.decisions[decided()];
        return m_table->decide(due.seat, due.decision);
    }
    // Until any moment of the thought, measured in futures that are played here meanwhile.
    void letThink()
    {
        m_watched.waitForTheNext();
        const int futures = int(m_random.below(std::uint32_t(m_course.playouts[decided()])));
        choose(look(m_table->state(), m_table->state().question.seat), Computer(Level::Flat, futures), m_random);
    }
    // Whether nobody thinks and nothing more is played, the thought of that decision having been broken off.
    bool isQuiet(std::size_t at)
    {
        if (m_watched.thinks())
            return false;
        ++m_brokenOff;
        m_cutShort += m_watched.playouts() < m_course.playouts[at];
        const Record before = m_table->record();
        QCoreApplication::processEvents();
        return m_table->record() == before;
    }

    const Course m_course;
    Watched m_watched;
    std::optional<Table> m_table{std::in_place, nullptr, m_watched.chooser()};
    Random m_random{1};
    int m_brokenOff = 0;
    int m_cutShort = 0;
};

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
    const Record record = gameWith(36, {"human"}, random);
    const View view = look(start(record.setup), record.setup.rules.first);
    const auto computer = computerNamed(name.toStdString());
    const auto playouts = [&](const Stop& stop) {
        return playoutsOf(
            (computer ? think(view, *computer, Random(1), &stop) : advise(view, Random(1), &stop)).prospects);
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

void TestThinking::brokenOffComputersAnswerAsEver_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<Disturbed::Way>("way");
    const QStringList master{"human", "ai:master"}, strong{"human", "ai:strong"};
    QTest::newRow("undo") << 0 << master << &Disturbed::undo;
    QTest::newRow("redo") << 13 << strong + QStringList{"ai:strong"} << &Disturbed::redo;
    QTest::newRow("new game") << 8 << strong << &Disturbed::newGame;
    QTest::newRow("load") << 4 << strong << &Disturbed::load;
    QTest::newRow("leave") << 5 << strong << &Disturbed::leave;
    QTest::newRow("quit") << 10 << master << &Disturbed::quit;
}

void TestThinking::brokenOffComputersAnswerAsEver()
{
    QFETCH(int, kind);
    QFETCH(QStringList, players);
    QFETCH(Disturbed::Way, way);
    Random random(seedFrom("disturbed", std::uint64_t(kind)));
    Record game = gameWith(kind, players, random);
    game.setup.rules.first = 0; // so that each computer's decision comes after one that can be taken back
    Disturbed disturbed(game);
    QCOMPARE(disturbed.play(way, 3), QString());
    QVERIFY2(disturbed.brokenOff() >= 30, qPrintable(QString::number(disturbed.brokenOff())));
    QVERIFY(disturbed.cutShort() > 0);
}

void TestThinking::anAnswerWhateverGoesWrong_data()
{
    QTest::addColumn<bool>("throws"); // or else the answer is illegal
    QTest::addColumn<bool>("always"); // or else a novice still answers
    for (const bool always : {false, true}) {
        QTest::addRow("no memory%s", always ? ", not even for a novice" : "") << true << always;
        QTest::addRow("an illegal answer%s", always ? ", from a novice too" : "") << false << always;
    }
}

void TestThinking::anAnswerWhateverGoesWrong()
{
    QFETCH(bool, throws);
    QFETCH(bool, always);
    const auto faulty = [=](const View& view, Computer computer, Random chance, const Stop* stop) {
        if (computer.level == Level::Novice && !always)
            return choose(view, computer, chance, stop);
        if (throws)
            throw std::bad_alloc();
        return Decision{.action = Action::Target, .to = 99};
    };
    Random random(2);
    Table table(nullptr, faulty);
    table.begin(gameWith(4, {"ai:master"}, random));
    while (table.state().phase != Phase::Over) {
        const View view = look(table.state(), table.state().question.seat);
        const Decision expected =
            always ? view.legal.front() : choose(view, Level::Novice, chance(table.record(), view.viewer));
        QVERIFY(QSignalSpy(&table, &Table::played).wait());
        QVERIFY(table.record().decisions.back().decision == expected);
    }
}

QTEST_GUILESS_MAIN(TestThinking)
#include "tst_thinking.moc"
