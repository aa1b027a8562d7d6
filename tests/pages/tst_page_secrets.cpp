#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"
#include "tests/pages/secrets.h"
#include "tests/support/randomgames.h"

#include "app/record/names.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Secrecy at the screen: two true games that differ only in what is hidden from who looks are one and the same to them,
// dot by dot and word by word, whatever others have seen on the same screen before.
class SecretsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void handedOver_data();
    void handedOver();
    void lookedAt();
    void theLogIsRead();
    void aHintIsHeard();
    void aHintTellsWhatOneKnows();
    void calledToLook();
    void anOpenPileIsClosed();
    void lookedAtClosely();
    void aLookEndsTheInspector();
    void aLookEndsOverAFan();
    void takenBack();
    void differencesAreSeen();

private:
    struct Sight {
        QImage picture;
        QStringList words;
    };
    using Act = std::function<bool(Program& program, const Record& whole)>;

    Sight sightOf(Program& program);
    bool run(const Record& record, std::size_t from, const Act& act, std::vector<Sight>& sights);
    QString compare(const Record& record, std::size_t from, Seat viewer, const Act& act);

    Rooms m_home;
    std::vector<Sight>* m_sights = nullptr;
    int m_speed = Settings::instant;
};

namespace {

// A game of base cards among persons, by lot, up to where `enough` holds after a person's decision.
Record game(int seats, std::uint64_t seed, const std::function<bool(const State&, const Record&)>& enough)
{
    Random random(seedFrom("secrets", seed));
    Record record = saved::game(seats, std::to_string(seed), [](const State&) { return true; });
    for (Player& player : record.players)
        player.player = "human";
    State state = replay(record).state;
    while (!enough(state, record) && state.phase != Phase::Over) {
        const Decision decision = anyDecision(state, random);
        record.decisions.push_back({state.question.seat, decision});
        apply(state, decision);
    }
    return record;
}

bool arrives(Program& program)
{
    QQuickWindow* window = program.window();
    return QTest::qWaitFor([&] {
        if (program.game()->stage().isMoving())
            QTest::keyClick(window, Qt::Key_Space);
        return program.game()->hotSeat().isMyTurn()
               || (screen::findType(window, "Curtain") && program.game()->hotSeat().curtain() >= 0);
    });
}

bool draws(Program& program)
{
    const QString name =
        program.game()->stage().players()[program.game()->hotSeat().curtain()].toMap()["name"].toString();
    return screen::press(program.window(), words("Curtain", "I am %1").replace("%1", name))
           && QTest::qWaitFor([&] { return !screen::findType(program.window(), "Curtain"); });
}

bool passes(Program& program)
{
    return draws(program) && arrives(program);
}

// Picks the hand card by a click, where there is one, and the rest.
bool decides(Program& program, const Decision& decision)
{
    if (program.game()->hotSeat().curtain() >= 0 && !passes(program))
        return false;
    if (decision.card != Card::None
        && !screen::press(program.window(), program.say("handCardIn", {nameOf(decision.card), "current"})))
        return false;
    if (decision.action == Action::PlaceLeft && program.game()->stage().board().stacks > 0)
        return screen::press(program.window(), program.say("leftEnd")) && arrives(program);
    if (decision.action == Action::PlaceRight)
        return screen::press(program.window(), program.say("rightEnd")) && arrives(program);
    Choice& choice = *program.game()->hotSeat().choice();
    switch (decision.action) {
    case Action::Keep: return screen::press(program.window(), program.say("keepHidden")) && arrives(program);
    case Action::Reveal: return screen::press(program.window(), program.say("reveal")) && arrives(program);
    case Action::PlaceLeft: choice.pickLeft(); break;
    case Action::PlaceOn:
    case Action::Target: choice.pickPlace(decision.to); break;
    case Action::MoveGap:
        choice.pickPlace(decision.from);
        choice.pickGap(decision.to);
        break;
    default: return false;
    }
    return arrives(program);
}

QString firstDifference(const QStringList& one, const QStringList& other)
{
    for (qsizetype i = 0; i < std::max(one.size(), other.size()); ++i) {
        if (one.value(i) != other.value(i))
            return one.value(i).left(300) + "\nand\n" + other.value(i).left(300);
    }
    return {};
}

}

void SecretsTest::init()
{
    failOnWarnings();
    m_home.clear();
    m_speed = Settings::instant;
}

SecretsTest::Sight SecretsTest::sightOf(Program& program)
{
    screen::leave(program.window());
    return {screen::picture(program.window()), secrets::readable(program.window())};
}

