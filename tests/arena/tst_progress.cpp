#include "tests/arena/companion.h"
#include "tests/arena/terminal.h"

#include <QRegularExpression>
#include <QTest>

// How far the companion says it is, to people at a terminal.
class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void tellsHowFarItIs_data();
    void tellsHowFarItIs();
    void neverMixesThatWithResults_data();
    void neverMixesThatWithResults();
};

static const QString fine = QStringLiteral(RECORDS "/08-mixed-4-current-ltr.oriflamme");

void TestProgress::tellsHowFarItIs_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");
    QTest::newRow("simulate") << QStringList{"simulate", "--games", "5"}
                              << "0 of 5 games( *\rN of 5 games, N s left, seat 0 wins F){5}";
    QTest::newRow("match") << QStringList{"match", "--deals", "2", "--seats", "3"}
                           << "0 of 12 games( *\rN of 12 games, N s left, A wins F(, B wins F)?){12}";
    QTest::newRow("half a match") << QStringList{"match", "--deals", "2", "--seats", "3", "--only", "b"}
                                  << "0 of 6 games( *\rN of 6 games, N s left, B wins F){6}";
    QTest::newRow("verify") << QStringList{"verify", fine, "no-such-file", fine}
                            << "0 of 3 files( *\rN of 3 files, N s left, N bad){3}";
    QTest::newRow("one file") << QStringList{"verify", fine} << "";
}

// On the standard error, if that is a terminal; and it is gone in the end.
void TestProgress::tellsHowFarItIs()
{
#ifndef Q_OS_UNIX
    QSKIP("A terminal is made here as on Unix.");
#else
    QFETCH(QStringList, arguments);
    QFETCH(QString, told);
    const Ran silent = run(arguments);
    QVERIFY(silent.err.isEmpty());
    Terminal terminal;
    QProcess process;
    process.setStandardErrorFile(terminal.path());
    process.start(ARENA, arguments);
    terminal.follow(process);
    QCOMPARE(process.exitCode(), silent.exit);
    const QRegularExpression pattern(
        told.isEmpty() ? QString("^$") : "^\r" + told.replace('N', "\\d+").replace('F', "\\d\\.\\d{4}") + "\r *\r$");
    QVERIFY2(pattern.match(terminal.written()).hasMatch(), qPrintable(terminal.written()));
    QCOMPARE(terminal.lines(), QStringList());
    const QString out = process.readAllStandardOutput();
    QCOMPARE(out.section("\nthinking", 0, 0), silent.out.section("\nthinking", 0, 0)); // which differs in time
#endif
}

void TestProgress::neverMixesThatWithResults_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("simulate") << QStringList{"simulate", "--games", "5"};
    QTest::newRow("faults") << QStringList{"simulate", "--games",   "5",         "--players",
                                           "random",   "--players", "exec:false"};
    QTest::newRow("verify") << QStringList{"verify", fine, "no-such-file", fine};
    QTest::newRow("states") << QStringList{"verify", "--json", fine, "no-such-file", fine};
}

// Where both go to one terminal, there stand the results in the end, line by line.
void TestProgress::neverMixesThatWithResults()
{
#ifndef Q_OS_UNIX
    QSKIP("A terminal is made here as on Unix.");
#else
    QFETCH(QStringList, arguments);
    QStringList lines;
    for (const QString& line : run(arguments).out.split('\n', Qt::SkipEmptyParts))
        lines.append(line.trimmed());
    QVERIFY(!lines.isEmpty());
    Terminal terminal;
    QProcess process;
    process.setStandardOutputFile(terminal.path());
    process.setStandardErrorFile(terminal.path());
    process.start(ARENA, arguments);
    terminal.follow(process);
    QVERIFY(terminal.written().contains(" s left, "));
    QCOMPARE(terminal.lines(), lines);
#endif
}

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
