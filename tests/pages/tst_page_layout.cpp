#include "tests/pages/layout.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;

// Every page in every language, and with longer words, in windows from the smallest to the largest, and with larger
// letters. With QT_SCALE_FACTOR set, a third of them, another third at each of 1.5, 2 and 3, in one window, in English
// and with longer words: what is laid out is the same at every scale but for rounding.
class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void page_data();
    void page();
    void faultsAreSeen();

private:
    Rooms m_home;
};

static std::vector<moments::Page> pages()
{
    std::vector<moments::Page> list = moments::pages();
    list.push_back({"crowded: a card", saved::asked(5, Asks::Place, 6), moments::resume});
    list.push_back({"crowded: keep or reveal", saved::asked(5, Asks::KeepOrReveal, 6), moments::resume});
    list.push_back({"crowded: a move", saved::asked(5, Asks::Move, 3), moments::resume});
    list.push_back({"long: a card", saved::crowded(Asks::Place, 25), moments::resume});
    list.push_back({"long: keep or reveal", saved::crowded(Asks::KeepOrReveal, 30), moments::resume});
    list.push_back({"long: a move", saved::crowded(Asks::Move, 25), moments::resume});
    return list;
}

static QList<QSize> sizes()
{
    if (qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        return {{1280, 800}};
    return {{1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}};
}

static QStringList languages()
{
    return qEnvironmentVariableIsSet("QT_SCALE_FACTOR") ? QStringList{"en"} : Settings::languages();
}

void LayoutTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void LayoutTest::page_data()
{
    QTest::addColumn<int>("number");
    const bool scaled = qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
    const int share = int(qEnvironmentVariable("QT_SCALE_FACTOR").toDouble()) % 3;
    const auto list = pages();
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!scaled || int(i) % 3 == share)
            QTest::addRow("%s", list[i].name) << int(i);
    }
}

void LayoutTest::page()
{
    QFETCH(int, number);
    const moments::Page page = pages()[std::size_t(number)];
    QStringList names;
    for (const Player& player : page.game.players)
        names << QString::fromStdString(player.name);
    if (!names.isEmpty())
        m_home.keep(page.game);
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(page.open(program));
    screen::leave(window);

    QStringList faults;
    const auto look = [&](const QString& language) {
        QVERIFY(screen::settles(window));
        for (const QString& fault : layoutFaults(window, names))
            faults << QString("%1x%2 %3 %4").arg(window->width()).arg(window->height()).arg(language, fault);
    };
    for (const QSize size : sizes()) {
        window->resize(size);
        for (const QString& language : languages()) {
            program.settings()->setLanguage(language);
            look(language);
        }
        program.settings()->setLanguage("en");
        LongWords longWords;
        QCoreApplication::installTranslator(&longWords);
        program.engine().retranslate();
        look("long");
        QCoreApplication::removeTranslator(&longWords);
        program.engine().retranslate();
    }
    // Larger letters, a language a page.
    const QString language = languages()[number % languages().size()];
    program.settings()->setLanguage(language);
    for (const auto& [size, percent] : {std::pair(QSize(1024, 640), 150), std::pair(QSize(1366, 768), 125)}) {
        window->resize(size);
        program.settings()->setTextSize(percent);
        look(QString("%1 at %2%").arg(language).arg(percent));
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

// Each kind of fault is found where there is one.
void LayoutTest::faultsAreSeen()
{
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(screen::rests(window));
    QVERIFY(layoutFaults(window, {}).isEmpty());
    QQuickItem* quit = screen::find(window, screen::words("HomePage", "Quit"));
    QQuickItem* settings = screen::find(window, screen::words("HomePage", "Settings"));
    const auto kindsNow = [&] {
        screen::settles(window);
        QStringList kinds;
        for (const QString& fault : layoutFaults(window, {}))
            kinds << fault.section(':', 0, 0);
        return kinds;
    };
    quit->setY(settings->y() + settings->height() - 4);
    QVERIFY(kindsNow().contains("overlap"));
    quit->setY(window->height());
    QVERIFY(kindsNow().contains("outside"));
    quit->setY(settings->y() + 100);
    quit->setWidth(40);
    QVERIFY(kindsNow().contains("cut off"));
}

QTEST_MAIN(LayoutTest)
#include "tst_page_layout.moc"
