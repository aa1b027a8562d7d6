#include "app/arena/program.h"
#include "app/record/recordjson.h"
#include "tests/arena/companion.h"
#include "tests/arena/lifeline.h"

#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace oriflamme;

// Programs of other people as players: how they play, and what becomes of those that break the rules.
class TestPrograms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theExamplePlays();
    void aCommandIsNeverSplit();
    void whoBreaksTheRulesLoses_data();
    void whoBreaksTheRulesLoses();
    void whoClosesIsNoticed_data();
    void whoClosesIsNoticed();
    void faultsAreToldInJson();
    void givesUp();
    void givesUpAMatch();
    void givesUpOnlyInARow();
    void stopsLingering_data();
    void stopsLingering();
    void mayFillItsStandardError();
    void neverWaitsForAReader();
    void answersOnceAQuestion();
    void startsAnewAfterALostGame();
    void diesWithTheCompanion_data();
    void diesWithTheCompanion();
    void noRecordStartsAProgram();
};

static const QString example = QStringLiteral("exec:" EXAMPLE_PLAYER);

// A command that plays well, but ends when it has heard three lines.
static const QString leaving =
    QStringLiteral("for i in 1 2 3; do read -r line; echo \"$line\"; done | " EXAMPLE_PLAYER);

// A command that answers each question alike.
static QString answering(const QString& answer)
{
    return "while read -r line; do case $line in *question*) " + answer + ";; esac; done";
}

void TestPrograms::initTestCase()
{
#ifndef Q_OS_UNIX
    QSKIP("The programs of these tests are written for a Unix shell.");
#endif
}

void TestPrograms::theExamplePlays()
{
    const QTemporaryDir folder;
    const auto play = [&](const QString& name) {
        return run({"simulate", "--games", "3", "--cards", "mixed", "--players", example, "--players", "novice,random",
                    "--players", example, "--record", folder.filePath(name), "--json"});
    };
    const Ran ran = play("a");
    QCOMPARE(ran.exit, 0);
    const QJsonObject all = object(ran.out);
    QCOMPARE(all["errors"].toArray().size(), 0);
    QCOMPARE(all["players"][0]["player"].toString(), example);
    QCOMPARE(all["players"][0]["seats"].toInt(), 2);
    QCOMPARE(play("b").out, ran.out);
    for (const QString& name : QDir(folder.filePath("a")).entryList({"*.oriflamme"})) {
        const Reading reading = readRecord(folder.filePath("a/" + name));
        QVERIFY2(reading.record && reading.record->result, qPrintable(reading.error.detail));
        QCOMPARE(reading.record->players[0].player, "ai:exec");
        QCOMPARE(reading.record->players[1].player, "ai:novice");
        QCOMPARE(contents(folder.filePath("b/" + name)), contents(folder.filePath("a/" + name)));
    }
    const Ran match = run({"match", "--a", example, "--b", "random", "--seats", "3", "--deals", "2", "--json"});
    QCOMPARE(match.exit, 0);
    const QJsonObject figures = object(match.out);
    QCOMPARE(figures["games"].toInt(), 12);
    QCOMPARE(figures["a"]["player"].toString(), example);
}

void TestPrograms::aCommandIsNeverSplit()
{
    const QString command = example + " one,two,three";
    const Ran ran = run({"simulate", "--games", "1", "--players", command, "--players", "random,greedy", "--json"});
    QCOMPARE(ran.exit, 0);
    const QJsonArray seats = object(ran.out)["seats"].toArray();
    QCOMPARE(seats.size(), 3);
    QCOMPARE(seats[0]["player"].toString(), command);
    QCOMPARE(seats[2]["player"].toString(), "ai:greedy");
}

