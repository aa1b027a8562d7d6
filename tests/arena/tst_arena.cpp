#include "app/record/recordjson.h"
#include "tests/arena/companion.h"
#include "tests/support/disk.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace oriflamme;

// The companion as people and programs run it.
class TestArena : public QObject {
    Q_OBJECT

private slots:
    void helps();
    void wrongUseSaysTheRightWay_data();
    void wrongUseSaysTheRightWay();
    void simulatesEveryKind_data();
    void simulatesEveryKind();
    void tempersComeIntoRecords();
    void equalArgumentsGiveEqualGames();
    void countsSharesOfWins();
    void mixesAnew();
    void unwritableFolderIsWrongUse();
    void lostOutputIsTold();
    void lostRecordsAreTold();
    void verifiesRecords();
    void tellsWhereARecordIsBad();
    void verifiesItsInput();
    void printsStates();
    void printsStatesUpToTheFault();
    void benchPrintsFigures();
};

namespace {

QString example(const char* name)
{
    return QStringLiteral(RECORDS "/") + name;
}

}

void TestArena::helps()
{
    const Ran all = run({"--help"});
    QCOMPARE(all.exit, 0);
    for (const char* command : {"simulate", "match", "verify", "bench"}) {
        QVERIFY(all.out.contains(command));
        const Ran one = run({command, "--help"});
        QCOMPARE(one.exit, 0);
        QVERIFY(one.out.contains(QString("Usage: oriflamme-arena %1 [options]").arg(command)));
        QVERIFY(one.err.isEmpty());
    }
    const QString simulate = run({"simulate", "--help"}).out;
    for (const char* option : {"--games", "--seed", "--seats", "--cards", "--edition", "--direction", "--players",
                               "--record", "--patience", "--give-up", "--json"})
        QVERIFY(simulate.contains(option));
    const QString match = run({"match", "--help"}).out;
    for (const char* option : {"-a <PLAYER>", "-b <PLAYER>", "--deals", "--first", "--only", "--seats", "--cards",
                               "--edition", "--direction", "--seed", "--patience", "--give-up", "--json"})
        QVERIFY(match.contains(option));
    QVERIFY(run({"verify", "--help"}).out.simplified().contains("Decisions are counted from 0."));
    QCOMPARE(run({"--version"}).exit, 0);
}

void TestArena::wrongUseSaysTheRightWay_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char* wrong : {"",
                              "play",
                              "verify",
                              "verify --fast x",
                              "simulate x",
                              "simulate --games",
                              "simulate --games 0",
                              "simulate --games many",
                              "simulate --seats 6",
                              "simulate --seats 1",
                              "simulate --cards tarot",
                              "simulate --cards spy,spy,heir,lord,ambush,racket,trade,judge,empress,fanatic",
                              "simulate --cards spy,heir",
                              "simulate --edition third",
                              "simulate --direction up",
                              "simulate --players cheater",
                              "simulate --players human",
                              "simulate --players novice/cruel",
                              "simulate --players exec:",
                              "simulate --players ai:exec",
                              "simulate --players ai:exec:true",
                              "simulate --players flat-0",
                              "simulate --players ismcts",
                              "simulate --patience 0",
                              "simulate --give-up -1",
                              "match x",
                              "match --a cheater",
                              "match --b greedy,novice",
                              "match --deals 0",
                              "match --first -1",
                              "match --only c",
                              "match --seats 1",
                              "simulate --seats 3 --players greedy,novice",
                              "simulate --players random,random,random,random,random,random",
                              "bench --seconds soon"})
        QTest::newRow(*wrong ? wrong : "nothing") << wrong;
}

void TestArena::wrongUseSaysTheRightWay()
{
    QFETCH(QString, arguments);
    const Ran ran = run(arguments.split(' ', Qt::SkipEmptyParts));
    QCOMPARE(ran.exit, 2);
    QVERIFY(ran.out.isEmpty());
    QVERIFY(ran.err.contains("Usage: "));
    QVERIFY(!ran.err.section('\n', 0, 0).endsWith(".."));
}

void TestArena::simulatesEveryKind_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char* kind :
         {"", "--seats 2 --cards alliance --players novice", "--cards mixed --edition first --seats 5",
          "--direction right-to-left --players greedy,flat-20,ismcts-20", "--players ai:greedy --players ai:random",
          "--players casual/bold,novice/vengeful,ai:novice/sly", "--cards alliance --edition first --seats 3",
          "--cards spy,trade,heir,lord,ambush,racket,archer,judge,empress,royal-decree --edition first"})
        QTest::newRow(*kind ? kind : "defaults") << kind;
}

