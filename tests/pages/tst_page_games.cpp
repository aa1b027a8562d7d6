#include "app/record/names.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/pages/scriptedplayer.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Whole games on the real pages: what is clicked and keyed is what the record on the disk holds.
class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void arrowsGoThroughHome();
    void byMouse_data();
    void byMouse();
    void byKeys_data();
    void byKeys();
    void byMouseWhileThingsMove();
    void inUkrainianFromRoundThree();
    void theStandingKeepsItsGame();

private:
    bool setSpeed(Program& program, const char* name);
    bool removeSeats(Program& program, int count);
    bool pickCards(Program& program, CardSet cards);
    bool setEdition(Program& program, const QString& edition);
    void compareRecord(const ScriptedPlayer& sitter, CardSet cards = baseCards, const QString& edition = "current");

    Rooms m_home;
};

void GamesTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void GamesTest::arrowsGoThroughHome()
{
    m_home.keep(saved::asked(2, Asks::Place, 1));
    Program program;
    QQuickWindow* window = program.window();
    program.settings()->setLessons({{"dismissed", true}});
    QStringList there, met, back;
    for (QQuickItem* item : screen::items(window)) {
        if (QStringList{"ContinueButton", "HomeButton", "HomeRowButton"}.contains(screen::typeOf(item)))
            there << screen::nameOf(item);
    }
    QTRY_VERIFY(window->activeFocusItem() && screen::typeOf(window->activeFocusItem()) == "ContinueButton");
    for (qsizetype i = 0; i < there.size(); ++i) {
        met << screen::nameOf(window->activeFocusItem());
        QTest::keyClick(window, Qt::Key_Down);
    }
    QCOMPARE(met, there);
    for (qsizetype i = 0; i < there.size(); ++i) {
        QTest::keyClick(window, Qt::Key_Up);
        back.prepend(screen::nameOf(window->activeFocusItem()));
    }
    QCOMPARE(back, there);
}

// From home to the settings and back, by clicks.
bool GamesTest::setSpeed(Program& program, const char* name)
{
    QQuickWindow* window = program.window();
    return screen::press(window, words("HomePage", "Settings")) && screen::press(window, words("Words", name))
           && screen::press(window, words("SettingsPage", "Done"));
}

// The last ones, by clicks; each makes the game shorter.
bool GamesTest::removeSeats(Program& program, int count)
{
    for (int i = 0; i < count; ++i) {
        const QList<QQuickItem*> items = screen::items(program.window());
        const auto remove = std::find_if(items.rbegin(), items.rend(), [](QQuickItem* item) {
            return screen::isOpen(item) && screen::nameOf(item).startsWith(words("SeatRow", "Remove"));
        });
        if (remove == items.rend())
            return false;
        screen::click(*remove);
    }
    return true;
}

// On the page that choosing a mixed set has opened, by clicks.
bool GamesTest::pickCards(Program& program, CardSet cards)
{
    QQuickWindow* window = program.window();
    for (const Card card : cards) {
        if (!screen::press(window, program.say("card", {nameOf(card)})))
            return false;
    }
    return screen::press(window, words("PickerPage", "Use these ten"));
}

// From the current one to another, by clicks.
bool GamesTest::setEdition(Program& program, const QString& edition)
{
    QQuickWindow* window = program.window();
    const QString name = words("DeckOptions", "Edition");
    return screen::press(window, program.say("labelled", {name, program.say("edition", {"current"})}))
           && screen::press(window, program.say("edition", {edition}));
}

