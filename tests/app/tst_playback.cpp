#include "app/record/names.h"
#include "app/record/recordjson.h"
#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace oriflamme;

// Looking back at a game: every moment from every other, whose eyes see it, and playing on from it.
class TestPlayback : public QObject {
    Q_OBJECT

private slots:
    void anyMomentFromAnyOther_data();
    void anyMomentFromAnyOther();
    void playsToTheEnd_data();
    void playsToTheEnd();
    void pausing();
    void seekingWhilePlaying();
    void otherEyesWhilePlaying();
    void onlyAStepOnIsTold();
    void roundByRound();
    void marksStandWhereItHappened();
    void eyesOfAFinishedGame();
    void eyesOfAnUnfinishedGame();
    void aGameThatHasNotBegun();
    void openedWhenAllIsShown();
    void leaving();
    void fromHere_data();
    void fromHere();
    void playingOn();
    void whatPlayingOnReplaces();
};

namespace {

QStringList recordFiles()
{
    return QDir(RECORDS).entryList({"*.oriflamme"}, QDir::Files);
}

Record recordNamed(const QString& file)
{
    return readRecord(RECORDS "/" + file).record.value();
}

const QString finished = "10-alliance-5-current-ltr.oriflamme";
const QString unfinished = "34-alliance-5-current-rtl-unfinished.oriflamme";

// The moments of a record, told by the engine alone.
Steps momentsOf(const Record& record)
{
    Steps moments = toldOf(record);
    moments.back().state = replay(record).state;
    return moments;
}

// The replay of a record, at a home of its own where it is the running game or the last one.
struct Seen {
    explicit Seen(const Record& game) : record(game), moments(momentsOf(game))
    {
        {
            Storage storage(home.folder());
            storage.save(game);
        }
        presenter = std::make_unique<Game>();
        presenter->replayThis();
    }
    explicit Seen(const QString& file) : Seen(recordNamed(file)) {}

    Game& game() { return *presenter; }
    Playback& playback() { return *presenter->playback(); }
    const Step& here() { return moments[std::size_t(playback().position())]; }

    // What is not shown as this moment is to be.
    QString wrong()
    {
        if (const QString what = wrongIn(game(), here().state); !what.isEmpty())
            return what;
        const Event event = seen(here().event, Seat(game().hotSeat().viewer()));
        const CueFacts cue = game().stage().cue();
        const bool told = cue.is(event.happening) && cue.card == nameOf(event.card)
                          && cue.otherCard == nameOf(event.otherCard) && cue.n == event.n && cue.seat == event.seat
                          && cue.stacks == here().state.queue.stacks;
        return told ? "" : "another cue";
    }

    const Home home;
    const Record record;
    const Steps moments;
    std::unique_ptr<Game> presenter;
};

}

void TestPlayback::anyMomentFromAnyOther_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : recordFiles())
        QTest::newRow(qPrintable(file)) << file;
}

void TestPlayback::anyMomentFromAnyOther()
{
    QFETCH(QString, file);
    Seen replay(file);
    Playback& playback = replay.playback();
    QCOMPARE(playback.isFinished(), !file.contains("unfinished"));
    QCOMPARE(playback.length(), int(replay.moments.size()) - 1);
    QCOMPARE(playback.position(), playback.isFinished() ? 0 : playback.length());
    QCOMPARE(replay.wrong(), QString());
    Random random(seedFrom("playback", std::uint64_t(playback.length())));
    for (int i = 0; i < 40; ++i) {
        switch (random.below(6)) {
        case 0: playback.seek(int(random.below(std::uint32_t(playback.length()) + 1))); break;
        case 1: playback.step(-1); break;
        case 2: playback.stepRound(random.below(2) ? 1 : -1); break;
        case 3: {
            const QVariantList eyes = replay.game().hotSeat().eyesOpen();
            replay.game().hotSeat().see(eyes[int(random.below(std::uint32_t(eyes.size())))].toInt());
            if (replay.game().hotSeat().curtain() >= 0)
                replay.game().hotSeat().pass();
            break;
        }
        case 4: replay.game().stage().next(); break;
        case 5: playback.step(1); break;
        }
        QCOMPARE(replay.wrong(), QString());
    }
    playback.seek(playback.length() + 7);
    QCOMPARE(playback.position(), playback.length());
    QCOMPARE(replay.wrong(), QString());
    playback.seek(-7);
    QCOMPARE(playback.position(), 0);
    QCOMPARE(replay.wrong(), QString());
}