void TestArena::simulatesEveryKind()
{
    QFETCH(QString, arguments);
    const QTemporaryDir folder;
    const QString records = folder.filePath("deep/er");
    const Ran ran =
        run(QStringList{"simulate", "--games", "5", "--record", records} + arguments.split(' ', Qt::SkipEmptyParts));
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.err.isEmpty());
    QVERIFY(ran.out.startsWith("5 games"));
    QStringList files;
    for (const QFileInfo& file : QDir(records).entryInfoList({"*.oriflamme"}))
        files.append(file.filePath());
    QCOMPARE(files.size(), 5);
    const Ran verified = run(QStringList{"verify"} + files);
    QCOMPARE(verified.exit, 0);
    QCOMPARE(verified.out.count(": ok, "), 5);
}

void TestArena::tempersComeIntoRecords()
{
    const QTemporaryDir folder;
    const QStringList arguments{"--record", folder.path(), "--players", "novice/sly,novice", "--json"};
    const Ran ran = run(QStringList{"simulate", "--games", "1"} + arguments);
    QCOMPARE(object(ran.out.toUtf8())["players"].toArray().size(), 2);
    QCOMPARE(object(ran.out.toUtf8())["players"][0]["player"].toString(), "ai:novice/sly");
    const Record record = *readRecord(folder.filePath("game-000000.oriflamme")).record;
    QCOMPARE(record.players[0].player, std::string("ai:novice"));
    QCOMPARE(record.players[0].temper, Temper::Sly);
    QCOMPARE(record.players[1].temper, Temper::None);
}

void TestArena::equalArgumentsGiveEqualGames()
{
    const QTemporaryDir folder;
    const auto play = [&](const QString& name, const QString& seed) {
        return run({"simulate", "--games", "3", "--cards", "mixed", "--players", "greedy,novice,random", "--seed", seed,
                    "--record", folder.filePath(name), "--json"})
            .out;
    };
    const auto game = [&](const QString& name) { return contents(folder.filePath(name + "/game-000002.oriflamme")); };
    const QString first = play("a", "seven");
    QCOMPARE(play("b", "seven"), first);
    QVERIFY(play("c", "eight") != first);
    QVERIFY(!game("a").isEmpty());
    QCOMPARE(game("b"), game("a"));
    QVERIFY(game("c") != game("a"));
}

void TestArena::countsSharesOfWins()
{
    const QStringList arguments{"simulate", "--games", "200", "--players", "novice,random,novice", "--json"};
    const QJsonObject all = object(run(arguments).out);
    QCOMPARE(all["games"].toInt(), 200);
    for (const char* rows : {"players", "seats"}) {
        double shares = 0;
        for (const QJsonValue& row : all[rows].toArray()) {
            shares += row["winShare"].toDouble();
            QVERIFY(row["influence"].toDouble() > 0);
        }
        QVERIFY(qAbs(shares - 1) < 1e-9);
    }
    QCOMPARE(all["seats"].toArray().size(), 3);
    QCOMPARE(all["players"].toArray().size(), 2);
    QCOMPARE(all["players"][0]["player"].toString(), "ai:novice");
    QCOMPARE(all["players"][0]["seats"].toInt(), 2);
}

void TestArena::mixesAnew()
{
    const QTemporaryDir folder;
    run({"simulate", "--games", "20", "--cards", "mixed", "--record", folder.path()});
    QSet<quint32> sets;
    for (const QFileInfo& file : QDir(folder.path()).entryInfoList({"*.oriflamme"}))
        sets.insert(readRecord(file.filePath()).record.value().setup.rules.cards.bits());
    QVERIFY(sets.size() > 15);
}

void TestArena::unwritableFolderIsWrongUse()
{
    const QTemporaryDir folder;
    const QString file = write(folder, "file", "no folder");
    const Ran ran = run({"simulate", "--games", "1", "--record", file + "/under"});
    QCOMPARE(ran.exit, 2);
    QVERIFY(!ran.err.isEmpty());
    QVERIFY(ran.out.isEmpty());
}

