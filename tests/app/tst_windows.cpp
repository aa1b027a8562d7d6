#include "app/record/recordjson.h"
#include "app/table/game.h"
#include "tests/support/home.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <iostream>
#include <thread>

using namespace oriflamme;

// The promise of saving where several windows share a home: whatever one of them said to be saved lies in some file,
// in whatever order they are started, closed and killed. The windows are this program with an argument: see WINDOW
// below.
class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void theNextOneOffersWhatLiesThere();
    void theNextOneKeepsWhatLiesThere();
    void aGameThatWasOverKeepsWhatLiesThere();
    void aLostLockStopsAWindow();
    void twoInEveryOrder();
    void threeInManyOrders();
};

// WINDOW: a game without a window of its own that does what each line of its input says, and answers with a line.

static QByteArray lineOf(const Record& record)
{
    QByteArray line(record.seed.c_str());
    for (const Taken& taken : record.decisions)
        line += ';' + QByteArray::number(taken.seat) + ':' + text(taken.decision).c_str();
    return line.replace(' ', '_');
}

namespace {

class Window {
public:
    explicit Window(std::uint64_t seed) : m_random(seed) { m_game.stage().setInstant(true); }
    QByteArray obey(const QByteArray& command);

private:
    bool waits();
    QByteArray play(int decisions);
    QByteArray offers();

    Game m_game;
    Random m_random;
};

}

// Waits until the person is asked and all is saved that can be, or the game is over.
bool Window::waits()
{
    return QTest::qWaitFor([this] { return m_game.hotSeat().isMyTurn() || m_game.stage().board().phase == "over"; },
                           60000);
}

// Goes on, or begins, and decides so often: "saved" or why not, and the game.
QByteArray Window::play(int decisions)
{
    if (!m_game.stage().isOpen())
        m_game.resume();
    if (!m_game.stage().isOpen())
        m_game.start(setupWith({"human", "ai:novice", "ai:random"}));
    while (waits() && decisions-- > 0 && m_game.stage().board().phase != "over")
        pick(*m_game.hotSeat().choice(), anyDecision(m_game.table().state(), m_random));
    if (m_game.stage().board().phase == "over") { // which does not wait for the disk
        m_game.saving()->mayClose();
        QCoreApplication::processEvents();
    }
    const QByteArray code = m_game.notice()["code"].toByteArray();
    const bool hindered = !code.isEmpty() && code != "other-kept" && code != "went-on";
    return (hindered ? code : "saved") + ' ' + lineOf(m_game.table().record());
}

// The game that is to be gone on with.
QByteArray Window::offers()
{
    if (!m_game.canContinue())
        return "nothing";
    m_game.replayThis();
    const QByteArray line = lineOf(m_game.playback()->record());
    m_game.leave();
    return m_game.notice()["code"].toByteArray() + ' ' + line;
}

QByteArray Window::obey(const QByteArray& command)
{
    if (command.startsWith("play "))
        return play(command.mid(5).toInt());
    if (command == "new") {
        m_game.start(setupWith({"human", "ai:novice", "ai:random"}));
        return waits() ? "begun" : "stuck";
    }
    if (command == "undo") {
        m_game.undo();
        return waits() ? "undone" : "stuck";
    }
    if (command == "offers")
        return offers();
    if (command == "notice")
        return m_game.notice()["code"].toByteArray() + ' ' + m_game.notice()["host"].toByteArray();
    if (command == "close")
        return m_game.saving()->mayClose() ? "closed" : "asks";
    return "what?";
}

static int beWindow(const QString& home, std::uint64_t seed)
{
    Home::move(home);
    Window window(seed);
    std::thread reader([&] {
        for (std::string line; std::getline(std::cin, line);) {
            QMetaObject::invokeMethod(QCoreApplication::instance(), [&window, command = QByteArray(line.c_str())] {
                std::cout << window.obey(command).constData() << std::endl;
            });
        }
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit);
    });
    const int code = QCoreApplication::exec();
    reader.join();
    return code;
}

