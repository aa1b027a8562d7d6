#include "tests/pages/layout.h"
#include "tests/pages/moments.h"
#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// The log as it is read: opened and left by keys and by mouse, turned, and what a line shows on the table.
class LogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void byKeys();
    void byMouse();
    void followsUnlessTurnedBack();
    void aLineShowsItsCard();
    void aLineShowsTheSeatOfACardThatIsGone();
    void aShortQueueMakesRoomForIt();
    void aLineOfAReplayIsGoneTo();
    void longWordsWrap();
    void theLanguageChangesWhileItIsOpen();
    void pinnedItLiesBesideTheTable();
    void openNothingIsDrawn();
    void opensInEveryLook_data();
    void opensInEveryLook();

private:
    Rooms m_home;
};

void LogTest::init()
{
    failOnWarnings();
    m_home.clear();
}

static QQuickItem* listOf(Program& program)
{
    return screen::findType(program.window(), "LogList");
}

static CueFacts entryOf(QQuickItem* line)
{
    return line->property("entry").value<CueFacts>();
}

// The lines that are seen, in order.
static QList<QQuickItem*> linesOf(Program& program)
{
    QList<QQuickItem*> lines;
    const QQuickItem* list = listOf(program);
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) != "LogLine")
            continue;
        const qreal y = item->mapToItem(list, {0, 0}).y();
        if (y >= -1 && y + item->height() <= list->height() + 1)
            lines.append(item);
    }
    std::sort(lines.begin(), lines.end(), [](const QQuickItem* a, const QQuickItem* b) { return a->y() < b->y(); });
    return lines;
}

static int newest(Program& program)
{
    return program.game()->stage().gameLog()->count() - 1;
}

// The list stands at its end, and the newest line is the last that is seen.
static bool standsAtTheNewest(Program& program)
{
    return QTest::qWaitFor([&] {
        const QList<QQuickItem*> lines = linesOf(program);
        return !lines.isEmpty() && entryOf(lines.last()).step == newest(program);
    });
}

static bool opens(Program& program)
{
    QTest::keyClick(program.window(), Qt::Key_L);
    return QTest::qWaitFor([&] { return listOf(program) != nullptr; }) && screen::settles(program.window())
           && standsAtTheNewest(program);
}

static QQuickItem* focused(Program& program)
{
    return program.window()->activeFocusItem();
}

void LogTest::byKeys()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QQuickItem* const card = focused(program);
    QVERIFY(opens(program));
    QCOMPARE(screen::typeOf(focused(program)), QString("LogLine"));
    QCOMPARE(entryOf(focused(program)).step, newest(program));
    QTest::keyClick(program.window(), Qt::Key_Up);
    QCOMPARE(entryOf(focused(program)).step, newest(program) - 1);
    QTest::keyClick(program.window(), Qt::Key_Home);
    QCOMPARE(entryOf(focused(program)).step, 0);
    QCOMPARE(linesOf(program).first(), focused(program));
    QTest::keyClick(program.window(), Qt::Key_End);
    QCOMPARE(entryOf(focused(program)).step, newest(program));
    // What is read aloud holds the sentence and its cause.
    const QString said = screen::nameOf(focused(program));
    QVERIFY(said.startsWith(focused(program)->property("text").toString()) && said.size() > 5);

    QTest::keyClick(program.window(), Qt::Key_Escape);
    QTRY_VERIFY(!listOf(program));
    QCOMPARE(focused(program), card);
    QVERIFY(opens(program));
    QTest::keyClick(program.window(), Qt::Key_L);
    QTRY_VERIFY(!listOf(program));
    QVERIFY(program.game()->stage().isOpen());
}

// The pointer leaves the keyboard with the cards.
void LogTest::byMouse()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    const QQuickItem* card = focused(program);
    QVERIFY(screen::press(program.window(), words("LogButton", "What has happened")));
    QTRY_VERIFY(listOf(program));
    QVERIFY(screen::settles(program.window()) && standsAtTheNewest(program));
    QCOMPARE(focused(program), card);
    screen::click(linesOf(program).first());
    QCOMPARE(focused(program), card);
    QVERIFY(screen::press(program.window(), words("LogSheet", "Close")));
    QTRY_VERIFY(!listOf(program));
    QVERIFY(screen::press(program.window(), words("LogButton", "What has happened")));
    QTRY_VERIFY(listOf(program));
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QTRY_VERIFY(!listOf(program));
    QVERIFY(screen::findType(program.window(), "TablePage"));
}

