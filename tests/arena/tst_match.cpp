#include "app/record/recordjson.h"
#include "tests/arena/companion.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace oriflamme;

// Tournaments, as people run them.
class TestMatch : public QObject {
    Q_OBJECT

private slots:
    void equalArgumentsGiveEqualGames();
    void aPlayerAgainstItselfGetsItsFairShare_data();
    void aPlayerAgainstItselfGetsItsFairShare();
    void intervalsComeFromDeals();
    void partsMakeTheWhole();
    void halvesCanBePlayedAlone();
    void twoSeatsArePlayedOnce();
    void rotatesEveryDeal();
    void tableSaysTheSame();
    void theBetterWins();
    void theRememberingPlayerRemembers();
    void whoRemembersLearnsNothing_data();
    void whoRemembersLearnsNothing();
};

// What a match printed, without the times, which differ.
static QJsonObject matched(const QString& arguments)
{
    const Ran ran = run(QStringList{"match", "--json"} + arguments.split(' ', Qt::SkipEmptyParts));
    QJsonObject all = ran.exit == 0 && ran.err.isEmpty() ? object(ran.out) : QJsonObject();
    for (const char* side : {"a", "b"}) {
        QJsonObject one = all[side].toObject();
        if (one["maxMs"].toDouble() < one["meanMs"].toDouble() || one["meanMs"].toDouble() <= 0)
            return {};
        one.remove("meanMs");
        one.remove("maxMs");
        all[side] = one;
    }
    return all;
}

static double figure(const QJsonObject& all, const QString& side, const QString& name, const QString& part = "mean")
{
    return all[side][name][part].toDouble(qQNaN());
}

void TestMatch::equalArgumentsGiveEqualGames()
{
    const QString arguments = "--a greedy --b novice --deals 4 --cards mixed --seats 3 --seed ";
    const QJsonObject first = matched(arguments + "seven");
    QCOMPARE(first["games"].toInt(), 24);
    QVERIFY(first["errors"].toArray().isEmpty());
    QCOMPARE(matched(arguments + "seven"), first);
    QJsonObject other = matched(arguments + "eight");
    other["seed"] = "seven";
    QVERIFY(other != first);
}

// All seats of a deal are played by equals with equal chance: each rotation is the same game, seen from another seat.
void TestMatch::aPlayerAgainstItselfGetsItsFairShare_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("seats");
    QTest::newRow("random") << "--a random --b random --deals 30" << 4;
    QTest::newRow("two seats") << "--a random --b random --deals 30 --cards alliance" << 2;
    QTest::newRow("five seats") << "--a novice --b novice --deals 5 --cards mixed --direction right-to-left" << 5;
    QTest::newRow("first edition") << "--a flat-20 --b flat-20 --deals 3 --edition first" << 3;
}

void TestMatch::aPlayerAgainstItselfGetsItsFairShare()
{
    QFETCH(QString, arguments);
    QFETCH(int, seats);
    const QJsonObject all = matched(arguments + QStringLiteral(" --seats %1").arg(seats));
    QCOMPARE(all["fairShare"].toDouble(), 1.0 / seats);
    QCOMPARE(all["a"], all["b"]);
    QCOMPARE(figure(all, "a", "winShare"), 1.0 / seats);
    QVERIFY(figure(all, "a", "winShare", "halfWidth") < 1e-9);
    QCOMPARE(figure(all, "a", "margin") < 0, seats > 2); // who wins leads by less than all others are behind
}

// The deals one by one, then together: mean and interval as they are to be.
void TestMatch::intervalsComeFromDeals()
{
    constexpr int deals = 6;
    const QString arguments = "--a greedy --b random --seats 3 --cards alliance";
    const QJsonObject all = matched(arguments + QStringLiteral(" --deals %1").arg(deals));
    for (const char* side : {"a", "b"}) {
        for (const char* name : {"winShare", "rank", "margin"}) {
            double sum = 0;
            double squares = 0;
            for (int deal = 0; deal < deals; ++deal) {
                const QJsonObject one = matched(arguments + QStringLiteral(" --deals 1 --first %1").arg(deal));
                QVERIFY(one[side][name]["halfWidth"].isNull()); // a single deal tells nothing of the others
                sum += figure(one, side, name);
                squares += figure(one, side, name) * figure(one, side, name);
            }
            const double mean = sum / deals;
            const double deviation = std::sqrt((squares - deals * mean * mean) / (deals - 1));
            QVERIFY(qAbs(figure(all, side, name) - mean) < 1e-9);
            QVERIFY(qAbs(figure(all, side, name, "halfWidth") - 1.96 * deviation / std::sqrt(deals)) < 1e-7);
        }
    }
    QVERIFY(figure(all, "a", "margin", "halfWidth") > 0);
}

void TestMatch::partsMakeTheWhole()
{
    const QString arguments = "--a novice --b random --seats 3 --deals ";
    const QJsonObject all = matched(arguments + "8");
    const QJsonObject begin = matched(arguments + "6");
    const QJsonObject end = matched(arguments + "2 --first 6");
    for (const char* side : {"a", "b"}) {
        for (const char* name : {"winShare", "rank", "margin"}) {
            const double together = (6 * figure(begin, side, name) + 2 * figure(end, side, name)) / 8;
            QVERIFY(qAbs(figure(all, side, name) - together) < 1e-9);
        }
    }
    QVERIFY(figure(begin, "a", "margin") != figure(end, "a", "margin"));
}

