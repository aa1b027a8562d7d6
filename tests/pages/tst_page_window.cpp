#include "app/shell/fitting.h"
#include "app/shell/placement.h"
#include "tests/pages/positions.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// A window of any size on a screen of any size: where there is too little room for the pages, they are painted smaller
// as a whole, with all that lies over them, and answer where they are seen.
class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void everythingShrinks_data();
    void everythingShrinks();
    void questionsShutOutThePageBehind();
    void questionsStayInTheMiddle();
    void tipsStayInside();
    void theLeastSize_data();
    void theLeastSize();
    void itFitsItsScreen();
    void itFillsItsScreen();
    void placementsAreWrittenAndRead();
    void damagedPlacementsAreNone_data();
    void damagedPlacementsAreNone();
    void placementsComeOntoAScreen_data();
    void placementsComeOntoAScreen();
    void aPlacementIsKeptOnceItRests();

private:
    // A fixed position, with its game kept.
    const moments::Page& position(const QByteArray& name);
    // Goes there from home.
    void open(Program& program, const moments::Page& page);

    Rooms m_home;
};

// So large are the pages' parts in it, to those in a window of 1024x640: 5 to 8.
constexpr QSize small(640, 400);
constexpr QSize whole(1024, 640);

static void resize(Program& program, QSize size)
{
    program.window()->setProperty("room", QSizeF(size));
    program.window()->resize(size);
}

// How far two pictures are apart where they are furthest: the mean of a block of pixels, of 255.
static int farthest(const QImage& one, const QImage& other)
{
    constexpr int block = 20;
    const QSize blocks = one.size() / block;
    const auto coarse = [&](const QImage& image) {
        return image.scaled(blocks, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage a = coarse(one), b = coarse(other);
    int most = 0;
    for (int y = 0; y < blocks.height(); ++y) {
        for (int x = 0; x < blocks.width(); ++x)
            most = std::max(most, std::abs(a.pixelColor(x, y).red() - b.pixelColor(x, y).red()));
    }
    return most;
}

void WindowTest::init()
{
    failOnWarnings();
    m_home.clear();
}

const moments::Page& WindowTest::position(const QByteArray& name)
{
    const auto& all = positions::all();
    const auto page = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
    if (page == all.end())
        qFatal("There is no position '%s'.", name.constData());
    if (!page->game.players.empty())
        m_home.keep(page->game);
    return *page;
}

void WindowTest::open(Program& program, const moments::Page& page)
{
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(page.open(program));
    screen::leave(program.window());
}

void WindowTest::everythingShrinks_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name :
         {"home", "new game: choosing a player", "settings", "table: a harmful choice", "table: set aside",
          "table: a move taken back", "table: its log", "curtain", "replay: a hand"})
        QTest::addRow("%s", name) << QByteArray(name);
}

void WindowTest::everythingShrinks()
{
    QFETCH(QByteArray, name);
    const moments::Page& page = position(name);
    Program program(small);
    open(program, page);
    const QImage shrunk = screen::picture(program.window());
    QCOMPARE(shrunk.size(), small);
    resize(program, whole);
    const QImage large = screen::picture(program.window());
    QCOMPARE(large.size(), whole);
    const QImage expected = large.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QVERIFY2(farthest(shrunk, expected) < 12, qPrintable(QString::number(farthest(shrunk, expected))));
}

// What is asked over the page answers where it is seen, and the page around it does not.
void WindowTest::questionsShutOutThePageBehind()
{
    const moments::Page& page = position("table: a harmful choice");
    Program program(small);
    open(program, page);
    QQuickWindow* window = program.window();
    const QString anyway = words("Caution", "Do it anyway");
    const QRect pane(QPoint(0, 0), small);
    int tried = 0;
    for (QQuickItem* item : screen::items(window)) {
        const QString type = screen::typeOf(item);
        if (type == "IconButton" && pane.contains(screen::centre(item))) {
            screen::click(item);
            ++tried;
            QVERIFY2(screen::find(window, anyway), qPrintable(screen::nameOf(item)));
            QVERIFY2(screen::findType(window, "TablePage"), qPrintable(screen::nameOf(item)));
        }
    }
    QVERIFY(tried >= 4);
    QVERIFY(screen::press(window, anyway));
    QVERIFY(QTest::qWaitFor([&] { return !screen::find(window, anyway); }));
}

