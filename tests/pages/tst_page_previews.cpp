#include "engine/sight/preview.h"
#include "tests/pages/moments.h"
#include "tests/pages/positions.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// What each choice would bring, shown and said beside it; and the question before one that only hurts oneself.
class PreviewsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void whatEachButtonBringsIsToldBefore_data();
    void whatEachButtonBringsIsToldBefore();
    void whatIsPointedAtIsToldInFull();
    void keptTokensAreCounted();
    void theGoldenAnswerHasTheKeyboard_data();
    void theGoldenAnswerHasTheKeyboard();
    void eachTargetShowsWhoGains();
    void everyLanguageTellsIt();
    void aHarmfulChoiceIsAskedAbout();
    void aHeldKeyOrADoubleClickDoesNotAnswer();
    void itIsNotAskedAgain();
    void openlyABystandersEyesLook();
    void whoLooksIsNotWarned();

private:
    Rooms m_home;
};

void PreviewsTest::init()
{
    failOnWarnings();
    m_home.clear();
}

static bool open(Program& program)
{
    program.settings()->setSpeed(Settings::instant);
    return moments::resume(program) && QTest::qWaitFor([&] {
               return program.game()->hotSeat().isMyTurn() && program.game()->hotSeat().previews()->isTold();
           })
           && screen::draws(program.window());
}

static QQuickItem* targetAt(Program& program, int place)
{
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "TableCard" && item->property("target").toBool()
            && screen::nameOf(item).contains(program.say("place", {place, program.game()->stage().board().stacks})))
            return item;
    }
    return nullptr;
}

static QQuickItem* prompt(Program& program)
{
    return screen::findType(program.window(), "Prompt");
}

static QString described(QQuickItem* item)
{
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
    return heard ? heard->text(QAccessible::Description) : QString();
}

static QString outcome(Program& program)
{
    return prompt(program)->property("outcome").toString();
}

static void point(Program& program, QQuickItem* item)
{
    QTest::mouseMove(program.window(), screen::centre(item));
}

// Everything that the prompt tells below its question.
static QString told(Program& program)
{
    for (QQuickItem* item : screen::items(program.window())) {
        QString text = screen::typeOf(item) == "TextLine" ? item->property("text").toString() : QString();
        if (text.contains("<b>") && prompt(program)->isAncestorOf(item))
            return text.replace("<br>", "\n").remove(QRegularExpression("<[^>]*>"));
    }
    return {};
}

static QString emphasised(Program& program)
{
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "TextLine" && prompt(program)->isAncestorOf(item)) {
            const QRegularExpressionMatch match =
                QRegularExpression("<font color=[^>]*><b>(.*?)</font>").match(item->property("text").toString());
            if (match.hasMatch())
                return match.captured(1).remove("</b>");
        }
    }
    return {};
}

void PreviewsTest::whatEachButtonBringsIsToldBefore_data()
{
    QTest::addColumn<Record>("record");
    QTest::addRow("keep or reveal") << saved::asked(3, Asks::KeepOrReveal, 3);
    QTest::addRow("a half") << positions::at({3, Asks::Mode, 9, allianceCards});
}

