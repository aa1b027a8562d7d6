#include "app/record/recordjson.h"
#include "app/table/game.h"
#include "tests/support/home.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

using namespace oriflamme;

// The promise of saving: whenever the program is killed, it goes on at the question that it last asked the person, with
// every decision that led there. The program that is killed is this one, with an argument: see PLAYER below.
class TestKill : public QObject {
    Q_OBJECT

private slots:
    void killedAtAnyMoment();
};

// PLAYER: plays games of a person who chooses by lot and two computers, without a window. Before the person
// chooses, it prints "asked:" and all decisions so far, which must be on the disk by then; at a game's end "over".

static QByteArray lineOf(const std::vector<Taken>& decisions)
{
    QByteArray line;
    for (const Taken& taken : decisions)
        line += QByteArray::number(taken.seat) + ':' + text(taken.decision).c_str() + ';';
    return line;
}

static void say(const QByteArray& line)
{
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

static int playOn(const QString& home)
{
    Home::move(home);
    Game game;
    game.stage().setInstant(true);
    if (!game.notice().isEmpty())
        say("notice " + game.notice()["code"].toByteArray());
    Random random(1);
    const auto begin = [&] {
        if (game.canContinue())
            game.resume();
        else
            game.start(setupWith({"human", "ai:novice", "ai:random"}));
    };
    QObject::connect(&game.stage(), &Stage::shown, &game, [&] {
        const Record& record = game.table().record();
        if (game.stage().board().phase == "over") {
            say("over");
            QMetaObject::invokeMethod(&game, begin, Qt::QueuedConnection);
        } else if (game.hotSeat().isMyTurn()) {
            say("asked:" + lineOf(record.decisions));
            QMetaObject::invokeMethod(
                &game,
                [&] {
                    if (game.hotSeat().isMyTurn())
                        pick(*game.hotSeat().choice(), anyDecision(game.table().state(), random));
                },
                Qt::QueuedConnection);
        }
    });
    begin();
    return QCoreApplication::exec();
}

namespace {

// What a player has printed until it was killed.
struct Told {
    QByteArray asked; // the last decisions that it was asked after
    int questions = 0;
    int gamesOver = 0;
    bool overLast = false;
    bool overFirst = false; // computers ended the game it found, and it was asked in the next one
    QByteArray notices;
    QByteArray firstAsked;
};

}

static void hear(Told& told, const QByteArray& line)
{
    if (line.startsWith("asked:")) {
        told.asked = line.mid(6);
        if (told.questions++ == 0)
            told.firstAsked = told.asked;
        told.overLast = false;
    } else if (line == "over") {
        told.gamesOver += !told.overLast;
        told.overFirst |= told.questions == 0;
        told.overLast = true;
    } else {
        told.notices += line;
    }
}

// Lets a player play until it has been asked so many questions, then waits a moment (in microseconds) and kills it.
static Told killAfter(const QString& home, int questions, qint64 moment)
{
    Told told;
    QProcess player;
    player.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    player.start(QCoreApplication::applicationFilePath(), {"PLAYER", home});
    while (told.questions < questions && (player.canReadLine() || player.waitForReadyRead()))
        while (told.questions < questions && player.canReadLine())
            hear(told, player.readLine().trimmed());
    QElapsedTimer timer; // shorter than anything that could be waited for
    for (timer.start(); timer.nsecsElapsed() < moment * 1000;) {}
    player.kill();
    player.waitForFinished();
    while (player.canReadLine()) // a line that was cut off does not count
        hear(told, player.readLine().trimmed());
    return told;
}

void TestKill::killedAtAnyMoment()
{
    const Home home;
    Random random(1);
    std::optional<Record> saved; // what lay on the disk after the kill before
    int over = 0;
    int resumed = 0;
    for (int kill = 0; kill < 100; ++kill) {
        const int questions = 1 + int(random.below(12));
        const Told told = killAfter(home.path(), questions, random.below(1000));
        const QByteArray place = "kill " + QByteArray::number(kill) + ": ";
        QVERIFY2(told.questions >= questions, (place + "the player came to no question").constData());
        QVERIFY2(told.notices.isEmpty(), (place + told.notices).constData());
        if (saved && !saved->result && !told.overFirst) {
            const bool goesOn = told.firstAsked.startsWith(lineOf(saved->decisions));
            QVERIFY2(goesOn, (place + "it did not go on where it was, but " + told.firstAsked).constData());
            ++resumed;
        }
        over += told.gamesOver;

        QVERIFY(!home.versions().isEmpty());
        for (const QString& version : home.versions()) {
            const Reading read = readRecord(version);
            QVERIFY2(read.record, (place + version.toUtf8() + ' ' + read.error.detail.toUtf8()).constData());
        }
        saved = readRecord(home.versions().first()).record;
        const bool kept = told.overLast || lineOf(saved->decisions).startsWith(told.asked);
        QVERIFY2(kept, (place + told.asked + " was lost").constData());
    }
    QVERIFY(over > 3); // it went on to the end now and then
    QVERIFY(resumed > 50);
}

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "PLAYER")
        return playOn(QString::fromLocal8Bit(argv[2]));
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
