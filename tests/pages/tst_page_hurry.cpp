#include "app/record/names.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

namespace {

// What a burst of presses runs into: a question of a person alone at the table, another person's curtain, the end of
// the game, or the final standing.
enum class Kind { Question, Curtain, End, Standing };

// A game before a person's decision, and what is asked after it once the computers have played.
struct Leap {
    Kind kind = Kind::Question;
    Record start;
    Decision decision;
    std::vector<Taken> then;
};

struct Burst {
    int key = 0;     // pressed again and again; 0: the mouse,
    int control = 0; // in the middle of this one of the things that may be pressed in the end
    int apart = 40;  // ms
    enum { Single, Doubled, Held } how = Single;
};

bool isOneClick(const Decision& decision)
{
    return decision.action == Action::Keep || decision.action == Action::Reveal || decision.action == Action::Mode;
}

// Novices play the cards of both sets by turns; persons are those in the first seat, or all of them.
Leap leapTo(Kind kind, Asks asks)
{
    const bool shared = kind == Kind::Curtain;
    for (int seed = 1;; ++seed) {
        Random lot{std::uint64_t(seed)};
        const CardSet cards = draw(10, allCards, lot);
        Record record = newRecord({.cards = cards, .seats = 2, .first = 0},
                                  {{"wolf", "Ada", "human"}, {"oak", "Bruno", shared ? "human" : "ai:novice"}},
                                  std::to_string(seed));
        State state = replay(record).state;
        std::optional<Leap> leap;
        while (state.phase != Phase::Over) {
            const Seat seat = state.question.seat;
            const bool person = shared || seat == 0;
            if (leap && person && state.question.asks == asks && (!shared || state.round > 1)) {
                leap->then = record.decisions;
                return *leap;
            }
            const Decision decision = choose(look(state, seat), Level::Novice, chance(record, seat));
            if (person)
                leap.reset();
            if (person && isOneClick(decision))
                leap = Leap{kind, record, decision, {}};
            apply(state, decision);
            record.decisions.push_back({seat, decision});
        }
        if (leap && asks == Asks::Nothing) {
            leap->then = record.decisions;
            return *leap;
        }
    }
}

bool decides(const QQuickItem* item)
{
    return item->property("decides").toBool();
}

// What decides something now, the way home too.
QList<QQuickItem*> controls(QQuickWindow* window)
{
    QList<QQuickItem*> list;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::isOpen(item) && decides(item))
            list.append(item);
    }
    return list;
}

QRectF placeOf(QQuickItem* item)
{
    return item->mapRectToScene({0, 0, item->width(), item->height()});
}

// Has come to what the burst is to run into.
bool isThere(Program& program)
{
    Game& game = *program.game();
    return game.hotSeat().isMyTurn() || game.hotSeat().curtain() >= 0
           || (game.stage().board().phase == "over" && !game.stage().isMoving());
}

bool opens(Program& program)
{
    return QTest::qWaitFor([&] { return program.deciding()->isOpen(); }, 20000);
}

bool takeDeliberately(Program& program, const Decision& decision)
{
    const QString name = decision.action == Action::Keep     ? program.say("keepHidden")
                         : decision.action == Action::Reveal ? program.say("reveal")
                                                             : program.say("half", {nameOf(decision.half)});
    QQuickItem* button = opens(program) ? screen::find(program.window(), name) : nullptr;
    if (button)
        QTest::mouseClick(program.window(), Qt::LeftButton, {}, screen::centre(button));
    return button != nullptr;
}

// Brings a start of the program to the moment before.
bool comeTo(Program& program, const Leap& leap)
{
    program.settings()->setWarnings(false);
    if (!moments::resume(program))
        return false;
    if (leap.kind != Kind::Standing)
        return true;
    return takeDeliberately(program, leap.decision) && QTest::qWaitFor([&] {
               if (program.game()->stage().isMoving())
                   program.game()->stage().skip();
               return program.game()->stage().board().phase == "over" && !program.game()->stage().isMoving();
           })
           && opens(program);
}

