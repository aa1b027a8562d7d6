#include "app/drawings.h"

#include <QTest>

// The art as QML asks for it.
class DrawingsTest : public QObject {
    Q_OBJECT

private slots:
    void aDrawingIsAsLargeAsAsked_data();
    void aDrawingIsAsLargeAsAsked();
    void whatWasPaintedIsKept();
    void whatIsNotThereIsNull();
};

using Drawn = std::unique_ptr<QQuickTextureFactory>;

static Drawn draw(const QString& name, const QSize& asked = {})
{
    QSize size;
    return Drawn(Drawings().requestTexture(name, &size, asked));
}

void DrawingsTest::aDrawingIsAsLargeAsAsked_data()
{
    const QSize drawn = draw("crests/wolf")->textureSize();
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
    const Drawn drawn(Drawings().requestTexture("crests/wolf", &told, asked));
    QTEST(told, "size");
    QCOMPARE(drawn->textureSize(), told);
    const QImage image = drawn->image();
    QCOMPARE(image.size(), told);
    QVERIFY(image.pixelColor(image.width() / 2, image.height() / 2).alpha() > 0);
}

void DrawingsTest::whatWasPaintedIsKept()
{
    const QImage first = draw("crests/wolf", {40, 48})->image();
    QVERIFY(draw("crests/wolf", {80, 96})->image() != first);
    QVERIFY(draw("crests/stag", {40, 48})->image() != first);
    QCOMPARE(draw("crests/wolf", {40, 48})->image().cacheKey(), first.cacheKey());
}

void DrawingsTest::whatIsNotThereIsNull()
{
    QVERIFY(!draw("crests/unicorn"));
    QVERIFY(!draw("crests/unicorn", {40, 48}));
}

QTEST_GUILESS_MAIN(DrawingsTest)
#include "tst_drawings.moc"
