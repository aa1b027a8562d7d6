#include "engine/players/players.h"
#include "engine/players/temper.h"
#include "tests/support/position.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

// What tempers like; that a computer that has one does it more often than another of its level, and nothing else
// otherwise.
class Tempers : public QObject {
    Q_OBJECT

private slots:
    void likeTheirMark_data();
    void likeTheirMark();
    void vengefulRemembersWhoStruckLast();
    void showInPlay_data();
    void showInPlay();
    void decideAsOthersWhereNothingIsLiked();
};

static QString liked(const View& view, Temper temper)
{
    QStringList list;
    for (const Decision& decision : view.legal) {
        if (hasMark(view, decision, temper))
            list << QString::fromStdString(text(decision));
    }
    return list.join(", ");
}

void Tempers::likeTheirMark_data()
{
    QTest::addColumn<QString>("temper");
    QTest::addColumn<Position>("position");
    QTest::addColumn<QString>("likes");
    const auto row = [](const char* name, const char* temper, const Position& position, const char* likes) {
        QTest::newRow(name) << temper << position << likes;
    };
    row("bold, a new card", "bold", Position("stag: heir | >wolf: soldier"), "reveal");
    row("bold, one that was kept", "bold", Position("stag: heir | >wolf: soldier(1)"), "");
    row("patient", "patient", Position("stag: heir | >wolf: soldier").round(5), "keep");
    row("patient, no more rounds", "patient", Position("stag: heir | >wolf: soldier").round(6), "");
    row("sly, beside a Lord", "sly",
        Position("stag: lord^ | tower: heir | wolf: spy")
            .hand("wolf", "ambush")
            .aside("wolf", "conspiracy")
            .lastToPlace("wolf"),
        "place ambush left");
    row("sly, beside tokens", "sly",
        Position("stag: heir | wolf: spy | tower: archer(2)")
            .hand("wolf", "conspiracy")
            .aside("wolf", "ambush")
            .lastToPlace("wolf"),
        "place conspiracy right, place conspiracy on 1");
    row("nobody", "", Position("stag: heir | >wolf: soldier"), "");
}

void Tempers::likeTheirMark()
{
    QFETCH(QString, temper);
    QFETCH(Position, position);
    QFETCH(QString, likes);
    const State& state = position.state();
    const View view = look(state, state.question.seat);
    QVERIFY(view.legal.size() > 1);
    QCOMPARE(liked(view, temperNamed(temper.toStdString())), likes);
}

// Not whom it struck itself, nor who struck another or found nothing to steal.
void Tempers::vengefulRemembersWhoStruckLast()
{
    Position position("stag: lord^ | >wolf: soldier | tower: heir^");
    const State& state = position.play("reveal").state();
    const Seat wolf = state.question.seat, stag = state.queue.top(0).seat, tower = state.queue.top(2).seat;
    Events past;
    QCOMPARE(liked(look(state, past, wolf), Temper::Vengeful), "");
    past.push_back({.happening = Happening::Eliminated, .seat = tower, .other = wolf});
    past.push_back({.happening = Happening::Eliminated, .seat = stag, .other = tower});
    past.push_back({.happening = Happening::Eliminated, .seat = wolf, .other = wolf});
    past.push_back({.happening = Happening::Stole, .seat = stag, .other = wolf});
    QCOMPARE(liked(look(state, past, wolf), Temper::Vengeful), "target 2");
    past.push_back({.happening = Happening::Stole, .seat = stag, .other = wolf, .n = 1});
    QCOMPARE(liked(look(state, past, wolf), Temper::Vengeful), "target 0");
}

// Calls `each(view, chance)` at every question of so many base games that a level plays among itself.
template <class Each>
static void everyQuestionOf(Level level, int games, Each each)
{
    Random random(seedFrom("tempers"));
    for (int game = 0; game < games; ++game) {
        Events past;
        State state = start(deal({.seats = 4}, random), past);
        while (state.phase != Phase::Over) {
            const View view = look(state, past, state.question.seat);
            const Random chance(random.next());
            each(view, chance);
            apply(state, choose(view, level, chance), past);
        }
    }
}

void Tempers::showInPlay_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("games");
    QTest::newRow("novice") << int(Level::Novice) << 40;
    QTest::newRow("casual") << int(Level::Casual) << 40;
    QTest::newRow("strong") << int(Level::Strong) << 12;
}

// By a twentieth at least, at the same questions with the same chance.
void Tempers::showInPlay()
{
    QFETCH(int, level);
    QFETCH(int, games);
    std::array<int, tempers.size()> plain{}, tempered{};
    everyQuestionOf(Level(level), games, [&](const View& view, Random chance) {
        for (std::size_t i = 0; i < tempers.size(); ++i) {
            if (liked(view, tempers[i]).isEmpty())
                continue;
            plain[i] += hasMark(view, choose(view, Level(level), chance), tempers[i]);
            tempered[i] += hasMark(view, choose(view, {Level(level), tempers[i]}, chance), tempers[i]);
        }
    });
    for (std::size_t i = 0; i < tempers.size(); ++i) {
        QVERIFY2(20 * tempered[i] > 21 * plain[i],
                 qPrintable(
                     QString("%1: %2 times, %3 without").arg(name(tempers[i]).data()).arg(tempered[i]).arg(plain[i])));
    }
}

void Tempers::decideAsOthersWhereNothingIsLiked()
{
    for (const Level level : {Level::Novice, Level::Casual}) {
        int compared = 0;
        everyQuestionOf(level, 4, [&](const View& view, Random chance) {
            for (const Temper temper : tempers) {
                if (!liked(view, temper).isEmpty())
                    continue;
                QCOMPARE(think(view, {level, temper}, chance), think(view, level, chance));
                ++compared;
            }
        });
        QVERIFY(compared > 100);
    }
}

QTEST_APPLESS_MAIN(Tempers)
#include "tst_tempers.moc"