void TestPrograms::whoBreaksTheRulesLoses_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QString& command, const QString& reason) {
        QTest::newRow(name) << command << reason;
    };
    const QString early = "it wrote before it was asked";
    const QString noJson = "its answer is no JSON object: ";
    const QString illegal = "its answer is not one of the legal decisions";
    const QString slow = "it gave no answer within 1 s";
    const QString deaf = "it does not listen any more";
    const QString mute = "it has closed its output";
    const QString tooLong = "its answer is longer than 65536 bytes";
    row("ends at once", "exit 3", "it ended, with exit code 3");
    row("cannot be found", "/no/such/program", "it ended, with exit code 127");
    row("crashes", "read -r line; kill -SEGV $$", "it crashed or was killed");
    row("ends when asked", answering("exit 0"), "it ended, with exit code 0");
    row("leaves in the middle", leaving, "it ended, with exit code 0");
    row("says nothing", "sleep 1000", slow);
    row("reads and says nothing", "while read -r line; do :; done", slow);
    row("ends no line", answering("printf '{\"keep\":true}'"), slow);
    row("closes its output", "exec 1>&-; sleep 1000", mute);
    row("closes its output when asked", answering("exec 1>&-"), mute);
    row("closes its output in an answer", answering("printf '{\"keep\":'; exec 1>&-"), mute);
    row("closes its input", "exec 0<&-; sleep 1000", deaf);
    row("closes its input when asked", answering("exec 0<&-; sleep 1000"), deaf);
    row("closes both", "exec 0<&- 1>&-; sleep 1000", mute);
    row("babbles and closes its input", "exec 0<&-; yes & yes & yes", early + '|' + noJson + "\"y\"|" + deaf);
    row("babbles", "yes", early + '|' + noJson + "\"y\"");
    row("answers twice", answering("echo '{}'; echo '{}'"), illegal + ", since the action is missing: \\{\\}|" + early);
    row("answers garbage", answering("printf '\\033[31m\\377garbage\\n'"), noJson + "\"\\?\\[31m.garbage\"");
    row("answers nothing", answering("echo"), noJson + "\"\"");
    row("answers an array", answering("echo '[1]'"), noJson + "\"\\[1\\]\"");
    row("answers deep JSON", answering("printf '[%.0s' $(seq 5000); echo"), noJson + "\"\\[{60}\\.\\.\\.\"");
    row("answers what is illegal", answering("echo '{\"keep\": true}'"), illegal + ": \\{\"keep\": true\\}");
    row("answers two things", answering("echo '{\"place\":\"spy\",\"at\":\"left\",\"keep\":true}'"),
        illegal + ", since there is more than one action: .*");
    row("forgets a field", answering("echo '{\"place\":\"spy\"}'"), illegal + ", since at is missing: .*");
    row("answers a place that is not there", answering("echo '{\"target\": 3}'"),
        illegal + ", since target is out of range: .*");
    row("answers a place that is never there", answering("echo '{\"target\": -300}'"),
        illegal + ", since target is out of range: .*");
    row("answers megabytes", answering("head -c 5000000 /dev/zero; sleep 1000"), tooLong);
    row("answers a long line", answering("head -c 70000 /dev/zero; echo"), tooLong);
    row("leaves children", "sleep 1000 & sleep 1000 & exit 0", "it ended, with exit code 0");
    row("ignores signals", "trap '' HUP INT TERM PIPE; sleep 1000", slow);
#ifdef Q_OS_LINUX
    row("leaves children in their own groups", "setsid sleep 1000 & setsid -f sleep 1000; exit 0",
        "it ended, with exit code 0");
#endif
}

