#include "app/arena/messages.h"
#include "app/arena/program.h"
#include "app/names.h"
#include "app/recordjson.h"
#include "app/statejson.h"
#include "tests/companion.h"
#include "tests/games.h"
#include "tests/twins.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace oriflamme;

// Programs of other people as players: what they are told, and what becomes of those that break the rules.
class TestPrograms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theExamplePlays();
    void aCommandIsNeverSplit();
    void isToldWhatThePageShows();
    void viewsAreNamedAsStates();
    void isToldWhatItSees_data();
    void isToldWhatItSees();
    void whoBreaksTheRulesLoses_data();
    void whoBreaksTheRulesLoses();
    void faultsAreToldInJson();
    void stopsLingering_data();
    void stopsLingering();
    void mayFillItsStandardError();
    void neverWaitsForAReader();
    void answersOnceAQuestion();
    void startsAnewAfterALostGame();
    void playsEachDealInEverySeat();
    void diesWithTheCompanion_data();
    void diesWithTheCompanion();
    void noRecordStartsAProgram();
};

static const QString example = QStringLiteral("exec:" EXAMPLE_PLAYER);

#ifdef Q_OS_UNIX
// A pipe that the processes of a command hold open as long as they live.
class Lifeline {
public:
    Lifeline() : m_path(m_folder.filePath("lifeline"))
    {
        ::mkfifo(m_path.toUtf8().constData(), 0600);
        m_end = ::open(m_path.toUtf8().constData(), O_RDONLY | O_NONBLOCK);
    }
    ~Lifeline() { ::close(m_end); }

    // The command for the shell, holding on to it.
    QString held(const QString& command) const
    {
        return QStringLiteral("exec:exec 9>%1; echo here >&9; %2").arg(m_path, command);
    }
    // Whether somebody took hold of it.
    bool wasHeld()
    {
        char c = 0;
        m_held |= ::read(m_end, &c, 1) == 1;
        return m_held;
    }
    // Whether nobody holds it any more.
    bool isFree()
    {
        std::array<char, 100> some{};
        ssize_t n = 0;
        do
            n = ::read(m_end, some.data(), some.size());
        while (n > 0);
        return n == 0;
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_end = -1;
    bool m_held = false;
};
#endif

// A command that answers each question alike.
static QString answering(const QString& answer)
{
    return "while read -r line; do case $line in *question*) " + answer + ";; esac; done";
}

static QString contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
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

// The page's blocks of JSON are how that game begins: two messages and an answer.
void TestPrograms::isToldWhatThePageShows()
{
    const QTemporaryDir folder;
    const QString page = contents(PLAYERS_PAGE);
    const QString arguments = "simulate --games 1 --seats 2 --cards alliance --players novice --players exec:";
    QVERIFY(page.contains("oriflamme-arena " + arguments));
    QStringList words = arguments.split(' ');
    words.last() +=
        QStringLiteral("tee %1 | " EXAMPLE_PLAYER " | tee %2").arg(folder.filePath("told"), folder.filePath("said"));
    QCOMPARE(run(words).exit, 0);
    const QList<QJsonObject> told = objects(contents(folder.filePath("told")));
    const QList<QJsonObject> said = objects(contents(folder.filePath("said")));
    QList<QJsonObject> shown;
    for (const QString& block : page.split("```json\n").mid(1))
        shown.append(object(block.section("```", 0, 0)));
    QCOMPARE(shown.size(), 3);
    QCOMPARE(shown[0], told[0]);
    QCOMPARE(shown[1], told[1]);
    QCOMPARE(shown[2], said[0]);

    QStringList fields = told.last()["view"].toObject().keys(); // nothing goes unexplained
    for (const QJsonObject& message : told)
        fields += message.keys();
    fields += told[1]["events"][0].toObject().keys();
    fields += told[1]["view"]["queue"][0][0].toObject().keys();
    for (const QString& field : fields)
        QVERIFY2(page.contains('`' + field + '`'), qPrintable(field));
    for (int happening = 0; !name(Happening(happening)).empty(); ++happening)
        QVERIFY2(page.contains('`' + nameOf(Happening(happening)) + '`'), name(Happening(happening)).data());
}

void TestPrograms::viewsAreNamedAsStates()
{
    Random random(1);
    for (int game = 0; game < kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            const QJsonObject whole = toJson(state, 7);
            const QJsonObject seen = toJson(look(state, seat), 7);
            QCOMPARE(seen.keys(), whole.keys());
            for (const char* same : {"decision", "round", "phase", "place", "influence", "first", "discards",
                                     "reserved", "marks", "seat", "question", "legal"})
                QCOMPARE(seen[same], whole[same]);
            for (const char* sets : {"hands", "aside"}) {
                QCOMPARE(seen[sets][seat], whole[sets][seat]);
                for (Seat other = 0; other < state.rules.seats; ++other)
                    QCOMPARE(seen[sets][other].toArray().size(), whole[sets][other].toArray().size());
            }
            for (int place = 0; place < state.queue.stacks; ++place) {
                for (int i = 0; i < whole["queue"][place].toArray().size(); ++i) {
                    QJsonObject card = seen["queue"][place][i].toObject();
                    QJsonObject truth = whole["queue"][place][i].toObject();
                    QVERIFY(card.take("number").toInt() > 0);
                    if (card["card"].isNull())
                        truth["card"] = QJsonValue();
                    QCOMPARE(card, truth);
                }
            }
            apply(state, anyDecision(state, random));
        }
    }
}