// Takes up the game after so many decisions and lets `act` keep what it sees.
bool SecretsTest::run(const Record& record, std::size_t from, const Act& act, std::vector<Sight>& sights)
{
    Record begun = record;
    begun.decisions.resize(from);
    m_home.keep(begun);
    Program program;
    program.settings()->setSpeed(m_speed);
    QQuickItem* button = screen::findType(program.window(), "ContinueButton");
    if (!button)
        return false;
    screen::click(button);
    m_sights = &sights;
    return arrives(program) && act(program, record);
}

// What differs between a game and a twin of it for the viewer at its end, acted out from a moment before.
QString SecretsTest::compare(const Record& record, std::size_t from, Seat viewer, const Act& act)
{
    Random random(record.decisions.size());
    const std::optional<Record> twin = secrets::permuted(record, viewer, random);
    if (!twin)
        return "there is no twin";
    std::vector<Sight> sights, others;
    if (!run(record, from, act, sights) || !run(*twin, from, act, others))
        return "it cannot be acted out";
    for (std::size_t i = 0; i < sights.size(); ++i) {
        if (const QString which = firstDifference(sights[i].words, others[i].words); !which.isEmpty())
            return QString("sight %1 tells:\n").arg(i) + which;
        if (sights[i].picture != others[i].picture) {
            sights[i].picture.save(QDir::tempPath() + "/one.png");
            others[i].picture.save(QDir::tempPath() + "/twin.png");
            return QString("sight %1 shows: see one.png and twin.png in the folder for temporary files").arg(i);
        }
    }
    return {};
}

void SecretsTest::handedOver_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("round");
    QTest::addColumn<Asks>("asks"); // what the next person is asked
    QTest::addColumn<int>("speed");
    QTest::addRow("two, a card and the next") << 2 << 1 << Asks::Place << int(Settings::instant);
    QTest::addRow("five, a card and the next") << 5 << 3 << Asks::Place << int(Settings::instant);
    QTest::addRow("three, a card and then openly") << 3 << 2 << Asks::KeepOrReveal << int(Settings::instant);
    QTest::addRow("three, skipping what moves") << 3 << 2 << Asks::Place << Settings::instant - 1;
}

// One lays a card; the next sees the curtain, and then what they may.
void SecretsTest::handedOver()
{
    QFETCH(int, seats);
    QFETCH(int, round);
    QFETCH(Asks, asks);
    QFETCH(int, speed);
    m_speed = speed;
    const Record record = game(seats, 1, [&](const State& state, const Record& so) {
        return state.round == round && state.question.asks == asks && !so.decisions.empty()
               && so.decisions.back().decision.card != Card::None && so.decisions.back().seat != state.question.seat;
    });
    const Seat next = replay(record).state.question.seat;
    const auto act = [&](Program& program, const Record& whole) {
        if (!decides(program, whole.decisions.back().decision))
            return false;
        m_sights->push_back(sightOf(program));
        if (program.game()->hotSeat().curtain() < 0)
            return true;
        if (!passes(program))
            return false;
        m_sights->push_back(sightOf(program));
        return true;
    };
    QCOMPARE(compare(record, record.decisions.size() - 1, asks == Asks::Place ? next : noSeat, act), QString());
}

static Record openQuestion()
{
    return game(3, 2, [](const State& state, const Record&) {
        return state.round == 3 && state.question.asks == Asks::KeepOrReveal && !state.queue.top(state.place).known;
    });
}

// By button and by key; after it all is as before.
void SecretsTest::lookedAt()
{
    const Record record = openQuestion();
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        const QImage before = sightOf(program).picture;
        QQuickItem* button = screen::find(window, words("LookButton", "Look at my cards"));
        if (!button)
            return false;
        const QPoint where = screen::centre(button);
        QTest::mousePress(window, Qt::LeftButton, {}, where);
        const bool byButton =
            program.game()->hotSeat().isLooking() && screen::settles(window) && window->grabWindow() != before;
        QTest::mouseRelease(window, Qt::LeftButton, {}, where);
        QTest::keyPress(window, Qt::Key_V);
        const bool byKey =
            program.game()->hotSeat().isLooking() && screen::settles(window) && window->grabWindow() != before;
        QTest::keyRelease(window, Qt::Key_V);
        m_sights->push_back(sightOf(program));
        return byButton && byKey && !program.game()->hotSeat().isLooking();
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
}

// The log lies open while somebody looks at their own cards and lets go again: it tells of these only then.
void SecretsTest::theLogIsRead()
{
    const Record record = openQuestion();
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        const auto lines = [&] {
            QStringList said;
            for (QQuickItem* item : screen::items(window)) {
                if (screen::typeOf(item) == "LogLine")
                    said << screen::nameOf(item);
            }
            return said;
        };
        QTest::keyPress(window, Qt::Key_V);
        QTest::keyClick(window, Qt::Key_L);
        if (!screen::settles(window))
            return false;
        QTest::keyClick(window, Qt::Key_Home); // where cards were laid that lie hidden still
        const QStringList own = lines();
        QTest::keyRelease(window, Qt::Key_V);
        m_sights->push_back(sightOf(program));
        return own.size() > 3 && lines().size() == own.size() && lines() != own;
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
}

