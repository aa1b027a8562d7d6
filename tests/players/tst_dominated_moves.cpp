#include "engine/players/players.h"
#include "tests/players/dominatedcases.h"
#include "tests/support/mirror.h"

#include <set>

using namespace oriflamme;

namespace {

struct Tried {
    Level level;
    int chances; // fewer for those that think long
};
constexpr std::array tried{Tried{Level::Novice, 30}, Tried{Level::Casual, 20}, Tried{Level::Skilled, 12},
                           Tried{Level::Strong, 6},  Tried{Level::Master, 3},  Tried{Level::Greedy, 20}};

}

// No computer player ever plays a dominated move, whatever chance says.
class DominatedMoves : public QObject {
    Q_OBJECT

private slots:
    void thePositionsAreOfEveryKind();
    void nobodyPlaysOne_data();
    void nobodyPlaysOne();
};

void DominatedMoves::thePositionsAreOfEveryKind()
{
    std::set<std::string> kinds;
    for (const DominatedCase& choice : dominatedCases()) {
        const Rules rules = Position(choice.position).state().rules;
        kinds.insert(rules.cards == baseCards ? "base" : rules.cards == allianceCards ? "Alliance" : "mixed");
        kinds.insert(std::string(name(rules.edition)));
        kinds.insert(std::to_string(rules.seats));
    }
    QCOMPARE(int(kinds.size()), 3 + 2 + 4);
    QVERIFY(dominatedCases().size() >= 50);
}

void DominatedMoves::nobodyPlaysOne_data()
{
    QTest::addColumn<DominatedCase>("choice");
    for (const DominatedCase& choice : dominatedCases())
        QTest::newRow(choice.name) << choice;
}

// Every other time in the mirror.
void DominatedMoves::nobodyPlaysOne()
{
    QFETCH(DominatedCase, choice);
    const State& state = choice.position.state();
    const State mirror = mirrored(state);
    const std::vector<Decision> named = decisionsFrom(choice.only.empty() ? choice.never : choice.only);
    const Seat seat = state.question.seat;
    const View view = look(state, seat);
    QVERIFY2(view.legal.size() > named.size(), qPrintable(choice.position.choices()));
    for (const Decision& decision : named)
        QVERIFY2(isAmong(decision, view.legal), qPrintable(choice.position.choices()));

    std::string silly;
    for (const auto& [level, chances] : tried) {
        for (int i = 0; i < chances && (level != Level::Greedy || choice.greedyToo); ++i) {
            const bool inMirror = i % 2 == 1;
            Decision chosen =
                choose(look(inMirror ? mirror : state, seat), level, Random(seedFrom("silly", std::uint64_t(i))));
            if (inMirror)
                chosen = mirrored(chosen, mirror);
            if (isAmong(chosen, named) != choice.only.empty())
                continue;
            silly += "\n  " + name(level) + (inMirror ? " in the mirror: " : ": ") + text(chosen);
        }
    }
    QVERIFY2(silly.empty(), (positionText(state) + silly).c_str());
}

QTEST_APPLESS_MAIN(DominatedMoves)
#include "tst_dominated_moves.moc"
