#include "tests/pages/layout.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/support/badfiles.h"

#include <QAccessible>
#include <QFileOpenEvent>
#include <QMimeData>
#include <QProcess>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// A folder of letters and signs, as many as the system takes.
#ifdef Q_OS_WIN
static const QString odd = "Щедрий вечір 'їжак'";
#else
static const QString odd = "Щедрий вечір \"їжак\"";
#endif

// Files through the real pages: by mouse, by keys, dropped and on the command line.
class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void opensByMouse();
    void opensByKeys();
    void opensWhatIsDropped();
    void opensWhatTheSystemHandsOver();
    void tellsWhatIsWrong();
    void tellsWhatIsBehindAReplay_data();
    void tellsWhatIsBehindAReplay();
    void savesByKeys();
    void savesByMouse();
    void theNewestOfTheEarlierGamesIsFirst();
    void pagesThatAreLeftGo();
    void commandLine();
    void wrongCommandLines_data();
    void wrongCommandLines();

private:
    QString lay(const QString& name, const QByteArray& contents);
    QString record(const QString& name);

    Rooms m_home;
    QString m_folder; // where the way to a file begins
};

static QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void FilesTest::init()
{
#ifdef Q_OS_WIN
    // There is one home alone, which a test cannot move: it fills no documents and starts no program that keeps
    // settings.
    static const QByteArrayList atHome{"opensByMouse", "opensByKeys",  "tellsWhatIsWrong",
                                       "savesByKeys",  "savesByMouse", "commandLine"};
    if (atHome.contains(QTest::currentTestFunction()))
        QSKIP("The way to a file begins in a home that cannot be moved there.");
#endif
    failOnWarnings();
    m_home.clear();
    m_folder = m_home.path() + "/Documents";
    QDir(m_folder).removeRecursively();
    QVERIFY(QDir().mkpath(m_folder + '/' + odd));
    QVERIFY(QDir().mkpath(m_folder + "/Zażółć"));
}

QString FilesTest::lay(const QString& name, const QByteArray& contents)
{
    QFile file(m_folder + '/' + name);
    return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size() ? file.fileName() : QString();
}

QString FilesTest::record(const QString& name)
{
    return lay(name, contents(RECORDS "/08-mixed-4-current-ltr.oriflamme"));
}

// Waits for a row of a list whose name begins so.
static QQuickItem* row(QQuickWindow* window, const QString& name)
{
    QQuickItem* found = nullptr;
    const bool came = QTest::qWaitFor([&] {
        for (QQuickItem* item : screen::items(window)) {
            if (screen::typeOf(item) == "FileRow" && screen::nameOf(item).startsWith(name))
                found = item;
        }
        return found != nullptr;
    });
    return came ? found : nullptr;
}

static bool clickRow(QQuickWindow* window, const QString& name)
{
    QQuickItem* item = row(window, name);
    if (item)
        screen::click(item);
    return item;
}

// Goes down the list to a row and presses Enter there.
static bool enterRow(QQuickWindow* window, const QString& name)
{
    if (!row(window, name))
        return false;
    for (int i = 0; i < 20; ++i) {
        QQuickItem* focused = window->activeFocusItem();
        if (focused && screen::typeOf(focused) == "FileRow" && screen::nameOf(focused).startsWith(name)) {
            QTest::keyClick(window, Qt::Key_Return);
            return true;
        }
        QTest::keyClick(window, focused && screen::typeOf(focused) == "FileRow" ? Qt::Key_Down : Qt::Key_Tab);
        QTest::qWait(1);
    }
    return false;
}

// Drags files into the window and lets go.
static void drop(QQuickWindow* window, const QList<QUrl>& urls)
{
    QMimeData data;
    data.setUrls(urls);
    const QPoint where(window->width() / 2, window->height() / 2);
    QDragEnterEvent enter(where, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window, &enter);
    QDropEvent drop(where, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window, &drop);
}

static QString noticeOn(QQuickWindow* window)
{
    QQuickItem* bar = screen::findType(window, "NoticeBar");
    return bar ? screen::nameOf(bar) : QString();
}

static qsizetype alive(Program& program, const QString& type)
{
    qsizetype count = 0;
    for (QObject* object : program.window()->findChildren<QObject*>())
        count += screen::typeOf(object) == type;
    return count;
}

