#include "engine/sight/preview.h"
#include "tests/support/permutation.h"
#include "tests/support/position.h"
#include "tests/support/randomgames.h"

using namespace oriflamme;

// preview(): what a decision would bring so far as a seat, or a bystander, may know; and harm().
class Previews : public QObject {
    Q_OBJECT

private slots:
    void whatAChoiceBrings_data();
    void whatAChoiceBrings();
    void whatHurtsOnlyOneself_data();
    void whatHurtsOnlyOneself();
    void whatHappensLiesWithinIt();
    void twinsHaveTheSame();
};

static QString amount(const char* what, Range range)
{
    if (range == Range{})
        return {};
    const QString least = QString::number(range.least), most = QString::number(range.most);
    return QString(" ") + what + (range.least == range.most ? least : least + ".." + most);
}

static QString cardsIn(const View& view, std::uint32_t cards)
{
    QStringList names;
    for (; cards != 0; cards &= cards - 1) {
        const QueueCard& card = view.queue.cards[std::size_t(std::countr_zero(cards))];
        const std::string_view kind = card.card == Card::None ? "card" : name(card.card);
        names << QString::fromStdString(std::string(familyOf(card.seat)) + " " + std::string(kind));
    }
    return names.join(", ");
}

// "wolf 1; stag 0..4 lost 2; gone: wolf spy; may go: wolf soldier"
static QString inWords(const View& view, const Stretch& stretch)
{
    QStringList parts;
    for (Seat seat = 0; seat < view.rules.seats; ++seat) {
        const Change& change = stretch.seats[std::size_t(seat)];
        const QString words = amount("", change.influence) + amount("laid ", change.laid) + amount("lost ", change.lost)
                              + amount("trade ", change.trade);
        if (!words.isEmpty())
            parts << QString::fromStdString(std::string(familyOf(seat))) + words;
    }
    if (stretch.gone != 0)
        parts << "gone: " + cardsIn(view, stretch.gone);
    if (const std::uint32_t perhaps = stretch.mayGo & ~stretch.gone; perhaps != 0)
        parts << "may go: " + cardsIn(view, perhaps);
    return parts.join("; ");
}

static QString inWords(const View& view, const Preview& preview)
{
    if (!preview.possible)
        return "impossible";
    QString words = inWords(view, preview.now);
    if (preview.asksOn)
        words += words.isEmpty() ? "asks on" : "; asks on";
    if (const QString then = inWords(view, preview.then); !then.isEmpty())
        words += " | then " + then;
    return words;
}

// The view of the seat that is asked, or a bystander's.
static View viewOf(Position& position, bool bystander)
{
    const State& state = position.state();
    return look(state, bystander ? noSeat : state.question.seat);
}