static void wheel(Program& program, int by)
{
    const QPointF where = screen::centre(listOf(program));
    QWheelEvent event(where, program.window()->mapToGlobal(where), {}, {0, by}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(program.window(), &event);
}

void LogTest::followsUnlessTurnedBack()
{
    m_home.keep(saved::asked(3, Asks::Place, 3));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QVERIFY(screen::press(program.window(), words("LogButton", "What has happened")));
    QTRY_VERIFY(listOf(program));
    ScriptedPlayer sitter(program, ScriptedPlayer::Keys, 4);
    int answers = 0;
    QVERIFY2(sitter.play([&] { return ++answers > 3; }), qPrintable(sitter.complaint()));
    QVERIFY(standsAtTheNewest(program));

    wheel(program, 600);
    QTRY_VERIFY(!listOf(program)->property("follows").toBool());
    QVERIFY(screen::settles(program.window()));
    const int read = entryOf(linesOf(program).first()).step;
    const int before = newest(program);
    answers = 0;
    QVERIFY2(sitter.play([&] { return ++answers > 3; }), qPrintable(sitter.complaint()));
    QVERIFY(newest(program) > before);
    QVERIFY(screen::settles(program.window()));
    QCOMPARE(entryOf(linesOf(program).first()).step, read);
    QVERIFY(screen::press(program.window(), words("LogSheet", "To the newest")));
    QVERIFY(standsAtTheNewest(program));
    QVERIFY(!screen::find(program.window(), words("LogSheet", "To the newest")));
}

// What is pointed out: the frame's rectangle in the window, none if nothing is.
static QRectF pointedOut(Program& program)
{
    const QQuickItem* mark = screen::findType(program.window(), "WhereMark");
    const QRectF spot = mark && mark->property("showing").toBool() ? mark->property("spot").toRectF() : QRectF();
    return spot.isEmpty() ? QRectF() : mark->mapRectToScene(spot);
}

static QRectF rectOf(const QQuickItem* item)
{
    return item->mapRectToScene({0, 0, item->width(), item->height()});
}

// Goes up the lines until one fits, and presses Enter on it.
static bool enters(Program& program, const std::function<bool(const CueFacts&)>& fits)
{
    for (int i = newest(program); i >= 0 && !fits(entryOf(focused(program))); --i)
        QTest::keyClick(program.window(), Qt::Key_Up);
    if (!fits(entryOf(focused(program))))
        return false;
    QTest::keyClick(program.window(), Qt::Key_Return);
    return true;
}

static QQuickItem* cardOf(Program& program, int number)
{
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "QueueCard" && item->property("serial") == number)
            return item;
    }
    return nullptr;
}

void LogTest::aLineShowsItsCard()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(opens(program));
    QVERIFY(enters(program,
                   [&](const CueFacts& entry) { return entry.is(Happening::Kept) && cardOf(program, entry.number); }));
    QQuickItem* const card = cardOf(program, entryOf(focused(program)).number);
    QTRY_COMPARE(pointedOut(program), rectOf(card));
    QTRY_VERIFY(pointedOut(program).isNull()); // after a moment
    QVERIFY(screen::rests(program.window()));
}

void LogTest::aLineShowsTheSeatOfACardThatIsGone()
{
    m_home.keep(saved::game(4, "gone", [](const State& state) {
        return state.question.seat == 0 && state.question.asks == Asks::Place && state.round > 4;
    }));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(opens(program));
    QVERIFY(enters(program, [&](const CueFacts& entry) {
        return entry.seat > 0 && !cardOf(program, entry.number) && !cardOf(program, entry.otherNumber)
               && entry.other < 0;
    }));
    const int seat = entryOf(focused(program)).seat;
    const QString name = program.game()->stage().players()[seat].toMap()["name"].toString();
    const QRectF spot = pointedOut(program);
    QVERIFY(!spot.isNull());
    bool found = false;
    for (QQuickItem* item : screen::items(program.window()))
        found |= screen::typeOf(item) == "SeatPanel" && rectOf(item) == spot && item->property("name") == name;
    QVERIFY(found);
}