void TestPlayback::playsToTheEnd_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("instant");
    QTest::newRow("finished") << finished << false;
    QTest::newRow("finished, at once") << finished << true;
    QTest::newRow("unfinished, from its start") << unfinished << false;
}

void TestPlayback::playsToTheEnd()
{
    QFETCH(QString, file);
    QFETCH(bool, instant);
    Seen replay(file);
    Playback& playback = replay.playback();
    replay.game().stage().setInstant(instant);
    QString wrong;
    int count = 0;
    connect(&replay.game().stage(), &Stage::cueShown, this, [&] {
        if (playback.position() != ++count)
            wrong += "a moment is left out or told twice; ";
        wrong += replay.wrong();
    });
    playback.setPlaying(true);
    while (replay.game().stage().isMoving())
        replay.game().stage().next();
    QCOMPARE(wrong, QString());
    QCOMPARE(count, playback.length());
    QCOMPARE(playback.position(), playback.length());
    QVERIFY(!playback.isPlaying());
    replay.game().stage().next();
    QCOMPARE(count, playback.length());
    QCOMPARE(replay.wrong(), QString());

    count = 0;
    playback.setPlaying(true); // once more
    QCOMPARE(playback.position(), 1);
    QVERIFY(playback.isPlaying());
    QCOMPARE(wrong, QString());
}

void TestPlayback::pausing()
{
    Seen replay(finished);
    Playback& playback = replay.playback();
    playback.setPlaying(true);
    replay.game().stage().next();
    QCOMPARE(playback.position(), 2);
    playback.setPlaying(false);
    QVERIFY(replay.game().stage().isMoving()); // what is shown ends as it would
    replay.game().stage().next();
    QVERIFY(!replay.game().stage().isMoving());
    QCOMPARE(playback.position(), 2);
    playback.setPlaying(true);
    QCOMPARE(playback.position(), 3);
    playback.setPlaying(false);
    playback.setPlaying(true); // while it is still shown
    QCOMPARE(playback.position(), 3);
    replay.game().stage().next();
    QCOMPARE(playback.position(), 4);
    QCOMPARE(replay.wrong(), QString());
}

void TestPlayback::seekingWhilePlaying()
{
    Seen replay(finished);
    Playback& playback = replay.playback();
    playback.setPlaying(true);
    for (const int goal : {50, 20, 30}) {
        playback.seek(goal);
        QVERIFY(playback.isPlaying());
        QVERIFY(!replay.game().stage().isMoving());
        QCOMPARE(replay.wrong(), QString());
        replay.game().stage().next();
        QCOMPARE(playback.position(), goal + 1);
        QVERIFY(replay.game().stage().isMoving());
    }
    playback.step(1); // in the middle of a moment
    QCOMPARE(playback.position(), 32);
    QVERIFY(playback.isPlaying() && replay.game().stage().isMoving());
    playback.seek(playback.length());
    QVERIFY(!playback.isPlaying());
    QVERIFY(!replay.game().stage().isMoving());
}

void TestPlayback::otherEyesWhilePlaying()
{
    Seen replay(finished);
    Playback& playback = replay.playback();
    playback.seek(60);
    playback.setPlaying(true);
    QSignalSpy jumped(&replay.game().stage(), &Stage::jumped);
    replay.game().hotSeat().see(everyone);
    QCOMPARE(jumped.count(), 1);
    QCOMPARE(playback.position(), 61);
    QVERIFY(playback.isPlaying());
    QVERIFY(!replay.game().stage().isMoving()); // the page goes on with next()
    QCOMPARE(replay.wrong(), QString());
    replay.game().stage().next();
    QCOMPARE(playback.position(), 62);
}