static bool isAdvised(Program& program)
{
    QTest::keyClick(program.window(), Qt::Key_H);
    return QTest::qWaitFor([&] { return program.game()->hotSeat().adviser()->hasAnswered(); }, 60000);
}

// Who looks at their own cards asks for a hint; with the look all of it is gone, also where it is still thought of.
void SecretsTest::aHintIsHeard()
{
    const Record record = openQuestion();
    QStringList heard;
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        QTest::keyPress(window, Qt::Key_V);
        if (!isAdvised(program) || !screen::settles(window))
            return false;
        const QQuickItem* panel = screen::findType(window, "HintPanel");
        heard << (panel ? screen::nameOf(screen::findType(window, "HintPanel")) : QString());
        QTest::keyRelease(window, Qt::Key_V);
        m_sights->push_back(sightOf(program));
        QTest::keyPress(window, Qt::Key_V);
        QTest::keyClick(window, Qt::Key_H);
        const bool thinks = program.game()->hotSeat().adviser()->isThinking();
        QTest::keyRelease(window, Qt::Key_V);
        m_sights->push_back(sightOf(program));
        QTest::keyClick(window, Qt::Key_H); // and none for a bystander
        m_sights->push_back(sightOf(program));
        return thinks && !screen::findType(window, "HintPanel");
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
    QVERIFY(heard.size() == 2 && heard[0] != heard[1]); // so there was something to hide
}

// The hint knows no more than who asks for it.
void SecretsTest::aHintTellsWhatOneKnows()
{
    const Record record = openQuestion();
    const auto act = [&](Program& program, const Record&) {
        QTest::keyPress(program.window(), Qt::Key_V);
        const bool advised = isAdvised(program);
        m_sights->push_back(sightOf(program));
        QTest::keyRelease(program.window(), Qt::Key_V);
        return advised;
    };
    QCOMPARE(compare(record, record.decisions.size(), replay(record).state.question.seat, act), QString());
}

// Somebody else comes behind the curtain, looks, also through what they set aside, and goes.
void SecretsTest::calledToLook()
{
    const Record record = openQuestion();
    const Seat asked = replay(record).state.question.seat;
    const int other = asked == 0 ? 1 : 0;
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        const QString name = program.game()->stage().players()[other].toMap()["name"].toString();
        const QString call = program.say("labelled", {words("Seats", "Own cards"), name});
        if (!screen::press(window, call)
            || !QTest::qWaitFor([&] { return program.game()->hotSeat().curtain() == other; }))
            return false;
        m_sights->push_back(sightOf(program));
        if (!screen::press(window, program.say("back")) || !screen::press(window, call) || !draws(program))
            return false;
        if (program.game()->hotSeat().viewer() != other || !screen::press(window, words("LookButton", "Done")))
            return false;
        m_sights->push_back(sightOf(program));
        return program.game()->hotSeat().viewer() == -1;
    };
    // For who is asked: nothing of the other's may stay. Both are bystanders here.
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
}

// What was set aside lies open in a popup when another moment comes: it goes, and forgets.
void SecretsTest::anOpenPileIsClosed()
{
    const Record record = game(2, 3, [](const State& state, const Record& so) {
        return state.round == 2 && state.question.asks == Asks::Place && state.placed == 1 && so.decisions.size() > 3;
    });
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        if (!passes(program) || !screen::press(window, program.say("asideLine", {3})))
            return false;
        const bool shown = screen::find(window, words("PileView", "Close")) != nullptr;
        program.game()->undo();
        if (!shown || !arrives(program))
            return false;
        m_sights->push_back(sightOf(program));
        return screen::find(window, words("PileView", "Close")) == nullptr && program.game()->hotSeat().curtain() >= 0;
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
}

// Whether something of that QML type shows.
static bool shows(Program& program, const char* type)
{
    const QQuickItem* look = screen::findType(program.window(), "CloseLook");
    for (const QObject* object : look ? look->children() : QObjectList()) {
        if (screen::typeOf(object) == type && object->property("visible").toBool())
            return true;
    }
    return false;
}

