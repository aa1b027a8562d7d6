#include "app/drawings.h"

#include <QtTest>

// The art as QML asks for it.
class DrawingsTest : public QObject {
    Q_OBJECT

private slots:
    void aDrawingIsAsLargeAsAsked_data();
    void aDrawingIsAsLargeAsAsked();
    void whatWasPaintedIsKept();
    void whatIsNotThereIsNull();
};

void DrawingsTest::aDrawingIsAsLargeAsAsked_data()
{
    const QSize drawn = Drawings().requestImage("crests/wolf", nullptr, {}).size();
    QVERIFY(!drawn.isEmpty());
    QTest::addColumn<QSize>("asked");
    QTest::addColumn<QSize>("size");
    QTest::newRow("as it was drawn") << QSize() << drawn;
    QTest::newRow("by its width") << QSize(2 * drawn.width(), 0) << 2 * drawn;
    QTest::newRow("by its height") << QSize(0, 3 * drawn.height()) << 3 * drawn;
    QTest::newRow("in another shape") << QSize(30, 90) << QSize(30, 90);
}

void DrawingsTest::aDrawingIsAsLargeAsAsked()
{
    QFETCH(QSize, asked);
    QSize told;
    const QImage image = Drawings().requestImage("crests/wolf", &told, asked);
    QTEST(image.size(), "size");
    QCOMPARE(told, image.size());
    QVERIFY(image.pixelColor(image.width() / 2, image.height() / 2).alpha() > 0);
}

void DrawingsTest::whatWasPaintedIsKept()
{
    Drawings drawings;
    const QImage first = drawings.requestImage("crests/wolf", nullptr, {40, 48});
    QVERIFY(drawings.requestImage("crests/wolf", nullptr, {80, 96}) != first);
    QVERIFY(drawings.requestImage("crests/stag", nullptr, {40, 48}) != first);
    QCOMPARE(drawings.requestImage("crests/wolf", nullptr, {40, 48}).cacheKey(), first.cacheKey());
}

void DrawingsTest::whatIsNotThereIsNull()
{
    QSize told(7, 7);
    QVERIFY(Drawings().requestImage("crests/unicorn", &told, {40, 48}).isNull());
    QVERIFY(told.isEmpty());
}

QTEST_GUILESS_MAIN(DrawingsTest)
#include "tst_drawings.moc"
