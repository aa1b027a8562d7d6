#include "app/arena/games.h"
#include "app/recordjson.h"
#include "app/statejson.h"
#include "tests/games.h"
#include "tests/twins.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace oriflamme;

// Programs from outside as players: what they hear, and what becomes of those that break the rules.
class tst_programs : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void thePageTellsWhatIsSaid();
    void playsWholeGames();
    void namesNeverSplit();
    void onlyTheCommandLineStartsOne();
    void hearsNothingHidden();
    void hearsEveryEventOnce();
    void losesWhoBreaksTheRules_data();
    void losesWhoBreaksTheRules();
    void childrenAreKilledToo();

private:
    // Plays a game in which seat 0 is random and seat 1 the program; it may write into the folder.
    Played play(const QString& command, Record* record = nullptr, int game = 0);

    QTemporaryDir m_folder;
};

static const std::vector<Entrant> withRandom(const QString& command)
{
    return {Entrant(Level::Random), Entrant(command)};
}

Played tst_programs::play(const QString& command, Record* record, int game)
{
    Record own = newGame({}, allianceCards, withRandom(command), std::to_string(game));
    Record& played = record ? *record : own;
    played = own;
    return playOut(played, withRandom(command), Program::Patience(1));
}

static QJsonObject objectOf(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

// Every field that the page's example shows is said, with a value of its kind, and nothing else.
void tst_programs::thePageTellsWhatIsSaid()
{
    QFile page(PAGE);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArrayList parts = page.readAll().split('`');
    const auto block =
        std::find_if(parts.begin(), parts.end(), [](const QByteArray& part) { return part.startsWith("json"); });
    QVERIFY(block != parts.end());
    const QJsonObject told = objectOf(block->mid(4));
    QVERIFY(!told.isEmpty());

    const QString heard = m_folder.filePath("heard");
    play(QStringLiteral("tee -a %1 | %2").arg(heard, EXAMPLE));
    QFile file(heard);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject said = objectOf(file.readLine());
    QCOMPARE(said.keys(), told.keys());
    QCOMPARE(said["view"].toObject().keys(), told["view"].toObject().keys());
    QCOMPARE(said["rules"].toObject().keys(), told["rules"].toObject().keys());
    const auto card = [](const QJsonObject& question) { return question["view"]["queue"][0][0].toObject().keys(); };
    QCOMPARE(card(said), card(told));
    QCOMPARE(said["events"][0], told["events"][0]);
}

void tst_programs::playsWholeGames()
{
    for (int game = 0; game < 5; ++game) {
        Record record;
        const Played played = play(EXAMPLE, &record, game);
        QCOMPARE(played.trouble, QString());
        QCOMPARE(replay(record).wrong, Wrong::Nothing);
        QVERIFY(record.result);
        QCOMPARE(record.players[1].player, "ai:exec");
        QVERIFY(played.effort[1].decisions > 6);
    }
}

void tst_programs::namesNeverSplit()
{
    const auto entrant = entrantFrom("exec:a,b --c,d");
    QVERIFY(entrant);
    QCOMPARE(entrant->command, QString("a,b --c,d"));
    QCOMPARE(nameOf(*entrant), QString("exec:a,b --c,d"));
    QVERIFY(!entrantFrom("exec:"));

    Arguments arguments("test", "");
    arguments.option("players", "LIST", "", "random");
    QString text;
    QTextStream out(&text);
    QVERIFY(!arguments.parse({"test", "--players", "novice,exec:a,b", "--players", "greedy,random"}, {out, out}));
    QCOMPARE(arguments.players("players"), QStringList({"novice", "exec:a,b", "greedy", "random"}));
}

// The engine, the table's records and settings know no such player.
void tst_programs::onlyTheCommandLineStartsOne()
{
    QVERIFY(!computerNamed("exec"));
    QVERIFY(!computerNamed("exec:true"));
    QVERIFY(!levelNamed("exec:true"));
}

// What a program hears is the same in every world that its seat cannot tell apart.
void tst_programs::hearsNothingHidden()
{
    Random random(seedFrom("hears"));
    int hidden = 0;
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        State state = start(newGame(kindOfGame(kind, random), random).setup);
        Memory memory;
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            const Twin twin = twinOf(state, seat, memory, random);
            const QString heard = QJsonDocument(toJson(look(state, seat), 7)).toJson();
            QCOMPARE(QString(QJsonDocument(toJson(look(twin.state, seat), 7)).toJson()), heard);
            hidden += !(twin.state == state);
            Steps steps;
            apply(state, anyDecision(state, random), steps);
            for (const Step& step : steps) {
                memory.see(step.event);
                if (step.event.hidden && step.event.seat != seat)
                    QVERIFY(toJson(seen(step.event, seat))["card"].isNull());
            }
        }
    }
    QVERIFY(hidden > 0);
}

