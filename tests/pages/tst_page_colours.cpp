#include "tests/pages/colours.h"
#include "tests/pages/program.h"
#include "tests/pages/screen.h"

#include <QQmlComponent>
#include <QtTest>

using colours::Eye;

// The five families are told apart by colour by everybody, in grey too.
class ColoursTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theDifferenceIsAsPublished_data();
    void theDifferenceIsAsPublished();
    void familiesDiffer_data();
    void familiesDiffer();
    void drawingsHaveTheColoursOfTheTheme();

private:
    Rooms m_home;
};

static const QStringList houses{"wolf", "stag", "raven", "tower", "oak"};

void ColoursTest::init()
{
    failOnWarnings();
    m_home.clear();
}

// Pairs of the table in Sharma, Wu and Dalal 2005: blue, hues on either side of an axis, grey, near and far ones.
void ColoursTest::theDifferenceIsAsPublished_data()
{
    QTest::addColumn<QList<double>>("numbers");
    const auto add = [](const char* name, const QList<double>& numbers) { QTest::addRow("%s", name) << numbers; };
    add("1", {50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425});
    add("4", {50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000});
    add("7", {50, 0, 0, 50, -1, 2, 2.3669});
    add("10", {50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792});
    add("11", {50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195});
    add("13", {50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045});
    add("16", {50, 2.5, 0, 50, 0, -2.5, 4.3065});
    add("18", {50, 2.5, 0, 61, -5, 29, 22.8977});
    add("20", {50, 2.5, 0, 58, 24, 15, 19.4535});
    add("25", {60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644});
    add("29", {22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373});
    add("33", {6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377});
    add("34", {2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082});
}

void ColoursTest::theDifferenceIsAsPublished()
{
    QFETCH(QList<double>, numbers);
    const colours::Lab one{numbers[0], numbers[1], numbers[2]}, other{numbers[3], numbers[4], numbers[5]};
    QCOMPARE(QString::number(colours::difference(one, other), 'f', 4), QString::number(numbers[6], 'f', 4));
    QCOMPARE(QString::number(colours::difference(other, one), 'f', 4), QString::number(numbers[6], 'f', 4));
}

void ColoursTest::familiesDiffer_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QRectF>("where"); // of the part, where it has the family's colour
    const auto add = [](const char* name, const char* part, QRectF where) {
        QTest::addRow("%s", name) << part << where;
    };
    const QRectF ring(0.03, 0.3, 0.006, 0.4), field(0.25, 0.1, 0.5, 0.14);
    add("a queue card", "CardFace { width: 170; height: 238; card: 'spy' }", ring);
    add("a small queue card", "CardFace { width: 110; height: 154; card: 'archer' }", ring);
    add("a large card", "CardFace { width: 300; height: 420; card: 'spy'; rules: 'Words' }", ring);
    add("a card face down", "CardBack { width: 170; height: 238 }", field);
    add("a small card face down", "CardBack { width: 110; height: 154 }", field);
    add("a plate's strip", "FamilyStrip { height: 60 }", {0.45, 0.2, 0.1, 0.6});
    add("a chip", "Chip {}", {0.06, 0.2, 0.01, 0.3});
    add("a mark of a replay", "Swatch { width: 40; height: 40 }", {0.1, 0.1, 0.6, 0.8});
}

// Pairs that are less than 15 in CIEDE2000 apart for an eye, or less than 8 in lightness, a line each.
static QStringList alikeAmong(const std::vector<colours::Light>& painted)
{
    static const QMap<Eye, QString> eyes{
        {Eye::Whole, "all"}, {Eye::Protan, "no red"}, {Eye::Deutan, "no green"}, {Eye::Tritan, "no blue"}};
    QStringList alike;
    for (std::size_t i = 0; i < painted.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const QString pair = houses[int(k)] + " and " + houses[int(i)];
            for (auto eye = eyes.begin(); eye != eyes.end(); ++eye) {
                const double apart =
                    colours::difference(lab(seen(painted[k], eye.key())), lab(seen(painted[i], eye.key())));
                if (apart < 15)
                    alike << QString("%1 for %2: %3").arg(pair, eye.value()).arg(apart, 0, 'f', 1);
            }
            const double lighter = std::abs(lab(painted[k]).lightness - lab(painted[i]).lightness);
            if (lighter < 8)
                alike << QString("%1 in grey: %2").arg(pair).arg(lighter, 0, 'f', 1);
        }
    }
    return alike;
}

// Each part is painted once for each family.
void ColoursTest::familiesDiffer()
{
    QFETCH(QString, part);
    QFETCH(QRectF, where);
    Program program;
    QQuickWindow* window = program.window();
    QQmlComponent component(&program);
    component.setData("import QtQuick\nimport Oriflamme\n" + part.toUtf8(), QUrl("qrc:/part.qml"));
    std::vector<std::unique_ptr<QObject>> made;
    std::vector<QRect> places;
    for (const QString& house : houses) {
        made.emplace_back(component.createWithInitialProperties({{"family", house}}));
        auto* item = qobject_cast<QQuickItem*>(made.back().get());
        QVERIFY2(item, qPrintable(component.errorString()));
        item->setParentItem(window->contentItem());
        const QRectF its(where.x() * item->width(), where.y() * item->height(), where.width() * item->width(),
                         where.height() * item->height());
        item->setX(std::round(0.76 * item->width()) * double(places.size())); // they overlap where nothing is looked at
        places.push_back(its.translated(item->x(), 0).toAlignedRect());
    }
    QVERIFY(screen::settles(window));
    const QImage picture = window->grabWindow();
    std::vector<colours::Light> painted;
    for (const QRect& place : places)
        painted.push_back(colours::mean(picture, place));
    const QStringList alike = alikeAmong(painted);
    QVERIFY2(alike.isEmpty(), qPrintable("\n" + alike.join("\n")));
}

// What is drawn and what is painted by the program agree.
void ColoursTest::drawingsHaveTheColoursOfTheTheme()
{
    Program program;
    QQmlComponent component(&program);
    component.setData("import QtQuick\nimport Oriflamme\nQtObject { property var houses: Theme.houses }",
                      QUrl("qrc:/houses.qml"));
    const std::unique_ptr<QObject> made(component.create());
    QVERIFY2(made, qPrintable(component.errorString()));
    const QVariantMap told = made->property("houses").toMap();
    QCOMPARE(told.size(), houses.size());
    for (const QString& house : houses) {
        const QVariantMap tones = told[house].toMap();
        for (const char* drawing : {"frames/band-", "crests/swatch-", "backs/"}) {
            QFile file(":/art/" + (drawing + house) + ".svg");
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().contains(tones["colour"].toByteArray()), qPrintable(file.fileName()));
        }
    }
}

QTEST_MAIN(ColoursTest)
#include "tst_page_colours.moc"