namespace {

// The windows' home, and the side from which they are told what to do.
class Side {
public:
    explicit Side(const Home& home) : m_home(home) {}
    ~Side() { end(false); }

    void start();
    QByteArray tell(const QByteArray& command);
    // Lets the window play; remembers what must not be lost.
    QByteArray play(int decisions);
    // Closes it as a person does who would rather lose what another window hinders; or kills it.
    void end(bool kills);
    bool runs() const { return m_process != nullptr; }
    bool isLost() const { return !lost().isEmpty(); }
    QByteArray lost() const; // something of what was saved

private:
    const Home& m_home;
    std::unique_ptr<QProcess> m_process;
    QByteArray m_played;         // what it plays, saved or not
    QList<QByteArray> m_promise; // must be in some file
};

}

void Side::start()
{
    static int seed = 0;
    m_process = std::make_unique<QProcess>();
    m_process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process->start(QCoreApplication::applicationFilePath(), {"WINDOW", m_home.path(), QString::number(++seed)});
}

QByteArray Side::tell(const QByteArray& command)
{
    m_process->write(command + '\n');
    while (!m_process->canReadLine() && m_process->waitForReadyRead(60000)) {}
    return m_process->readLine().trimmed();
}

QByteArray Side::play(int decisions)
{
    const QByteArray answer = tell("play " + QByteArray::number(decisions));
    m_played = answer.mid(answer.indexOf(' ') + 1);
    if (answer.startsWith("saved "))
        m_promise.append(m_played);
    return answer;
}

void Side::end(bool kills)
{
    if (!m_process)
        return;
    if (kills) {
        m_process->kill();
    } else {
        if (tell("close") == "closed" && !m_played.isEmpty())
            m_promise.append(m_played);
        m_process->closeWriteChannel();
    }
    m_process->waitForFinished();
    m_process.reset();
    m_played.clear();
}

// Every game in the home.
static QList<QByteArray> allIn(const Home& home)
{
    QStringList paths = home.versions();
    for (const QFileInfo& file : QDir(home.folder() + "/games").entryInfoList(QDir::Files))
        paths.append(file.filePath());
    QList<QByteArray> lines;
    for (const QString& path : paths) {
        const std::optional<Record> record = readRecord(path).record;
        lines.append(record ? lineOf(*record) : "damaged " + path.toUtf8());
    }
    return lines;
}

QByteArray Side::lost() const
{
    const QList<QByteArray> all = allIn(m_home);
    for (const QByteArray& promise : m_promise) {
        if (std::none_of(all.begin(), all.end(), [&](const QByteArray& line) { return line.startsWith(promise); }))
            return promise;
    }
    return {};
}

void TestWindows::theNextOneOffersWhatLiesThere()
{
    const Home home;
    Side a(home), b(home);
    a.start();
    QVERIFY(a.play(2).startsWith("saved "));
    b.start();
    QCOMPARE(b.tell("notice"), QByteArray("in-use"));
    QCOMPARE(a.tell("new"), QByteArray("begun"));
    const QByteArray newer = a.play(8);
    QVERIFY(newer.startsWith("saved ") && newer.count(';') > 12);
    a.end(false);
    QByteArray offered;
    QTRY_COMPARE(offered = b.tell("offers"), newer.mid(6)); // and no notice any more
    const QByteArray last = b.play(3);
    QVERIFY2(last.startsWith(newer) && last.size() > newer.size(), last.constData());
    QVERIFY(!a.isLost() && !b.isLost());
}

void TestWindows::theNextOneKeepsWhatLiesThere()
{
    for (const bool anew : {true, false}) {
        const Home home;
        Side a(home), b(home);
        a.start();
        QVERIFY(a.play(2).startsWith("saved "));
        b.start();
        QVERIFY(b.play(1).startsWith("in-use "));
        if (anew)
            QCOMPARE(a.tell("new"), QByteArray("begun"));
        const QByteArray newer = a.play(8);
        a.end(false);
        QVERIFY(b.play(3).startsWith("saved "));
        QCOMPARE(b.tell("notice").trimmed(), QByteArray("other-kept"));
        QVERIFY(!a.isLost() && !b.isLost());
        QVERIFY(allIn(home).contains(newer.mid(6)));
        b.end(false);
        QVERIFY(!a.isLost() && !b.isLost());
    }
}