// The press that the burst follows.
bool press(Program& program, const Leap& leap)
{
    if (leap.kind != Kind::Standing)
        return takeDeliberately(program, leap.decision);
    QTest::keyClick(program.window(), Qt::Key_Return);
    return screen::findType(program.window(), "EndPage") != nullptr;
}

void strike(QQuickWindow* window, const Burst& burst, QPoint at)
{
    const auto once = [&] {
        if (burst.key != 0)
            QTest::keyClick(window, Qt::Key(burst.key));
        else
            QTest::mouseClick(window, Qt::LeftButton, {}, at);
    };
    once();
    if (burst.how == Burst::Doubled) {
        QTest::qWait(30);
        once();
    }
}

// Keys that are held come again and again, the mouse does not.
void hold(QQuickWindow* window, const Burst& burst, QPoint at, const std::function<bool()>& enough)
{
    const auto send = [&](QEvent::Type type, bool again) {
        QKeyEvent event(type, burst.key, {}, {}, again);
        QCoreApplication::sendEvent(window, &event);
    };
    burst.key != 0 ? send(QEvent::KeyPress, false) : QTest::mousePress(window, Qt::LeftButton, {}, at);
    while (!enough()) {
        QTest::qWait(burst.apart);
        if (burst.key != 0) {
            send(QEvent::KeyRelease, true);
            send(QEvent::KeyPress, true);
        }
    }
    burst.key != 0 ? send(QEvent::KeyRelease, false) : QTest::mouseRelease(window, Qt::LeftButton, {}, at);
}

// Begins while the step before is shown and goes on until several have run into what is asked.
void let(Program& program, const Burst& burst, QPoint at)
{
    QElapsedTimer there;
    const auto enough = [&] {
        if (!there.isValid() && isThere(program))
            there.start();
        return there.isValid() && there.elapsed() > 1200;
    };
    if (burst.how == Burst::Held)
        return hold(program.window(), burst, at, enough);
    while (!enough()) {
        strike(program.window(), burst, at);
        QTest::qWait(burst.apart);
    }
}

}

// Who taps on to hurry what is shown decides nothing by it.
class HurryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void aBurstDecidesNothing_data();
    void aBurstDecidesNothing();
    void anAlertOutlastsABurst();
    void aStallIsNoPause();
    void aScreenReaderIsMeant();

private:
    void answersAtOnce(Program& program, const Leap& leap, const Burst& burst);

    Rooms m_home;
};

void HurryTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void HurryTest::aBurstDecidesNothing_data()
{
    QTest::addColumn<Leap>("leap");
    QTest::addColumn<Burst>("burst");
    QTest::addColumn<int>("speed");
    QTest::addColumn<QSize>("size");
    const std::array sizes = {QSize(1024, 640), QSize(1366, 768), QSize(1920, 1080)};
    const std::array keys = {int(Qt::Key_Space), 0, int(Qt::Key_Return), 0, int(Qt::Key_Enter)};
    const std::array bursts = {Burst{.apart = 40},
                               Burst{.apart = 100},
                               Burst{.apart = 300},
                               Burst{.apart = 500},
                               Burst{.apart = 40, .how = Burst::Held},
                               Burst{.apart = 250, .how = Burst::Doubled}};
    struct Named {
        const char* name;
        Kind kind;
        Asks asks;
    };
    // The whole product is run by a target of its own; every pair of kind and rhythm comes here.
    const bool whole = qEnvironmentVariableIsSet("ORIFLAMME_WHOLE");
    std::size_t turn = 0;
    for (const Named& named : {Named{"a hand card and its place", Kind::Question, Asks::Place},
                               {"keep or reveal", Kind::Question, Asks::KeepOrReveal},
                               {"a model", Kind::Question, Asks::Model},
                               {"a half", Kind::Question, Asks::Mode},
                               {"a target", Kind::Question, Asks::Target},
                               {"a swap", Kind::Question, Asks::Swap},
                               {"a move", Kind::Question, Asks::Move},
                               {"a curtain", Kind::Curtain, Asks::Place},
                               {"the end", Kind::End, Asks::Nothing},
                               {"the final standing", Kind::Standing, Asks::Nothing}}) {
        const Leap leap = leapTo(named.kind, named.asks);
        const auto add = [&](Burst burst, int key, int control, int speed, QSize size) {
            burst.key = key;
            burst.control = control;
            const QString means = key == 0 ? QString("mouse %1").arg(control) : QKeySequence(key).toString();
            QTest::addRow("%s, %s %s every %d ms, speed %d, %d wide", named.name, qPrintable(means),
                          burst.how == Burst::Held      ? "held"
                          : burst.how == Burst::Doubled ? "doubled"
                                                        : "pressed",
                          burst.apart, speed, size.width())
                << leap << burst << speed << size;
        };
        for (const Burst& burst : bursts) {
            if (!whole) {
                ++turn;
                const int speed = int(turn % (Settings::instant + 1));
                add(burst, keys[turn % 5 == 0 ? 4 : (turn * 2 + turn / 5) % 5], int(turn / 2), speed, sizes[turn % 3]);
                continue;
            }
            for (int speed = 0; speed <= Settings::instant; ++speed) {
                for (const QSize size : sizes) {
                    for (const int key : {int(Qt::Key_Space), int(Qt::Key_Return), int(Qt::Key_Enter)})
                        add(burst, key, 0, speed, size);
                    for (int control = 0; control < 4; ++control)
                        add(burst, 0, control, speed, size);
                }
            }
        }
    }
}

void HurryTest::aBurstDecidesNothing()
{
    QFETCH(Leap, leap);
    QFETCH(Burst, burst);
    QFETCH(int, speed);
    QFETCH(QSize, size);
    QPoint at;
    if (burst.key == 0) { // where that control will be
        m_home.keep(leap.start);
        Program pilot(size);
        pilot.settings()->setSpeed(Settings::instant);
        QVERIFY(comeTo(pilot, leap) && press(pilot, leap) && opens(pilot));
        const QList<QQuickItem*> there = controls(pilot.window());
        QVERIFY(!there.isEmpty());
        at = screen::centre(there[burst.control % there.size()]);
    }
    m_home.keep(leap.start);
    Program program(size);
    program.settings()->setSpeed(speed);
    QVERIFY(comeTo(program, leap));
    QVERIFY(press(program, leap));
    QList<QRectF> hurrying;
    for (const char* name : {"skip", "skipToChoice"}) {
        if (QQuickItem* button = screen::find(program.window(), program.say(name)))
            hurrying.append(placeOf(button));
    }
    QCOMPARE(hurrying.isEmpty(), !program.game()->stage().isMoving());
    let(program, burst, at);
    if (screen::findType(program.window(), "InspectorSheet")) // a card that is held is looked at closely
        QTest::keyClick(program.window(), Qt::Key_Escape);

    QVERIFY(program.game()->table().isOpen());
    QVERIFY(program.game()->table().record().decisions == leap.then);
    QCOMPARE(program.game()->hotSeat().curtain(),
             leap.kind == Kind::Curtain ? int(replay(program.game()->table().record()).state.question.seat) : -1);
    QCOMPARE(screen::findType(program.window(), "EndPage") != nullptr, leap.kind == Kind::Standing);
    QCOMPARE(program.game()->hotSeat().choice()->picked(), QString());
    for (QQuickItem* control : controls(program.window())) {
        for (const QRectF& place : hurrying)
            QVERIFY2(!place.intersects(placeOf(control)), qPrintable(screen::nameOf(control)));
    }
    answersAtOnce(program, leap, burst);
}

