#include "tests/pages/contrast.h"
#include "tests/pages/layout.h"
#include "tests/pages/positions.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QtTest>

using namespace oriflamme;

// Every page and many a table as they are looked at in pictures, and with longer words, in windows from the smallest to
// the largest: the smallest in every language with large letters, with normal ones in two by turns, as are the others.
// With the variable LAYOUTS set, all of them in everything. With QT_SCALE_FACTOR set, a sixth of them, another sixth at
// each of 1.5, 2 and 3, in the smallest window, in English and with longer words: what is laid out is the same at every
// scale but for rounding.
class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void page_data();
    void page();
    void faultsAreSeen();
    void smallAndHiddenWordsAreSeen_data();
    void smallAndHiddenWordsAreSeen();
    void faintWordsAreSeen();

private:
    Rooms m_home;
};

static bool isScaled()
{
    return qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
}

// Everything there is, which takes hours.
static std::vector<positions::Look> allLooks()
{
    std::vector<positions::Look> list;
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1366, 768), QSize(1366, 870), QSize(1920, 1080),
                             QSize(2560, 1080), QSize(3840, 2160)}) {
        for (const int textSize : {100, 125, 150}) {
            for (const QString& language : Settings::languages())
                list.push_back({size, language, textSize});
            if (textSize == 100)
                list.push_back({size, "long", textSize});
            list.push_back({size, "en", textSize, true});
            list.push_back({size, "en", textSize, true, "day"});
        }
    }
    return list;
}

// The language "long" has longer words than any. One size after the other, large letters last: drawings are painted
// anew for each.
static std::vector<positions::Look> looks(int number)
{
    if (isScaled())
        return {{{1024, 640}, "en", 100}, {{1024, 640}, "long", 100}};
    if (qEnvironmentVariableIsSet("LAYOUTS"))
        return allLooks();
    const QStringList languages = Settings::languages();
    const QSize small(1024, 640);
    const QSize middle = std::array{QSize(1280, 800), QSize(1366, 768), QSize(1366, 870)}[std::size_t(number) % 3];
    const QSize large = number % 6 == 0 ? QSize(3840, 2160) : QSize(1920, 1080);
    const auto language = [&](int turn) { return languages[(number + turn) % languages.size()]; };
    std::vector<positions::Look> list{{small, "long", 100}, {small, language(0), 100}, {small, language(2), 100}};
    for (const QString& code : languages)
        list.push_back({small, code, 150});
    for (const QSize size : {middle, large}) {
        list.push_back({size, language(int(list.size())), 100});
        list.push_back({size, "long", 100, false, "day"});
        list.push_back({size, language(int(list.size())), 150});
    }
    list.push_back({large, "en", 100, true, "day"});
    list.push_back({small, "en", 100, true});
    return list;
}

void LayoutTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void LayoutTest::page_data()
{
    QTest::addColumn<int>("number");
    const int share = int(4 * qEnvironmentVariable("QT_SCALE_FACTOR").toDouble()) % 6;
    const auto& list = positions::all();
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!isScaled() || int(i) % 6 == share)
            QTest::addRow("%s", list[i].name) << int(i);
    }
}

