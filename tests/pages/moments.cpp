#include "tests/pages/moments.h"

#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QtTest>

using namespace oriflamme;
using screen::words;

static bool stay(Program& program)
{
    return QTest::qWaitForWindowExposed(program.window());
}

static bool setUp(Program& program)
{
    return screen::press(program.window(), words("HomePage", "New game"));
}

static bool pickCards(Program& program)
{
    return setUp(program) && screen::press(program.window(), program.say("cardSet", {"mixed"}));
}

static bool set(Program& program)
{
    return screen::press(program.window(), words("HomePage", "Settings"));
}

static bool seeLooks(Program& program)
{
    return set(program) && screen::press(program.window(), words("SettingsPage", "Look"));
}

static bool seeSound(Program& program)
{
    return set(program) && screen::press(program.window(), words("SettingsPage", "Sound"));
}

static bool seeKeys(Program& program)
{
    return set(program) && screen::press(program.window(), words("SettingsPage", "Keys"));
}

static bool read(Program& program, const QString& code)
{
    return stay(program) && QMetaObject::invokeMethod(program.window(), "showRules", Q_ARG(QString, code))
           && screen::settles(program.window());
}

static bool rules(Program& program)
{
    return read(program, "");
}

static bool longestRules(Program& program)
{
    return read(program, "passed");
}

static bool rulings(Program& program)
{
    return read(program, "R17");
}

static bool gallery(Program& program)
{
    return read(program, "card:archer");
}

static bool laterCard(Program& program)
{
    return read(program, "card:royal-decree");
}

static bool knowsTheGame(Program& program)
{
    program.settings()->setLessons({{"dismissed", true}});
    return stay(program);
}

static bool lessons(Program& program)
{
    return knowsTheGame(program) && screen::press(program.window(), words("HomePage", "Lessons"));
}

static bool learn(Program& program, const QString& course, int chapter, int step)
{
    return stay(program)
           && QMetaObject::invokeMethod(program.window(), "showLesson", Q_ARG(QString, course), Q_ARG(int, chapter),
                                        Q_ARG(int, step))
           && QTest::qWaitFor([&] { return program.game()->lessons()->isOpen(); }) && screen::settles(program.window());
}

static bool lesson(Program& program)
{
    return learn(program, "first", 1, 1);
}

// Of the chapter with the longest words.
static bool lessonWithMistake(Program& program)
{
    if (!learn(program, "alliance", 3, 1) || !QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn(); }))
        return false;
    program.game()->hotSeat().choice()->pickCard("infiltration");
    program.game()->hotSeat().choice()->pickRight();
    return !program.game()->lessons()->mistake().isEmpty() && screen::settles(program.window());
}

static bool lessonThatIsOver(Program& program)
{
    return learn(program, "first", 8, 100);
}

static bool games(Program& program)
{
    return screen::press(program.window(), words("HomePage", "Open a game"));
}

// The folder has been read.
static bool isListed(Program& program)
{
    return QTest::qWaitFor([&] {
        const QString none = words("FilePage", "There is no saved game in this folder.");
        for (const QQuickItem* item : screen::items(program.window())) {
            if (screen::typeOf(item) == "FileRow" || item->property("text") == none)
                return true;
        }
        return false;
    });
}

static bool browse(Program& program)
{
    return games(program) && screen::press(program.window(), words("GamesPage", "Open a file…")) && isListed(program);
}

bool moments::resume(Program& program)
{
    QQuickItem* button = screen::findType(program.window(), "ContinueButton");
    if (!button)
        return false;
    screen::click(button);
    screen::leave(program.window());
    return QTest::qWaitFor([&] { return program.game()->hotSeat().isMyTurn() && program.deciding()->isOpen(); });
}

bool moments::menu(Program& program)
{
    QTest::keyClick(program.window(), Qt::Key_Escape);
    return QTest::qWaitFor([&] {
        const QQuickItem* first = screen::find(program.window(), words("TableMenu", "Continue"));
        return first && first->hasActiveFocus();
    });
}

bool moments::keys(Program& program)
{
    if (!stay(program))
        return false;
    QTest::keyClick(program.window(), '?');
    return QTest::qWaitFor([&] { return screen::findType(program.window(), "KeyTable") != nullptr; });
}

bool moments::home(Program& program)
{
    constexpr int steps = 12; // more than there are things that lie over each other
    QQuickWindow* window = program.window();
    const auto isThere = [&] { return screen::findType(window, "HomePage") && !screen::findType(window, "Overlay"); };
    for (int i = 0; i < steps && !isThere(); ++i) {
        // Without haste, which leaves no game.
        [[maybe_unused]] const bool open =
            QTest::qWaitFor([&] { return program.deciding()->isOpen(); }, 2 * Deciding::pause);
        if (QQuickItem* leave = screen::find(window, words("TableMenu", "Leave the table")))
            screen::click(leave);
        else
            QTest::keyClick(window, Qt::Key_Escape);
        if (!screen::settles(window))
            return false;
    }
    return isThere();
}

static bool tableMenu(Program& program)
{
    return moments::resume(program) && moments::menu(program);
}

static bool doubted(Program& program)
{
    if (!moments::resume(program))
        return false;
    program.game()->hotSeat().choice()->pickPlace(saved::harmfulTarget(program.game()->table().state()));
    return QTest::qWaitFor([&] { return screen::find(program.window(), words("Caution", "Do it anyway")) != nullptr; });
}

static bool picked(Program& program)
{
    return moments::resume(program)
           && screen::press(program.window(),
                            program.say("handCardIn", {program.game()->hotSeat().choice()->cards().last(), "current"}));
}