void LogTest::aShortQueueMakesRoomForIt()
{
    m_home.keep(positions::at({4, Asks::KeepOrReveal, 6}));
    Program program({1280, 800});
    QVERIFY(moments::resume(program));
    const auto furthest = [&] {
        qreal right = 0;
        for (QQuickItem* item : screen::items(program.window())) {
            if (screen::typeOf(item) == "QueueCard" || screen::typeOf(item) == "Slot")
                right = std::max(right, rectOf(item).right());
        }
        return right;
    };
    const qreal before = furthest();
    QVERIFY(opens(program));
    QVERIFY(!screen::findType(program.window(), "QueueZone")->property("wide").toBool()); // it need not be turned
    const qreal edge = rectOf(screen::findType(program.window(), "LogPanel")).left();
    QVERIFY2(before > edge, qPrintable(QString("%1 %2").arg(before).arg(edge)));
    QTRY_VERIFY(furthest() < edge);
    QVERIFY(screen::press(program.window(), words("LogSheet", "Close")));
    QTRY_COMPARE(furthest(), before);
}

void LogTest::aLineOfAReplayIsGoneTo()
{
    m_home.keep(saved::over(3));
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "Watch replay")));
    QTRY_VERIFY(screen::findType(program.window(), "ReplayPage"));
    Playback& playback = *program.game()->playback();
    playback.stepRound(1);
    playback.stepRound(1);
    QVERIFY(opens(program));
    QTest::keyClick(program.window(), Qt::Key_PageUp);
    const int step = entryOf(focused(program)).step;
    QVERIFY(step > 0 && step < playback.position());
    QTest::keyClick(program.window(), Qt::Key_Return);
    QCOMPARE(playback.position(), step);
    QVERIFY(standsAtTheNewest(program));
    QCOMPARE(newest(program), step);
    QQuickItem* const line = linesOf(program).first(); // by a click
    const int first = entryOf(line).step;
    screen::click(line);
    QCOMPARE(playback.position(), first);
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QTRY_VERIFY(!listOf(program));
    QVERIFY(playback.isOpen());
    QTest::keyClick(program.window(), Qt::Key_Right); // the keys of the replay are back
    QCOMPARE(playback.position(), first + 1);
}

static QStringList cutOff(Program& program)
{
    QStringList faults;
    for (const QQuickItem* item : screen::items(program.window())) {
        if (!item->inherits("QQuickText"))
            continue;
        const QQuickItem* around = item->parentItem();
        while (around && screen::typeOf(around) != "LogSheet")
            around = around->parentItem();
        if (around
            && (item->property("truncated").toBool() || item->property("contentHeight").toReal() > item->height() + 1
                || item->property("contentWidth").toReal() > item->width() + 1))
            faults << item->property("text").toString();
    }
    return faults;
}

void LogTest::longWordsWrap()
{
    LongWords longer;
    m_home.keep(saved::asked(5, Asks::Place, 4));
    Program program({1024, 640});
    QVERIFY(moments::resume(program));
    QCoreApplication::installTranslator(&longer);
    program.retranslate();
    QVERIFY(opens(program));
    for (int page = 0; page < 12; ++page) {
        QVERIFY(linesOf(program).size() > 1);
        QCOMPARE(cutOff(program), QStringList());
        QTest::keyClick(program.window(), Qt::Key_PageUp);
    }
    QCoreApplication::removeTranslator(&longer);
}

void LogTest::theLanguageChangesWhileItIsOpen()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(opens(program));
    QStringList names;
    for (const QVariant& player : program.game()->stage().players())
        names << program.say("shortName", {player.toMap()["name"]});
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage(language);
        QVERIFY(screen::settles(program.window()) && standsAtTheNewest(program));
        QVERIFY(linesOf(program).size() > 3);
        for (QQuickItem* line : linesOf(program)) {
            const CueFacts entry = entryOf(line);
            const QString said = entry.is(Happening::RoundBegins)
                                     ? program.say("round", {entry.round})
                                     : program.say("caption", {QVariant::fromValue(entry), names});
            const QString because = program.say("because", {QVariant::fromValue(entry)});
            QCOMPARE(screen::nameOf(line), because.isEmpty() ? said : said + " " + because);
        }
        QVERIFY(screen::find(program.window(), words("LogSheet", "Close")));
    }
}

