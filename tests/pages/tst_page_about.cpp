#include "tests/pages/program.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QtTest>

using screen::words;

// The page about the game: the ways to it and back, what it tells, and the report that it copies.
class AboutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void fromHomeByMouse();
    void fromTheSettingsByKeys();
    void theGame();
    void theSystem_data();
    void theSystem();
    void licencesAreWhole_data();
    void licencesAreWhole();
    void qt();
    void aLicenceIsReadByKeys();
    void copies();
    void theReportNamesNobody();

private:
    Rooms m_home;
};

void AboutTest::init()
{
    failOnWarnings();
    m_home.clear();
    QGuiApplication::clipboard()->clear();
}

static bool isAt(Program& program, const char* page)
{
    return QTest::qWaitFor([&] { return screen::findType(program.window(), page) != nullptr; });
}

static bool open(Program& program)
{
    return screen::press(program.window(), words("AboutButton", "About")) && isAt(program, "AboutPage");
}

// Turns to a leaf of the page.
static bool turn(Program& program, const char* leaf)
{
    return screen::press(program.window(), words("AboutPage", leaf)) && screen::settles(program.window());
}

// What is read aloud of what is shown.
static QStringList told(Program& program)
{
    QStringList list;
    for (QQuickItem* item : screen::items(program.window()))
        list << screen::nameOf(item);
    return list;
}

void AboutTest::fromHomeByMouse()
{
    Program program;
    QQuickItem* home = screen::findType(program.window(), "HomePage");
    QVERIFY(home);
    QVERIFY(open(program));
    QVERIFY(screen::press(program.window(), program.say("back")));
    QVERIFY(isAt(program, "HomePage"));
    QCOMPARE(screen::findType(program.window(), "HomePage"), home);
    QVERIFY(!screen::findType(program.window(), "AboutPage"));
}

// There by Tab and Enter, through all leaves by the arrows, and back by Escape, twice.
void AboutTest::fromTheSettingsByKeys()
{
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::enter(window, words("HomePage", "Settings")));
    QVERIFY(isAt(program, "SettingsPage"));
    QVERIFY(screen::enter(window, words("AboutButton", "About")));
    QVERIFY(isAt(program, "AboutPage"));
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("AboutPage", "The game"));
    for (const char* leaf : {"System", "Licence", "Qt", "Vollkorn", "Linux Libertine"}) {
        QTest::keyClick(window, Qt::Key_Down);
        QCOMPARE(screen::nameOf(window->activeFocusItem()), words("AboutPage", leaf));
        QTest::keyClick(window, Qt::Key_Space);
        QVERIFY(window->activeFocusItem()->property("checked").toBool());
    }
    QVERIFY(screen::reach(window, words("AboutPage", "Copy for a bug report")));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(isAt(program, "SettingsPage"));
    QVERIFY(!screen::findType(window, "AboutPage"));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(isAt(program, "HomePage"));
}

void AboutTest::theGame()
{
    Program program;
    QVERIFY(open(program));
    const QStringList list = told(program);
    QVERIFY(list.contains("Oriflamme"));
    QVERIFY(list.contains(words("AboutPage", "Version %1").replace("%1", ORIFLAMME_VERSION)));
    QVERIFY(list.contains(program.say("labelled", {words("AboutPage", "The project lives here"), ORIFLAMME_URL})));
    QVERIFY(list.contains(program.say(
        "labelled", {words("AboutPage", "Your games are kept here"), QDir::toNativeSeparators(m_home.folder())})));
    QVERIFY(!list.filter("belongs to its owners").isEmpty());
}

void AboutTest::theSystem_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Settings::languages())
        QTest::newRow(qPrintable(language)) << language;
}

