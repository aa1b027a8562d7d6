#include "app/shell/shortcuts.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QMetaEnum>
#include <QtTest>
#include <set>

using namespace oriflamme;
using screen::words;

// The table of shortcuts, the pages that handle them and what is told of them agree.
class KeysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void thePagesDoWhatTheTableSays_data();
    void thePagesDoWhatTheTableSays();
    void noOtherKeyDoesAnything_data();
    void noOtherKeyDoesAnything();
    void theWindowHasThoseOfTheTable();
    void everyActionIsSomewhere();
    void thePageOfKeysTellsAll();
    void tipsTellTheKey_data();
    void tipsTellTheKey();

private:
    bool open(Program& program, Shortcuts::Where where);

    Rooms m_home;
};

static const QMetaEnum actions = QMetaEnum::fromType<Shortcuts::Action>();
static constexpr Shortcuts::Where pages[] = {Shortcuts::Table, Shortcuts::Replay};

struct Press {
    int key;
    Qt::KeyboardModifiers held;
};

// Every key of a keyboard, alone and with others held. What controls take by custom is not asked for: Tab, Return,
// Enter, and Space on a button.
static std::vector<Press> presses()
{
    std::vector<int> keys = {Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Insert, Qt::Key_Delete, Qt::Key_Home,
                             Qt::Key_End,    Qt::Key_Left,      Qt::Key_Up,     Qt::Key_Right,  Qt::Key_Down,
                             Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_Menu,   Qt::Key_Back,   Qt::Key_Pause};
    for (int key = Qt::Key_Exclam; key <= Qt::Key_AsciiTilde; ++key)
        keys.push_back(key);
    for (int key = Qt::Key_F1; key <= Qt::Key_F12; ++key)
        keys.push_back(key);
    std::vector<Press> list;
    for (const Qt::KeyboardModifiers held :
         {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::KeyboardModifiers(Qt::ControlModifier),
          Qt::ControlModifier | Qt::ShiftModifier, Qt::KeyboardModifiers(Qt::AltModifier)}) {
        for (const int key : keys)
            list.push_back({key, held});
    }
    list.push_back({Qt::Key_Space, {}});
    return list;
}

static Shortcuts::Action actionOf(Shortcuts::Where page, const Press& press)
{
    return Shortcuts::action(page, press.key, int(press.held), false);
}

static QString text(const Press& press)
{
    return QKeySequence(press.key | int(press.held)).toString(QKeySequence::PortableText);
}

// The sequences of all actions of the window.
static QStringList sequences()
{
    QStringList list;
    for (int i = 0; i < actions.keyCount(); ++i)
        list += Shortcuts::sequences(Shortcuts::Action(actions.value(i)));
    return list;
}

// Whether something on the page takes the key.
static bool takes(Program& program, const Press& press)
{
    QKeyEvent event(QEvent::KeyPress, press.key, press.held);
    QCoreApplication::sendEvent(program.window(), &event);
    return event.isAccepted();
}

void KeysTest::init()
{
    failOnWarnings();
    m_home.clear();
}

bool KeysTest::open(Program& program, Shortcuts::Where where)
{
    if (where == Shortcuts::Table)
        return moments::resume(program);
    return screen::press(program.window(), words("HomePage", "Watch replay"));
}

static Record gameFor(Shortcuts::Where where)
{
    return where == Shortcuts::Table ? saved::asked(3, Asks::KeepOrReveal, 3) : saved::over(3);
}

void KeysTest::thePagesDoWhatTheTableSays_data()
{
    QTest::addColumn<Shortcuts::Where>("page");
    QTest::addColumn<Shortcuts::Action>("action");
    for (const Shortcuts::Where page : pages) {
        std::set<Shortcuts::Action> all;
        for (const Press& press : presses())
            all.insert(actionOf(page, press));
        all.erase(Shortcuts::None);
        for (const Shortcuts::Action action : all)
            QTest::addRow("%d %s", page, actions.valueToKey(action)) << page << action;
    }
}

// Every key of an action on a page is taken there.
void KeysTest::thePagesDoWhatTheTableSays()
{
    QFETCH(Shortcuts::Where, page);
    QFETCH(Shortcuts::Action, action);
    m_home.keep(gameFor(page));
    for (const Press& press : presses()) {
        const bool alone = press.held == Qt::NoModifier;
        if (actionOf(page, press) != action || (!alone && actionOf(page, {press.key, {}}) == action))
            continue;
        Program program;
        program.settings()->setSpeed(0);
        QVERIFY(open(program, page));
        if (action == Shortcuts::Hurry || action == Shortcuts::NextChoice) {
            program.game()->hotSeat().choice()->keep();
            QVERIFY(program.game()->stage().isMoving());
        }
        QVERIFY2(takes(program, press), qPrintable(text(press)));
    }
}

void KeysTest::noOtherKeyDoesAnything_data()
{
    QTest::addColumn<Shortcuts::Where>("page");
    QTest::addRow("table") << Shortcuts::Table;
    QTest::addRow("replay") << Shortcuts::Replay;
}

void KeysTest::noOtherKeyDoesAnything()
{
    QFETCH(Shortcuts::Where, page);
    m_home.keep(gameFor(page));
    Program program;
    QVERIFY(open(program, page));
    for (const Press& press : presses()) {
        if (actionOf(page, press) == Shortcuts::None && actionOf(Shortcuts::Window, press) == Shortcuts::None)
            QVERIFY2(!takes(program, press), qPrintable(text(press)));
    }
}