void Previews::whatAChoiceBrings_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<bool>("bystander");
    QTest::addColumn<QString>("decision");
    QTest::addColumn<QString>("brings");
    const auto row = [](const char* what, const Position& position, const char* decision, const char* brings,
                        bool bystander = false) {
        QTest::newRow(what) << position << bystander << QString(decision) << QString(brings);
    };
    const auto asked = [](const char* picture) {
        Position position(picture);
        return position.play("reveal");
    };

    const Position heir("stag: archer | >wolf: heir(3) | raven: lord");
    row("keep", heir, "keep", "wolf laid 1");
    row("reveal takes the tokens and acts: 3 and 2", heir, "reveal", "wolf 5");
    row("reveal asks on", Position("stag: archer | >wolf: spy(2) | raven: lord"), "reveal", "wolf 2; asks on");
    row("a Lord between own cards", Position("wolf: spy | >wolf: lord | wolf: heir^ | stag: spy"), "reveal",
        "wolf 3 | then wolf 2");
    Position first("wolf: spy soldier | >wolf: lord | wolf: heir^ archer | stag: spy");
    row("a Lord beside stacks, first edition", first.firstEdition(), "reveal", "wolf 5");
    row("a Conspiracy takes twice", Position("stag: spy | >wolf: conspiracy(3)"), "reveal",
        "wolf 6; gone: wolf conspiracy");
    row("an empty Conspiracy", Position("stag: spy | >wolf: conspiracy"), "reveal", "gone: wolf conspiracy");
    row("an own Ambush loses its tokens", Position("stag: spy | >wolf: ambush(2)"), "reveal",
        "wolf 1 lost 2; gone: wolf ambush");

    const Position soldier = asked("stag: heir^ | >wolf: soldier | raven: spy(2)");
    row("a Soldier at a revealed card", soldier, "target 0", "wolf 1; gone: stag heir");
    row("at a hidden one with tokens: it may be an Ambush", soldier, "target 2",
        "wolf 1; raven 0..4 lost 2; gone: raven card; may go: wolf soldier");
    Position sprung("stag: heir^ | >wolf: soldier | raven: spy(2)");
    sprung.discards("raven", "ambush").play("reveal");
    row("whose Ambush lies discarded", sprung, "target 2", "wolf 1; raven lost 2; gone: raven card");
    row("at an own card", asked("wolf: lord^ | >wolf: soldier | raven: spy"), "target 0", "wolf 1; gone: wolf lord");
    Position own = Position("wolf: ambush(2) | >wolf: soldier | raven: spy").firstEdition();
    row("at an own Ambush, first edition", own.play("reveal"), "target 0",
        "wolf 2 lost 2; gone: wolf ambush, wolf soldier");
    row("an Archer at itself", asked(">wolf: archer(1) | stag: heir | raven: spy^"), "target 0",
        "wolf 1; gone: wolf archer");
    row("an only target is taken at once", Position(">wolf: soldier(1) | stag: heir"), "reveal",
        "wolf 2; stag 0..4; gone: stag card; may go: wolf soldier");

    const Position spy = asked("stag: heir | >wolf: spy | wolf: lord");
    row("a theft", spy, "target 0", "wolf 1; stag -1");
    row("a theft from oneself", spy, "target 2", "");
    Position poor("stag: heir | >wolf: spy | wolf: lord");
    row("a theft from who has nothing", poor.influence("stag 0").play("reveal"), "target 0", "");
    row("a Shapeshifter copies a Lord", asked("wolf: lord^ | >wolf: shapeshifter | stag: spy^"), "target 0",
        "wolf 2 | then wolf -1; stag 1");
    row("and a Spy, which asks on", asked("wolf: lord^ | >wolf: shapeshifter | stag: spy^"), "target 2", "asks on");

    const Position decree = asked("wolf: heir^ | >wolf: royal-decree | stag: spy");
    row("a Decree moves an Heir ahead: it acts again", decree, "move 0 gap 2", "gone: wolf royal-decree | then wolf 2");
    row("a Decree moves a hidden card behind: the round ends", decree, "move 2 gap 0", "gone: wolf royal-decree");
    row("what follows by itself is told apart", Position(">wolf: spy | stag: heir^ | wolf: lord^ | stag: soldier"),
        "keep", "wolf laid 1 | then wolf 1; stag 2");
    row("a forced Soldier that follows", Position("wolf: spy | >wolf: lord | stag: soldier^"), "reveal",
        "wolf 2 | then stag 1; gone: wolf lord");
    row("to lay the last card begins the walk",
        Position("wolf: heir^ | stag: spy").lastToPlace("wolf").hand("wolf", "lord"), "place lord right",
        " | then wolf 2");

    row("an Empress between two", Position(">wolf: empress | stag: judge | raven: judge"), "reveal", "wolf 2; asks on");
    row("she gives a token", asked(">wolf: empress | stag: judge | raven: judge"), "target 1", "stag laid 1");
    row("an only one gets it at once", Position(">wolf: empress(1) | stag: judge"), "reveal", "wolf 3; stag laid 1");
    row("a Judge marks", asked("stag: trade* | >wolf: judge | stag: empress"), "mode mark", "wolf 1; asks on");
    row("an only marked card goes: a Racket pays for 1 top card", asked("stag: trade* | >wolf: judge | stag: empress"),
        "mode eliminate", "wolf 1; stag 0..2; gone: stag card");
    row("a Racket also takes tokens", asked("stag: trade* | >wolf: judge | wolf: trade(2)"), "mode eliminate",
        "wolf 1 lost 0..1; stag 0..4; gone: stag card");
    row("an Informant counts", asked("stag: judge(2) | >wolf: informant | raven: judge(1)"), "mode gain", "wolf 3");
    row("a Diplomat pays an only other", asked("stag: diplomat^(1) | >wolf: diplomat | stag: judge"), "mode pay",
        "wolf 1; stag laid 2");
    row("a Diplomat that has nothing collects nothing", asked("stag: diplomat^(1) | >wolf: diplomat | stag: judge"),
        "mode collect", "gone: wolf diplomat");
    row("a Deserter at a hidden card, beside a character", asked("stag: fanatic^ | >wolf: deserter | raven: trade"),
        "target 2", "wolf 1..2; raven 0..2; gone: raven card");
    row("a Deserter at the only character: it leaves", asked("stag: fanatic^ | >wolf: deserter | raven: trade"),
        "target 0", "wolf 2; gone: stag fanatic, wolf deserter");
    row("an Insurrection pays 1 of 3, takes 2, kills two for 2",
        Position("stag: judge | >wolf: insurrection(3) | raven: trade(1)"), "reveal",
        "wolf 4 lost 1; stag 0..2; raven 0..2 lost 1; gone: stag card, raven card");
    row("Trade takes its tokens along", Position(">wolf: trade(2) | stag: judge"), "reveal", "wolf trade 2");
    row("an Infiltration feeds two", Position("wolf: trade | >wolf: infiltration | wolf: judge | stag: judge"),
        "reveal", "wolf laid 2");
    Position bonus = Position("stag: judge^ | >wolf: deserter | raven: trade | stag: empress^");
    bonus.reserved("wolf", "infiltration").play("reveal");
    row("a reserved Infiltration adds 2", bonus, "target 2", "wolf 3..4; raven 0..2; gone: raven card | then stag 2");

    const char* mixed = "soldier ambush shapeshifter insurrection trade informant deserter racket diplomat judge";
    row("two Ambushes, two Rackets or both beside an Insurrection",
        Position("stag: judge | >wolf: insurrection(1) | raven: trade").cards(mixed), "reveal",
        "wolf 2 lost 1; stag 0..4; raven 0..4; gone: stag card, raven card; may go: wolf insurrection");

    // A bystander knows none of the hidden cards.
    row("openly: keep", Position("stag: archer | >wolf: heir(3) | raven: lord"), "keep", "wolf laid 1", true);
    // Empress 2, Fanatic 2, Deserter 1 or 2, Judge 1, Racket 1, the others 0 at first; an Insurrection may only be
    // kept.
    row("openly: what is revealed", Position(">wolf: trade | stag: judge"), "reveal",
        "wolf 0..2; stag 0..2 laid 0..1; may go: wolf card, stag card; asks on", true);
    row("openly: with a token on it", Position(">wolf: trade(1) | stag: judge"), "reveal",
        "wolf 0..3 lost 0..1 trade 0..1; stag 0..2 laid 0..1; may go: wolf card, stag card; asks on", true);
    row("openly: a known Insurrection without a token", Position("stag: judge | >wolf: insurrection!"), "reveal",
        "impossible", true);
}