void TestPrograms::whoBreaksTheRulesLoses()
{
    QFETCH(QString, command);
    QFETCH(QString, reason);
    Lifeline lifeline;
    const QTemporaryDir folder;
    const QString player = lifeline.held(command);
    const QString patience = reason.contains("within 1 s") ? "1" : "60"; // no busy machine is to be taken for slowness
    const Ran ran = run({"simulate", "--games", "1", "--patience", patience, "--record", folder.path(), "--players",
                         "random", "--players", player});
    QVERIFY(lifeline.wasHeld());
    QTRY_VERIFY(lifeline.isFree()); // all its processes are gone

    QCOMPARE(ran.exit, 1);
    const QString error = QRegularExpression::escape(player)
                          + " at seat 1 broke the rules and lost game 0, at decision (\\d+): (" + reason + ")\\.";
    const auto match =
        QRegularExpression(QRegularExpression::anchoredPattern(error)).match(ran.out.section('\n', 0, 0));
    QVERIFY2(match.hasMatch(), qPrintable(ran.out));
    QVERIFY(ran.out.contains(QRegularExpression("\n +0  random +1\\.0000 "))); // the other has won
    QVERIFY(ran.out.contains(QRegularExpression("  0\\.0000 +0\\.000\n")));
    const Reading reading = readRecord(folder.filePath("game-000000.oriflamme"));
    QVERIFY(reading.record && !reading.record->result);
    QCOMPARE(int(reading.record->decisions.size()), match.captured(1).toInt());
}

void TestPrograms::whoClosesIsNoticed_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QString>("reason");
    QTest::newRow("its output") << QByteArray("exec 1>&-; sleep 1000") << "it has closed its output";
    QTest::newRow("its input") << QByteArray("exec 0<&-; sleep 1000") << "it does not listen any more";
}

// The command is one program alone, as most are: no shell that waits for it may hold the pipes open.
void TestPrograms::whoClosesIsNoticed()
{
    QFETCH(QByteArray, script);
    QFETCH(QString, reason);
    const QTemporaryDir folder;
    const QString player = folder.filePath("player");
    QFile file(player);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("#!/bin/sh\n" + script) > 0);
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    file.close();
    for (const QString& command : {player, player + " --with 'an argument'"}) {
        const Ran ran = run(
            {"simulate", "--games", "1", "--patience", "60", "--players", "random", "--players", "exec:" + command});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(reason), qPrintable(ran.out));
    }
}

void TestPrograms::faultsAreToldInJson()
{
    const QString player = "exec:" + answering("echo '{}'");
    const Ran simulated =
        run({"simulate", "--games", "2", "--players", "random,random", "--players", player, "--json"});
    QCOMPARE(simulated.exit, 1);
    const QJsonObject all = object(simulated.out);
    QCOMPARE(all["errors"].toArray().size(), 2);
    const QString error = "a player broke the rules: its answer is not one of the legal decisions, since the action is "
                          "missing: {}";
    QCOMPARE(all["errors"][1].toObject(),
             (QJsonObject{{"game", 1}, {"seat", 2}, {"player", player}, {"decision", 2}, {"error", error}}));
    QCOMPARE(all["seats"][2]["winShare"].toDouble(), 0.0);

    // As the game stands, the two others are equal; who lost is third, with nothing to their one.
    const Ran matched =
        run({"match", "--a", player, "--b", "random", "--seats", "3", "--deals", "2", "--only", "a", "--json"});
    QCOMPARE(matched.exit, 1);
    const QJsonObject match = object(matched.out);
    QCOMPARE(match["errors"].toArray().size(), 2 * 3);
    QCOMPARE(match["errors"][4].toObject(), (QJsonObject{{"deal", 1},
                                                         {"alone", "a"},
                                                         {"turn", 1},
                                                         {"seat", 1},
                                                         {"player", player},
                                                         {"decision", 1},
                                                         {"error", error}}));
    QCOMPARE(match["a"]["winShare"]["mean"].toDouble(), 0.0);
    QCOMPARE(match["a"]["rank"]["mean"].toDouble(), 3.0);
    QCOMPARE(match["a"]["margin"]["mean"].toDouble(), -1.0);
}

