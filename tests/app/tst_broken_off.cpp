#include "app/table/table.h"
#include "tests/support/home.h"
#include "tests/support/playersignature.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace oriflamme;

// Computers at the table whose thinking is broken off or goes wrong.
class TestBrokenOff : public QObject {
    Q_OBJECT

private slots:
    void brokenOffComputersAnswerAsEver_data();
    void brokenOffComputersAnswerAsEver();
    void anAnswerWhateverGoesWrong_data();
    void anAnswerWhateverGoesWrong();
};

namespace {

// The engine's computers, overheard from the table.
class Overheard {
public:
    Decision choose(const View& view, Computer computer, Random chance, const Stop* stop)
    {
        m_thinks = true;
        m_begun.release();
        const SearchResult thought = think(view, computer, chance, stop);
        m_playouts = playoutsOf(thought);
        m_thinks = false;
        return thought.decision;
    }
    Table::Choose chooser()
    {
        return [this](auto&&... question) { return choose(question...); };
    }

    // Waits until another thought has begun; of each it is waited for.
    void waitForTheNext() { m_begun.acquire(); }
    bool thinks() const { return m_thinks; }
    // Of the last thought, when its thread has ended.
    int playouts() const { return m_playouts; }

private:
    std::atomic<bool> m_thinks{false};
    QSemaphore m_begun;
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
        const SearchResult thought = think(look(record, seat), level, chance(record, seat));
        course.playouts.push_back(playoutsOf(thought));
        record.decisions.push_back({seat, thought.decision});
        apply(state, thought.decision);
    }
    record.result = resultOf(state);
    course.record = std::move(record);
    return course;
}

// A game at a table that goes a known course, while somebody keeps coming between when a computer thinks. Each way to
// come between is given the number of the decision that is thought of, and leads back there, where it is thought of
// anew. It says what is not as it should be, or nothing.
class Disturbed {
public:
    explicit Disturbed(const Record& game) : m_course(courseOf(game)) { begin(0); }

    using Way = QString (Disturbed::*)(std::size_t);
    QString undo(std::size_t at)
    {
        m_table->undo();
        QString wrong = noise(at);
        if (wrong.isEmpty())
            wrong = departure();
        while (wrong.isEmpty() && decided() < at)
            wrong = goOn();
        return wrong;
    }
    QString redo(std::size_t at)
    {
        m_table->undo();
        QString wrong = noise(at);
        if (wrong.isEmpty())
            wrong = goOn();
        if (!wrong.isEmpty() || decided() == at)
            return wrong; // nobody answered in between
        letThink();
        m_table->redo();
        ++m_brokenOff;
        return decided() == at ? departure() : QString("redo leads to decision %1").arg(decided());
    }
    QString newGame(std::size_t at)
    {
        beginOther(0);
        return backAt(at, true);
    }
    QString load(std::size_t at)
    {
        beginOther(at);
        return backAt(at, true);
    }
    QString leave(std::size_t at)
    {
        m_table->leave();
        return backAt(at, false);
    }
    QString quit(std::size_t at)
    {
        m_table.emplace(nullptr, m_overheard.chooser());
        return backAt(at, false);
    }

    // Plays the game, coming between so many times in each thought. Says what is wrong.
    QString play(Way way, int times)
    {
        while (m_table->state().phase != Phase::Over) {
            const std::size_t at = decided();
            for (int time = 0; isThinking() && time < times; ++time) {
                letThink();
                if (const QString wrong = (this->*way)(at); !wrong.isEmpty())
                    return QString("decision %1, time %2: %3").arg(at).arg(time).arg(wrong);
            }
            if (const QString wrong = goOn(); !wrong.isEmpty())
                return QString("decision %1: %2").arg(at).arg(wrong);
            if (const QString wrong = departure(); !wrong.isEmpty())
                return wrong;
        }
        return m_table->record().result == m_course.record.result ? "" : "the end is another";
    }

    int brokenOff() const { return m_brokenOff; }
    int cutShort() const { return m_cutShort; } // of these, before everything was thought of

private:
    std::size_t decided() const { return m_table->record().decisions.size(); }
    bool isThinking() const { return m_table->isComputer(m_table->state().question.seat); }
    // Where the game has left its course.
    QString departure() const
    {
        const auto& now = m_table->record().decisions;
        const auto& due = m_course.record.decisions;
        const std::size_t at =
            std::size_t(std::mismatch(now.begin(), now.end(), due.begin(), due.end()).first - now.begin());
        if (at == now.size())
            return {};
        return QString("decision %1 is another, %2").arg(at).arg(QString::fromStdString(text(now[at].decision)));
    }

    void begin(std::size_t at) { m_table->begin(pastOf(m_course.record, at)); }
    // A game of persons alone with the same question, to which a late answer would be legal.
    void beginOther(std::size_t at)
    {
        Record other = pastOf(m_course.record, at);
        seat(other, {"human"});
        m_table->begin(other);
    }
    // From another game at an open table, or from one that was cleared.
    QString backAt(std::size_t at, bool open)
    {
        QString wrong = noise(at);
        if (wrong.isEmpty() && m_table->isOpen() != open)
            wrong = open ? "there is no game" : "there is a game still";
        begin(at);
        return wrong;
    }
    // Waits for the decision that is due.
    QString goOn()
    {
        if (isThinking()) {
            m_overheard.waitForTheNext();
            return QSignalSpy(&*m_table, &Table::played).wait(60000) ? "" : "no answer comes";
        }
        const Taken& due = m_course.record.decisions[decided()];
        return m_table->decide(due.seat, due.decision) ? "" : "what is due is refused";
    }
    // Until any moment of the thought, measured in futures that are played here meanwhile.
    void letThink()
    {
        m_overheard.waitForTheNext();
        const int futures = int(m_random.below(std::uint32_t(std::max(1, m_course.playouts[decided()]))));
        choose(look(m_table->state(), m_table->state().question.seat), Computer(Level::Flat, futures), m_random);
    }
    // Whether somebody still thinks or something more is played, the thought of that decision having been broken off.
    QString noise(std::size_t at)
    {
        if (m_overheard.thinks())
            return "it is still being thought of";
        ++m_brokenOff;
        m_cutShort += m_overheard.playouts() < m_course.playouts[at];
        const Record before = m_table->record();
        QCoreApplication::processEvents();
        return m_table->record() == before ? "" : "a late answer is played";
    }

    const Course m_course;
    Overheard m_overheard;
    std::optional<Table> m_table{std::in_place, nullptr, m_overheard.chooser()};
    Random m_random{1};
    int m_brokenOff = 0;
    int m_cutShort = 0;
};

}

void TestBrokenOff::brokenOffComputersAnswerAsEver_data()
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

void TestBrokenOff::brokenOffComputersAnswerAsEver()
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

void TestBrokenOff::anAnswerWhateverGoesWrong_data()
{
    QTest::addColumn<bool>("throws"); // or else the answer is illegal
    QTest::addColumn<bool>("always"); // or else a novice still answers
    for (const bool always : {false, true}) {
        QTest::addRow("no memory%s", always ? ", not even for a novice" : "") << true << always;
        QTest::addRow("an illegal answer%s", always ? ", from a novice too" : "") << false << always;
    }
}

void TestBrokenOff::anAnswerWhateverGoesWrong()
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

QTEST_GUILESS_MAIN(TestBrokenOff)
#include "tst_broken_off.moc"