// Every fact is told under its name, in a language that is chosen while the page shows, and in a window of another
// size.
void AboutTest::theSystem()
{
    QFETCH(QString, language);
    Program program;
    QVERIFY(open(program));
    QVERIFY(turn(program, "System"));
    program.settings()->setLanguage(language);
    program.settings()->setTextSize(125);
    program.window()->resize(1366, 768);
    QVERIFY(screen::settles(program.window()));

    const QScreen& shownOn = *program.window()->screen();
    const QSize dots = shownOn.size() * shownOn.devicePixelRatio();
    const QList<std::pair<const char*, QString>> facts{
        {"Version", ORIFLAMME_VERSION},
        {"System", QSysInfo::prettyProductName()},
        {"Kernel", QSysInfo::kernelType() + ' ' + QSysInfo::kernelVersion()},
        {"Processor", QSysInfo::currentCpuArchitecture()},
        {"Window system", QGuiApplication::platformName()},
        {"Graphics", words("FactTable", "software")}, // as on every screen that is none
        {"Screen", QString("%1 × %2").arg(dots.width()).arg(dots.height())},
        {"Scale", program.say("percent", {qRound(100 * program.window()->devicePixelRatio())})},
        {"Window", "1366 × 768"},
        {"Text size", program.say("percent", {125})},
        {"Language", Settings::translated(language, "Languages", "English")},
        {"Locale", QLocale::system().name()},
        {"Saved games", QDir::toNativeSeparators(m_home.folder())},
        {"Settings", QDir::toNativeSeparators(Settings::file())},
    };
    QStringList list = told(program);
    QVERIFY(list.contains(program.say("labelled", {"Qt", qVersion()})));
    for (const auto& [name, value] : facts) {
        const QString line = program.say("labelled", {words("FactTable", name), value});
        QVERIFY2(list.contains(line), qPrintable(line));
    }
    QCOMPARE(program.about()->facts().size(), facts.size() + 1);
}

void AboutTest::licencesAreWhole_data()
{
    QTest::addColumn<QByteArray>("leaf");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("licence");
    const QString openFont = "SIL Open Font License 1.1";
    QTest::newRow("the game") << QByteArray("Licence") << QString("LICENSE") << QString("MIT License");
    QTest::newRow("titles") << QByteArray("Vollkorn") << QString("resources/fonts/Vollkorn-OFL.txt") << openFont;
    QTest::newRow("text") << QByteArray("Linux Libertine") << QString("resources/fonts/LinLibertine-OFL.txt")
                          << openFont;
}

// Word by word, in the order of the file; its lines are broken anew, and a rule between them is no word.
void AboutTest::licencesAreWhole()
{
    QFETCH(QByteArray, leaf);
    QFETCH(QString, file);
    QFETCH(QString, licence);
    QFile source(SOURCE_DIR "/" + file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    static const QRegularExpression rule("---+");
    const QString whole = QString::fromUtf8(source.readAll()).remove(rule).simplified();
    QVERIFY(whole.contains("Copyright"));

    Program program;
    QVERIFY(open(program));
    QVERIFY(turn(program, leaf));
    QStringList paragraphs;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "Paragraph")
            paragraphs << screen::nameOf(item);
    }
    QVERIFY(paragraphs.size() > 4);
    QVERIFY2(paragraphs.first().contains(licence), qPrintable(paragraphs.first()));
    QCOMPARE(paragraphs.join(' ').simplified().right(whole.size()), whole); // after what is noted of it
}

void AboutTest::qt()
{
    Program program;
    QVERIFY(open(program));
    QVERIFY(turn(program, "Qt"));
    const QString all = told(program).join('\n');
    for (const QString& word : {QString("Qt ") + qVersion(), QString("GNU Lesser General Public License 3"),
                                QString("https://www.qt.io/licensing"), QString("https://download.qt.io")})
        QVERIFY2(all.contains(word), qPrintable(word));
#ifdef QT_STATIC
    QVERIFY(all.contains("statically") && !all.contains("dynamically"));
#else
    QVERIFY(all.contains("dynamically") && !all.contains("statically"));
#endif
}