// One press once choices are open again: of a key where the keyboard waits, or of the mouse on what decides.
void HurryTest::answersAtOnce(Program& program, const Leap& leap, const Burst& burst)
{
    QVERIFY(opens(program));
    const QString before = program.game()->hotSeat().choice()->picked();
    if (burst.key != 0) {
        QTest::keyClick(program.window(), Qt::Key(burst.key));
    } else {
        const QList<QQuickItem*> all = controls(program.window());
        const auto first = std::find_if(all.begin(), all.end(), [](QQuickItem* item) {
            return screen::nameOf(item) != words("GameTable", "Home");
        });
        QVERIFY(first != all.end());
        screen::click(*first);
    }
    switch (leap.kind) {
    case Kind::Question:
        QVERIFY(program.game()->table().record().decisions.size() > leap.then.size()
                || program.game()->hotSeat().choice()->picked() != before
                || program.game()->hotSeat().choice()->pickedPlace() >= 0);
        break;
    case Kind::Curtain: QCOMPARE(program.game()->hotSeat().curtain(), -1); break;
    case Kind::End: QVERIFY(screen::findType(program.window(), "EndPage")); break;
    case Kind::Standing: QVERIFY(!screen::findType(program.window(), "EndPage")); break;
    }
}

// Asked whether a move is taken back although something hidden was seen, who taps on has not answered.
void HurryTest::anAlertOutlastsABurst()
{
    int seen = 0;
    for (int game = 1; game <= 16 && seen < 2; ++game) {
        m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3, std::to_string(game)));
        Program program;
        program.settings()->setSpeed(1);
        QVERIFY(moments::resume(program));
        QVERIFY(takeDeliberately(program, {.action = Action::Reveal}));
        QTest::keyClick(program.window(), Qt::Key_Space);
        QTest::keyClick(program.window(), Qt::Key_Z, Qt::ControlModifier);
        const QString stay = words("Takebacks", "Leave it");
        if (!screen::find(program.window(), stay))
            continue;
        const std::vector<Taken> before = program.game()->table().record().decisions;
        const int key = seen++ == 0 ? Qt::Key_Space : Qt::Key_Return;
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(program.window(), Qt::Key(key));
            QTest::qWait(60);
            QCOMPARE(screen::nameOf(program.window()->activeFocusItem()), stay);
        }
        QVERIFY(opens(program));
        QTest::keyClick(program.window(), Qt::Key(key));
        QVERIFY(QTest::qWaitFor([&] { return !screen::find(program.window(), stay); }));
        const std::vector<Taken> after = program.game()->table().record().decisions;
        QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
    }
    QCOMPARE(seen, 2);
}

// Where the program stalls, presses are met together that began one by one.
void HurryTest::aStallIsNoPause()
{
    m_home.keep(saved::asked(2, Asks::KeepOrReveal, 2));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(opens(program));
    const std::size_t before = program.game()->table().record().decisions.size();
    program.deciding()->askAnew();
    QTest::keyClick(program.window(), Qt::Key_Space); // hurries: what is asked has not stood yet
    QVERIFY(screen::draws(program.window()));
    for (int i = 0; i < 3; ++i) {
        QThread::msleep(Deciding::pause + Deciding::standing);
        QCoreApplication::processEvents();
        QTest::keyClick(program.window(), Qt::Key_Space);
        QCOMPARE(program.game()->table().record().decisions.size(), before);
    }
    QVERIFY(opens(program));
    QTest::keyClick(program.window(), Qt::Key_Space);
    QVERIFY(program.game()->table().record().decisions.size() > before);
}

void HurryTest::aScreenReaderIsMeant()
{
    m_home.keep(saved::asked(2, Asks::KeepOrReveal, 2));
    Program program;
    QVERIFY(moments::resume(program));
    QVERIFY(opens(program));
    const std::size_t before = program.game()->table().record().decisions.size();
    program.deciding()->askAnew();
    QVERIFY(!program.deciding()->isOpen());
    QQuickItem* keep = screen::find(program.window(), program.say("keepHidden"));
    QVERIFY(keep);
    QAccessible::queryAccessibleInterface(keep)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(program.game()->table().record().decisions.size() > before);
}

QTEST_MAIN(HurryTest)
#include "tst_page_hurry.moc"
