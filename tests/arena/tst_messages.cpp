#include "app/arena/messages.h"
#include "app/record/names.h"
#include "app/record/statejson.h"
#include "tests/arena/companion.h"
#include "tests/support/permutation.h"
#include "tests/support/randomgames.h"

#include <QTemporaryDir>
#include <QTest>

using namespace oriflamme;

// What programs of other people are told: as their page has it, and nothing that is hidden from their seat.
class TestMessages : public QObject {
    Q_OBJECT

private slots:
    void isToldWhatThePageShows();
    void saysThatDealsRepeat();
    void playsEachDealInEverySeat();
    void viewsAreNamedAsStates();
    void isToldWhatItSees_data();
    void isToldWhatItSees();
};

// What is told of events and, at a question, of the view.
using Look = View (*)(const State&, Seat);
using See = Event (*)(const Event&, Seat);
Q_DECLARE_METATYPE(Look)
Q_DECLARE_METATYPE(See)

// Whether this step shows a card for the first time; there twins part.
static bool discloses(const Step& step, const Permuted& twin)
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
static bool staysTwin(State state, const Decision& decision, const Permuted& twin)
{
    Decisions list;
    legal(twin.state, list);
    if (!list.has(twin.of(state.question.seat, decision)))
        return false; // an Insurrection without a token cannot be revealed
    Steps steps;
    apply(state, decision, steps);
    return std::none_of(steps.begin(), steps.end(), [&](const Step& step) { return discloses(step, twin); });
}

// The page's blocks of JSON are how that game begins: two messages and an answer.
void TestMessages::isToldWhatThePageShows()
{
#ifndef Q_OS_UNIX
    QSKIP("What the program is told and says is kept by a Unix shell.");
#endif
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

void TestMessages::saysThatDealsRepeat()
{
    for (const QString& text : {QString(contents(PLAYERS_PAGE)), run({"match", "--help"}).out}) {
        QVERIFY(text.contains("repeat between"));
        QVERIFY(text.simplified().contains("program writes to disk"));
        QVERIFY(text.simplified().contains("is its own honesty."));
    }
}

// Rotation by rotation over all deals.
void TestMessages::playsEachDealInEverySeat()
{
#ifndef Q_OS_UNIX
    QSKIP("What the program is told is kept by a Unix shell.");
#endif
    const QTemporaryDir folder;
    const QString path = folder.filePath("told");
    const QString player = QStringLiteral("exec:tee -a %1 | " EXAMPLE_PLAYER).arg(path);
    QCOMPARE(run({"match", "--a", player, "--b", "greedy", "--seats", "3", "--deals", "2", "--only", "a"}).exit, 0);
    QList<int> seats;
    QList<QJsonValue> deals; // what was set aside, of which everybody learns at the end
    for (const QJsonObject& message : objects(contents(path))) {
        if (message["message"] == "begin")
            seats.append(message["seat"].toInt());
        if (message["message"] == "end")
            deals.append(message["view"]["aside"]);
    }
    QCOMPARE(seats, (QList<int>{0, 0, 1, 1, 2, 2}));
    QCOMPARE(deals.size(), 6);
    QVERIFY(deals[0] != deals[1]);
    QCOMPARE(deals.mid(2, 2), deals.mid(0, 2));
    QCOMPARE(deals.mid(4, 2), deals.mid(0, 2));
}

void TestMessages::viewsAreNamedAsStates()
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

void TestMessages::isToldWhatItSees_data()
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
void TestMessages::isToldWhatItSees()
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
                const Permuted twin = permuted(state, seat, memory, random);
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

QTEST_GUILESS_MAIN(TestMessages)
#include "tst_messages.moc"