// A move is taken back in it once another window's game has become the running one.
void TestWindows::aGameThatWasOverKeepsWhatLiesThere()
{
    const Home home;
    Side a(home), b(home);
    a.start();
    QVERIFY(a.play(2).startsWith("saved "));
    b.start();
    QCOMPARE(b.tell("new"), QByteArray("begun"));
    QVERIFY(b.play(1000).startsWith("in-use "));
    a.end(false);
    QTRY_COMPARE(b.tell("notice").trimmed(), QByteArray()); // it has the saves
    QByteArray newest;
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(b.tell("undo"), QByteArray("undone"));
        newest = b.play(1); // something else, it may be, than what was taken back
        QVERIFY(newest.startsWith("saved "));
    }
    b.end(false);
    QVERIFY(!a.isLost());
    QVERIFY(allIn(home).contains(newest.mid(6)));
}

void TestWindows::aLostLockStopsAWindow()
{
#ifdef Q_OS_WIN
    QSKIP("Nobody can remove a lock there that is held.");
#endif
    const Home home;
    Side a(home), b(home);
    a.start();
    QVERIFY(a.play(2).startsWith("saved "));
    QVERIFY(QFile::remove(home.folder() + "/.lock"));
    b.start();
    QVERIFY(b.play(2).startsWith("saved "));
    const QStringList before = home.versions();
    QVERIFY(a.play(2).startsWith("in-use "));
    QCOMPARE(home.versions(), before);
    QCOMPARE(a.tell("close"), QByteArray("asks"));
    b.end(true);
    QCOMPARE(a.tell("close"), QByteArray("closed")); // after a last try
    a.end(false);
    QVERIFY(!a.isLost() && !b.isLost());
}

// Tells the sides what is next in their lives, in that order: start, play, play again or anew, end. Returns what is
// wrong then.
static QByteArray live(const Home& home, const QList<int>& order, int kind)
{
    std::vector<std::unique_ptr<Side>> sides;
    QList<int> steps;
    for (const int number : order) {
        while (int(sides.size()) <= number) {
            sides.push_back(std::make_unique<Side>(home));
            steps.append(0);
        }
        Side& side = *sides[std::size_t(number)];
        const bool odd = (kind >> number) & 1;
        switch (steps[number]++) {
        case 0: side.start(); break;
        case 2:
            if (odd && side.tell("new") != "begun")
                return "no new game";
            [[fallthrough]];
        case 1:
            if (side.play(1 + (number + kind) % 3).isEmpty())
                return "no answer";
            break;
        case 3: side.end(((kind >> 2) + number) & 1); break;
        }
    }
    for (const auto& side : sides) {
        if (side->isLost())
            return "lost: " + side->lost();
    }
    const QByteArrayList all = allIn(home);
    return all.join('\n').contains("damaged ") ? all.join('\n') : QByteArray();
}

void TestWindows::twoInEveryOrder()
{
    const Home home;
    QList<int> order{0, 0, 0, 0, 1, 1, 1, 1};
    int kind = 0;
    do {
        QCOMPARE(QByteArray::number(kind) + live(home, order, kind), QByteArray::number(kind));
        ++kind;
    } while (std::next_permutation(order.begin(), order.end()));
    QCOMPARE(kind, 70);
}

void TestWindows::threeInManyOrders()
{
    const Home home;
    QList<int> order{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
    Random random(3);
    for (int kind = 0; kind < 15; ++kind) {
        for (qsizetype i = order.size() - 1; i > 0; --i)
            std::swap(order[i], order[random.below(std::uint32_t(i + 1))]);
        QCOMPARE(QByteArray::number(kind) + live(home, order, kind), QByteArray::number(kind));
    }
}

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 4 && QByteArray(argv[1]) == "WINDOW")
        return beWindow(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toULongLong());
    TestWindows test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_windows.moc"