// In the smallest window the text is longer than its room: the keyboard comes to it, and to its end.
void AboutTest::aLicenceIsReadByKeys()
{
    Program program({1024, 640});
    QQuickWindow* window = program.window();
    QVERIFY(open(program));
    QVERIFY(turn(program, "Linux Libertine"));
    QQuickItem* text = nullptr;
    for (int i = 0; i < 10 && !text; ++i) {
        QTest::keyClick(window, Qt::Key_Tab);
        if (screen::typeOf(window->activeFocusItem()) == "Reading")
            text = window->activeFocusItem();
    }
    QVERIFY(text);
    QCOMPARE(screen::nameOf(text), "Linux Libertine");
    QList<QQuickItem*> paragraphs;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::typeOf(item) == "Paragraph" && text->isAncestorOf(item))
            paragraphs << item;
    }
    const auto bottom = [&] {
        return paragraphs.last()->mapRectToItem(text, paragraphs.last()->boundingRect()).bottom();
    };
    const auto top = [&] { return paragraphs.first()->mapRectToItem(text, {}).top(); };
    const qreal line = text->property("line").toReal();
    QVERIFY(bottom() > text->height());
    const qreal before = top();
    QTest::keyClick(window, Qt::Key_Down);
    QCOMPARE(top(), before - line);
    QTest::keyClick(window, Qt::Key_Up);
    QTest::keyClick(window, Qt::Key_Up);
    QCOMPARE(top(), before);
    QTest::keyClick(window, Qt::Key_PageDown);
    QVERIFY(top() < before - 3 * line);
    QTest::keyClick(window, Qt::Key_End);
    QVERIFY(bottom() <= text->height() + 0.5);
    QTest::keyClick(window, Qt::Key_Home);
    QCOMPARE(top(), before);

    // Another text begins at its beginning.
    QTest::keyClick(window, Qt::Key_End);
    QVERIFY(turn(program, "Vollkorn"));
    QVERIFY(turn(program, "Linux Libertine"));
    QQuickItem* first = nullptr;
    for (QQuickItem* item : screen::items(window)) {
        if (!first && screen::typeOf(item) == "Paragraph" && text->isAncestorOf(item))
            first = item;
    }
    QVERIFY(first);
    QCOMPARE(first->mapRectToItem(text, {}).top(), before);
}

// In English whatever is spoken, with all facts, and it is told that it is done.
void AboutTest::copies()
{
    Program program;
    program.settings()->setLanguage("pl");
    QVERIFY(open(program));
    QVERIFY(screen::press(program.window(), words("AboutPage", "Copy for a bug report")));
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied, program.about()->report());
    for (const QString& line :
         {QString("Version: %1\n").arg(ORIFLAMME_VERSION), QString("Qt: %1\n").arg(qVersion()),
          QString("System: %1\n").arg(QSysInfo::prettyProductName()), QString("Graphics: software\n"),
          QString("Window system: %1\n").arg(QGuiApplication::platformName()), QString("Text size: 100 %\n"),
          QString("Language: pl\n"),
          QString("Saved games: ~%1\n").arg(QDir::toNativeSeparators(m_home.folder().mid(QDir::homePath().size())))})
        QVERIFY2(copied.contains(line), qPrintable(line + "in\n" + copied));
    QCOMPARE(copied.count('\n'), program.about()->facts().size());

    const QString done = words("NoticeWords", "Copied; paste it where you report the bug.");
    QVERIFY(done != "Copied; paste it where you report the bug.");
    QVERIFY(QTest::qWaitFor([&] { return told(program).contains(done); }));
    QVERIFY(QTest::qWaitFor([&] { return !told(program).contains(done); }, 8000)); // it goes by itself
    QCOMPARE(screen::nameOf(program.window()->activeFocusItem()), words("AboutPage", "Copy for a bug report"));
}

// The home is told as ~, and its name nowhere else either.
void AboutTest::theReportNamesNobody()
{
    QVERIFY(!About().report().contains(QDir::toNativeSeparators(QDir::homePath())));
#ifdef Q_OS_WIN // where no variable tells where data lie
    QVERIFY(!About().report().contains(QDir::home().dirName()));
#else
    const QString elsewhere = QDir::tempPath() + "/elsewhere/" + QDir::home().dirName();
    QStandardPaths::setTestModeEnabled(false); // which looks nowhere else
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", elsewhere.toLocal8Bit());
    const QString report = About().report();
    const bool isElsewhere = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).startsWith(elsewhere);
    qputenv("XDG_DATA_HOME", before);
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(isElsewhere);
    QVERIFY2(!report.contains(QDir::home().dirName()), qPrintable(report));
#endif
}

QTEST_MAIN(AboutTest)
#include "tst_page_about.moc"