void WindowTest::questionsStayInTheMiddle()
{
    const moments::Page& page = position("table: a harmful choice");
    Program program(small);
    open(program, page);
    QQuickWindow* window = program.window();
    for (const QSize size :
         {small, QSize(1280, 800), whole, QSize(1600, 900), QSize(700, 640), small, QSize(640, 360)}) {
        resize(program, size);
        QVERIFY(screen::settles(window));
        const QQuickItem* box = screen::findType(window, "PopupItem");
        QVERIFY(box);
        const QRectF rect = box->mapRectToScene({0, 0, box->width(), box->height()});
        const QPointF off = rect.center() - QRectF(QPointF(0, 0), QSizeF(size)).center();
        QVERIFY2(off.manhattanLength() < 3, qPrintable(QString("%1x%2").arg(size.width()).arg(size.height())));
    }
}

// The plate beside the pointer is inside the window, whole, at the edges too.
void WindowTest::tipsStayInside()
{
    const moments::Page& page = position("table: a card");
    Program program(small);
    open(program, page);
    QQuickWindow* window = program.window();
    const QRectF pane(QPoint(0, 0), QSizeF(small));
    int seen = 0;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::typeOf(item) != "IconButton" || !screen::isOpen(item))
            continue;
        screen::leave(window);
        QVERIFY(QTest::qWaitFor([&] { return !screen::findType(window, "PopupItem"); }));
        QTest::mouseMove(window, screen::centre(item));
        QQuickItem* tip = nullptr;
        QVERIFY2(QTest::qWaitFor([&] { return (tip = screen::findType(window, "PopupItem")) != nullptr; }),
                 qPrintable(screen::nameOf(item)));
        QVERIFY(screen::settles(window));
        const QRectF rect = tip->mapRectToScene({0, 0, tip->width(), tip->height()});
        const QRectF button = item->mapRectToScene({0, 0, item->width(), item->height()});
        QVERIFY2(pane.contains(rect) && rect.width() > 10, qPrintable(screen::nameOf(item)));
        QVERIFY2(rect.left() < button.right() && rect.right() > button.left(), qPrintable(screen::nameOf(item)));
        QVERIFY2(std::abs(rect.top() - button.bottom()) < 8, qPrintable(screen::nameOf(item)));
        ++seen;
    }
    QVERIFY(seen >= 4);
}

void WindowTest::theLeastSize_data()
{
    QTest::addColumn<QSize>("room");
    QTest::addColumn<QSize>("least");
    QTest::addRow("large") << QSize(1920, 1080) << QSize(1024, 640);
    QTest::addRow("low") << QSize(1366, 600) << QSize(1024, 600);
    QTest::addRow("narrow") << QSize(900, 700) << QSize(900, 640);
    QTest::addRow("tiny") << QSize(500, 300) << QSize(640, 340);
}

void WindowTest::theLeastSize()
{
    QFETCH(QSize, room);
    QFETCH(QSize, least);
    Program program;
    program.window()->setProperty("room", QSizeF(room));
    QCOMPARE(program.window()->minimumSize(), least);
}

// A window that is larger than its screen becomes as large as that, once its frame is known.
void WindowTest::itFitsItsScreen()
{
    Program program({4000, 3000});
    QWindow* window = program.window();
    const QRect screen = window->screen()->availableGeometry();
    QVERIFY(screen.width() < 4000 && screen.height() < 3000);
    const Fitting fitting(*window);
    QVERIFY(QTest::qWaitFor([&] { return screen.contains(window->frameGeometry()); }));
    QVERIFY(window->minimumWidth() <= screen.width());
}

