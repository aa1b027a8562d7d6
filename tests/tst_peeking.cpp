#include "tests/peeking.h"
#include "tests/twins.h"

#include <QtTest>

using namespace oriflamme;

// No computer's thought depends on what is hidden from its seat, and one that peeks is found out. Many more positions
// are looked at by the program `peeking`.
class tst_peeking : public QObject {
    Q_OBJECT

private slots:
    void nobodyPeeks_data();
    void nobodyPeeks();
    void whoPeeksIsCaught();
    void twinsDiffer();
};

void tst_peeking::nobodyPeeks_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<int>("positions");
    for (const char* player : {"novice", "casual", "skilled", "strong", "random", "greedy", "flat-20", "ismcts-20"})
        QTest::newRow(player) << player << 100;
    QTest::newRow("master") << "master" << 4;
}

void tst_peeking::nobodyPeeks()
{
    QFETCH(QString, player);
    QFETCH(int, positions);
    const auto computer = computerNamed(player.toStdString());
    QVERIFY(computer);
    int thoughts = 0;
    // Spread over all kinds of games.
    for (int i = 0; i < positions; ++i) {
        visitTwins(std::uint64_t(i) * 26, 1, [&](const Position& position) {
            QCOMPARE(QString::fromStdString(peeks(position, honest(*computer))), QString());
            ++thoughts;
        });
    }
    QCOMPARE(thoughts, positions);
}

// It looks at the cards that others hide.
static Thought cheating(const State& state, Random chance)
{
    const Seat seat = state.question.seat;
    const View view = look(state, seat);
    std::size_t peeked = 0;
    for (const QueueCard& card : state.queue.cards)
        peeked += isHiddenFrom(card, seat) ? std::size_t(card.card) / 3 : 0;
    return {.decision = view.legal[peeked % view.legal.size()], .lot = chance.next()};
}

void tst_peeking::whoPeeksIsCaught()
{
    int caught = 0;
    visitTwins(0, 100, [&](const Position& position) { caught += !peeks(position, cheating).empty(); });
    QVERIFY(caught > 20);
}

// The proof proves something: most twins are other worlds.
void tst_peeking::twinsDiffer()
{
    int others = 0;
    visitTwins(0, 100, [&](const Position& position) { others += !(position.twin == position.state); });
    QVERIFY(others > 80);
}

QTEST_APPLESS_MAIN(tst_peeking)
#include "tst_peeking.moc"