void TestPrograms::givesUp()
{
    const QString player = "exec:" + answering("echo '{}'");
    const QStringList arguments{"simulate", "--games", "10", "--players", "novice", "--players", player};
    const Ran json = run(arguments + QStringList{"--give-up", "3", "--json"});
    QCOMPARE(json.exit, 1);
    const QJsonObject all = object(json.out);
    QCOMPARE(all["games"].toInt(), 3);
    QCOMPARE(all["errors"].toArray().size(), 3);
    QCOMPARE(all["gaveUp"].toString(), player);
    QCOMPARE(all["seats"][0]["winShare"].toDouble(), 1.0); // of the games that were played
    const Ran table = run(arguments + QStringList{"--give-up", "3"});
    QCOMPARE(table.exit, 1);
    QVERIFY(table.out.contains(player + " lost 3 games in a row by breaking the rules: given up.\n3 games, seed 1\n"));

    const QJsonObject never = object(run(arguments + QStringList{"--give-up", "0", "--json"}).out);
    QCOMPARE(never["games"].toInt(), 10);
    QVERIFY(!never.contains("gaveUp"));
}

// It counts on from rotation to rotation; deals are told as far as they were begun, halves if they were.
void TestPrograms::givesUpAMatch()
{
    const QString player = "exec:" + answering("echo '{}'");
    const auto match = [&](const QString& games) {
        const QStringList arguments{"match", "--a", "novice", "--b", player, "--seats", "3", "--deals", "3"};
        const Ran ran = run(arguments + QStringList{"--json", "--give-up", games});
        return ran.exit == 1 ? object(ran.out) : QJsonObject();
    };
    const QJsonObject early = match("2");
    QCOMPARE(early["games"].toInt(), 2);
    QCOMPARE(early["deals"].toInt(), 2);
    QCOMPARE(early["errors"].toArray().size(), 2);
    QCOMPARE(early["gaveUp"].toString(), player);
    QCOMPARE(early["a"]["winShare"]["mean"].toDouble(), 1.0); // before anybody else has revealed a card
    QVERIFY(early["b"]["winShare"].isUndefined());
    const QJsonObject later = match("8"); // two of them in the second rotation
    QCOMPARE(later["games"].toInt(), 8);
    QCOMPARE(later["deals"].toInt(), 3);
    QCOMPARE(later["b"]["winShare"]["mean"].toDouble(), 0.0);
    QCOMPARE(later["b"]["rank"]["mean"].toDouble(), 3.0);
    QVERIFY(!match("100").contains("gaveUp"));
}

// A program that plays one game well, and is gone in the next.
void TestPrograms::givesUpOnlyInARow()
{
    const QString player = "exec:while read -r line; do echo \"$line\"; case $line in *'\"message\":\"end\"'*) exit;; "
                           "esac; done | " EXAMPLE_PLAYER;
    const Ran ran =
        run({"simulate", "--games", "6", "--give-up", "2", "--players", "random", "--players", player, "--json"});
    QCOMPARE(ran.exit, 1);
    const QJsonObject all = object(ran.out);
    QCOMPARE(all["errors"].toArray().size(), 3);
    QCOMPARE(all["games"].toInt(), 6);
    QVERIFY(!all.contains("gaveUp"));
}

void TestPrograms::stopsLingering_data()
{
    QTest::addColumn<QString>("afterwards");
    QTest::newRow("sleeps") << "sleep 1000";
    QTest::newRow("babbles") << "yes & yes & yes & yes"; // faster than anybody can read
}

// A program that plays well, but does not end when there is nothing more to play.
void TestPrograms::stopsLingering()
{
    QFETCH(QString, afterwards);
    Lifeline lifeline;
    const Ran ran = run({"simulate", "--games", "1", "--players", "random", "--players",
                         lifeline.held(EXAMPLE_PLAYER "; " + afterwards)});
    QCOMPARE(ran.exit, 0);
    QVERIFY(lifeline.wasHeld());
    QTRY_VERIFY(lifeline.isFree());
}

void TestPrograms::mayFillItsStandardError()
{
    const Ran ran = run({"simulate", "--games", "1", "--players", "random", "--players",
                         "exec:head -c 3000000 /dev/zero >&2; " EXAMPLE_PLAYER});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.err.size(), 3000000);
}