void GamesTest::compareRecord(const ScriptedPlayer& sitter, CardSet cards, const QString& edition)
{
    const Reading reading = m_home.running();
    QVERIFY(reading.record);
    QVERIFY(reading.record->result);
    QCOMPARE(namesOf(reading.record->setup.rules.cards), namesOf(cards));
    QCOMPARE(nameOf(reading.record->setup.rules.edition), edition);
    const auto& players = reading.record->players;
    const auto human = std::find_if(players.begin(), players.end(), [](auto& one) { return one.player == "human"; });
    QVERIFY(human != players.end());
    std::vector<Decision> kept;
    for (const Taken& taken : reading.record->decisions) {
        if (taken.seat == human - players.begin())
            kept.push_back(taken.decision);
    }
    for (std::size_t i = 0; i < std::min(kept.size(), sitter.answers().size()); ++i)
        QCOMPARE(QString::fromStdString(text(sitter.answers()[i])), QString::fromStdString(text(kept[i])));
    QCOMPARE(sitter.answers().size(), kept.size());
}

void GamesTest::byMouse_data()
{
    // Every kind of question is in it, and what the editions differ in.
    const auto mixed = tenNamed({"shapeshifter", "lord", "royal-decree", "ambush", "empress", "informant", "diplomat",
                                 "judge", "insurrection", "trade"});
    QVERIFY(mixed);
    QTest::addColumn<QString>("set");
    QTest::addColumn<CardSet>("cards");
    QTest::addColumn<QString>("edition");
    QTest::addRow("base game") << "base" << baseCards << "current";
    QTest::addRow("first edition") << "base" << baseCards << "first";
    QTest::addRow("Alliance") << "alliance" << allianceCards << "current";
    QTest::addRow("mixed, first edition") << "mixed" << *mixed << "first";
}

void GamesTest::byMouse()
{
    QFETCH(QString, set);
    QFETCH(CardSet, cards);
    QFETCH(QString, edition);
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(setSpeed(*program, "Instant"));
    QVERIFY(screen::press(window, words("HomePage", "New game")));
    QVERIFY(removeSeats(*program, 1));
    QVERIFY(screen::press(window, program->say("cardSet", {set})));
    if (set == "mixed")
        QVERIFY(pickCards(*program, cards));
    if (edition != "current")
        QVERIFY(setEdition(*program, edition));
    QVERIFY(screen::press(window, words("NewGamePage", "Begin the game")));
    ScriptedPlayer sitter(*program, ScriptedPlayer::Mouse, 1);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));

    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::find(window, words("EndPage", "Play again")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(!screen::find(window, words("ContinueButton", "Continue")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter, cards, edition);
}

void GamesTest::byKeys_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<CardSet>("cards");
    QTest::addRow("base game") << "base" << baseCards;
    QTest::addRow("Alliance") << "alliance" << allianceCards;
}

void GamesTest::byKeys()
{
    QFETCH(QString, set);
    QFETCH(CardSet, cards);
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(screen::enter(window, words("HomePage", "Settings")));
    // From the speed that is set three steps to the right.
    QTRY_VERIFY(screen::find(window, words("SettingsPage", "Done")));
    for (int i = 0; i < 20 && screen::nameOf(window->activeFocusItem()) != words("Words", "Normal"); ++i)
        QTest::keyClick(window, Qt::Key_Tab);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(window, Qt::Key_Right);
    QCOMPARE(screen::nameOf(window->activeFocusItem()), words("Words", "Instant"));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(screen::enter(window, words("HomePage", "New game")));
    QVERIFY(screen::enter(window, program->say("cardSet", {set})));
    QVERIFY(screen::enter(window, words("NewGamePage", "Begin the game")));
    ScriptedPlayer sitter(*program, ScriptedPlayer::Keys, 2);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));

    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("Prompt", "Final standing"));
    QTRY_VERIFY(program->deciding()->isOpen());
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(screen::nameOf(window->activeFocusItem()), words("EndPage", "Play again"));
    QTRY_VERIFY(program->deciding()->isOpen());
    QTest::keyClick(window, Qt::Key_Escape); // the table
    QTRY_VERIFY(sitter.isOver() && program->deciding()->isOpen());
    QTest::keyClick(window, Qt::Key_Escape); // its menu
    QVERIFY(screen::enter(window, words("TableMenu", "Leave the table")));
    QVERIFY(screen::enter(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter, cards);
}