void TestMatch::halvesCanBePlayedAlone()
{
    const QString arguments = "--a novice --b random --seats 4 --deals 3 --only ";
    const QJsonObject both = matched(arguments + "both");
    const QJsonObject a = matched(arguments + "a");
    const QJsonObject b = matched(arguments + "b");
    QCOMPARE(both["games"].toInt(), 2 * 3 * 4);
    QCOMPARE(a["games"].toInt(), 3 * 4);
    QCOMPARE(b["games"].toInt(), 3 * 4);
    for (const char* name : {"winShare", "rank", "margin"}) {
        QCOMPARE(a["a"][name], both["a"][name]);
        QCOMPARE(b["b"][name], both["b"][name]);
        QVERIFY(a["b"][name].isUndefined());
        QVERIFY(b["a"][name].isUndefined());
    }
    QVERIFY(a["b"]["decisions"].toDouble() > 2 * a["a"]["decisions"].toDouble());
}

void TestMatch::twoSeatsArePlayedOnce()
{
    const QString arguments = "--a novice --b random --seats 2 --deals 5";
    const QJsonObject both = matched(arguments);
    QCOMPARE(both["games"].toInt(), 5 * 2);
    QCOMPARE(figure(both, "a", "winShare") + figure(both, "b", "winShare"), 1.0);
    QCOMPARE(figure(both, "a", "rank") + figure(both, "b", "rank"), 3.0);
    QCOMPARE(figure(both, "a", "margin"), -figure(both, "b", "margin"));
    QVERIFY(figure(both, "a", "margin") > 0);
    const QJsonObject only = matched(arguments + " --only b");
    QCOMPARE(only["b"], both["b"]);
    QVERIFY(only["a"]["winShare"].isUndefined());
}

// The games of a match are those that simulate plays with the same players in the same seats.
void TestMatch::rotatesEveryDeal()
{
    const QString terms = "--json --cards mixed --seed turn ";
    double share = 0;
    for (const char* players : {"novice,random,random", "random,novice,random", "random,random,novice"}) {
        const Ran ran =
            run(QStringList{"simulate", "--games", "4", "--players", players} + terms.split(' ', Qt::SkipEmptyParts));
        for (const QJsonValue& player : object(ran.out)["players"].toArray()) {
            if (player["player"].toString() == "ai:novice")
                share += player["winShare"].toDouble() / 3;
        }
    }
    QVERIFY(share > 0);
    const QJsonObject all = matched(terms + "--a novice --b random --seats 3 --deals 4 --only a");
    QCOMPARE(figure(all, "a", "winShare"), share);
}

void TestMatch::tableSaysTheSame()
{
    const QString arguments = "--a novice --b random --seats 3 --deals 5";
    const QJsonObject all = matched(arguments);
    const Ran ran = run(QStringList{"match"} + arguments.split(' '));
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.out.startsWith("30 games: deals 0 to 4, seed 1, 3 seats; fair share 0.3333\n"));
    QVERIFY(ran.out.contains("\nA: novice\nB: random\n"));
    for (const char* side : {"a", "b"}) {
        QString row = QString(side).toUpper();
        for (const char* name : {"winShare", "rank", "margin"}) {
            const double half = figure(all, side, name, "halfWidth");
            row += QStringLiteral(" %1 +- %2").arg(figure(all, side, name), 0, 'f', 4).arg(half, 0, 'f', 4);
        }
        QVERIFY2(ran.out.simplified().contains(row), qPrintable(row));
    }
}

void TestMatch::theBetterWins()
{
    const QJsonObject all = matched("--a greedy --b random --deals 20");
    QVERIFY(figure(all, "a", "winShare") - figure(all, "a", "winShare", "halfWidth") > 0.25);
    QVERIFY(figure(all, "b", "winShare") + figure(all, "b", "winShare", "halfWidth") < 0.25);
    QVERIFY(figure(all, "a", "rank") < figure(all, "b", "rank"));
    QVERIFY(figure(all, "a", "margin") > 0 && figure(all, "b", "margin") < 0);
}

// One that is told the same game twice.
void TestMatch::theRememberingPlayerRemembers()
{
#ifndef Q_OS_UNIX
    QSKIP("What the program is told is kept by a Unix shell.");
#endif
    const QTemporaryDir folder;
    const QString player = QStringLiteral("exec:tee %1 | " REMEMBERING_PLAYER).arg(folder.filePath("told"));
    QCOMPARE(run({"simulate", "--games", "1", "--players", "random", "--players", player}).err, "surprised\n");
    const QByteArray told = contents(folder.filePath("told"));
    QProcess process;
    process.setStandardInputFile(write(folder, "twice", told + told));
    process.start(REMEMBERING_PLAYER, {});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), "surprised\nknew\n");
}

void TestMatch::whoRemembersLearnsNothing_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("seats"); // of the player, in all games together
    const QString player = "--a exec:" REMEMBERING_PLAYER " --seats ";
    QTest::newRow("one half") << player + "4 --only a" << 4 * 4 << 4 * 4;
    QTest::newRow("both halves") << player + "4" << 2 * 4 * 4 << 4 * 4 + 4 * 4 * 3;
    QTest::newRow("two seats") << player + "2" << 2 * 4 << 2 * 4;
    QTest::newRow("against itself") << player + "3 --b exec:" REMEMBERING_PLAYER << 2 * 3 * 4 << 2 * 3 * 4 * 3;
}

// No process meets a deal a second time.
void TestMatch::whoRemembersLearnsNothing()
{
#ifndef Q_OS_UNIX
    QSKIP("Programs are proven on Unix only.");
#endif
    QFETCH(QString, arguments);
    QFETCH(int, games);
    QFETCH(int, seats);
    const Ran ran = run(QStringList{"match", "--deals", "4", "--json"} + arguments.split(' '));
    QCOMPARE(ran.exit, 0);
    QCOMPARE(object(ran.out)["games"].toInt(), games);
    QCOMPARE(ran.err.count("knew"), 0);
    QCOMPARE(ran.err.count("surprised"), seats);
}

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