void Previews::whatAChoiceBrings()
{
    QFETCH(Position, position);
    QFETCH(bool, bystander);
    QFETCH(QString, decision);
    QFETCH(QString, brings);
    const View view = viewOf(position, bystander);
    const auto chosen = decisionFrom(decision.toStdString());
    QVERIFY2(chosen && std::count(view.legal.begin(), view.legal.end(), *chosen) == 1,
             qPrintable(position.asked() + ": " + position.choices()));
    QCOMPARE(inWords(view, preview(view, *chosen)), brings);
}

void Previews::whatHurtsOnlyOneself_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<bool>("bystander");
    QTest::addColumn<QString>("decision");
    QTest::addColumn<int>("harm");
    const auto row = [](const char* what, const Position& position, const char* decision, Harm harm,
                        bool bystander = false) {
        QTest::newRow(what) << position << bystander << QString(decision) << int(harm);
    };
    const auto asked = [](const char* picture) {
        Position position(picture);
        return position.play("reveal");
    };

    const Position soldier = asked("wolf: lord^ | >wolf: soldier | raven: spy");
    row("an own card where an opponent's would do", soldier, "target 0", Harm::Loss);
    row("that opponent's, though it may be an Ambush", soldier, "target 2", Harm::None);
    const Position forced = asked("wolf: lord^ | >wolf: soldier | wolf: spy");
    row("an own card where all are", forced, "target 0", Harm::None);
    row("an Archer itself", asked(">wolf: archer | stag: heir | raven: spy^"), "target 0", Harm::Loss);
    row("an Assassination itself, which leaves anyway", asked(">wolf: assassination | stag: heir"), "target 0",
        Harm::None);
    row("an own card instead of it", asked("wolf: lord^ | >wolf: assassination"), "target 0", Harm::Loss);
    row("an empty Conspiracy", Position("stag: spy | >wolf: conspiracy"), "reveal", Harm::Loss);
    row("a full one", Position("stag: spy | >wolf: conspiracy(1)"), "reveal", Harm::None);
    row("an own Ambush with tokens, which brings 1", Position("stag: spy | >wolf: ambush(3)"), "reveal", Harm::None);
    row("to keep", Position("stag: spy | >wolf: heir"), "keep", Harm::None);
    row("a theft from oneself", asked("stag: heir | >wolf: spy | wolf: lord"), "target 2", Harm::Waste);
    Position poor("stag: heir | >wolf: spy | wolf: lord");
    poor.influence("stag 0").play("reveal");
    row("where there is nothing to steal", poor, "target 2", Harm::None);
    row("to copy a Shapeshifter", asked("stag: shapeshifter^ | >wolf: shapeshifter | stag: lord^"), "target 0",
        Harm::Waste);
    row("a card that goes so that an Heir is paid", asked("stag: spy | >wolf: soldier | stag: heir^ | wolf: heir^"),
        "target 2", Harm::None);
    row("an own card, so that the own Fanatic that follows is alone",
        asked("stag: spy^ | wolf: lord^ | >wolf: assassination | wolf: fanatic^"), "target 1", Harm::None);
    row("any place for a card", Position("wolf: heir^ | stag: spy").lastToPlace("wolf").hand("wolf", "lord"),
        "place lord left", Harm::None);
    row("a Decree that moves the own Heir behind", asked("stag: spy | >wolf: royal-decree | wolf: heir^"),
        "move 2 gap 0", Harm::None);

    const Position diplomat = asked("stag: empress^ | >wolf: diplomat | stag: judge");
    row("to collect nothing", diplomat, "mode collect", Harm::Loss);
    row("rather than pay an opponent", asked("stag: diplomat^ | >wolf: diplomat | stag: judge"), "mode collect",
        Harm::None);
    row("to eliminate an only marked own card", asked("wolf: fanatic*^ | >wolf: judge | stag: empress"),
        "mode eliminate", Harm::Loss);
    row("to gain nothing beside a swap", asked("stag: judge | >wolf: informant | stag: trade"), "mode gain",
        Harm::None);

    row("openly: an empty card of any kind", Position("stag: spy | >wolf: conspiracy"), "reveal", Harm::None, true);
    row("openly: an own card", soldier, "target 0", Harm::Loss, true);
}