// With the names of those who gain and lose, and nowhere by a pill.
void PreviewsTest::whatEachButtonBringsIsToldBefore()
{
    QFETCH(Record, record);
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    screen::leave(program.window());
    QTRY_VERIFY(program.window()->activeFocusItem() != nullptr);
    program.window()->activeFocusItem()->setProperty("focus", false);
    QTRY_VERIFY(prompt(program)->property("pointed").toString().isEmpty());
    QVERIFY(emphasised(program).isEmpty());
    const View view = look(replay(record).state, 0);
    const QStringList lines = told(program).split('\n');
    int buttons = 0;
    for (const Decision& decision : view.legal) {
        const bool keeps = decision.action == Action::Keep;
        const QString label = decision.half != Half::None ? program.say("half", {name(decision.half).data()})
                                                          : program.say(keeps ? "keepHidden" : "reveal");
        QVERIFY2(screen::find(program.window(), label), qPrintable(label));
        const auto line =
            std::find_if(lines.begin(), lines.end(), [&](const QString& one) { return one.startsWith(label + ": "); });
        QVERIFY2(line != lines.end(), qPrintable(told(program)));
        ++buttons;
        const Preview preview = oriflamme::preview(view, decision);
        for (std::size_t seat = 1; seat < record.players.size(); ++seat) {
            if (preview.now.seats[seat].influence != Range{})
                QVERIFY2(line->contains(QString::fromStdString(record.players[seat].name)), qPrintable(*line));
        }
        if (!keeps && preview.now.seats[0].influence != Range{})
            QVERIFY2(line->contains("You "), qPrintable(*line));
    }
    QCOMPARE(buttons, 2);
    for (QQuickItem* item : screen::items(program.window()))
        QVERIFY(screen::typeOf(item) != "PreviewPill" || !prompt(program)->isAncestorOf(item));
}

void PreviewsTest::keptTokensAreCounted()
{
    for (const int round : {1, 3}) {
        const Record record = saved::asked(3, Asks::KeepOrReveal, round);
        m_home.keep(record);
        Program program;
        QVERIFY(open(program));
        const State state = replay(record).state;
        const int tokens = state.queue.top(state.place).tokens;
        const QString kept = tokens == 0 ? "1 token on it." : QString("1 token more on it, %1 in all.").arg(tokens + 1);
        QVERIFY2(told(program).contains("Keep hidden: " + kept), qPrintable(told(program)));
    }
}

void PreviewsTest::whatIsPointedAtIsToldInFull()
{
    const Record record = saved::asked(3, Asks::KeepOrReveal, 2);
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    screen::leave(program.window());
    QQuickItem* keep = screen::find(program.window(), program.say("keepHidden"));
    QQuickItem* reveal = screen::find(program.window(), program.say("reveal"));
    QVERIFY(keep && reveal);
    const auto inFull = [&](QQuickItem* button) {
        const QString now = emphasised(program).section(": ", 1);
        return !now.isEmpty() && described(button) == (now + " " + outcome(program)).trimmed();
    };
    QTRY_VERIFY(emphasised(program).startsWith("Keep hidden: ") && inFull(keep)); // the keyboard is there
    QVERIFY(!screen::nameOf(prompt(program)).contains(emphasised(program)));      // the button tells it

    point(program, reveal);
    QTRY_VERIFY(emphasised(program).startsWith("Reveal: ") && inFull(reveal));
    QCOMPARE(told(program).count(emphasised(program).section(": ", 1)), 1);
    QTest::keyClick(program.window(), Qt::Key_Tab); // what the pointer is at goes first
    QVERIFY(emphasised(program).startsWith("Reveal: "));
    screen::leave(program.window());
    QTest::keyClick(program.window(), Qt::Key_Backtab);
    QTRY_VERIFY(emphasised(program).startsWith("Keep hidden: ") && inFull(keep));
}

void PreviewsTest::theGoldenAnswerHasTheKeyboard_data()
{
    QTest::addColumn<int>("asks");
    QTest::addRow("keep or reveal") << int(Asks::KeepOrReveal);
    QTest::addRow("the caution") << int(Asks::Target);
}

void PreviewsTest::theGoldenAnswerHasTheKeyboard()
{
    QFETCH(int, asks);
    const bool doubts = Asks(asks) == Asks::Target;
    const Record record = doubts ? saved::harmful() : saved::asked(3, Asks::KeepOrReveal, 2);
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    if (doubts)
        screen::click(targetAt(program, saved::harmfulTarget(replay(record).state)));
    QTRY_VERIFY(screen::typeOf(program.window()->activeFocusItem()).endsWith("Button"));
    QTRY_VERIFY(program.window()->activeFocusItem()->property("primary").toBool());
}

