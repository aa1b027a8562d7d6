#include "app/arena/games.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <cmath>

using namespace oriflamme;

// The companion's tournament.
class tst_match : public QObject {
    Q_OBJECT

private slots:
    void equalsShareEqually_data();
    void equalsShareEqually();
    void theBetterOneWins();
    void tellsTheMeansOfItsGames();
    void goesOnWhereAnotherStopped();
    void tableAndJsonAgree();
    void refusesWrongUse_data();
    void refusesWrongUse();
};

static QString run(const QString& arguments, int* exit = nullptr)
{
    QProcess process;
    process.startCommand(QStringLiteral(ARENA " match ") + arguments);
    if (!process.waitForFinished(120'000))
        return {};
    if (exit)
        *exit = process.exitCode();
    return QString::fromUtf8(process.readAllStandardOutput());
}

static QJsonObject ran(const QString& arguments)
{
    return QJsonDocument::fromJson(run(arguments + " --json").toUtf8()).object();
}

void tst_match::equalsShareEqually_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= maxSeats; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

// A player against itself plays the same game in every rotation, so that each deal gives exactly the fair share.
void tst_match::equalsShareEqually()
{
    QFETCH(int, seats);
    const QJsonObject match =
        ran(QStringLiteral("--a novice --b novice --deals 20 --cards mixed --seats %1").arg(seats));
    for (const char* side : {"a", "b"}) {
        QCOMPARE(match[side]["winShare"]["mean"].toDouble(), 1.0 / seats);
        QVERIFY(match[side]["winShare"]["halfWidth"].toDouble() < 1e-6);
    }
    QCOMPARE(match["fair"].toDouble(), 1.0 / seats);
}

void tst_match::theBetterOneWins()
{
    const QJsonObject match = ran("--a greedy --b random --deals 30");
    QVERIFY(match["a"]["winShare"]["mean"].toDouble() > 0.6);
    QVERIFY(match["b"]["winShare"]["mean"].toDouble() < 0.1);
    QVERIFY(match["a"]["margin"]["mean"].toDouble() > 0);
    QVERIFY(match["a"]["rank"]["mean"].toDouble() < match["b"]["rank"]["mean"].toDouble());
}

// The same games, played here.
void tst_match::tellsTheMeansOfItsGames()
{
    constexpr int seats = 3, deals = 12;
    double sum = 0, squares = 0;
    for (int deal = 0; deal < deals; ++deal) {
        double share = 0;
        for (Seat one = 0; one < seats; ++one) {
            std::vector<Entrant> entrants(seats, Entrant(Level::Novice));
            entrants[std::size_t(one)] = Entrant(Level::Greedy);
            Record record = newGame({}, baseCards, entrants, QStringLiteral("x/%1").arg(deal).toStdString());
            share += playOut(record, entrants).share(one) / seats;
        }
        sum += share;
        squares += share * share;
    }
    const double mean = sum / deals;
    const double deviation = std::sqrt((squares - deals * mean * mean) / (deals - 1));
    const QJsonObject match =
        ran(QStringLiteral("--a greedy --b novice --seed x --seats 3 --one-way --deals %1").arg(deals));
    QVERIFY(std::abs(match["a"]["winShare"]["mean"].toDouble() - mean) < 1e-9);
    QVERIFY(std::abs(match["a"]["winShare"]["halfWidth"].toDouble() - 1.96 * deviation / std::sqrt(deals)) < 1e-9);
    QVERIFY(match["b"]["winShare"].isUndefined());
}

void tst_match::goesOnWhereAnotherStopped()
{
    const auto share = [](const char* deals) {
        const QJsonObject match = ran(QString("--a greedy --b novice %1").arg(deals));
        return match["a"]["winShare"]["mean"].toDouble();
    };
    QVERIFY(std::abs((share("--deals 6") + share("--deals 6 --first 6")) / 2 - share("--deals 12")) < 1e-9);
    QVERIFY(share("--deals 12") != share("--deals 12 --seed other"));
}

void tst_match::tableAndJsonAgree()
{
    const QString arguments = "--a greedy --b novice --deals 5";
    const QString table = run(arguments);
    const QJsonObject match = ran(arguments);
    for (const char* side : {"a", "b"}) {
        const QString share = QString::number(100 * match[side]["winShare"]["mean"].toDouble(), 'f', 2);
        QVERIFY2(table.contains(share), qPrintable(table + share));
    }
}

void tst_match::refusesWrongUse_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char* arguments : {"--a nobody", "--a novice,greedy", "--seats 6", "--deals 0", "--a flat-0",
                                  "--a ismcts-", "--b exec:", "--patience 0", "more"})
        QTest::newRow(arguments) << arguments;
}

void tst_match::refusesWrongUse()
{
    QFETCH(QString, arguments);
    int exit = 0;
    QCOMPARE(run(arguments, &exit), QString());
    QCOMPARE(exit, 2);
}

QTEST_GUILESS_MAIN(tst_match)
#include "tst_match.moc"
