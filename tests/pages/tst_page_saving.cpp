#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QUuid>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// What the pages ask where a disk or another program hinders saving; no careless key loses anything.
class SavingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void closingTriesOnceMore();
    void closingAsks();
    void closingAsksNoLonger();
    void closingAnyway();
    void theEndAsks();
    void aLockFromElsewhereStays();
    void aLockFromElsewhereIsTakenOver();

private:
    bool block();
    bool layLock();
    QString contents(const QString& path) const;

    Rooms m_home;
    QString m_lock;
    QString m_away; // where the folder is while a file is in its place
};

void SavingTest::init()
{
    failOnWarnings();
    if (!m_away.isEmpty())
        QDir(m_away).removeRecursively(); // in vain on Windows, where a lock in it is held to the end
    m_away = m_home.folder() + '.' + QUuid::createUuid().toString(QUuid::Id128);
    m_lock = m_home.folder() + "/.lock";
    QFile::remove(m_home.folder()); // the file
    m_home.clear();
}

// From now on nothing can be saved.
bool SavingTest::block()
{
    QFile file(m_home.folder());
    return QDir().rename(m_home.folder(), m_away) && file.open(QIODevice::WriteOnly);
}

QString SavingTest::contents(const QString& path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool SavingTest::layLock()
{
    QFile file(m_lock);
    return QDir().mkpath(m_home.folder()) && file.open(QIODevice::WriteOnly)
           && file.write("4711\noriflamme\nattic\nanother-machine\nanother-boot\n") > 0;
}

// Makes a decision that the disk does not take.
static bool decide(Program& program)
{
    Game* game = program.game();
    if (!moments::resume(program))
        return false;
    pick(*game->hotSeat().choice(), look(game->table().state(), 0).legal[0]);
    return QTest::qWaitFor([&] { return game->notice()["code"] == "folder-missing"; });
}

void SavingTest::closingTriesOnceMore()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QVERIFY(block() && decide(program));
    const Record played = program.game()->table().record();
    QVERIFY(QFile::remove(m_home.folder()) && QDir().rename(m_away, m_home.folder()));
    QVERIFY(program.window()->close());
    const std::optional<Record> running = m_home.running().record;
    QVERIFY(running && goesOn(*running, played));
}

void SavingTest::closingAsks()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(block() && decide(program));
    QVERIFY(!window->close());
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), program.say("back"));
    QVERIFY(screen::find(window, words("NoticeWords", "Close anyway")));
    QTest::keyClick(window, Qt::Key_Space);
    QTRY_VERIFY(!screen::find(window, words("NoticeWords", "Close anyway")));
    QVERIFY(window->isVisible());
    QVERIFY(!window->close()); // asked each time
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), program.say("back"));
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(!screen::find(window, words("NoticeWords", "Close anyway")));
    QVERIFY(window->isVisible());
}

// What could be saved after all is not asked about any more.
void SavingTest::closingAsksNoLonger()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QVERIFY(block() && decide(program));
    QVERIFY(!program.window()->close());
    QCOMPARE(program.game()->saving()->question()["about"], "close");
    QVERIFY(QFile::remove(m_home.folder()) && QDir().rename(m_away, m_home.folder()));
    QVERIFY(program.game()->saving()->mayClose());
    QCOMPARE(program.game()->saving()->question(), QVariantMap());
}

void SavingTest::closingAnyway()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(block() && decide(program));
    QVERIFY(!window->close());
    QVERIFY(screen::press(window, words("NoticeWords", "Close anyway")));
    QTRY_VERIFY(!window->isVisible());
}

// A game that ends while nothing can be saved.
void SavingTest::theEndAsks()
{
    const Record before = saved::game(3, "1", [](const State& state) { return state.round == 6; });
    m_home.keep(before);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    program.settings()->setWarnings(false); // the first thing that may be chosen is no good one
    QQuickWindow* window = program.window();
    QVERIFY(block());
    Game* game = program.game();
    game->resume();
    QMetaObject::invokeMethod(window, "showTable");
    while (game->stage().board().phase != "over") {
        QTRY_VERIFY(game->hotSeat().isMyTurn() || game->stage().board().phase == "over");
        if (game->hotSeat().isMyTurn())
            pick(*game->hotSeat().choice(), look(game->table().state(), 0).legal[0]);
    }
    QTRY_VERIFY(screen::find(window, words("NoticeWords", "Save elsewhere")));
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), program.say("back"));
    QVERIFY(screen::press(window, words("NoticeWords", "Save elsewhere")));
    QTRY_VERIFY(screen::findType(window, "FilePage"));
    QTRY_VERIFY(!screen::find(window, words("NoticeWords", "Save elsewhere")));
}

void SavingTest::aLockFromElsewhereStays()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    QVERIFY(layLock());
    const QString lock = contents(m_lock);
    Program program;
    QQuickWindow* window = program.window();
    QTRY_VERIFY(screen::find(window, words("NoticeWords", "Take over")));
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), program.say("back"));
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_VERIFY(!screen::find(window, words("NoticeWords", "Take over")));
    QCOMPARE(contents(m_lock), lock);
    QQuickItem* bar = screen::findType(window, "NoticeBar");
    QVERIFY(bar && screen::nameOf(bar).contains("attic"));
}

void SavingTest::aLockFromElsewhereIsTakenOver()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    QVERIFY(layLock());
    const QString lock = contents(m_lock);
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::press(window, words("NoticeWords", "Take over")));
    QTRY_VERIFY(contents(m_lock) != lock && !contents(m_lock).isEmpty());
    QTRY_VERIFY(!screen::findType(window, "NoticeBar"));
    QVERIFY(moments::resume(program));
}

QTEST_MAIN(SavingTest)
#include "tst_page_saving.moc"