// What is told of events and, at a question, of the view.
using Look = View (*)(const State&, Seat);
using See = Event (*)(const Event&, Seat);
Q_DECLARE_METATYPE(Look)
Q_DECLARE_METATYPE(See)

// Whether this step shows a card for the first time; there twins part.
static bool discloses(const Step& step, const Twin& twin)
{
    const Event& event = step.event;
    return step.state.phase == Phase::Over
           || (event.happening == Happening::Revealed && twin.of(event.seat, event.card) != event.card)
           || (event.happening == Happening::Eliminated && twin.of(event.other, event.otherCard) != event.otherCard);
}

// What a program at that seat is told when this decision has been played.
static QByteArray told(State state, const Decision& decision, Seat seat, Look looks, See sees)
{
    Steps steps;
    apply(state, decision, steps);
    QJsonArray events;
    for (const Step& step : steps)
        events.append(toJson(sees(step.event, seat)));
    return QJsonDocument(questionMessage(looks(state, seat), 5, events)).toJson(QJsonDocument::Compact);
}

// Whether the decision of this state can be played in the twin too, and shows nothing there that was hidden.
static bool staysTwin(State state, const Decision& decision, const Twin& twin)
{
    Decisions list;
    legal(twin.state, list);
    if (!list.has(twin.of(state.question.seat, decision)))
        return false; // an Insurrection without a token cannot be revealed
    Steps steps;
    apply(state, decision, steps);
    return std::none_of(steps.begin(), steps.end(), [&](const Step& step) { return discloses(step, twin); });
}

void TestPrograms::isToldWhatItSees_data()
{
    QTest::addColumn<Look>("looks");
    QTest::addColumn<See>("sees");
    QTest::addColumn<bool>("same");
    const Look all = [](const State& state, Seat) { return look(state, everyone); };
    const Look next = [](const State& state, Seat seat) {
        View view = look(state, seat);
        view.hand[std::size_t(state.next(seat))] = state.hand[std::size_t(state.next(seat))];
        return view;
    };
    const See everything = [](const Event& event, Seat) { return seen(event, everyone); };
    QTest::newRow("honest") << Look(look) << See(seen) << true;
    QTest::newRow("sees everything") << all << See(seen) << false;
    QTest::newRow("sees a hand") << next << See(seen) << false;
    QTest::newRow("hears everything") << Look(look) << everything << false;
}