// Two seats, so that it does not take too long: fast in the first round, then very fast, set at the table.
void GamesTest::byMouseWhileThingsMove()
{
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(setSpeed(*program, "Fast"));
    QVERIFY(screen::press(window, words("HomePage", "New game")));
    QVERIFY(removeSeats(*program, 2));
    QVERIFY(screen::press(window, words("NewGamePage", "Begin the game")));
    ScriptedPlayer sitter(*program, ScriptedPlayer::Mouse, 3);
    QVERIFY2(sitter.play([&] { return program->game()->stage().board().round == 2; }), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, program->say("speed", {2})));
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

void GamesTest::inUkrainianFromRoundThree()
{
    auto program = std::make_unique<Program>();
    QQuickWindow* window = program->window();
    QVERIFY(setSpeed(*program, "Instant"));
    QVERIFY(screen::press(window, words("HomePage", "New game")));
    QVERIFY(screen::press(window, words("NewGamePage", "Begin the game")));
    ScriptedPlayer sitter(*program, ScriptedPlayer::Mouse, 4);
    QVERIFY2(sitter.play([&] { return program->game()->stage().board().round == 3; }), qPrintable(sitter.complaint()));

    QVERIFY(screen::press(window, words("GameTable", "Settings")));
    QVERIFY(screen::press(window, words("SettingsPage", "Language")));
    QVERIFY(screen::press(window, "Українська"));
    QCOMPARE(words("SettingsPage", "Done"), "Готово");
    QVERIFY(screen::press(window, words("SettingsPage", "Done")));
    QVERIFY(sitter.act());
    QVERIFY(screen::press(window, words("GameTable", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();

    program = std::make_unique<Program>();
    window = program->window();
    const QString goOn = words("ContinueButton", "Continue");
    QVERIFY(goOn != "Continue");
    QQuickItem* button = screen::findType(window, "ContinueButton");
    QVERIFY(button);
    QVERIFY(screen::nameOf(button).startsWith(goOn));
    screen::click(button);
    sitter.moveTo(*program);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    QVERIFY(screen::press(window, words("EndPage", "Home")));
    QVERIFY(screen::press(window, words("HomePage", "Quit")));
    QTRY_VERIFY(!window->isVisible());
    program.reset();
    compareRecord(sitter);
}

// Another game begins while the standing of one still shows.
void GamesTest::theStandingKeepsItsGame()
{
    Record record = saved::game(3, "1", [](const State& state) {
        return state.round == 6 && state.phase == Phase::Resolution && state.question.seat == 0;
    });
    record.takebacks = true;
    m_home.keep(record);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QVERIFY(ScriptedPlayer(program, ScriptedPlayer::Mouse, 1).play());
    QVERIFY(screen::press(window, words("Prompt", "Final standing")));
    const auto told = [&] {
        QStringList list;
        for (QQuickItem* item : screen::items(window)) {
            if (item->inherits("QQuickText") && !screen::isTip(item))
                list << item->property("text").toString();
            list << screen::nameOf(item);
        }
        return list;
    };
    const QStringList before = told();
    QVERIFY(screen::findType(window, "StandingRow"));
    QVariantList seats;
    for (const char* family : {"oak", "stag"})
        seats << QVariantMap{{"family", family}, {"name", family}, {"player", "ai:novice"}};
    program.game()->start({{"seats", seats}, {"direction", "left-to-right"}, {"first", 0}});
    QTRY_VERIFY(program.game()->table().record().decisions.size() > 4);
    QCOMPARE(told(), before);
    QMetaObject::invokeMethod(window, "showStanding"); // it shows already
    QVERIFY(screen::press(window, words("EndPage", "Look at the table")));
    QTRY_VERIFY(!screen::findType(window, "EndPage"));
}

QTEST_MAIN(GamesTest)
#include "tst_page_games.moc"