// The pills beside a target tell whose they are and what they count.
void PreviewsTest::eachTargetShowsWhoGains()
{
    const Record record = saved::harmful();
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    const State state = replay(record).state;
    const View view = look(state, 0);
    for (const Decision& decision : view.legal) {
        QQuickItem* target = targetAt(program, decision.to);
        QVERIFY(target);
        QStringList shown, told;
        for (QQuickItem* item : screen::items(program.window())) {
            if (screen::typeOf(item) != "PreviewPill" || !target->parentItem()->isAncestorOf(item))
                continue;
            for (const QVariant& amount : item->property("amounts").toList()) {
                if (amount.toMap()["kind"] == 0)
                    shown << item->property("family").toString() + " " + amount.toMap()["text"].toString();
            }
        }
        const Preview preview = oriflamme::preview(view, decision);
        for (Seat seat = 0; seat < 3; ++seat) {
            const Range range = preview.now.seats[std::size_t(seat)].influence;
            const QString family = QString::fromStdString(record.players[std::size_t(seat)].family);
            const QString sign = range.least > 0 ? "+" : range.least < 0 ? "−" : "";
            if (range.least != range.most)
                told << QString("%1 %2 to %3").arg(family).arg(range.least).arg(range.most);
            else if (range != Range{})
                told << family + " " + sign + QString::number(std::abs(range.least));
        }
        QCOMPARE(shown, told);
        QVERIFY(!described(target).isEmpty());
    }
}

void PreviewsTest::everyLanguageTellsIt()
{
    const Record record = saved::harmful();
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    QStringList before;
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage(language);
        QQuickItem* target = targetAt(program, saved::harmfulTarget(replay(record).state));
        QVERIFY(target);
        point(program, target);
        QTRY_COMPARE(outcome(program), described(target));
        QVERIFY2(!outcome(program).isEmpty() && !outcome(program).contains('%'), qPrintable(outcome(program)));
        QVERIFY2(!before.contains(outcome(program)), qPrintable(outcome(program)));
        before << outcome(program);
        screen::leave(program.window());
    }
}

static std::size_t taken(Program& program)
{
    return program.game()->table().record().decisions.size();
}

static bool isAsking(Program& program)
{
    return screen::find(program.window(), words("Caution", "Do it anyway")) != nullptr;
}

void PreviewsTest::aHarmfulChoiceIsAskedAbout()
{
    const Record record = saved::harmful();
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    const std::size_t before = taken(program);
    const int place = saved::harmfulTarget(replay(record).state);
    screen::click(targetAt(program, place));
    QTRY_VERIFY(isAsking(program));
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QTRY_VERIFY(!isAsking(program));
    QVERIFY(targetAt(program, place));

    screen::click(targetAt(program, place));
    QTRY_VERIFY(isAsking(program));
    QVERIFY(screen::press(program.window(), program.say("back")));
    QTRY_VERIFY(!isAsking(program));
    QCOMPARE(taken(program), before);
    QTRY_VERIFY(program.window()->activeFocusItem()->property("target").toBool()); // the keyboard is back

    screen::click(targetAt(program, place));
    QVERIFY(screen::enter(program.window(), words("Caution", "Do it anyway")));
    QTRY_VERIFY(!isAsking(program) && taken(program) > before);
    QCOMPARE(int(program.game()->table().record().decisions[before].decision.to), place);
}