void LogTest::pinnedItLiesBesideTheTable()
{
    m_home.keep(saved::asked(4, Asks::Place, 5));
    {
        Program program({1400, 640});
        QVERIFY(moments::resume(program));
        const qreal width = screen::findType(program.window(), "QueueZone")->width();
        QVERIFY(opens(program));
        QCOMPARE(screen::findType(program.window(), "QueueZone")->width(), width); // it moves nothing
        QVERIFY(screen::press(program.window(), words("LogSheet", "Keep it open beside the table")));
        QVERIFY(screen::settles(program.window()));
        const QQuickItem* panel = screen::findType(program.window(), "LogPanel");
        for (const QQuickItem* item : screen::items(program.window())) {
            const QString type = screen::typeOf(item);
            if (type == "QueueCard" || type == "SeatPanel" || type == "Prompt" || type == "QueueZone")
                QVERIFY2(!rectOf(item).intersects(rectOf(panel)), qPrintable(type));
        }
        for (const Qt::Key back : {Qt::Key_L, Qt::Key_Escape}) { // the keyboard goes to the cards and comes again
            QTest::keyClick(program.window(), back);
            QCOMPARE(screen::typeOf(focused(program)), QString("TableCard"));
            QTest::keyClick(program.window(), Qt::Key_L);
            QCOMPARE(screen::typeOf(focused(program)), QString("LogLine"));
        }
    }
    Program program({1400, 640}); // still there
    QVERIFY(moments::resume(program));
    QTRY_VERIFY(listOf(program));
    QVERIFY(standsAtTheNewest(program));
    program.window()->resize(1280, 800); // no room
    QTRY_VERIFY(!listOf(program));
    program.settings()->setLogPinned(false);
}

void LogTest::openNothingIsDrawn()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(opens(program));
    QVERIFY(screen::rests(program.window(), 900));
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QVERIFY(screen::rests(program.window(), 900));
}

void LogTest::opensInEveryLook_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("takebacks");
    QTest::addColumn<int>("turn");
    int turn = 0;
    for (const QSize size :
         {QSize(1024, 640), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)}) {
        for (const bool takebacks : {false, true})
            QTest::addRow("%dx%d%s", size.width(), size.height(), takebacks ? ", marked" : "")
                << size << takebacks << turn++;
    }
}

// Opened, turned back and dressed anew while it is open, and pinned where it can be: nothing asks for its own size.
// In a language by turns, so that each comes at every size of the window and of the text; with the variable LAYOUTS
// set, in all.
void LogTest::opensInEveryLook()
{
    QFETCH(QSize, size);
    QFETCH(bool, takebacks);
    QFETCH(int, turn);
    const bool whole = qEnvironmentVariableIsSet("LAYOUTS");
    const QStringList languages = Settings::languages();
    int look = 6 * turn; // so many a row, pinned or not in three text sizes
    Record record = saved::asked(4, Asks::Place, 4);
    record.takebacks = takebacks;
    m_home.keep(record);
    Program program(size);
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    for (const bool pinned : {false, true}) {
        program.settings()->setLogPinned(pinned);
        for (const int textSize : Settings::textSizes()) {
            for (const QString& code : whole ? languages : languages.mid(look++ % languages.size(), 1)) {
                positions::dress(program, {size, qPrintable(code), textSize});
                if (!listOf(program))
                    QVERIFY(opens(program));
                if (QQuickItem* line = linesOf(program).value(0))
                    line->forceActiveFocus(Qt::TabFocusReason); // away from the newest: a tool more
                QVERIFY(screen::draws(program.window()));
                QVERIFY(listOf(program));
                QTest::keyClick(program.window(), Qt::Key_Escape);
            }
        }
    }
}

QTEST_MAIN(LogTest)
#include "tst_page_log.moc"
