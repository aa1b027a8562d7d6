#include "app/models/rowmodel.h"
#include "app/models/rows.h"
#include "app/record/names.h"
#include "tests/support/follower.h"
#include "tests/support/home.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace oriflamme;

// The models through whole games, seen by every seat and a bystander: they say what may be seen, and tell what changes.
class TestModels : public QObject {
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void anyPositionAfterAnyOther();
    void hiddenThingsChangeNothing();
};

namespace {

using Rows = QMap<int, QVariantMap>;

// The three models as a page has them, and what was followed of them.
struct Shown {
    RowModel queue{QueueFacts::staticMetaObject};
    RowModel seats{SeatFacts::staticMetaObject};
    RowModel hand{HandFacts::staticMetaObject};
    QAbstractItemModelTester queueTester{&queue, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester seatsTester{&seats, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester handTester{&hand, QAbstractItemModelTester::FailureReportingMode::QtTest};
    Follower queueFollower{queue, "number"};
    Follower seatsFollower{seats, "seat"};
    Follower handFollower{hand, "card"};

    // Shows what the viewer may see; what is wrong with the telling is returned.
    QString show(const State& state, Seat viewer, const std::vector<Player>& players)
    {
        const View view = look(state, viewer);
        queue.show(queueRows(view, players));
        seats.show(seatRows(view, players));
        hand.show(handRows(view));
        return queueFollower.trouble() + seatsFollower.trouble() + handFollower.trouble();
    }
};

}

// Whether a card in the queue is nobody's business: what must not be named to a viewer.
static bool isHiddenFrom(const QueueCard& card, const State& state, Seat viewer)
{
    return !card.up && !card.known && card.seat != viewer && state.phase != Phase::Over;
}

// The rows that the queue must have, told by the state alone: by the cards' numbers.
static Rows queueOf(const State& state, Seat viewer, const std::vector<Player>& players)
{
    Rows rows;
    for (int place = 0; place < state.queue.stacks; ++place) {
        const int size = state.queue.size(place);
        int height = size;
        for (const QueueCard* card = &state.queue.top(place); card; card = state.queue.under(*card)) {
            --height;
            rows[card->number] = {{"number", int(card->number)},
                                  {"card", isHiddenFrom(*card, state, viewer) ? QString() : nameOf(card->card)},
                                  {"family", QString::fromStdString(players[std::size_t(card->seat)].family)},
                                  {"seat", int(card->seat)},
                                  {"up", bool(card->up)},
                                  {"tokens", int(card->tokens)},
                                  {"marks", int(card->marks)},
                                  {"sleeps", bool(card->sleeps)},
                                  {"known", bool(card->known)},
                                  {"place", place},
                                  {"height", height},
                                  {"stackSize", size},
                                  {"covered", height != size - 1},
                                  {"own", card->seat == viewer}};
        }
    }
    return rows;
}

static QStringList sorted(CardSet cards)
{
    QStringList list = namesOf(cards);
    list.sort();
    return list;
}

// What the row of a seat must say, as far as it is no arithmetic of the rules.
static QVariantMap seatOf(const State& state, Seat seat, Seat viewer, const std::vector<Player>& players)
{
    const auto i = std::size_t(seat);
    const bool open = seat == viewer || state.phase == Phase::Over;
    CardSet known; // cards that everybody saw going back to the hand
    for (const Card card : {Card::Informant, Card::Shapeshifter}) {
        if (state.at(seat).takenBack(card)->inHand && state.hand[i].has(card))
            known.add(card);
    }
    return {
        {"seat", int(seat)},
        {"name", QString::fromStdString(players[i].name)},
        {"family", QString::fromStdString(players[i].family)},
        {"player", QString::fromStdString(players[i].player)},
        {"influence", int(state.at(seat).influence)},
        {"handSize", state.hand[i].size()},
        {"discards", namesOf(state.at(seat).discards)},
        {"reserved", namesOf(state.at(seat).reserved)},
        {"tradeTokens", int(state.at(seat).tradeTokens)},
        {"knownHand", sorted(known)},
        {"aside", open ? sorted(state.aside[i]) : QStringList()},
        {"hand", open ? sorted(state.hand[i]) : QStringList()},
        {"isFirst", state.first == seat},
        {"asked", state.phase != Phase::Over && state.question.asks != Asks::Nothing && state.question.seat == seat},
        {"winner", state.phase == Phase::Over && ((winners(state) >> seat) & 1)},
        {"topCards", tieBreak(state, seat)}};
}

static QVariant told(const RowModel& model, int row, const char* role)
{
    return model.index(row).data(model.roleNames().key(role));
}

// What a model shows that the state does not say to this viewer.
static QString wrongIn(const Shown& shown, const State& state, Seat viewer, const std::vector<Player>& players)
{
    if (const QString wrong = firstDifference(shown.queueFollower.rows(), queueOf(state, viewer, players));
        !wrong.isEmpty())
        return "queue: " + wrong;
    for (int row = 1, place = 0; row < shown.queue.rowCount(); ++row) {
        const int before = std::exchange(place, told(shown.queue, row, "place").toInt());
        if (place < before)
            return "queue: not from left to right";
    }
    QList<std::pair<std::pair<int, int>, int>> standings; // influence and tie break, then the rank
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        QVariantMap row = shown.seatsFollower.rows().value(seat);
        standings.append({{state.at(seat).influence, tieBreak(state, seat)}, row.take("rank").toInt()});
        for (const char* cards : {"hand", "aside", "knownHand"}) { // sets: their order tells nothing
            QStringList list = row[cards].toStringList();
            list.sort();
            row[cards] = list;
        }
        if (const QVariantMap right = seatOf(state, seat, viewer, players); row != right)
            return "seats: " + firstDifference({{seat, row}}, {{seat, right}});
    }
    std::sort(standings.begin(), standings.end(), std::greater());
    for (qsizetype i = 0; i < standings.size(); ++i) {
        const bool tied = i > 0 && standings[i].first == standings[i - 1].first;
        if (standings[i].second != (tied ? standings[i - 1].second : int(i) + 1))
            return "seats: a rank is wrong";
    }
    QStringList hand;
    for (int row = 0; row < shown.hand.rowCount(); ++row)
        hand.append(told(shown.hand, row, "card").toString());
    hand.sort();
    return hand == (viewer == noSeat ? QStringList() : sorted(state.hand[std::size_t(viewer)])) ? "" : "hand";
}

void TestModels::wholeGames_data()
{
    QTest::addColumn<int>("kind");
    Random random(1);
    for (const int kind : {0, 8, 16, 29, 46}) // each set, edition, direction, count of seats
        QTest::addRow("%d: %s", kind, kindInWords(kindOfGame(kind, random)).c_str()) << kind;
}

void TestModels::wholeGames()
{
    QFETCH(int, kind);
    Random random(seedFrom("models", std::uint64_t(kind)));
    const Record record = gameWith(kind, {"human", "ai:novice"}, random);
    State state = start(record.setup);
    std::vector<std::unique_ptr<Shown>> shown(std::size_t(state.rules.seats) + 1);
    for (auto& models : shown)
        models = std::make_unique<Shown>();
    const auto showAll = [&](const State& now) -> QString {
        for (Seat viewer = noSeat; viewer < state.rules.seats; ++viewer) {
            Shown& models = *shown[std::size_t(viewer + 1)];
            QString wrong = models.show(now, viewer, record.players);
            if (wrong.isEmpty())
                wrong = wrongIn(models, now, viewer, record.players);
            if (!wrong.isEmpty())
                return QString("seen by %1: ").arg(viewer) + wrong;
        }
        return {};
    };
    QString wrong = showAll(state);
    while (wrong.isEmpty() && state.phase != Phase::Over) {
        Steps steps;
        apply(state, anyDecision(state, random), steps);
        for (auto step = steps.begin(); wrong.isEmpty() && step != steps.end(); ++step)
            wrong = showAll(step->state);
        if (wrong.isEmpty())
            wrong = showAll(state);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

// Loading, a new game and a jump to the newest moment: what was shown before leaves nothing behind.
void TestModels::anyPositionAfterAnyOther()
{
    Random random(2);
    Shown shown;
    for (int game = 0; game < gamesToPlay(100); ++game) {
        const Record record = gameWith(int(random.below(kindsOfGame)), {"ai:novice", "human"}, random);
        State state = start(record.setup);
        for (std::uint32_t rest = random.below(100); rest > 0 && state.phase != Phase::Over; --rest)
            apply(state, anyDecision(state, random));
        const Seat viewer = Seat(int(random.below(std::uint32_t(state.rules.seats) + 1)) - 1);
        QCOMPARE(shown.show(state, viewer, record.players), QString());
        QCOMPARE(wrongIn(shown, state, viewer, record.players), QString());

        Shown fresh;
        fresh.show(state, viewer, record.players);
        QVERIFY(shown.queueFollower.rows() == fresh.queueFollower.rows());
        QVERIFY(shown.seatsFollower.rows() == fresh.seatsFollower.rows());
        QVERIFY(shown.handFollower.rows() == fresh.handFollower.rows());
    }
}

// The same position with other cards where the viewer cannot look: hands, set-aside and face-down cards of each other
// seat trade places by lot.
static State twin(State state, Seat viewer, Random& random)
{
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        if (seat == viewer)
            continue;
        CardSet& hand = state.hand[std::size_t(seat)];
        CardSet& aside = state.aside[std::size_t(seat)];
        CardSet pool = hand | aside;
        std::vector<QueueCard*> hidden;
        for (QueueCard& card : state.queue.cards) {
            if (card.card != Card::None && card.seat == seat && isHiddenFrom(card, state, viewer)) {
                hidden.push_back(&card);
                pool.add(card.card);
            }
        }
        hand = draw(hand.size(), pool, random);
        aside = draw(aside.size(), pool - hand, random);
        pool = pool - hand - aside;
        for (QueueCard* card : hidden) {
            const CardSet drawn = draw(1, pool, random);
            card->card = *drawn.begin();
            pool.remove(card->card);
        }
    }
    return state;
}

void TestModels::hiddenThingsChangeNothing()
{
    Random random(3);
    int twins = 0;
    for (int game = 0; game < gamesToPlay(12); ++game) {
        const Record record = gameWith(game * 7 % kindsOfGame, {"human"}, random);
        State state = start(record.setup);
        while (state.phase != Phase::Over) {
            const Seat viewer = Seat(int(random.below(std::uint32_t(state.rules.seats) + 1)) - 1);
            const State other = twin(state, viewer, random);
            twins += other != state;
            Shown shown;
            Shown same;
            shown.show(state, viewer, record.players);
            same.show(other, viewer, record.players);
            QVERIFY(shown.queueFollower.rows() == same.queueFollower.rows());
            QVERIFY(shown.seatsFollower.rows() == same.seatsFollower.rows());
            QVERIFY(shown.handFollower.rows() == same.handFollower.rows());
            QCOMPARE(same.show(state, viewer, record.players), QString());
            QCOMPARE(same.queueFollower.told() + same.seatsFollower.told() + same.handFollower.told(), 0);
            apply(state, anyDecision(state, random));
        }
    }
    QVERIFY(twins > 500);
}

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