void TestPlayback::onlyAStepOnIsTold()
{
    Seen replay(finished);
    Playback& playback = replay.playback();
    QSignalSpy told(&replay.game().stage(), &Stage::cueStarts);
    QSignalSpy jumped(&replay.game().stage(), &Stage::jumped);
    playback.seek(30);
    playback.seek(31);
    playback.step(-1);
    playback.stepRound(1);
    playback.stepRound(-1);
    playback.seek(playback.rounds()[1].toInt() - 1);
    playback.stepRound(1);
    QCOMPARE(told.count(), 0);
    QCOMPARE(jumped.count(), 7);
    QVERIFY(!replay.game().stage().isMoving());
    playback.step(1);
    QCOMPARE(told.count(), 1);
    QCOMPARE(jumped.count(), 7);
    playback.step(1); // the one before is still being told
    QCOMPARE(told.count(), 2);
    QCOMPARE(jumped.count(), 8);
    QVERIFY(replay.game().stage().isMoving());
    playback.step(-1);
    QVERIFY(!replay.game().stage().isMoving());
    QCOMPARE(replay.wrong(), QString());
}

void TestPlayback::roundByRound()
{
    Seen replay(finished);
    Playback& playback = replay.playback();
    const QVariantList rounds = playback.rounds();
    QCOMPARE(rounds.size(), 6);
    QCOMPARE(rounds.first(), QVariant(0));
    for (int round = 1; round < 6; ++round) {
        const Step& begin = replay.moments[std::size_t(rounds[round].toInt())];
        QCOMPARE(begin.event.happening, Happening::RoundBegins);
        QCOMPARE(int(begin.event.n), round + 1);
    }
    const int third = rounds[2].toInt();
    const auto from = [&](int position, int by) {
        playback.seek(position);
        playback.stepRound(by);
        return playback.position();
    };
    QCOMPARE(from(third + 3, -1), third);
    QCOMPARE(from(third, -1), rounds[1].toInt());
    QCOMPARE(from(third, 1), rounds[3].toInt());
    QCOMPARE(from(third - 1, 1), third);
    QCOMPARE(from(0, -1), 0);
    QCOMPARE(from(rounds[5].toInt() + 1, 1), playback.length());
}

void TestPlayback::marksStandWhereItHappened()
{
    Seen replay(finished);
    int last = 0, eliminations = 0;
    for (const ReplayMark& mark : replay.playback().marks()) {
        QVERIFY(mark.position > last);
        last = mark.position;
        const Event& event = replay.moments[std::size_t(last)].event;
        QCOMPARE(Happening(mark.happening), event.happening);
        QCOMPARE(mark.seat, int(event.seat));
        eliminations += event.happening == Happening::Eliminated;
    }
    QCOMPARE(last, replay.playback().length()); // the end stands out too
    QCOMPARE(eliminations, int(std::count_if(replay.moments.begin(), replay.moments.end(), [](const Step& step) {
                 return step.event.happening == Happening::Eliminated;
             })));
    QVERIFY(eliminations > 0);
}

void TestPlayback::eyesOfAFinishedGame()
{
    Seen replay(finished);
    Playback& playback = replay.playback();
    QCOMPARE(replay.game().hotSeat().eyesOpen(), QVariantList({-1, 0, 1, 2, 3, 4, -2}));
    playback.seek(replay.playback().rounds()[3].toInt() - 2);
    for (const QVariant& eyes : replay.game().hotSeat().eyesOpen()) {
        replay.game().hotSeat().see(eyes.toInt());
        QCOMPARE(replay.game().hotSeat().viewer(), eyes.toInt());
        QCOMPARE(replay.game().hotSeat().curtain(), -1);
        QCOMPARE(replay.wrong(), QString());
    }
    // Everybody's eyes together: every card has its name, and every hand.
    const RowModel& queue = *replay.game().stage().queue();
    for (int row = 0; row < queue.rowCount(); ++row)
        QVERIFY(!queue.index(row).data(queue.roleNames().key("card")).toString().isEmpty());
    for (const QVariant& nobody : {QVariant(5), QVariant(-3), QVariant(100)}) {
        replay.game().hotSeat().see(nobody.toInt());
        QCOMPARE(replay.game().hotSeat().viewer(), -2);
    }
}