void FilesTest::opensByMouse()
{
    const QString path = record("Zażółć/gra.oriflamme");
    const Record running = saved::asked(3, Asks::Place, 2);
    m_home.keep(running);
    const QByteArray before = contents(m_home.versions().first());
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::press(window, words("HomePage", "Open a game")));
    QVERIFY(screen::press(window, words("GamesPage", "Open a file…")));
    QVERIFY(clickRow(window, "Zażółć"));
    QVERIFY(clickRow(window, "gra"));
    QTRY_VERIFY(program.game()->playback()->isOpen());
    QCOMPARE(program.game()->playback()->file(), QString("gra.oriflamme"));
    QTRY_COMPARE(alive(program, "FilePage") + alive(program, "GamesPage"), 0);

    QMetaObject::invokeMethod(window, "goHome");
    QVERIFY(screen::press(window, words("HomePage", "Open a game")));
    QVERIFY(clickRow(window, "gra")); // now among the recent ones
    QTRY_VERIFY(program.game()->playback()->isOpen());
    QMetaObject::invokeMethod(window, "goHome");
    QVERIFY(moments::resume(program));
    QVERIFY(program.game()->table().record() == running);
    QCOMPARE(contents(m_home.versions().first()), before);
    QCOMPARE(m_home.versions().size(), 1);
}

void FilesTest::opensByKeys()
{
    record(odd + "/гра.oriflamme");
    Program program;
    QQuickWindow* window = program.window();
    QTRY_VERIFY(window->activeFocusItem());
    QTest::keyClick(window, Qt::Key_O, Qt::ControlModifier);
    QVERIFY(screen::enter(window, words("GamesPage", "Open a file…")));
    QVERIFY(enterRow(window, "Zażółć")); // nothing is in it
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("FilePage", "Folder above"));
    QTest::keyClick(window, Qt::Key_Return);
    QVERIFY(enterRow(window, "Щедрий"));
    QVERIFY(enterRow(window, "гра"));
    QTRY_COMPARE(program.game()->playback()->file(), QString("гра.oriflamme"));

    QTest::keyClick(window, Qt::Key_O, Qt::ControlModifier);
    QVERIFY(row(window, "гра"));
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(!screen::findType(window, "GamesPage"));

    // A path that is typed.
    QTest::keyClick(window, Qt::Key_O, Qt::ControlModifier);
    QVERIFY(screen::enter(window, words("GamesPage", "Open a file…")));
    lay("typed.json", contents(RECORDS "/00-base-2-current-ltr.oriflamme"));
    QQuickItem* field = nullptr;
    QTRY_VERIFY(field = screen::find(window, words("FilePage", "Folder")));
    while (window->activeFocusItem() != field)
        QTest::keyClick(window, Qt::Key_Tab);
    QMetaObject::invokeMethod(field, "selectAll");
    for (const QChar letter : QString("~/Documents/typed.json"))
        QTest::sendKeyEvent(QTest::Click, window, Qt::Key_unknown, QString(letter), {});
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(program.game()->playback()->file(), QString("typed.json"));
}

// As macOS does when a saved game is opened by its type.
void FilesTest::opensWhatTheSystemHandsOver()
{
    const QString path = record("Zażółć/gra 1.oriflamme");
    Program program;
    QFileOpenEvent event(QUrl::fromLocalFile(path));
    QVERIFY(QCoreApplication::sendEvent(qApp, &event));
    QTRY_COMPARE(program.game()->playback()->file(), QString("gra 1.oriflamme"));
    QTRY_COMPARE(alive(program, "ReplayPage"), 1);
}

void FilesTest::opensWhatIsDropped()
{
    const QString one = record("one 100% #1.oriflamme");
    const QString other = record("other.oriflamme");
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QVERIFY(moments::resume(program));
    const Record running = program.game()->table().record();
    drop(program.window(), {QUrl::fromLocalFile(one)});
    QTRY_COMPARE(program.game()->playback()->file(), QString("one 100% #1.oriflamme"));
    drop(program.window(), {QUrl::fromLocalFile(other), QUrl::fromLocalFile(one)});
    QTRY_COMPARE(program.game()->playback()->file(), QString("other.oriflamme"));
    QTRY_COMPARE(alive(program, "TablePage"), 0);
    QTRY_COMPARE(alive(program, "ReplayPage"), 1);
    drop(program.window(), {QUrl("https://example.org/x.oriflamme")});
    QTRY_VERIFY(noticeOn(program.window()).contains("x.oriflamme"));
    QCOMPARE(program.game()->playback()->file(), QString("other.oriflamme"));
    QVERIFY(m_home.running().record == running);
}

