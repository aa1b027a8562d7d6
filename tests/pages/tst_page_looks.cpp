#include "tests/pages/moments.h"
#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QtTest>

using namespace oriflamme;
using screen::words;

// What is set of how things look shows at once, on the table and in the settings' piece of one.
class LooksTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void eachSettingShowsAtOnce();
    void cardsInTheQueueBearTheirNames();
    void hatchingsAreMadeWhenTheyShow();
    void aHighContrastHasBroadOutlines();

private:
    Rooms m_home;
};

void LooksTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void LooksTest::eachSettingShowsAtOnce()
{
    Program program({1920, 1080});
    QQuickWindow* window = program.window();
    QVERIFY(screen::press(window, words("HomePage", "Settings")));
    QVERIFY(screen::press(window, words("SettingsPage", "Look")));
    screen::leave(window);
    const QQuickItem* preview = screen::findType(window, "LookPreview");
    QVERIFY(preview);
    const auto picture = [&] {
        screen::settles(window);
        const QRectF rect = preview->mapRectToScene({0, 0, preview->width(), preview->height()});
        return window->grabWindow().copy(rect.toAlignedRect());
    };
    for (const QString& setting :
         {words("SettingsLook", "Daylight"), words("SettingsLook", "Night"), words("SettingsLook", "High contrast"),
          words("SettingsLook", "Hatching that tells the families apart"),
          words("SettingsLook", "Names on the cards in the queue"), words("Words", "%1%").arg(125)}) {
        const QImage before = picture();
        QVERIFY(screen::press(window, setting));
        screen::leave(window);
        QVERIFY2(picture() != before, qPrintable(setting));
    }
}

// The items of a type that show within the items of another.
static QList<QQuickItem*> within(QQuickWindow* window, const QString& outer, const QString& inner)
{
    QList<QQuickItem*> list;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::typeOf(item) != inner)
            continue;
        for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
            if (screen::typeOf(around) == outer)
                list.append(item);
        }
    }
    return list;
}

void LooksTest::cardsInTheQueueBearTheirNames()
{
    m_home.keep(positions::at({.seats = 4, .asks = Asks::Target, .stacks = 5}));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    const auto pictureHeight = [&] {
        double highest = 0;
        for (const QQuickItem* icon : within(window, "QueueCard", "Icon"))
            highest = std::max(highest, icon->height());
        return highest;
    };
    const qsizetype inHand = within(window, "HandRow", "CardTitle").size();
    const double before = pictureHeight();
    QVERIFY(inHand > 0);
    QVERIFY(!within(window, "QueueCard", "CardTitle").isEmpty());
    program.looks()->setCardNames(false);
    QVERIFY(screen::settles(window));
    for (const QQuickItem* title : within(window, "QueueCard", "CardTitle")) {
        const QQuickItem* card = title;
        while (screen::typeOf(card) != "QueueCard")
            card = card->parentItem();
        QVERIFY(card->property("described").toMap()["covered"].toBool());
    }
    QVERIFY(pictureHeight() > 1.2 * before);
    QCOMPARE(within(window, "HandRow", "CardTitle").size(), inHand);
}

static QStringList hatchings(QQuickWindow* window)
{
    QStringList list;
    for (const QQuickItem* item : screen::items(window)) {
        const QString source = item->property("source").toUrl().toString();
        if (source.contains("/hatch-") && !list.contains(source))
            list.append(source);
    }
    return list;
}

void LooksTest::hatchingsAreMadeWhenTheyShow()
{
    m_home.keep(positions::at({.seats = 5, .asks = Asks::KeepOrReveal, .stacks = 9}));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QCOMPARE(hatchings(window), QStringList());
    program.looks()->setHighContrast(true);
    QVERIFY(screen::settles(window));
    const QStringList shown = hatchings(window);
    for (const char* part : {"crests/hatch-", "backs/hatch-"}) {
        for (const char* family : {"stag", "raven", "tower", "oak"}) // on the plates and in the queue
            QVERIFY2(shown.contains(QString("image://art/") + part + family), family);
    }
    program.looks()->setHatching(false);
    QVERIFY(screen::settles(window));
    QCOMPARE(hatchings(window), QStringList());
}

void LooksTest::aHighContrastHasBroadOutlines()
{
    m_home.keep(positions::at({.seats = 4, .asks = Asks::Target, .stacks = 5}));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QTest::keyClick(window, Qt::Key_Tab);
    const auto line = [&](const char* type) {
        const QQuickItem* item = screen::findType(window, type);
        return item ? item->property("line").toDouble() : 0;
    };
    QTRY_VERIFY(line("FocusRing") > 0 && line("DashedOutline") > 0);
    const double ring = line("FocusRing"), outline = line("DashedOutline");
    program.looks()->setHighContrast(true);
    QVERIFY(line("FocusRing") > 1.3 * ring && line("DashedOutline") > 1.3 * outline);
}

QTEST_MAIN(LooksTest)
#include "tst_page_looks.moc"