void TestPlayback::eyesOfAnUnfinishedGame()
{
    Record record = recordNamed(unfinished);
    seat(record, {"ai:novice", "human", "human", "ai:novice", "ai:x"});
    Seen replay(record);
    Playback& playback = replay.playback();
    Game& game = replay.game();
    QCOMPARE(replay.game().hotSeat().eyesOpen(), QVariantList({-1, 1, 2}));
    for (const int closed : {0, 3, 4, int(everyone), 5}) {
        replay.game().hotSeat().see(closed);
        QCOMPARE(game.hotSeat().viewer(), -1);
        QCOMPARE(game.hotSeat().curtain(), -1);
    }
    playback.seek(10);
    playback.setPlaying(true);
    replay.game().hotSeat().see(1);
    QVERIFY(!playback.isPlaying()); // nothing goes on while they come
    QCOMPARE(game.hotSeat().viewer(), -1);
    QCOMPARE(game.hotSeat().curtain(), 1);
    QCOMPARE(replay.wrong(), QString());
    game.hotSeat().refuse();
    QCOMPARE(game.hotSeat().viewer(), -1);
    QCOMPARE(game.hotSeat().curtain(), -1);
    replay.game().hotSeat().see(1);
    game.hotSeat().pass();
    QCOMPARE(game.hotSeat().viewer(), 1);
    QCOMPARE(game.hotSeat().curtain(), -1);
    QCOMPARE(replay.wrong(), QString());
    playback.seek(playback.length());
    QCOMPARE(game.hotSeat().viewer(), 1);
    replay.game().hotSeat().see(2); // another person: until they are there the first one's secrets are gone
    QCOMPARE(game.hotSeat().viewer(), -1);
    QCOMPARE(game.hotSeat().curtain(), 2);
    QCOMPARE(game.hotSeat().hand()->rowCount(), 0);
    QCOMPARE(replay.wrong(), QString());
    game.hotSeat().pass();
    QCOMPARE(game.hotSeat().viewer(), 2);
    replay.game().hotSeat().see(noSeat);
    QCOMPARE(game.hotSeat().viewer(), -1);
    QCOMPARE(replay.wrong(), QString());
}

void TestPlayback::aGameThatHasNotBegun()
{
    Record record = recordNamed(unfinished);
    record.decisions.clear();
    Seen replay(record);
    Playback& playback = replay.playback();
    QCOMPARE(playback.length(), 0);
    QCOMPARE(playback.rounds(), QVariantList({0}));
    playback.setPlaying(true);
    QVERIFY(!playback.isPlaying());
    playback.step(1);
    playback.stepRound(1);
    QCOMPARE(playback.position(), 0);
    QCOMPARE(replay.wrong(), QString());
    QVERIFY(playback.canPlayOn());
}

// The page is made when `opened` comes: by then it has everything to show.
void TestPlayback::openedWhenAllIsShown()
{
    Seen replay(finished);
    Game& game = replay.game();
    game.leave();
    QString wrong = "it was not opened";
    connect(game.playback(), &Playback::opened, this, [&] {
        if (game.playback()->isOpen())
            wrong = replay.wrong();
    });
    game.replayThis();
    QCOMPARE(wrong, QString());
}