void Previews::whatHurtsOnlyOneself()
{
    QFETCH(Position, position);
    QFETCH(bool, bystander);
    QFETCH(QString, decision);
    QFETCH(int, harm);
    const View view = viewOf(position, bystander);
    const auto chosen = decisionFrom(decision.toStdString());
    const auto found = std::find(view.legal.begin(), view.legal.end(), chosen.value_or(Decision()));
    QVERIFY2(found != view.legal.end(), qPrintable(position.asked() + ": " + position.choices()));
    std::vector<Preview> all;
    for (const Decision& legal : view.legal)
        all.push_back(preview(view, legal));
    QCOMPARE(int(oriflamme::harm(view, all, std::size_t(found - view.legal.begin()))), harm);
}

static bool lies(Range range, int value)
{
    return range.least <= value && value <= range.most;
}

// What is not told before a decision that was taken then; empty if nothing.
static QString surprise(const State& state, Seat viewer, const Decision& decision)
{
    const View view = look(state, viewer);
    const Preview told = preview(view, decision);
    State after = state;
    apply(after, decision);
    QStringList wrong;
    if (!told.possible)
        wrong << "thought impossible";
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        const Range now = told.now.seats[std::size_t(seat)].influence;
        const Range then = told.then.seats[std::size_t(seat)].influence;
        const int change = after.at(seat).influence - state.at(seat).influence;
        if (!lies({now.least + then.least, now.most + then.most}, change))
            wrong << QString("seat %1 by %2").arg(seat).arg(change);
        // Later in the same stretch none is laid, so those that were there are gone or were paid out.
        for (int slot = 0; slot < maxQueue; ++slot) {
            const QueueCard& card = state.queue.cards[std::size_t(slot)];
            if (card.seat != seat || (state.queue.used >> slot & 1) == 0)
                continue;
            const bool gone = after.at(seat).discards.has(card.card);
            const auto has = [slot](std::uint32_t set) { return (set >> slot & 1) != 0; };
            if (gone ? !has(told.now.mayGo | told.then.mayGo) : has(told.now.gone | told.then.gone))
                wrong << QString("the card in slot %1 is %2").arg(slot).arg(gone ? "gone" : "there");
        }
    }
    if (wrong.isEmpty())
        return {};
    return QString::fromStdString(kindInWords(state.rules) + "\n" + positionText(state) + "\n" + text(decision))
           + " by " + QString::number(viewer) + ": " + wrong.join(", ");
}