void KeysTest::theWindowHasThoseOfTheTable()
{
    Program program;
    QStringList list;
    for (const QObject* object : program.window()->findChildren<QObject*>()) {
        if (object->inherits("QQuickShortcut")) {
            for (const QVariant& keys : object->property("sequences").toList())
                list += keys.toString();
        }
    }
    list.sort();
    QStringList wanted = sequences();
    wanted.sort();
    QCOMPARE(list, wanted);
}

void KeysTest::everyActionIsSomewhere()
{
    std::set<int> found{Shortcuts::None};
    for (const Press& press : presses()) {
        for (const Shortcuts::Where page : pages)
            found.insert(actionOf(page, press));
    }
    for (int i = 0; i < actions.keyCount(); ++i) {
        const int action = actions.value(i);
        QVERIFY2(found.contains(action) || !Shortcuts::sequences(Shortcuts::Action(action)).isEmpty()
                     || Shortcuts::typed(Shortcuts::caps(Shortcuts::Action(action))[0]) == action,
                 actions.key(i));
    }
}

// What the window and the table know, each once, and nothing else.
void KeysTest::thePageOfKeysTellsAll()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "Settings")));
    QVERIFY(screen::press(program.window(), words("SettingsPage", "Keys")));
    QVERIFY(screen::draws(program.window()));
    QStringList told;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "KeyCap")
            told += item->property("text").toString();
    }
    QStringList wanted;
    std::set<Shortcuts::Action> all;
    for (const Press& press : presses())
        all.insert(actionOf(Shortcuts::Table, press));
    all.erase(Shortcuts::None);
    for (int i = 0; i < actions.keyCount(); ++i) {
        const auto action = Shortcuts::Action(actions.value(i));
        if (all.contains(action) || !Shortcuts::sequences(action).isEmpty() || action == Shortcuts::ShowKeys)
            wanted += Shortcuts::caps(action);
    }
    told.sort();
    wanted.sort();
    QCOMPARE(told, wanted);
}

void KeysTest::tipsTellTheKey_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QStringList>("keyed"); // the icons of buttons that a key is known for
    const QStringList table = {"undo", "redo", "hint", "log", "rules", "save"};
    QTest::addRow("table") << QByteArray("table: a card") << table;
    QTest::addRow("log") << QByteArray("table: its log") << table + QStringList{"close"};
    QTest::addRow("inspector") << QByteArray("table: inspector") << table + QStringList{"close", "chevron-right"};
    QTest::addRow("replay") << QByteArray("replay") << QStringList{"log",       "rules", "save",         "skip-start",
                                                                   "step-back", "play",  "step-forward", "skip-end"};
    QTest::addRow("end") << QByteArray("end") << QStringList{"save"};
    QTest::addRow("settings") << QByteArray("settings") << QStringList{"back"};
}

// Each icon's tip ends with the key that does the same, and no other's does.
void KeysTest::tipsTellTheKey()
{
    QFETCH(QByteArray, name);
    QFETCH(QStringList, keyed);
    static const QHash<QString, Shortcuts::Action> known = {{"undo", Shortcuts::Undo},
                                                            {"redo", Shortcuts::Redo},
                                                            {"hint", Shortcuts::Hint},
                                                            {"log", Shortcuts::Log},
                                                            {"rules", Shortcuts::Rules},
                                                            {"save", Shortcuts::Save},
                                                            {"close", Shortcuts::Back},
                                                            {"chevron-left", Shortcuts::Left},
                                                            {"chevron-right", Shortcuts::Right},
                                                            {"skip-start", Shortcuts::ToStart},
                                                            {"step-back", Shortcuts::StepBack},
                                                            {"play", Shortcuts::Play},
                                                            {"step-forward", Shortcuts::StepOn},
                                                            {"skip-end", Shortcuts::ToEnd},
                                                            {"back", Shortcuts::Back}};
    const bool inspects = name == "table: inspector";
    const auto page = std::find_if(moments::pages().begin(), moments::pages().end(), [&](const moments::Page& each) {
        return each.name == (inspects ? QByteArray("table: a card") : name);
    });
    if (!page->game.players.empty())
        m_home.keep(page->game);
    Program program;
    QVERIFY(page->open(program));
    if (inspects)
        QTest::keyClick(program.window(), Qt::Key_I);
    QTRY_VERIFY(!inspects || screen::findType(program.window(), "InspectorSheet"));
    QStringList told;
    for (QQuickItem* item : screen::items(program.window())) {
        const QString glyph = item->property("glyph").toString();
        const QObject* tip = item->property("tip").value<QObject*>();
        if (!tip)
            continue;
        const QString text = tip->property("text").toString();
        if (!text.endsWith(')')) {
            QVERIFY2(!keyed.contains(glyph) || told.contains(glyph), qPrintable(text));
            continue;
        }
        QVERIFY2(known.contains(glyph), qPrintable(text));
        const QString key = Shortcuts::caps(known[glyph])[0];
        QVERIFY2(text.endsWith(" (" + key + ")"), qPrintable(text));
        told << glyph;
    }
    for (const QString& glyph : keyed)
        QVERIFY2(told.contains(glyph), qPrintable(glyph));
}

QTEST_MAIN(KeysTest)
#include "tst_page_keys.moc"