// Every card of the queue beside the pointer and in the inspector, and every stack as a fan.
void SecretsTest::lookedAtClosely()
{
    const Record record = openQuestion();
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        const auto opens = [&](const char* type) { return QTest::qWaitFor([&] { return shows(program, type); }); };
        const auto see = [&] { m_sights->push_back({screen::picture(window), secrets::readable(window)}); };
        QList<QQuickItem*> cards;
        for (QQuickItem* item : screen::items(window)) {
            if (screen::typeOf(item) == "QueueCard")
                cards << item;
        }
        std::sort(cards.begin(), cards.end(), [](auto* one, auto* other) { return one->x() < other->x(); });
        QTest::mouseMove(window, cards.first()->mapToScene({30, 3}).toPoint());
        if (!opens("LargeCard"))
            return false;
        see();
        QTest::keyClick(window, Qt::Key_I);
        if (!opens("Inspector"))
            return false;
        for (qsizetype i = 0; i < cards.size(); ++i) {
            see();
            QTest::keyClick(window, Qt::Key_Down);
            see();
            QTest::keyClick(window, Qt::Key_Right);
        }
        QTest::keyClick(window, Qt::Key_Escape);
        if (!screen::settles(window) || shows(program, "Inspector"))
            return false;
        for (int place = 0; place < program.game()->stage().board().stacks; ++place) {
            for (int n = 2; n <= 4; ++n) {
                if (QQuickItem* counter = screen::find(window, program.say("stack", {place, n}))) {
                    screen::click(counter);
                    if (!opens("PileView"))
                        return false;
                    screen::leave(window); // or whether what lies below counts as pointed at hangs on the frames
                    see();
                    QTest::keyClick(window, Qt::Key_Escape);
                }
            }
        }
        return true;
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
}

// Whoever looks at their own cards may inspect them; with the look all of that is gone.
void SecretsTest::aLookEndsTheInspector()
{
    const Record record = openQuestion();
    bool differed = false;
    QImage first;
    const auto act = [&](Program& program, const Record&) {
        QQuickWindow* window = program.window();
        QTest::keyPress(window, Qt::Key_V);
        QTest::keyClick(window, Qt::Key_I);
        if (!QTest::qWaitFor([&] { return shows(program, "Inspector"); }) || !program.game()->hotSeat().isLooking())
            return false;
        const QImage seen = screen::picture(window);
        differed = differed || (!first.isNull() && first != seen);
        first = seen;
        QTest::keyRelease(window, Qt::Key_V);
        if (program.game()->hotSeat().isLooking() || shows(program, "Inspector"))
            return false;
        m_sights->push_back(sightOf(program));
        return true;
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
    QVERIFY(differed); // so there was something to hide
}

// Wherever the keyboard is when the key is let go.
void SecretsTest::aLookEndsOverAFan()
{
    m_home.keep(openQuestion());
    Program program;
    QVERIFY(moments::resume(program));
    QTest::keyPress(program.window(), Qt::Key_V);
    QVERIFY(program.game()->hotSeat().isLooking());
    QQuickItem* pile = screen::findType(program.window(), "PileButton");
    QVERIFY(pile);
    screen::click(pile);
    QVERIFY(QTest::qWaitFor([&] { return shows(program, "PileView"); }));
    QVERIFY(program.game()->hotSeat().isLooking());
    QTest::keyRelease(program.window(), Qt::Key_V);
    QVERIFY(!program.game()->hotSeat().isLooking());
}

// A card is laid and taken back: whoever comes to the curtain then sees nothing of either.
void SecretsTest::takenBack()
{
    const Record record = game(3, 4, [](const State& state, const Record& so) {
        return state.round == 2 && state.placed == 1 && state.question.asks == Asks::Place && so.decisions.size() > 3;
    });
    const auto act = [&](Program& program, const Record&) {
        if (!passes(program))
            return false;
        const QString card = program.game()->hotSeat().choice()->cards().first();
        if (!screen::press(program.window(), program.say("handCardIn", {card, "current"}))
            || !screen::press(program.window(), program.say("rightEnd")) || !arrives(program))
            return false;
        if (!screen::press(program.window(), words("UndoButtons", "Undo")) || !arrives(program))
            return false;
        m_sights->push_back(sightOf(program));
        return program.game()->hotSeat().curtain() >= 0 && program.game()->canRedo();
    };
    QCOMPARE(compare(record, record.decisions.size(), noSeat, act), QString());
}

// Who looks sees the difference between two games in which it is not hidden from them.
void SecretsTest::differencesAreSeen()
{
    const Record record = openQuestion();
    const auto act = [&](Program& program, const Record&) {
        QTest::keyPress(program.window(), Qt::Key_V);
        m_sights->push_back(sightOf(program));
        QTest::keyRelease(program.window(), Qt::Key_V);
        return true;
    };
    QVERIFY(compare(record, record.decisions.size(), noSeat, act).startsWith("sight 0 tells"));
}

QTEST_MAIN(SecretsTest)
#include "tst_page_secrets.moc"
