#include "tests/support/playersignature.h"

#include <QtTest>

// That computers answer here as they do on every other machine. The number is what this machine must come to: it
// changes with every change of how they play, and only with that. tests/measure/alike compares compilers.
class Thoughts : public QObject {
    Q_OBJECT

private slots:
    void areTheSameEverywhere() { QCOMPARE(oriflamme::playerSignature(48), 1411607855u); }
    void areTheSameAgain() { QCOMPARE(oriflamme::playerSignature(5), oriflamme::playerSignature(5)); }
    void tellPositionsApart() { QVERIFY(oriflamme::playerSignature(5) != oriflamme::playerSignature(6)); }
};

QTEST_APPLESS_MAIN(Thoughts)
#include "tst_player_signature.moc"