void FilesTest::tellsWhatIsWrong()
{
    QByteArray json = contents(RECORDS "/08-mixed-4-current-ltr.oriflamme");
    lay("biała.oriflamme", json.replace("\"current\"", "\"second\""));
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    const Record running = program.game()->table().record();
    QTest::keyClick(window, Qt::Key_O, Qt::ControlModifier);
    QVERIFY(screen::press(window, words("GamesPage", "Open a file…")));
    QVERIFY(clickRow(window, "biała"));
    QTRY_VERIFY(noticeOn(window).contains("biała.oriflamme"));
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage(language);
        QVERIFY(noticeOn(window).contains("biała.oriflamme"));
        QVERIFY(noticeOn(window).endsWith(words("NoticeWords", "Your current game goes on unchanged.")));
    }
    program.settings()->setLanguage("en");
    QTest::keyClick(window, Qt::Key_Escape);
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(screen::findType(window, "TablePage") && program.game()->hotSeat().isMyTurn());
    QVERIFY(program.game()->table().record() == running && m_home.running().record == running);
    QVERIFY(screen::press(window, words("NoticeBar", "Close")));
    QTRY_COMPARE(noticeOn(window), QString());
}

void FilesTest::tellsWhatIsBehindAReplay_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
        for (const int textSize : {100, 150})
            QTest::addRow("%dx%d %d", size.width(), size.height(), textSize) << size << textSize;
    }
}

// The bar lies over nothing, whatever is pressed, until it is closed; with large letters in the smallest window over
// the seats alone.
void FilesTest::tellsWhatIsBehindAReplay()
{
    QFETCH(QSize, size);
    QFETCH(int, textSize);
    const QByteArray good = contents(RECORDS "/08-mixed-4-current-ltr.oriflamme");
    const QByteArray faulty = with(with(good, "decisions/39/seat", 257), "seats/2/player", "human");
    const QString path = lay("biała.oriflamme", faulty);
    Program program(size);
    program.settings()->setTextSize(textSize);
    program.settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program.window();
    drop(window, {QUrl::fromLocalFile(path)});
    QTRY_VERIFY(screen::findType(window, "ReplayPage"));
    const bool cramped = size.height() < 700 && textSize > 100;
    const auto faults = [&] {
        screen::settles(window);
        QStringList list = layoutFaults(window);
        QQuickItem* bar = screen::findType(window, "NoticeBar");
        if (!bar || !screen::nameOf(bar).contains("biała.oriflamme") || !screen::nameOf(bar).contains("39"))
            return QStringList{"the bar does not tell of it"};
        const QRectF rect = bar->mapRectToScene(bar->boundingRect());
        const QStringList apart{"TopBar", "QueueZone", "ReplayPanel", "LogPanel", cramped ? "" : "SeatPanel"};
        for (QQuickItem* item : screen::items(window)) {
            if (apart.contains(screen::typeOf(item)) && rect.intersects(item->mapRectToScene(item->boundingRect())))
                list << "it lies over a " + screen::typeOf(item);
        }
        return list;
    };
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage(language);
        QCOMPARE(faults().join("; "), QString());
    }
    program.settings()->setLanguage("en");
    for (const Qt::Key key :
         {Qt::Key_Home, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_L, Qt::Key_Escape, Qt::Key_Space}) {
        QTest::keyClick(window, key);
        QCOMPARE(faults().join("; "), QString());
    }
    program.game()->playback()->setPlaying(false);
    program.game()->hotSeat().see(2);
    QTRY_VERIFY(screen::findType(window, "Curtain"));
    QCOMPARE(faults().join("; "), QString());
    QVERIFY(screen::press(window, words("Curtain", "Back")));

    QVERIFY(screen::press(window, words("NoticeBar", "Close")));
    QTRY_COMPARE(noticeOn(window), QString());
    QVERIFY(program.game()->playback()->isOpen());
    QCOMPARE(contents(path), faulty);
}

void FilesTest::savesByKeys()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    const auto type = [&](const QString& name) {
        for (const QChar letter : name)
            QTest::sendKeyEvent(QTest::Click, window, Qt::Key_unknown, QString(letter), {});
    };
    QTest::keyClick(window, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("FilePage", "Name of the file"));
    type("моя гра"); // in place of the name that is proposed
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(noticeOn(window), words("NoticeWords", "Game saved."));
    QTRY_VERIFY(screen::findType(window, "TablePage") && program.game()->hotSeat().isMyTurn());
    const QString path = m_folder + "/моя гра.oriflamme";
    const Record record = program.game()->table().record();
    QVERIFY(readRecord(path).record == record);

    // The same name asks first, and nothing happens without a yes.
    lay("моя гра.oriflamme", "mine");
    QTest::keyClick(window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("FilePage", "Name of the file"));
    type("моя гра");
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), program.say("back"));
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("FilePage", "Name of the file"));
    QCOMPARE(contents(path), QByteArray("mine"));
    QTest::keyClick(window, Qt::Key_Return);
    QVERIFY(screen::enter(window, words("FilePage", "Replace")));
    QTRY_VERIFY(readRecord(path).record == record);
    QTRY_VERIFY(!screen::findType(window, "FilePage"));
    QVERIFY(program.game()->hotSeat().isMyTurn());
}

