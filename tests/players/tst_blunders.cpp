#include "tests/players/blunders.h"
#include "tests/players/thinkinggames.h"

#include <QtTest>

using namespace oriflamme;

// A computer that sits at the table may overlook and guess wrong, but never does what looks mad.
class Blunders : public QObject {
    Q_OBJECT

private slots:
    void nobodyMakesOne_data();
    void nobodyMakesOne();
};

void Blunders::nobodyMakesOne_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("games");
    QTest::newRow("novice") << int(Level::Novice) << gamesToPlay(40) * kindsOfGame;
    QTest::newRow("casual") << int(Level::Casual) << gamesToPlay(4) * kindsOfGame;
}

void Blunders::nobodyMakesOne()
{
    QFETCH(int, level);
    QFETCH(int, games);
    const std::vector<Blunder> list = blunders();
    std::vector<int> occasions(list.size());
    for (int game = 0; game < games; ++game) {
        everyDecisionOf(Level(level), "mad", game, [&](const State&, const View& view, const Decision& decision) {
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (!list[i].mayBeMade(view))
                    continue;
                ++occasions[i];
                QVERIFY2(!list[i].isMade(view, decision), list[i].name);
            }
        });
    }
    for (std::size_t i = 0; i < list.size(); ++i)
        QVERIFY2(occasions[i] > 0, list[i].name);
}

QTEST_APPLESS_MAIN(Blunders)
#include "tst_blunders.moc"
