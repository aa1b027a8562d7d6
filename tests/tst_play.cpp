#include "tests/account.h"
#include "tests/games.h"
#include "tests/position.h"

#include <set>

using namespace oriflamme;

// Random games of every kind: what holds in every state of every game. ORIFLAMME_GAMES=10 plays ten times as many.
class Play : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data();
    void randomGames();
    void everythingHappened();

private:
    std::string playGame(Record& record, Random& random, bool replayAll);
    std::string checkDecisions(const State& state);
    std::string checkSteps(const State& before, const Steps& steps, const State& after);
    std::string checkEnd(const Record& record, const State& state);

    std::set<Happening> m_happened;
    std::set<std::pair<Card, Card>> m_acted;  // the acting card and what it copied
    std::set<std::pair<Card, Half>> m_halves; // chosen, by ability
    std::set<Card> m_eliminated;
};

void Play::randomGames_data()
{
    QTest::addColumn<int>("kind");
    Random random(1);
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Rules rules = kindOfGame(kind, random);
        const char* const set = rules.cards == baseCards ? "base" : rules.cards == allianceCards ? "alliance" : "mixed";
        QTest::addRow("%s, %s, %s, %d seats", set, name(rules.edition).data(), name(rules.direction).data(), rules.seats)
            << kind;
    }
}

void Play::randomGames()
{
    QFETCH(int, kind);
    Random random(seedFrom("play", std::uint64_t(kind)));
    const int games = gamesToPlay(60);
    for (int game = 0; game < games; ++game) {
        Record record = newGame(kindOfGame(kind, random), random);
        const std::string trouble = playGame(record, random, game % 10 == 0);
        QVERIFY2(trouble.empty(), qPrintable(QString("game %1: ").arg(game) + QString::fromStdString(
                     kindInWords(record.setup.rules) + ", decision " + std::to_string(record.decisions.size()) + ": "
                     + trouble)));
    }
}

// Every decision of the state's question can be applied, can be written and read, and is listed once.
std::string Play::checkDecisions(const State& state)
{
    Decisions list;
    legal(state, list);
    if (list.size() == 0)
        return "nothing may be chosen";
    std::set<std::string> texts;
    for (const Decision& decision : list) {
        const std::string written = text(decision);
        if (decisionFrom(written) != decision || !texts.insert(written).second)
            return "not one text for one decision: " + written;
        State next = state;
        apply(next, decision);
        if (const std::string_view broken = brokenInvariant(next); !broken.empty())
            return std::string(broken) + " after " + written;
        if ((next.question.asks == Asks::Nothing) != (next.phase == Phase::Over))
            return "nobody is asked after " + written;
    }
    return {};
}

// Every step's state is sound, and the events tell all that changed from state to state.
std::string Play::checkSteps(const State& before, const Steps& steps, const State& after)
{
    const State* last = &before;
    Account account = accountOf(before);
    for (const Step& step : steps) {
        m_happened.insert(step.event.happening);
        if (step.event.happening == Happening::Eliminated)
            m_eliminated.insert(step.event.otherCard);
        if (const std::string_view broken = brokenInvariant(step.state); !broken.empty())
            return std::string(broken) + " when " + telling(step.event);
        book(account, step.event, *last);
        if (account != accountOf(step.state))
            return "the event does not say what moved: " + telling(step.event);
        if (const std::string wrong = wrongPlace(step.event, *last, step.state); !wrong.empty())
            return wrong;
        last = &step.state;
    }
    return account == accountOf(after) ? "" : "something moved without an event";
}

std::string Play::checkEnd(const Record& record, const State& state)
{
    if (state.round != 6)
        return "not six rounds";
    int placements = 0;
    for (const Taken& taken : record.decisions) {
        const Action action = taken.decision.action;
        placements += action == Action::PlaceLeft || action == Action::PlaceRight || action == Action::PlaceOn;
    }
    if (placements != 6 * state.rules.seats)
        return "not six cards placed by each seat";
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        if (state.hand[std::size_t(seat)].size() != 1)
            return "a seat does not hold one card at the end";
    }
    return winners(state) == 0 ? "nobody wins" : "";
}

std::string Play::playGame(Record& record, Random& random, bool replayAll)
{
    State state = start(record.setup);
    State mirror = mirrored(state);
    while (state.phase != Phase::Over) {
        if (std::string trouble = checkDecisions(state); !trouble.empty())
            return trouble + " in " + picture(state);
        const State before = state;
        const Decision decision = anyDecision(state, random);
        Steps steps;
        apply(state, decision, steps);
        State silent = before;
        apply(silent, decision);
        apply(mirror, mirrored(decision, before));
        record.decisions.push_back({before.question.seat, decision});

        std::string trouble = checkSteps(before, steps, state);
        if (trouble.empty() && silent != state)
            trouble = "told or not told, it differs";
        if (trouble.empty() && mirrored(state) != mirror)
            trouble = "the mirror image differs";
        if (trouble.empty() && replayAll && replay(record).state != state)
            trouble = "replayed, it differs";
        if (!trouble.empty())
            return trouble + " at " + text(decision) + " in " + picture(before);
        m_acted.insert({state.question.card, state.question.copied});
        m_halves.insert({state.question.ability(), state.question.half});
    }
    record.result = resultOf(state);
    const Replay replayed = replay(record);
    if (replayed.wrong != Wrong::Nothing || replayed.state != state)
        return "replayed to its end, it differs";
    return checkEnd(record, state);
}

// The games above came across everything that can happen, or they would prove little.
void Play::everythingHappened()
{
    for (int happening = 0; happening <= int(Happening::GameOver); ++happening)
        QVERIFY2(m_happened.contains(Happening(happening)), name(Happening(happening)).data());
    for (int card = 0; card < cardCount; ++card)
        QVERIFY2(m_eliminated.contains(Card(card)), name(Card(card)).data());
    // Abilities that ask were asked about, as the card's own and as a copy.
    for (const Card card : {Card::Archer, Card::Soldier, Card::Spy, Card::Empress, Card::Informant, Card::Diplomat,
                            Card::Deserter, Card::Judge}) {
        QVERIFY2(m_acted.contains({card, Card::None}), name(card).data());
        QVERIFY2(m_acted.contains({Card::Shapeshifter, card}), name(card).data());
    }
    for (const auto& half : {std::pair(Card::Informant, Half::Swap), std::pair(Card::Diplomat, Half::Pay),
                             std::pair(Card::Judge, Half::Mark), std::pair(Card::Judge, Half::Eliminate)})
        QVERIFY2(m_halves.contains(half), name(half.second).data());
}

QTEST_APPLESS_MAIN(Play)
#include "tst_play.moc"