void FilesTest::savesByMouse()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    const QString path = lay("стара.oriflamme", "old");
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QVERIFY(screen::press(window, words("GameTable", "Save the game")));
    QVERIFY(clickRow(window, "стара"));
    QVERIFY(screen::press(window, words("FilePage", "Save")));
    QVERIFY(screen::press(window, words("FilePage", "Replace")));
    QTRY_VERIFY(readRecord(path).record == program.game()->table().record());
    QTRY_VERIFY(!screen::findType(window, "FilePage"));
    QVERIFY(screen::press(window, words("GameTable", "Save the game")));
    QVERIFY(screen::press(window, words("FilePage", "Cancel")));
    QTRY_VERIFY(!screen::findType(window, "FilePage"));
}

// A page that stayed alive would go on listening: two tables would each lead the next game.
void FilesTest::theNewestOfTheEarlierGamesIsFirst()
{
    const QString folder = m_home.folder() + "/games";
    QVERIFY(QDir().mkpath(folder));
    const QStringList names{"b newest", "c middle", "a oldest"};
    for (int i = 0; i < names.size(); ++i) {
        QFile file(folder + '/' + names[i] + ".oriflamme");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") > 0 && file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-i), QFileDevice::FileModificationTime));
    }
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::press(window, words("HomePage", "Open a game")));
    QVERIFY(screen::press(window, words("GamesPage", "Open a file…")));
    QVERIFY(screen::press(window, words("FilePage", "Earlier games")));
    QStringList listed;
    QTRY_VERIFY([&] {
        listed.clear();
        for (QQuickItem* item : screen::items(window)) {
            if (screen::typeOf(item) == "FileRow")
                listed << item->property("text").toString();
        }
        return listed.size() == names.size() && listed.contains(names.first());
    }());
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()).section(',', 0, 0), names.first());
    QCOMPARE(listed, names);
}

void FilesTest::pagesThatAreLeftGo()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    QQuickWindow* window = program.window();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(moments::resume(program));
        QVERIFY(screen::press(window, words("GameTable", "Settings")));
        QVERIFY(screen::press(window, words("SettingsPage", "Done")));
        QTRY_VERIFY(program.deciding()->isOpen()); // who hurries leaves no game
        QVERIFY(screen::press(window, words("GameTable", "Home")));
        QTRY_COMPARE(alive(program, "TablePage") + alive(program, "SettingsPage"), 0);
    }
}

void FilesTest::commandLine()
{
    record("Zażółć/gra 1.oriflamme");
    QProcess game;
    game.setWorkingDirectory(m_folder);
    game.start(GAME, {"Zażółć/gra 1.oriflamme"});
    QVERIFY(game.waitForStarted());
    // It is among the recent ones once it is open; another process keeps those where a test's own does not.
    const auto settings = [&] {
        QDirIterator files(m_home.path(), {"settings.ini"}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        QByteArray all;
        while (files.hasNext())
            all += contents(files.next());
        return all;
    };
    QTRY_VERIFY_WITH_TIMEOUT(settings().contains("gra 1.oriflamme"), 30'000);
    game.terminate();
    QVERIFY(game.waitForFinished());

    game.start(GAME, {"--help"});
    QVERIFY(game.waitForFinished());
    QCOMPARE(game.exitCode(), 0);
    QVERIFY(game.readAllStandardOutput().contains("FILE"));
}

void FilesTest::wrongCommandLines_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("two files") << QStringList{"a.oriflamme", "b.oriflamme"};
    QTest::newRow("a file for the demo") << QStringList{"--demo", "a.oriflamme"};
}

void FilesTest::wrongCommandLines()
{
    QFETCH(QStringList, arguments);
    QProcess game;
    game.start(GAME, arguments);
    QVERIFY(game.waitForFinished());
    QCOMPARE(game.exitCode(), 2);
    QVERIFY(game.readAllStandardError().contains("--help"));
}

QTEST_MAIN(FilesTest)
#include "tst_page_files.moc"