void LayoutTest::page()
{
    QFETCH(int, number);
    const moments::Page& page = positions::all()[std::size_t(number)];
    if (!page.game.players.empty())
        m_home.keep(page.game);
    const std::vector<positions::Look> ways = looks(number);
    Program program(ways.front().size);
    program.settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program.window();
    QVERIFY(page.open(program));
    screen::leave(window);

    QStringList faults;
    LongWords longWords;
    for (positions::Look look : ways) {
        const bool isLong = look.language == "long";
        const QString how = QString("%1x%2 %3 %4%5 ")
                                .arg(look.size.width())
                                .arg(look.size.height())
                                .arg(look.language)
                                .arg(look.textSize)
                                .arg(look.strong ? " strong" : "");
        const double contrast = look.strong ? 7 : 4.5;
        if (isLong)
            look.language = "en";
        positions::dress(program, look);
        if (isLong) {
            QCoreApplication::installTranslator(&longWords);
            program.retranslate();
        }
        QVERIFY2(screen::draws(window) && screen::rests(window, 40), qPrintable(how));
        QStringList found = layoutFaults(window) + faintWords(window, contrast);
        if (!found.isEmpty() && screen::settles(window)) // on a busy machine something may not have come to its place
            found = layoutFaults(window) + faintWords(window, contrast);
        for (const QString& fault : found)
            faults << how + fault;
        QCoreApplication::removeTranslator(&longWords);
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

// Each kind of fault is found where there is one.
void LayoutTest::faultsAreSeen()
{
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::rests(window));
    QVERIFY(layoutFaults(window).isEmpty());
    QQuickItem* opened = screen::find(window, screen::words("HomePage", "Open a game"));
    QQuickItem* begun = screen::find(window, screen::words("HomePage", "New game"));
    const auto kindsNow = [&] {
        screen::settles(window);
        QStringList kinds;
        for (const QString& fault : layoutFaults(window))
            kinds << fault.section(':', 0, 0);
        return kinds;
    };
    opened->setY(begun->y() + begun->height() - 4);
    QVERIFY(kindsNow().contains("overlap"));
    opened->setY(window->height());
    QVERIFY(kindsNow().contains("outside"));
    opened->setY(begun->y() + 100);
    opened->setWidth(40);
    QVERIFY(kindsNow().contains("cut off"));
}

void LayoutTest::smallAndHiddenWordsAreSeen_data()
{
    QTest::addColumn<QString>("qml");
    QTest::addColumn<QString>("kind");
    const auto add = [](const char* name, const char* kind, const char* qml) {
        QTest::addRow("%s", name) << qml << kind;
    };
    add("as they should be", "", "TextLine { text: 'Words'; font.pixelSize: 20 }");
    add("shrunk", "small", "TextLine { text: 'Words'; font.pixelSize: 15; readonly property int nominal: 20 }");
    add("shrunk to fit", "small",
        "TextLine { text: 'Many words'; width: 70; wrapMode: Text.NoWrap; font.pixelSize: 24; "
        "fontSizeMode: Text.HorizontalFit; minimumPixelSize: 11 }");
    add("scaled down", "small", "TextLine { text: 'Words'; font.pixelSize: 20; scale: 0.5 }");
    add("below what can be read", "small", "TextLine { text: 'Words'; font.pixelSize: 10 }");
    add("a one like an I", "old figure", "TextLine { text: 'Round 1'; font.pixelSize: 20; font.family: 'Vollkorn' }");
    add("neighbours", "unlike",
        "Row { ActionButton { text: 'A' } ActionButton { text: 'B'; letterSize: textSize - 2 } }");
    add("under a panel", "under",
        "Item { Panel { x: 80; y: 10; width: 200; height: 30 } TextLine { z: -1; text: 'Words that go on and on' } }");
    add("beside a panel", "", "Item { TextLine { text: 'Words' } Panel { x: 180; y: 10; width: 200; height: 30 } }");
    add("a line cut", "cut line",
        "Flickable { clip: true; width: 100; height: 36; contentHeight: 200; "
        "TextLine { width: 100; text: 'Words that go on and on and on'; font.pixelSize: 20 } }");
}

// Each kind of fault is found in a part that has it, and not in one that has not.
void LayoutTest::smallAndHiddenWordsAreSeen()
{
    QFETCH(QString, qml);
    QFETCH(QString, kind);
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::rests(window));
    QQmlComponent component(&program);
    component.setData("import QtQuick\nimport Oriflamme\n" + qml.toUtf8(), QUrl("qrc:/part.qml"));
    const std::unique_ptr<QObject> made(component.create());
    auto* part = qobject_cast<QQuickItem*>(made.get());
    QVERIFY2(part, qPrintable(component.errorString()));
    part->setParentItem(window->contentItem());
    part->setPosition({100, 10});
    QVERIFY(screen::settles(window));
    QStringList kinds;
    for (const QString& fault : layoutFaults(window))
        kinds << fault.section(':', 0, 0);
    QCOMPARE(kinds.join(", "), kind);
}

// Words that nearly have the colour of what lies beneath them are found; the same words on a darker ground are not.
void LayoutTest::faintWordsAreSeen()
{
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::rests(window));
    QCOMPARE(faintWords(window), QStringList());
    QQmlComponent component(&program);
    component.setData("import QtQuick\n"
                      "Rectangle { width: 300; height: 60; color: '#777'; z: 100\n"
                      "    Text { objectName: 'words'; text: 'Hardly'; font.pixelSize: 24; color: '#aaa' } }",
                      QUrl("qrc:/faint.qml"));
    const std::unique_ptr<QObject> made(component.create());
    auto* ground = qobject_cast<QQuickItem*>(made.get());
    QVERIFY(ground);
    ground->setParentItem(window->contentItem());
    QVERIFY(screen::settles(window));
    QCOMPARE(faintWords(window), QStringList{"faint: Text 'Hardly' 1.9"});
    ground->setProperty("color", QColor("#222"));
    QVERIFY(screen::settles(window));
    QCOMPARE(faintWords(window), QStringList());
}

QTEST_MAIN(LayoutTest)
#include "tst_page_layout.moc"