// By its key, over a panel too; Escape leads out of that only where there is nothing else to go back from.
void WindowTest::itFillsItsScreen()
{
    m_home.keep(position("table: a card").game);
    Program program({1100, 700});
    QQuickWindow* window = program.window();
    const FullScreen& full = *program.fullScreen();
    QVERIFY(moments::resume(program));
    QTest::keyClick(window, Qt::Key_F11);
    QTRY_COMPARE(window->size(), window->screen()->size());
    QVERIFY(full.isActive());
    QVERIFY(moments::menu(program));
    QVERIFY(full.isActive());
    QTest::keyClick(window, Qt::Key_F11);
    QTRY_COMPARE(window->size(), QSize(1100, 700));
    QVERIFY(screen::press(window, words("TableMenu", "Full screen")));
    QTRY_VERIFY(full.isActive());
    QVERIFY(screen::press(window, words("TableMenu", "Leave the table")));
    QTRY_VERIFY(screen::findType(window, "HomePage"));
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_COMPARE(window->size(), QSize(1100, 700));
    QVERIFY(!full.isActive());
}

void WindowTest::placementsAreWrittenAndRead()
{
    for (const bool maximised : {false, true}) {
        for (const bool fullScreen : {false, true}) {
            const Placement one{{-1200, 30, 1280, 800}, maximised, fullScreen};
            QVERIFY(Placement::read(one.text()) == one);
        }
    }
}

void WindowTest::damagedPlacementsAreNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "window", "1 2 300 400", "1 2 300 400 odd", "1 2 300 400 window more",
                             "1 2 0 400 window", "1 2 -300 400 window", "1 2 300 4e9 window",
                             "2147483647 2 300 400 window", "-2147483648 2 300 400 window", "x 2 300 400 window"})
        QTest::addRow("%s", text) << text;
}

void WindowTest::damagedPlacementsAreNone()
{
    QFETCH(QString, text);
    QVERIFY(!Placement::read(text));
}

void WindowTest::placementsComeOntoAScreen_data()
{
    QTest::addColumn<QRect>("left");
    QTest::addColumn<QRect>("comes");
    QTest::addRow("where it was") << QRect(100, 90, 1280, 800) << QRect(100, 90, 1280, 800);
    QTest::addRow("on the second screen") << QRect(2100, 90, 900, 700) << QRect(2100, 90, 900, 700);
    QTest::addRow("half outside") << QRect(-600, 90, 1280, 800) << QRect(0, 90, 1280, 800);
    QTest::addRow("between both, nearer the second") << QRect(1400, 90, 1200, 700) << QRect(1920, 90, 1200, 700);
    QTest::addRow("on a screen that is gone") << QRect(4000, -2000, 1280, 800) << QRect(640, 0, 1280, 800);
    QTest::addRow("larger than its screen") << QRect(2000, 10, 3000, 2000) << QRect(1920, 0, 1280, 1024);
    QTest::addRow("tiny") << QRect(10, 10, 1, 1) << QRect(10, 10, 640, 340);
}

void WindowTest::placementsComeOntoAScreen()
{
    QFETCH(QRect, left);
    QFETCH(QRect, comes);
    const QList<QRect> rooms = {{0, 0, 1920, 1080}, {1920, 0, 1280, 1024}};
    const Placement placement{left};
    QCOMPARE(placement.within(placement.roomAmong(rooms)), comes);
}

// Also when it is closed before that; and what is full now has its place without that too.
void WindowTest::aPlacementIsKeptOnceItRests()
{
    Program program({1100, 700});
    Settings& settings = *program.settings();
    PlacementKeeper keeper(*program.window(), settings, {});
    program.window()->setPosition(40, 50);
    program.window()->resize(1050, 660);
    QCOMPARE(settings.window(), QString()); // not while it moves
    QTRY_COMPARE(settings.window(), "40 50 1050 660 window");
    program.fullScreen()->setActive(true);
    QTRY_COMPARE(settings.window(), "40 50 1050 660 full");
    program.fullScreen()->setActive(false);
    QTRY_COMPARE(settings.window(), "40 50 1050 660 window");
    program.window()->resize(1070, 670);
    program.window()->close();
    QCOMPARE(settings.window(), "40 50 1070 670 window");
}

QTEST_MAIN(WindowTest)
#include "tst_page_window.moc"
