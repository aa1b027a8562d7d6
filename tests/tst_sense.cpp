#include "engine/sense.h"
#include "tests/games.h"
#include "tests/mirror.h"
#include "tests/position.h"

using namespace oriflamme;

// What no computer player would do, however little it thinks.
class Sense : public QObject {
    Q_OBJECT

private slots:
    void leavesSomeDecisionsInTheirOrder();
    void isTheSameInTheMirror();
};

using Visit = std::function<void(const State&, const View&)>;

// Shows every question of some random games of every kind, as the seat that is asked sees it.
static void visitQuestions(std::string_view seed, const Visit& visit)
{
    Random random(seedFrom(seed));
    for (int game = 0; game < gamesToPlay(4) * kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        while (state.phase != Phase::Over) {
            visit(state, look(state, state.question.seat));
            apply(state, anyDecision(state, random));
        }
    }
}

void Sense::leavesSomeDecisionsInTheirOrder()
{
    int fewer = 0;
    visitQuestions("sense", [&](const State&, const View& view) {
        const std::vector<Decision> rest = sensible(view);
        QVERIFY(!rest.empty());
        auto at = view.legal.begin();
        for (const Decision& decision : rest) {
            at = std::find(at, view.legal.end(), decision);
            QVERIFY2(at != view.legal.end(), text(decision).c_str());
            ++at;
        }
        fewer += rest.size() < view.legal.size();
    });
    QVERIFY(fewer > 500);
}

void Sense::isTheSameInTheMirror()
{
    visitQuestions("mirror", [&](const State& state, const View& view) {
        std::vector<Decision> image = sensible(look(mirrored(state), view.viewer));
        for (const Decision& decision : sensible(view)) {
            const auto found = std::find(image.begin(), image.end(), mirrored(decision, state));
            QVERIFY2(found != image.end(), (picture(state) + ": " + text(decision)).c_str());
            image.erase(found);
        }
        QVERIFY2(image.empty(), picture(state).c_str());
    });
}

QTEST_APPLESS_MAIN(Sense)
#include "tst_sense.moc"