// Over all its questions a program is told all that happened up to the last of them.
void tst_programs::hearsEveryEventOnce()
{
    const QString heard = m_folder.filePath("events");
    Record record;
    const Played played = play(QStringLiteral("tee -a %1 | %2").arg(heard, EXAMPLE), &record);
    QCOMPARE(played.trouble, QString());
    QJsonArray all;
    State state = start(record.setup);
    std::size_t last = record.decisions.size();
    while (record.decisions[last - 1].seat != 1)
        --last;
    for (std::size_t i = 0; i + 1 < last; ++i) {
        Steps steps;
        apply(state, record.decisions[i].decision, steps);
        for (const Step& step : steps)
            all.append(toJson(seen(step.event, 1)));
    }
    QJsonArray said;
    QFile file(heard);
    QVERIFY(file.open(QIODevice::ReadOnly));
    while (!file.atEnd()) {
        for (const QJsonValue& event : objectOf(file.readLine())["events"].toArray())
            said.append(event);
    }
    QCOMPARE(said, all);
}

void tst_programs::losesWhoBreaksTheRules_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("trouble");
    const auto forEach = [](const char* answer) { return QStringLiteral("while read l; do %1; done").arg(answer); };
    QTest::newRow("ends at once") << "exit 3"
                                  << "it ended";
    QTest::newRow("cannot be started") << "/nonexistent 2>/dev/null"
                                       << "it ended";
    QTest::newRow("says nothing") << "cat >/dev/null"
                                  << "it was silent for 1 s";
    QTest::newRow("never reads") << "sleep 100"
                                 << "it was silent for 1 s";
    QTest::newRow("closes its input") << "exec <&-; sleep 100"
                                      << "it was silent for 1 s";
    QTest::newRow("closes its output") << "exec >&-; sleep 100"
                                       << "it was silent for 1 s";
    QTest::newRow("no JSON") << forEach("echo what") << "it said no decision: what";
    QTest::newRow("JSON of something else") << forEach("echo '[1]'") << "it said no decision: [1]";
    QTest::newRow("not legal") << forEach("echo '{\"keep\":true}'") << "it chose what is not legal: {\"keep\":true}";
    QTest::newRow("no end of line") << forEach("printf x") << "it was silent for 1 s";
    QTest::newRow("a line without end") << "cat /dev/zero"
                                        << "it said too much in one line";
    QTest::newRow("lines without end") << "yes"
                                       << "it said no decision: y";
    QTest::newRow("unasked") << forEach("a=$(echo \"$l\" | " EXAMPLE "); printf '%s\\nmore\\n' \"$a\"")
                             << "it spoke without being asked";
}

void tst_programs::losesWhoBreaksTheRules()
{
    QFETCH(QString, command);
    QFETCH(QString, trouble);
    Record record;
    const Played played = play(command, &record);
    QCOMPARE(played.lost, Seat(1));
    QCOMPARE(played.trouble, trouble);
    QCOMPARE(played.share(0), 1.0);
    QCOMPARE(played.share(1), 0.0);
    QVERIFY(!record.result);
    QCOMPARE(replay(record).wrong, Wrong::Nothing);
}

void tst_programs::childrenAreKilledToo()
{
    const QString file = m_folder.filePath("child");
    const Played played = play(QStringLiteral("sleep 1000 & echo $! >%1; wait").arg(file));
    QCOMPARE(played.lost, Seat(1));
    QFile noted(file);
    QVERIFY(noted.open(QIODevice::ReadOnly));
    const int child = noted.readAll().trimmed().toInt();
    QVERIFY(child > 0);
    // Whoever inherits it may take a moment to bury it.
    const auto isGone = [child] {
        QFile state(QStringLiteral("/proc/%1/stat").arg(child));
        return ::kill(child, 0) != 0 || (state.open(QIODevice::ReadOnly) && state.readAll().contains(") Z "));
    };
    QTRY_VERIFY(isGone());
}

QTEST_GUILESS_MAIN(tst_programs)
#include "tst_programs.moc"