void TestPrograms::neverWaitsForAReader()
{
    Program program("sleep 1000", 1);
    for (int line = 0; line < 100; ++line)
        program.tell({{"message", QString(10000, 'x')}}); // more than any pipe holds
    const Answer answer = program.ask({}, {});
    QVERIFY(!answer.decision);
    QCOMPARE(answer.fault, "it gave no answer within 1 s");
}

void TestPrograms::answersOnceAQuestion()
{
    Program program("read -r line; printf '{\"keep\":true}\\n{\"keep\":true}\\n'; cat", 1);
    View view;
    view.legal = {{.action = Action::Keep}};
    QCOMPARE(program.ask({}, view).decision, view.legal[0]);
    QCOMPARE(program.ask({}, view).fault, "it wrote before it was asked");
}

// A program stays from game to game; but one that ends at its third question has another try in the next game.
void TestPrograms::startsAnewAfterALostGame()
{
    const QTemporaryDir folder;
    const QString starts = "echo >>" + folder.filePath("starts") + "; ";
    const auto errors = [&](const QString& command) {
        const QStringList arguments{"simulate", "--games", "3", "--json", "--players", "random", "--players"};
        return object(run(arguments + QStringList{"exec:" + starts + command}).out)["errors"].toArray();
    };
    QVERIFY(errors(EXAMPLE_PLAYER).isEmpty());
    QCOMPARE(contents(folder.filePath("starts")).size(), 1);
    const QJsonArray lost = errors(leaving);
    QCOMPARE(lost.size(), 3);
    QCOMPARE(contents(folder.filePath("starts")).size(), 1 + 3);
    for (const QJsonValue& error : lost)
        QVERIFY(error["decision"].toInt() > 1); // not at its first
}

void TestPrograms::diesWithTheCompanion_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("command");
#ifdef Q_OS_UNIX
    const QString family = "sleep 1000 & sleep 1000";
    QTest::newRow("interrupted") << SIGINT << family;
    QTest::newRow("terminated") << SIGTERM << family;
    QTest::newRow("hung up") << SIGHUP << family;
    QTest::newRow("quit") << SIGQUIT << family;
#endif
#ifdef Q_OS_LINUX
    QTest::newRow("killed") << SIGKILL << "exec sleep 1000"; // no handler runs then, and children would stay
#endif
}

void TestPrograms::diesWithTheCompanion()
{
    QFETCH(int, signal);
    QFETCH(QString, command);
    Lifeline lifeline;
    QProcess companion;
    companion.start(ARENA, {"simulate", "--patience", "3600", "--players", lifeline.held(command)});
    QVERIFY(companion.waitForStarted());
    QTRY_VERIFY(lifeline.wasHeld());
    QVERIFY(!lifeline.isFree());
    ::kill(pid_t(companion.processId()), signal);
    QVERIFY(companion.waitForFinished());
    QCOMPARE(companion.exitStatus(), QProcess::CrashExit); // by that signal, as the shell expects
    QTRY_VERIFY(lifeline.isFree());
}

void TestPrograms::noRecordStartsAProgram()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath("trace");
    Reading reading = readRecord(RECORDS "/06-base-4-current-ltr-unfinished.oriflamme");
    reading.record->players[0].player = "ai:exec";
    reading.record->players[1].player = "ai:exec:touch " + trace.toStdString();
    QCOMPARE(run({"verify", write(folder, "record", toJson(*reading.record))}).exit, 0);
    QVERIFY(!QFile::exists(trace));
    for (const char* name : {"exec", "exec:true", "exec-1"}) {
        QVERIFY(!computerNamed(name)); // unknown to whoever continues a record,
        QVERIFY(!levelNamed(name));    // and to the settings
    }
}

QTEST_GUILESS_MAIN(TestPrograms)
#include "tst_programs.moc"