void TestPlayback::leaving()
{
    Seen replay(unfinished);
    Game& game = replay.game();
    QVERIFY(game.stage().isOpen());
    game.playback()->seek(5);
    game.playback()->setPlaying(true);
    game.leave();
    QVERIFY(!game.stage().isOpen() && !game.playback()->isOpen());
    QVERIFY(!game.stage().isMoving() && !game.playback()->isPlaying());
    game.stage().next();
    QVERIFY(!game.stage().isMoving());
    QCOMPARE(readRecord(replay.home.versions().first()).record,
             std::optional(replay.record)); // looking back writes nothing
    QCOMPARE(replay.home.versions().size(), 1);
    game.resume();
    QVERIFY(game.table().isOpen());
    QVERIFY(game.table().record() == replay.record);
}

void TestPlayback::fromHere_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("takebacks");
    for (const QString& file : {finished, unfinished, QString("12-base-2-first-ltr.oriflamme")}) {
        QTest::addRow("%s", qPrintable(file)) << file << false;
        QTest::addRow("%s with takebacks", qPrintable(file)) << file << true;
    }
}

void TestPlayback::fromHere()
{
    QFETCH(QString, file);
    QFETCH(bool, takebacks);
    Record record = recordNamed(file);
    record.takebacks = takebacks;
    Seen replay(record);
    Playback& playback = replay.playback();
    const std::size_t all = record.decisions.size();
    QCOMPARE(playback.record().takebacks, takebacks);
    for (int position = 0; position <= playback.length(); ++position) {
        playback.seek(position);
        const Record here = playback.fromHere();
        const std::size_t taken = here.decisions.size();
        QVERIFY(std::equal(here.decisions.begin(), here.decisions.end(), record.decisions.begin()));
        QVERIFY(!here.result);
        QCOMPARE(playback.canPlayOn(), !playback.isFinished() || taken < all);
        QCOMPARE(here.takebacks, takebacks || (!playback.isFinished() && taken < all));
        if (!playback.canPlayOn())
            continue;
        const Replay again = oriflamme::replay(here);
        QCOMPARE(again.wrong, Wrong::Nothing);
        playback.seek(position + 1);
        if (playback.position() == position || playback.fromHere().decisions.size() > taken)
            QVERIFY(again.state == replay.moments[std::size_t(position)].state); // nothing of a decision is to come
    }
}

void TestPlayback::playingOn()
{
    Record record = recordNamed(finished);
    seat(record, {"human", "ai:oracle", "ai:greedy", "ai:random"});
    Seen replay(record);
    Game& game = replay.game();
    game.playback()->seek(game.playback()->length());
    game.playOn(); // there is nothing left to play
    QVERIFY(game.playback()->isOpen());
    QVERIFY(!game.canContinue());

    game.playback()->seek(40);
    const Record here = game.playback()->fromHere();
    game.playOn();
    QVERIFY(!game.playback()->isOpen());
    const Record now = game.table().record();
    QVERIFY(std::equal(here.decisions.begin(), here.decisions.end(), now.decisions.begin()));
    QVERIFY(now.setup == record.setup && now.seed == record.seed && !now.takebacks && !now.result);
    QStringList players;
    for (const Player& player : now.players)
        players.append(QString::fromStdString(player.player));
    QCOMPARE(players, QStringList({"human", "ai:novice", "ai:greedy", "ai:random", "human"}));
    QVERIFY(game.canContinue());
    QTRY_VERIFY(!readRecord(replay.home.versions().first()).record->result); // it is the running one on the disk too
}

void TestPlayback::whatPlayingOnReplaces()
{
    Record record = recordNamed(unfinished);
    seat(record, {"human", "ai:novice"});
    Seen replay(record);
    Game& game = replay.game();
    QVERIFY(!game.playOnReplaces()); // the running game as it stands
    game.playback()->seek(20);
    QVERIFY(game.playOnReplaces());

    Seen over(finished);
    over.playback().seek(20);
    QVERIFY(!over.game().playOnReplaces()); // a game that is over is no loss
}

QTEST_GUILESS_MAIN(TestPlayback)
#include "tst_playback.moc"