// Shows the states and decisions of random games of every kind to `visit`, for the seat that is asked and a bystander.
template <class Visit>
static void visitDecisions(std::string_view seed, int gamesOfEachKind, Visit visit)
{
    Random random(seedFrom(seed));
    for (int game = 0; game < gamesOfEachKind * kindsOfGame; ++game) {
        State state = start(newGame(kindOfGame(game, random), random).setup);
        Memory memory;
        while (state.phase != Phase::Over) {
            const Decision decision = anyDecision(state, random);
            for (const Seat viewer : {state.question.seat, noSeat}) {
                const std::vector<Decision> shown = look(state, viewer).legal;
                if (std::find(shown.begin(), shown.end(), decision) != shown.end())
                    visit(state, viewer, decision, memory, random);
            }
            if (QTest::currentTestFailed())
                return;
            Steps steps;
            apply(state, decision, steps);
            for (const Step& step : steps)
                memory.see(step.event);
        }
    }
}

void Previews::whatHappensLiesWithinIt()
{
    visitDecisions("preview", gamesToPlay(4), [](const State& state, Seat viewer, const Decision& decision, auto&&...) {
        const QString wrong = surprise(state, viewer, decision);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    });
}

// A card kept by its owner, say an Insurrection that may not be revealed, and any other in its place bring the same.
void Previews::twinsHaveTheSame()
{
    const auto compare = [](const State& state, Seat viewer, const Decision& decision, Memory& memory, Random& random) {
        const Permuted twin = permuted(state, viewer, memory, random);
        const View view = look(state, viewer), other = look(twin.state, viewer);
        QVERIFY(preview(view, decision) == preview(other, decision));
        if (view.legal.size() > 40)
            return;
        std::vector<Preview> all, others;
        for (const Decision& legal : view.legal) {
            all.push_back(preview(view, legal));
            others.push_back(preview(other, legal));
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(harm(view, all, i), harm(other, others, i));
    };
    visitDecisions("preview twins", gamesToPlay(1), compare);
}

QTEST_APPLESS_MAIN(Previews)
#include "tst_preview.moc"