void PreviewsTest::aHeldKeyOrADoubleClickDoesNotAnswer()
{
    const Record record = saved::harmful();
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    const std::size_t before = taken(program);
    QQuickItem* target = targetAt(program, saved::harmfulTarget(replay(record).state));
    screen::doubleClick(program.window(), screen::centre(target));
    QTRY_VERIFY(isAsking(program));
    QVERIFY(screen::settles(program.window()));
    QVERIFY(isAsking(program));
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QTRY_VERIFY(!isAsking(program) && program.deciding()->isOpen());

    target->forceActiveFocus(Qt::TabFocusReason);
    const auto send = [&](QEvent::Type type, bool again) {
        QKeyEvent event(type, Qt::Key_Return, {}, {}, again);
        QCoreApplication::sendEvent(program.window(), &event);
    };
    send(QEvent::KeyPress, false);
    QTRY_VERIFY(isAsking(program));
    for (int i = 0; i < 10; ++i) {
        QVERIFY(screen::settles(program.window()));
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
    QVERIFY(isAsking(program));
    QCOMPARE(taken(program), before);
}

void PreviewsTest::itIsNotAskedAgain()
{
    const Record record = saved::harmful();
    const int place = saved::harmfulTarget(replay(record).state);
    m_home.keep(record);
    auto program = std::make_unique<Program>();
    QVERIFY(open(*program));
    const std::size_t before = taken(*program);
    screen::click(targetAt(*program, place));
    QVERIFY(screen::press(program->window(), words("Caution", "Do not ask again")));
    QVERIFY(program->settings()->hasWarnings()); // not before it is answered
    QVERIFY(screen::press(program->window(), words("Caution", "Do it anyway")));
    QVERIFY(!program->settings()->hasWarnings());
    QTRY_VERIFY(taken(*program) > before);

    program.reset();
    m_home.keep(record);
    program = std::make_unique<Program>();
    QVERIFY(!program->settings()->hasWarnings());
    QVERIFY(open(*program));
    screen::click(targetAt(*program, place));
    QTRY_VERIFY(taken(*program) > before);
}

// Another person sits at the table as well.
static Record withAnother(Record record)
{
    record.players[1].player = "human";
    return record;
}

void PreviewsTest::openlyABystandersEyesLook()
{
    const Record record = withAnother(saved::game(3, "4", [](const State& state) {
        return state.question.asks == Asks::KeepOrReveal && state.question.seat == 0 && state.round > 1;
    }));
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    const View openly = look(replay(record).state, noSeat), own = look(replay(record).state, 0);
    const auto shown = [&](const View& view) {
        const Range range = preview(view, {.action = Action::Reveal}).now.seats[0].influence;
        const Amount told = program.game()->hotSeat().previews()->of("reveal").now.of(0).influence;
        return told == Amount{range.least, range.most};
    };
    QVERIFY(preview(openly, {.action = Action::Reveal}).now.seats[0].influence
            != preview(own, {.action = Action::Reveal}).now.seats[0].influence);
    QTRY_VERIFY(shown(openly));
    QTest::keyPress(program.window(), Qt::Key_V);
    QTRY_VERIFY(program.game()->hotSeat().isLooking() && shown(own));
    QTest::keyRelease(program.window(), Qt::Key_V);
    QVERIFY(!shown(own)); // at once
    QTRY_VERIFY(shown(openly));
}

// Openly it is asked by what everybody knows; who looks at their own cards chooses unasked.
void PreviewsTest::whoLooksIsNotWarned()
{
    const Record record = withAnother(saved::harmful(noSeat));
    const int place = saved::harmfulTarget(replay(record).state, noSeat);
    m_home.keep(record);
    Program program;
    QVERIFY(open(program));
    const std::size_t before = taken(program);
    screen::click(targetAt(program, place));
    QTRY_VERIFY(isAsking(program));
    QTest::keyClick(program.window(), Qt::Key_Escape);
    QTRY_VERIFY(!isAsking(program));
    QTRY_VERIFY(program.window()->activeFocusItem()->property("target").toBool());
    QTest::keyPress(program.window(), Qt::Key_V);
    QTRY_VERIFY(program.game()->hotSeat().isLooking() && targetAt(program, place));
    screen::click(targetAt(program, place));
    QTRY_VERIFY(taken(program) > before);
    QTest::keyRelease(program.window(), Qt::Key_V);
}

QTEST_MAIN(PreviewsTest)
#include "tst_page_previews.moc"