static bool save(Program& program)
{
    return moments::resume(program) && screen::press(program.window(), words("GameTable", "Save the game"))
           && isListed(program);
}

static bool aside(Program& program)
{
    return moments::resume(program) && screen::press(program.window(), program.say("asideLine", {3}));
}

static bool logged(Program& program)
{
    return moments::resume(program) && screen::press(program.window(), words("LogButton", "What has happened"))
           && QTest::qWaitFor([&] { return screen::findType(program.window(), "LogList") != nullptr; })
           && screen::settles(program.window());
}

// Several persons play on.
static Record shared(Record record)
{
    for (Player& player : record.players)
        player.player = "human";
    return record;
}

static bool curtain(Program& program)
{
    QQuickItem* button = screen::findType(program.window(), "ContinueButton");
    if (!button)
        return false;
    screen::click(button);
    return QTest::qWaitFor([&] {
        QQuickItem* item = screen::findType(program.window(), "Curtain");
        return item && item->property("closed").toBool();
    });
}

static bool call(Program& program)
{
    const auto name = [&] { return program.game()->stage().players()[1].toMap()["name"].toString(); };
    return moments::resume(program)
           && screen::press(program.window(), program.say("labelled", {words("Seats", "Own cards"), name()}))
           && QTest::qWaitFor([&] { return screen::find(program.window(), program.say("back")) != nullptr; });
}

static bool looked(Program& program)
{
    const auto name = [&] { return program.game()->stage().players()[1].toMap()["name"].toString(); };
    return call(program) && screen::press(program.window(), words("Curtain", "I am %1").replace("%1", name()))
           && QTest::qWaitFor([&] { return !screen::findType(program.window(), "Curtain"); });
}

static Record shown(const Record& record)
{
    Record marked = record;
    marked.takebacks = true;
    return marked;
}

static bool lastTable(Program& program)
{
    program.settings()->setSpeed(Settings::instant);
    return moments::resume(program) && ScriptedPlayer(program, ScriptedPlayer::Mouse, 1).play();
}

static bool warned(Program& program)
{
    return lastTable(program) && screen::press(program.window(), words("UndoButtons", "Undo")) && QTest::qWaitFor([&] {
               return screen::find(program.window(), words("Takebacks", "Leave it")) != nullptr;
           });
}

static bool standing(Program& program)
{
    return lastTable(program) && screen::press(program.window(), words("Prompt", "Final standing"));
}

static bool watch(Program& program)
{
    if (!screen::press(program.window(), words("HomePage", "Watch replay")))
        return false;
    program.game()->playback()->stepRound(1);
    program.game()->playback()->step(-1);
    return true;
}

static bool openReplay(Program& program)
{
    if (!watch(program))
        return false;
    program.game()->hotSeat().see(everyone);
    return true;
}

static bool openHand(Program& program)
{
    if (!openReplay(program))
        return false;
    const QString name = program.game()->stage().players()[0].toMap()["name"].toString();
    return screen::press(program.window(), program.say("hand", {name, 6}));
}

const std::vector<moments::Page>& moments::pages()
{
    static const Record middle = saved::asked(4, Asks::Place, 4);
    static const Record last = saved::game(3, "1", [](const State& state) {
        return state.round == 6 && state.phase == Phase::Resolution && state.question.seat == 0;
    });
    static const std::vector<Page> list = {
        {"home", {}, stay},
        {"home with a game", middle, stay},
        {"new game", middle, setUp},
        {"choosing cards", middle, pickCards},
        {"settings", middle, set},
        {"settings: look", middle, seeLooks},
        {"settings: sound", middle, seeSound},
        {"settings: keys", middle, seeKeys},
        {"home: keys", {}, keys},
        {"home of somebody who knows the game", {}, knowsTheGame},
        {"lessons", {}, lessons},
        {"a lesson", {}, lesson},
        {"a lesson with a mistake", {}, lessonWithMistake},
        {"a lesson that is over", {}, lessonThatIsOver},
        {"rules", {}, rules},
        {"rules: a long chapter", {}, longestRules},
        {"rules: a ruling", {}, rulings},
        {"gallery", {}, gallery},
        {"gallery: a card of both editions", {}, laterCard},
        {"games", middle, games},
        {"files", {}, browse},
        {"saving", middle, save},
        {"table: first card", saved::asked(4, Asks::Place, 1), resume},
        {"table: a card", middle, resume},
        {"table: a card picked", middle, picked},
        {"table: keep or reveal", saved::asked(3, Asks::KeepOrReveal, 3), resume},
        {"table: a target", saved::asked(3, Asks::Target, 2), resume},
        {"table: a harmful choice", saved::harmful(), doubted},
        {"table: set aside", middle, aside},
        {"table: its log", middle, logged},
        {"table: its menu", middle, tableMenu},
        {"curtain", shared(saved::asked(5, Asks::Place, 3)), curtain},
        {"curtain: called", shared(saved::asked(5, Asks::KeepOrReveal, 3)), call},
        {"table: openly", shown(shared(saved::asked(5, Asks::KeepOrReveal, 3))), resume},
        {"table: a look", shared(saved::asked(5, Asks::KeepOrReveal, 3)), looked},
        {"table: a move taken back", last, warned},
        {"table at the end", last, lastTable},
        {"end", last, standing},
        {"replay", saved::over(5), watch},
        {"replay: all cards", saved::over(4), openReplay},
        {"replay: a hand", saved::over(3), openHand},
    };
    return list;
}
