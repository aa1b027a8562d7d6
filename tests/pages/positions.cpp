#include "tests/pages/positions.h"

#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/support/randomgames.h"

#include <QtTest>

using namespace oriflamme;
using positions::Wanted;
using screen::words;

namespace {

constexpr int most = 100000; // games that are tried

std::vector<Player> players(int seats)
{
    static const std::array names = {"Ada", "Bartholomew the Elder", "Żaneta", "Ґалаґан Їжак", "Eleanor of Aquitaine"};
    std::vector<Player> list;
    for (std::size_t seat = 0; seat < std::size_t(seats); ++seat)
        list.push_back({std::string(families[seat]), names[seat], seat == 0 ? "human" : "ai:novice"});
    return list;
}

// Cards lie side by side where there are to be many of them; few leave the queue.
Decision careful(const State& state, const Wanted& wanted, Random& random)
{
    static const auto mild = [](Card card) {
        return card == Card::Heir || card == Card::Lord || card == Card::Spy || card == Card::Fanatic
               || card == Card::Empress || card == Card::Shapeshifter;
    };
    Decisions list;
    legal(state, list);
    const bool crowded = wanted.stacks > 9;
    if (state.question.asks == Asks::KeepOrReveal) {
        const bool late = state.question.seat == 0 && state.queue.stacks >= wanted.stacks;
        const std::uint32_t often = late || (mild(state.question.card) && !crowded) ? 2 : crowded ? 12 : 5;
        const Decision reveal{.action = Action::Reveal};
        if (list.has(reveal) && random.below(often) == 0 && (!crowded || late || mild(state.question.card)))
            return reveal;
        return {.action = Action::Keep};
    }
    for (int i = 0; i < 20; ++i) {
        const Decision decision = list[int(random.below(std::uint32_t(list.size())))];
        if (!crowded || decision.action != Action::PlaceOn)
            return decision;
    }
    return list[0];
}

std::optional<Record> tried(const Wanted& wanted, int seed)
{
    const Rules rules{.cards = wanted.cards,
                      .edition = wanted.edition,
                      .direction = wanted.direction,
                      .seats = std::int8_t(wanted.seats),
                      .first = noSeat};
    Record record = newRecord(rules, players(wanted.seats), std::to_string(seed));
    State state = replay(record).state;
    Random random(std::uint64_t(seed) + 1);
    while (state.phase != Phase::Over) {
        const Question& question = state.question;
        if (question.seat == 0 && question.asks == wanted.asks && state.queue.stacks == wanted.stacks)
            return record;
        const Decision decision = careful(state, wanted, random);
        record.decisions.push_back({question.seat, decision});
        apply(state, decision);
    }
    return {};
}

bool fivePlayers(Program& program)
{
    QVariantList seats;
    for (const Player& player : players(5)) {
        seats.append(QVariantMap{{"family", QString::fromStdString(player.family)},
                                 {"name", QString::fromStdString(player.name)},
                                 {"player", QString::fromStdString(player.player)}});
    }
    program.settings()->setLastGame({{"seats", seats}, {"direction", "right-to-left"}});
    return screen::press(program.window(), words("HomePage", "New game"));
}

// The computers to choose from lie open.
bool choosesPlayer(Program& program)
{
    if (!fivePlayers(program))
        return false;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "ChoiceField") {
            screen::click(item);
            return QTest::qWaitFor([&] { return screen::find(program.window(), program.say("level", {"ai:master"})); });
        }
    }
    return false;
}

bool pinned(Program& program)
{
    program.settings()->setLogPinned(true);
    return moments::resume(program);
}

bool logged(Program& program)
{
    return moments::resume(program) && screen::press(program.window(), words("LogButton", "What has happened"))
           && QTest::qWaitFor([&] { return screen::findType(program.window(), "LogList") != nullptr; })
           && screen::settles(program.window());
}