// Whatever is hidden from the seat is redealt: what its program is told must be the same, byte for byte.
void TestPrograms::isToldWhatItSees()
{
    QFETCH(Look, looks);
    QFETCH(See, sees);
    QFETCH(bool, same);
    Random random(seedFrom("twins"));
    int compared = 0;
    int different = 0;
    for (int game = 0; game < kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        Memory memory;
        while (state.phase != Phase::Over) {
            const Decision decision = anyDecision(state, random);
            const Seat decides = state.question.seat;
            for (Seat seat = 0; seat < state.rules.seats; ++seat) {
                const Twin twin = twinOf(state, seat, memory, random);
                if (random.below(4) > 0 || !staysTwin(state, decision, twin))
                    continue; // a sample is enough
                ++compared;
                different += told(state, decision, seat, looks, sees)
                             != told(twin.state, twin.of(decides, decision), seat, looks, sees);
            }
            Steps steps;
            apply(state, decision, steps);
            for (const Step& step : steps)
                memory.see(step.event);
        }
    }
    QVERIFY(compared > 1000);
    QCOMPARE(different == 0, same);
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
    const QString illegal = "its answer is not one of the legal decisions: ";
    const QString slow = "it gave no answer within 1 s";
    const QString deaf = "it does not listen any more";
    const QString tooLong = "its answer is longer than 65536 bytes";
    row("ends at once", "exit 3", "it ended, with exit code 3");
    row("cannot be found", "/no/such/program", "it ended, with exit code 127");
    row("crashes", "read -r line; kill -SEGV $$", "it crashed or was killed");
    row("ends when asked", answering("exit 0"), "it ended, with exit code 0");
    row("leaves in the middle", "for i in 1 2 3; do read -r line; echo \"$line\"; done | " EXAMPLE_PLAYER,
        "it ended, with exit code 0");
    row("says nothing", "sleep 1000", slow);
    row("reads and says nothing", "cat >&9", slow);
    row("ends no line", answering("printf '{\"keep\":true}'"), slow);
    row("closes its output", "exec 1>&-; sleep 1000", slow);
    row("closes its input", "exec 0<&-; sleep 1000", deaf + '|' + slow);
    row("babbles and closes its input", "exec 0<&-; yes & yes & yes", early + '|' + noJson + "\"y\"|" + deaf);
    row("babbles", "yes", early + '|' + noJson + "\"y\"");
    row("answers twice", answering("echo '{}'; echo '{}'"), illegal + "\\{\\}|" + early);
    row("answers garbage", answering("printf '\\033[31m\\377garbage\\n'"), noJson + "\"\\?\\[31m.garbage\"");
    row("answers nothing", answering("echo"), noJson + "\"\"");
    row("answers an array", answering("echo '[1]'"), noJson + "\"\\[1\\]\"");
    row("answers deep JSON", answering("printf '[%.0s' $(seq 5000); echo"), noJson + "\"\\[{60}\\.\\.\\.\"");
    row("answers what is illegal", answering("echo '{\"target\": 3}'"), illegal + "\\{\"target\": 3\\}");
    row("answers two things", answering("echo '{\"place\":\"spy\",\"at\":\"left\",\"keep\":true}'"), illegal + ".*");
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

void TestPrograms::faultsAreToldInJson()
{
    const QString player = "exec:" + answering("echo '{}'");
    const Ran simulated =
        run({"simulate", "--games", "2", "--players", "random,random", "--players", player, "--json"});
    QCOMPARE(simulated.exit, 1);
    const QJsonObject all = object(simulated.out);
    QCOMPARE(all["errors"].toArray().size(), 2);
    const QString error = "a player broke the rules: its answer is not one of the legal decisions: {}";
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
    const Answer answer = program.ask({}, {{.action = Action::Keep}});
    QVERIFY(!answer.decision);
    QCOMPARE(answer.fault, "it gave no answer within 1 s");
}

void TestPrograms::answersOnceAQuestion()
{
    Program program("read -r line; printf '{\"keep\":true}\\n{\"keep\":true}\\n'; cat", 1);
    const std::vector<Decision> legal{{.action = Action::Keep}};
    QCOMPARE(program.ask({}, legal).decision, legal[0]);
    QCOMPARE(program.ask({}, legal).fault, "it wrote before it was asked");
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
    const QJsonArray lost = errors("for i in 1 2 3; do read -r line; echo \"$line\"; done | " EXAMPLE_PLAYER);
    QCOMPARE(lost.size(), 3);
    QCOMPARE(contents(folder.filePath("starts")).size(), 1 + 3);
    for (const QJsonValue& error : lost)
        QVERIFY(error["decision"].toInt() > 1); // not at its first
}

void TestPrograms::playsEachDealInEverySeat()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("told");
    const QString player = QStringLiteral("exec:tee %1 | " EXAMPLE_PLAYER).arg(path);
    QCOMPARE(run({"match", "--a", player, "--b", "greedy", "--seats", "3", "--deals", "2", "--only", "a"}).exit, 0);
    QList<int> seats;
    QList<QJsonValue> deals; // what was set aside, of which everybody learns at the end
    for (const QJsonObject& message : objects(contents(path))) {
        if (message["message"] == "begin")
            seats.append(message["seat"].toInt());
        if (message["message"] == "end")
            deals.append(message["view"]["aside"]);
    }
    QCOMPARE(seats, (QList<int>{0, 1, 2, 0, 1, 2}));
    QCOMPARE(deals.size(), 6);
    QCOMPARE(deals.mid(1, 2), deals.mid(0, 2));
    QCOMPARE(deals.mid(4, 2), deals.mid(3, 2));
    QVERIFY(deals[0] != deals[3]);
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
    const QString path = folder.filePath("record");
    Reading reading = readRecord(RECORDS "/06-base-4-current-ltr-unfinished.oriflamme");
    reading.record->players[0].player = "ai:exec";
    reading.record->players[1].player = "ai:exec:touch " + trace.toStdString();
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(toJson(*reading.record));
    file.close();
    QCOMPARE(run({"verify", path}).exit, 0);
    QVERIFY(!QFile::exists(trace));
    for (const char* name : {"exec", "exec:true", "exec-1"}) {
        QVERIFY(!computerNamed(name)); // unknown to whoever continues a record,
        QVERIFY(!levelNamed(name));    // and to the settings
    }
}

QTEST_GUILESS_MAIN(TestPrograms)
#include "tst_programs.moc"