// On a disk that is full.
void TestArena::lostOutputIsTold()
{
    if (!QFile::exists("/dev/full"))
        QSKIP("no device here is always full");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(ARENA, {"simulate", "--games", "5"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QCOMPARE(process.readAllStandardError().count('\n'), 1);
}

void TestArena::lostRecordsAreTold()
{
    const QTemporaryDir folder;
    const Disk disk(folder.path(), "size=40k");
    if (!disk.isMounted())
        QSKIP("Only root can mount a small disk to fill.");
    const Ran ran = run({"simulate", "--games", "100", "--record", folder.path()});
    QCOMPARE(ran.exit, 1);
    QVERIFY(ran.err.contains(folder.path()));
    const QFileInfoList records = QDir(folder.path()).entryInfoList(QDir::Files);
    QVERIFY(!records.isEmpty());
    for (const QFileInfo& record : records)
        QVERIFY2(readRecord(record.filePath()).record, qPrintable(record.fileName()));
}

void TestArena::verifiesRecords()
{
    const Ran ran = run(
        {"verify", example("08-mixed-4-current-ltr.oriflamme"), example("20-mixed-4-first-ltr-unfinished.oriflamme")});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.out, example("08-mixed-4-current-ltr.oriflamme")
                          + ": ok, 60 decisions, influence 4 14 15 11, winners 2\n"
                          + example("20-mixed-4-first-ltr-unfinished.oriflamme")
                          + ": ok, 46 decisions, influence 3 4 7 4, winners -\n");
}

void TestArena::tellsWhereARecordIsBad()
{
    const QTemporaryDir folder;
    const QByteArray good = contents(example("00-base-2-current-ltr.oriflamme"));
    const QString illegal =
        write(folder, "illegal", QByteArray(good).replace(good.lastIndexOf("\"keep\""), 6, "\"skip\""));
    const QString later = write(folder, "later", QByteArray(good).replace("\"version\": 1", "\"version\": 2"));
    const QString fine = write(folder, "fine", good);
    const Ran ran = run({"verify", illegal, later, "no-such-file", folder.path(), fine});
    QCOMPARE(ran.exit, 1);
    QVERIFY(ran.err.isEmpty());
    const QStringList lines = ran.out.split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY(QRegularExpression("illegal: error at decision \\d+: .+").match(lines[0]).hasMatch());
    QVERIFY(lines[1].startsWith(later + ": error: "));
    QVERIFY(lines[2].startsWith("no-such-file: error: "));
    QVERIFY(lines[3].startsWith(folder.path() + ": error: "));
    QVERIFY(lines[4].startsWith(fine + ": ok, "));
}

void TestArena::verifiesItsInput()
{
    const QString file = example("08-mixed-4-current-ltr.oriflamme");
    const QByteArray good = contents(file);
    const Ran ran = run({"verify", file, "-"}, good);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.out.count(": ok, 60 decisions"), 2);
    QVERIFY(ran.out.contains("\n-: ok, "));
    const QList<QJsonObject> states = objects(run({"verify", "--json", "-"}, good).out);
    QCOMPARE(states.size(), 61);
    QCOMPARE(states.last()["file"].toString(), "-");
    const Ran cut = run({"verify", "-"}, good.left(good.size() / 2));
    QCOMPARE(cut.exit, 1);
    QVERIFY(cut.out.startsWith("-: error: "));
    QVERIFY(run({"verify", "-"}, QByteArray(maxRecordSize + 1, ' ')).out.contains("over 1 MB"));
}