// A saved game with a long name, in the middle of its first resolution.
bool opened(Program& program)
{
    static const QTemporaryDir folder;
    QFile file(folder.filePath("The evening on which Ada lost her throne.oriflamme"));
    if (!file.open(QIODevice::WriteOnly) || file.write(toJson(saved::over(4))) < 0)
        return false;
    file.close();
    program.game()->files()->open(QUrl::fromLocalFile(file.fileName()));
    if (!QTest::qWaitFor([&] { return screen::findType(program.window(), "ReplayPage") != nullptr; }))
        return false;
    program.game()->playback()->seek(30);
    return true;
}

bool nameless(Program& program)
{
    program.looks()->setCardNames(false);
    return moments::resume(program);
}

// The Decree's card is chosen, and its gaps are open.
bool moved(Program& program)
{
    if (!moments::resume(program))
        return false;
    program.game()->hotSeat().choice()->pickPlace(program.game()->hotSeat().choice()->places().last());
    return !program.game()->hotSeat().choice()->gaps().isEmpty();
}

bool isAdvised(Program& program)
{
    Adviser* adviser = program.game()->hotSeat().adviser();
    adviser->ask();
    return QTest::qWaitFor([&] { return adviser->isOpen() && !adviser->isThinking(); }, 60000);
}

bool advised(Program& program)
{
    return moments::resume(program) && isAdvised(program);
}

// One of several persons looks at their own cards for it.
bool advisedAlone(Program& program)
{
    if (!moments::resume(program))
        return false;
    program.game()->hotSeat().look(true);
    return isAdvised(program);
}

// The page about the game, at one of its leaves.
bool leaf(Program& program, const char* name)
{
    return screen::press(program.window(), words("AboutButton", "About"))
           && screen::press(program.window(), words("AboutPage", name));
}

std::vector<moments::Page> leaves()
{
    const auto page = [](const char* name, const char* leafName) {
        return moments::Page{name, {}, [leafName](Program& program) { return leaf(program, leafName); }};
    };
    return {page("about: the game", "The game"), page("about: the system", "System"),
            page("about: the licence", "Licence"), page("about: the library", "Qt"),
            page("about: a font", "Linux Libertine")};
}

Record shared(Record record)
{
    for (Player& player : record.players)
        player.player = "human";
    return record;
}

