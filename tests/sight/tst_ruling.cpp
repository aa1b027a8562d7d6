#include "engine/record/story.h"
#include "engine/sight/ruling.h"
#include "tests/support/randomgames.h"

#include <QtTest>
#include <set>

using namespace oriflamme;

// rulingOf(): the rule that an event comes from.
class Rulings : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHasItsOwnName();
    void everythingThatHappensHasARule();
    void noRuleTellsAHiddenCard();
};

void Rulings::everyRuleHasItsOwnName()
{
    std::set<std::string_view> names;
    for (int rule = 0; rule < ruleCount; ++rule)
        names.insert(name(Rule(rule)));
    QCOMPARE(int(names.size()), ruleCount);
    QCOMPARE(name(Rule::R21), std::string_view("R21"));
    QCOMPARE(name(Rule::FirstTie), std::string_view("first-tie"));
}

// Calls `each` for all that happens in random games of all kinds.
template <class Each>
static void everyCaption(std::string_view seed, Each each)
{
    Random random(seedFrom(std::string(seed)));
    for (int game = 0; game < gamesToPlay(8 * kindsOfGame); ++game) {
        Story story(newGame(kindOfGame(game % kindsOfGame, random), random));
        while (story.state().phase != Phase::Over) {
            for (const Moment& moment : story.decide(anyDecision(story.state(), random)))
                each(moment);
        }
    }
}

void Rulings::everythingThatHappensHasARule()
{
    std::set<Happening> happened;
    everyCaption("rulings", [&](const Caption& caption) {
        const Ruling ruling = rulingOf(caption.event, caption.height);
        happened.insert(caption.event.happening);
        if (ruling.rule == Rule::Card && ruling.card == Card::None)
            QFAIL(std::string(name(caption.event.happening)).c_str());
    });
    // A round begins before the first decision too, but the games tell of the later ones.
    for (int i = 0; i < int(Happening::Chosen); ++i)
        QVERIFY2(happened.contains(Happening(i)), std::string(name(Happening(i))).c_str());
}

void Rulings::noRuleTellsAHiddenCard()
{
    everyCaption("rulings of hidden cards", [](const Caption& caption) {
        const Event& event = caption.event;
        QVERIFY(rulingOf(seen(event, noSeat), caption.height) == rulingOf(event, caption.height));
        for (int card = 0; card < cardCount; ++card) {
            Event other = event;
            if (event.hidden)
                other.card = Card(card);
            if (event.otherHidden)
                other.otherCard = Card(card);
            QVERIFY(rulingOf(other, caption.height) == rulingOf(event, caption.height));
        }
    });
}

QTEST_GUILESS_MAIN(Rulings)
#include "tst_ruling.moc"
