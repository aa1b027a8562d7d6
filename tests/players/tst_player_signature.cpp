#include "tests/support/playersignature.h"

#include <QtTest>

// That computers answer here as they do on every other machine. tests/measure/alike compares compilers.
class Thoughts : public QObject {
    Q_OBJECT

private slots:
    void levelsThinkTheSameEverywhere() { QCOMPARE(oriflamme::levelsSignature(48), 3986665340u); }
    void yardsticksThinkTheSameEverywhere() { QCOMPARE(oriflamme::yardsticksSignature(48), 405865292u); }
    void areTheSameAgain() { QCOMPARE(oriflamme::levelsSignature(5), oriflamme::levelsSignature(5)); }
    void tellPositionsApart() { QVERIFY(oriflamme::levelsSignature(5) != oriflamme::levelsSignature(6)); }
};

QTEST_APPLESS_MAIN(Thoughts)
#include "tst_player_signature.moc"