std::vector<moments::Page> tables()
{
    using enum Asks;
    using positions::at;
    CardSet both;
    for (const Card card : {Card::Archer, Card::Spy, Card::Shapeshifter, Card::Lord, Card::Assassination,
                            Card::RoyalDecree, Card::Informant, Card::Judge, Card::Insurrection, Card::Trade})
        both.add(card);
    const auto backwards = Direction::RightToLeft;
    return {
        {"two seats, one stack: place", at({2, Place, 1}), moments::resume},
        {"two seats, one stack: keep or reveal", at({2, KeepOrReveal, 1, allianceCards, backwards}), moments::resume},
        {"two seats, nine stacks: place", at({2, Place, 9, allianceCards}), moments::resume},
        {"three seats, nine stacks: keep or reveal", at({3, KeepOrReveal, 9, baseCards, backwards}), moments::resume},
        {"four seats, nine stacks: a model", at({4, Model, 9}), moments::resume},
        {"three seats, nine stacks: a half", at({3, Mode, 9, allianceCards}), moments::resume},
        {"five seats, nine stacks: a target", at({5, Target, 9, both}), moments::resume},
        {"five seats, nine stacks: beside the log", at({5, KeepOrReveal, 9, both, backwards}), pinned},
        {"two seats, two stacks: under the log", at({2, Mode, 2, allianceCards}), logged},
        {"five seats, nine stacks: under the log", at({5, Target, 9, both, backwards}), logged},
        {"four seats, nine stacks: a swap", at({4, Swap, 9, allianceCards, backwards}), moments::resume},
        {"five seats, nine stacks: a move", at({5, Move, 9, both}), moments::resume},
        {"four seats, nine stacks: a gap", at({4, Move, 9, baseCards, Direction::LeftToRight, Edition::First}), moved},
        {"four seats, nine stacks: a hint", at({4, Place, 9, allianceCards}), advised},
        {"five seats, nine stacks: a hint for a target", at({5, Target, 9, both}), advised},
        {"three seats, nine stacks: a hint for one of three", shared(at({3, KeepOrReveal, 9})), advisedAlone},
        {"five seats, thirty stacks: a hint for a move", at({5, Move, 30}), advised},
        {"four seats, twenty stacks: place", at({4, Place, 20, both}), moments::resume},
        {"five seats, 29 stacks: place", at({5, Place, 29, allianceCards}), moments::resume},
        {"five seats, thirty stacks: keep or reveal", at({5, KeepOrReveal, 30}), moments::resume},
        {"five seats, thirty stacks: a half", at({5, Mode, 30, allianceCards, backwards}), moments::resume},
        {"five seats, thirty stacks: a target", at({5, Target, 30, both}), moments::resume},
        {"five seats, thirty stacks: a gap", at({5, Move, 30}), moved},
        {"four seats, five stacks: place", at({4, Place, 5}), moments::resume},
        {"four seats, five stacks: keep or reveal", at({4, KeepOrReveal, 5}), moments::resume},
        {"four seats, five stacks: a target", at({4, Target, 5}), moments::resume},
        {"three seats, twelve stacks: place", at({3, Place, 12}), moments::resume},
        {"three seats, twelve stacks: keep or reveal", at({3, KeepOrReveal, 12}), moments::resume},
        {"four seats, five stacks: a target without names", at({4, Target, 5}), nameless},
    };
}

}

Record positions::at(const Wanted& wanted)
{
    for (int seed = 0; seed < most; ++seed) {
        if (const auto record = tried(wanted, seed))
            return *record;
    }
    qFatal("No game of %d seats comes to that with %d stacks.", wanted.seats, wanted.stacks);
}

const std::vector<moments::Page>& positions::all()
{
    static const std::vector<moments::Page> list = [] {
        std::vector<moments::Page> pages = moments::pages();
        pages.push_back({"new game: five seats", {}, fivePlayers});
        pages.push_back({"new game: choosing a player", {}, choosesPlayer});
        pages.push_back({"replay of a file", {}, opened});
        for (moments::Page& page : tables())
            pages.push_back(std::move(page));
        for (moments::Page& page : leaves())
            pages.push_back(std::move(page));
        return pages;
    }();
    return list;
}

// All languages but English, first the alphabet and the words that are broadest.
static QStringList translated()
{
    QStringList list{"uk", "pl", "fr"};
    for (const QString& language : Settings::languages()) {
        if (language != "en" && !list.contains(language))
            list.append(language);
    }
    return list;
}

std::vector<positions::Look> positions::looks(int position)
{
    static const std::array sizes{QSize(1024, 640), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)};
    static const QStringList longest = translated();
    std::vector<Look> list{{sizes[0], longest[position % longest.size()], 150}};
    QStringList others{"en"};
    for (const QString& language : longest) {
        if (language != list[0].language)
            others.append(language);
    }
    for (int i = 0; i < others.size(); ++i) {
        const int turn = i + position;
        list.push_back(
            {sizes[std::size_t(i) % sizes.size()], others[turn % others.size()], i == 0 || turn % 2 == 0 ? 100 : 150});
    }
    list.push_back({sizes[std::size_t(position) % 3], "en", 100, true, "day"});
    list.push_back({sizes[std::size_t(position + 1) % 3], "en", 100, false, "night"});
    return list;
}

void positions::dress(Program& program, const Look& look)
{
    program.window()->resize(look.size);
    program.settings()->setLanguage(look.language);
    program.settings()->setTextSize(look.textSize);
    program.looks()->setHighContrast(look.strong);
    program.looks()->setTableLight(look.light);
}