void TestArena::printsStates()
{
    const QStringList fields{"aside", "decision", "discards", "file",     "first", "hands",    "influence", "legal",
                             "marks", "phase",    "place",    "question", "queue", "reserved", "round",     "seat"};
    const Ran ran = run({"verify", "--json", example("08-mixed-4-current-ltr.oriflamme")});
    QCOMPARE(ran.exit, 0);
    const QList<QJsonObject> states = objects(ran.out);
    const QJsonObject record = object(contents(example("08-mixed-4-current-ltr.oriflamme")));
    const QJsonArray decisions = record["decisions"].toArray();
    QCOMPARE(states.size(), decisions.size() + 1);
    for (int i = 0; i < states.size(); ++i) {
        QCOMPARE(states[i].keys(), fields);
        QCOMPARE(states[i]["decision"].toInt(), i);
        QCOMPARE(states[i]["file"].toString(), example("08-mixed-4-current-ltr.oriflamme"));
        if (i == decisions.size())
            break;
        QJsonObject taken = decisions[i].toObject();
        QCOMPARE(states[i]["seat"], taken.take("seat"));
        QVERIFY(states[i]["legal"].toArray().contains(taken));
        QCOMPARE(states[i]["question"].toObject().keys(), QStringList({"asks", "card", "copied", "mode"}));
    }
    const QJsonObject archer = states[6]; // the second seat's Archer was revealed and asks for its target
    QCOMPARE(archer["phase"].toString(), "resolution");
    QCOMPARE(archer["place"].toInt(), 1);
    QCOMPARE(archer["question"].toObject(),
             object(R"({"asks": "target", "card": "archer", "copied": null, "mode": null})"));
    QCOMPARE(
        archer["queue"][0][0].toObject(),
        object(R"({"card": "insurrection", "seat": 2, "side": "down", "tokens": 1, "marks": 0, "sleeps": false})"));

    const QJsonObject end = states.last();
    QCOMPARE(end["phase"].toString(), "over");
    QCOMPARE(end["influence"], record["result"]["influence"]);
    for (const char* none : {"seat", "question", "place"})
        QVERIFY(end[none].isNull());
    QVERIFY(end["legal"].toArray().isEmpty());
}

void TestArena::printsStatesUpToTheFault()
{
    const QTemporaryDir folder;
    const QByteArray good = contents(example("00-base-2-current-ltr.oriflamme"));
    const auto last = [&](const QByteArray& bytes, int* states) {
        const Ran ran = run({"verify", "--json", write(folder, "bad", bytes)});
        const QList<QJsonObject> lines = objects(ran.out);
        *states = int(lines.size()) - 1;
        const bool named = std::all_of(lines.begin(), lines.end(),
                                       [&](const QJsonObject& line) { return line["file"] == folder.filePath("bad"); });
        return ran.exit == 1 && named ? lines.last() : QJsonObject();
    };
    int states = 0;
    QJsonObject error = last(QByteArray(good).replace(good.lastIndexOf("\"keep\""), 6, "\"skip\""), &states);
    QVERIFY(error["error"].isString());
    QVERIFY(error["decision"].toInt() > 0);
    QCOMPARE(states, error["decision"].toInt() + 1);
    error = last(QByteArray(good).replace("\"influence\"", "\"affluence\""), &states);
    QVERIFY(error["error"].isString());
    QVERIFY(error.contains("decision") && error["decision"].isNull());
    QCOMPARE(states, object(good)["decisions"].toArray().size() + 1); // the fault is the result's
    error = last("{}", &states);
    QVERIFY(error["decision"].isNull());
    QCOMPARE(states, 0);
}

void TestArena::benchPrintsFigures()
{
    const QJsonObject figures = object(run({"bench", "--seconds", "0", "--json"}).out);
    QCOMPARE(figures["games"].toArray().size(), 3);
    for (const QJsonValue& row : figures["games"].toArray()) {
        for (const char* figure : {"gamesPerSecond", "decisionsPerSecond", "nsPerDecision"})
            QVERIFY(row[figure].toDouble() > 0);
    }
    const QJsonArray players = figures["players"].toArray();
    QCOMPARE(players.size(), 7);
    for (const QJsonValue& row : players) {
        const QString name = row["player"].toString();
        QVERIFY(row["decisionsPerSecond"].toDouble() > 0);
        QVERIFY(row["maxMs"].toDouble() >= row["meanMs"].toDouble());
        const bool playsFutures = !QStringList{"ai:random", "ai:novice", "ai:greedy"}.contains(name);
        QCOMPARE(row["playoutsPerSecond"].toDouble() > 0, playsFutures);
    }
    QVERIFY(figures["firstPlacement"]["iterationsPerSecond"].toDouble() > 0);
    QVERIFY(figures["recordsPerSecond"].toDouble() > 0);
    const QJsonObject moments = figures["moments"].toObject();
    QVERIFY(moments["decisions"].toInt() > 0 && moments["moments"].toInt() > moments["decisions"].toInt());
    QVERIFY(moments["meanMs"].toDouble() > 0 && moments["maxMs"].toDouble() >= moments["meanMs"].toDouble());
    QVERIFY(figures["signature"].toInteger() > 0);
    const QString table = run({"bench", "--seconds", "0"}).out;
    QVERIFY(table.contains(QString("signature: %1").arg(figures["signature"].toInteger())));
}

QTEST_GUILESS_MAIN(TestArena)
#include "tst_arena.moc"
