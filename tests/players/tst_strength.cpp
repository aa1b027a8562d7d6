#include "tests/arena/companion.h"

#include <QTest>

// The computer players' order, as far as few games tell, by matches of the companion.
class TestStrength : public QObject {
    Q_OBJECT

private slots:
    void beats_data();
    void beats();
};

void TestStrength::beats_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("others");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("deals");
    for (const int seats : {2, 4}) {
        for (const QString cards : {"base", "alliance", "mixed"}) {
            const auto add = [&](const QString& level, const QString& others, int games) {
                QTest::addRow("%s over %s, %s, %d", qPrintable(level), qPrintable(others), qPrintable(cards), seats)
                    << level << others << cards << seats << games / seats;
            };
            add("novice", "random", 160);
            add("greedy", "random", 60);
            add("casual", "novice", 160);
            if (seats == 2) // where few games tell
                add("master", "random", 8);
            if (seats == 2 && cards == "base")
                add("skilled", "casual", 160);
        }
    }
}

// One of the level among others of a lower one wins more than its share, beyond the 95 % interval.
void TestStrength::beats()
{
    QFETCH(QString, level);
    QFETCH(QString, others);
    QFETCH(QString, cards);
    QFETCH(int, seats);
    QFETCH(int, deals);
    const Ran ran = run({"match", "--json", "--only", "a", "--a", level, "--b", others, "--cards", cards, "--seats",
                         QString::number(seats), "--deals", QString::number(deals)});
    QVERIFY2(ran.exit == 0, qPrintable(ran.err));
    const QJsonObject all = object(ran.out);
    const QJsonValue share = all["a"]["winShare"];
    const double mean = share["mean"].toDouble(), halfWidth = share["halfWidth"].toDouble();
    qInfo("%.1f +- %.1f %% of %d games", 100 * mean, 100 * halfWidth, deals * seats);
    QVERIFY(mean - halfWidth > 1.0 / seats);
}

QTEST_GUILESS_MAIN(TestStrength)
#include "tst_strength.moc"
