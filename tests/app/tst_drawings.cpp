#include "app/shell/drawings.h"

#include <QRegularExpression>
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

// What an Image gets that asks for a size; an empty size if it gets nothing. It is not painted yet.
static QSize sizeFor(const QString& name, const QSize& asked)
{
    QSize told;
    const std::unique_ptr<QQuickTextureFactory> drawing(Drawings().requestTexture(name, &told, asked));
    return drawing && drawing->textureSize() == told && drawing->image().isNull() ? told : QSize();
}

void DrawingsTest::aDrawingIsAsLargeAsAsked_data()
{
    const QSize drawn = sizeFor("crests/wolf", {});
    QVERIFY(!drawn.isEmpty());
    QTest::addColumn<QSize>("asked");
    QTest::addColumn<QSize>("size");
    QTest::newRow("as it was drawn") << QSize() << drawn;
    QTest::newRow("in another shape") << QSize(30, 90) << QSize(30, 90);
}

void DrawingsTest::aDrawingIsAsLargeAsAsked()
{
    QFETCH(QSize, asked);
    const QSize size = sizeFor("crests/wolf", asked);
    QTEST(size, "size");
    const QImage image = Drawings::painted("crests/wolf", size);
    QCOMPARE(image.size(), size);
    QVERIFY(image.pixelColor(image.width() / 2, image.height() / 2).alpha() > 0);
}

void DrawingsTest::whatWasPaintedIsKept()
{
    const QImage first = Drawings::painted("crests/wolf", {40, 48});
    QVERIFY(Drawings::painted("crests/wolf", {80, 96}) != first);
    QVERIFY(Drawings::painted("crests/stag", {40, 48}) != first);
    QCOMPARE(Drawings::painted("crests/wolf", {40, 48}).cacheKey(), first.cacheKey());
}

void DrawingsTest::whatIsNotThereIsNull()
{
    QVERIFY(sizeFor("crests/unicorn", {}).isEmpty());
    QVERIFY(sizeFor("crests/unicorn", {40, 48}).isEmpty());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("unicorn.svg cannot be painted"));
    QVERIFY(Drawings::painted("crests/unicorn", {40, 48}).isNull());
}

QTEST_GUILESS_MAIN(DrawingsTest)
#include "tst_drawings.moc"
