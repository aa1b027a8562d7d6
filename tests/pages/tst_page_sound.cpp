#include "app/shell/shortcuts.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QAnimationDriver>
#include <QQmlExpression>
#include <QTimer>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// What the one voice of the game is asked to play, against what is shown step by step.
class SoundTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void everyStepIsHeardOnce_data();
    void everyStepIsHeardOnce();
    void theEndIsHeard();
    void aReplayIsHeardForwardsAlone();
    void aReplayAtOnceIsSilent();
    void whoHurriesHearsNoHeap_data();
    void whoHurriesHearsNoHeap();
    void whoSkipsHearsTheirTurnAlone();
    void whatIsTakenBackIsSilent();
    void whoLeavesHearsNothing();
    void twoAtOnceAreOne();
    void everyNameHasItsSound();
    void theKeyMutesEverywhere();
    void whoWritesDoesNotMute();
    void thePageSetsIt();
    void theSoundsComeOnlyWhereTheyAreWanted();

private:
    Rooms m_home;
};

namespace {

const QStringList ranks{"lay", "flip", "coins", "marks", "shuffle", "blade", "turn", "win"}; // the later matters more

// The sound of a happening, "" for none.
QString soundOf(const CueFacts& cue)
{
    switch (Happening(cue.happening)) {
    case Happening::RoundBegins: return "shuffle";
    case Happening::Placed:
    case Happening::Swapped:
    case Happening::Moved:
    case Happening::Reserved: return "lay";
    case Happening::Revealed:
    case Happening::TurnedDown: return "flip";
    case Happening::Eliminated:
    case Happening::AmbushSprings: return "blade";
    case Happening::Marked: return "marks";
    case Happening::GameOver: return "win";
    case Happening::Kept:
    case Happening::TradePays:
    case Happening::TookTokens:
    case Happening::TokensLost:
    case Happening::TokenPaid:
    case Happening::Gained:
    case Happening::GainedElimination:
    case Happening::InfiltrationBonus:
    case Happening::Stole:
    case Happening::AmbushPays:
    case Happening::RacketPays:
    case Happening::RacketTakes:
    case Happening::TokenGiven:
    case Happening::FinalTrade: return cue.n == 0 ? "" : "coins";
    default: return "";
    }
}

constexpr int longest = 100; // milliseconds of a fast clock, in which whatever is to come has come

// Everything moves twenty times as fast, and otherwise as it does.
class FastClock : public QAnimationDriver {
public:
    FastClock()
    {
        connect(&m_frames, &QTimer::timeout, this, &FastClock::advance);
        install();
    }
    ~FastClock() override { uninstall(); }
    qint64 elapsed() const override { return 20 * QAnimationDriver::elapsed(); }

protected:
    void start() override
    {
        QAnimationDriver::start();
        m_frames.start(8);
    }
    void stop() override
    {
        m_frames.stop();
        QAnimationDriver::stop();
    }

private:
    QTimer m_frames;
};

// Hears what a program's voice is asked for, and notes what it should be asked for.
class Ear : public QObject {
    Q_OBJECT

public:
    explicit Ear(Program& program) : m_program(program)
    {
        m_voice = named("Voice");
        if (!m_voice)
            qFatal("There is no voice.");
        connect(m_voice, SIGNAL(asked(QString)), SLOT(hear(QString)));
        connect(&program.game()->stage(), &Stage::cueShown, this, [this](const CueFacts& cue) {
            if (const QString sound = soundOf(cue); !sound.isEmpty())
                steps << sound;
        });
        connect(&program.game()->stage(), &Stage::movingChanged, this,
                [this] { m_moved = m_moved || m_program.game()->stage().isMoving(); });
        connect(&program.game()->hotSeat(), &HotSeat::changed, this, [this] {
            const bool mine = m_program.game()->hotSeat().isMyTurn();
            if (mine && !m_mine && m_moved) {
                steps << "turn";
                m_moved = false;
            }
            m_mine = mine;
        });
    }
    // A singleton of the pages.
    QObject* named(const QString& singleton)
    {
        QQmlExpression expression(qmlContext(m_program.window()), m_program.window(), singleton);
        return expression.evaluate().value<QObject*>();
    }
    // However slow the machine is, nothing is left out for coming too soon after another.
    void hearAll() { m_voice->setProperty("apart", 0); }
    void say(const QString& name) { QMetaObject::invokeMethod(m_voice, "say", Q_ARG(QString, name)); }
    void forget()
    {
        heard.clear();
        times.clear();
        steps.clear();
    }

    QStringList heard;
    QList<qreal> times; // by the voice's own clock
    QStringList steps;  // those that sound, and turns

private slots:
    void hear(const QString& name)
    {
        heard << name;
        times << m_voice->property("last").toReal();
    }

private:
    Program& m_program;
    QObject* m_voice = nullptr;
    bool m_mine = false;
    bool m_moved = false;
};

bool isAsked(Program& program)
{
    return program.game()->hotSeat().isMyTurn();
}

bool stills(Program& program)
{
    return QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); }, 20000);
}

bool opensReplay(Program& program)
{
    return screen::press(program.window(), words("HomePage", "Watch replay"));
}

}

void SoundTest::init()
{
    // Qt says it where there is no device; of our own files nothing may be said.
    if (qstrcmp(QTest::currentTestFunction(), "theSoundsComeOnlyWhereTheyAreWanted") == 0)
        QTest::failOnWarning(QRegularExpression("\\.qml"));
    else
        failOnWarnings();
    m_home.clear();
}

void SoundTest::everyStepIsHeardOnce_data()
{
    QTest::addColumn<int>("speed");
    for (int speed = 0; speed <= Settings::instant; ++speed)
        QTest::addRow("speed %d", speed) << speed;
}

void SoundTest::everyStepIsHeardOnce()
{
    QFETCH(int, speed);
    const FastClock fast;
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 5));
    Program program;
    program.settings()->setSpeed(speed);
    QVERIFY(moments::resume(program));
    Ear ear(program);
    ear.hearAll();
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 1);
    QVERIFY2(sitter.play([&] { return !sitter.answers().empty() && isAsked(program); }),
             qPrintable(sitter.complaint()));
    QCOMPARE(ear.heard, ear.steps);
    QCOMPARE(ear.heard.count("turn"), 1);
    QCOMPARE(ear.heard.size() > 1, speed != Settings::instant);
}

void SoundTest::theEndIsHeard()
{
    const FastClock fast;
    m_home.keep(saved::game(3, "end", [](const State& state) {
        return state.round == 6 && state.phase == Phase::Resolution && state.question.seat == 0;
    }));
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(moments::resume(program));
    Ear ear(program);
    ear.hearAll();
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 1);
    QVERIFY2(sitter.play(), qPrintable(sitter.complaint()));
    QVERIFY(stills(program));
    QCOMPARE(ear.heard, ear.steps);
    QCOMPARE(ear.heard.count("win"), 1);
}

void SoundTest::aReplayIsHeardForwardsAlone()
{
    const FastClock fast;
    m_home.keep(saved::over(3));
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(opensReplay(program));
    Playback* playback = program.game()->playback();
    playback->seek(0);
    Ear ear(program);
    ear.hearAll();
    for (int step = 0; step < 30; ++step) {
        playback->step(1);
        QVERIFY(stills(program));
    }
    QVERIFY(ear.heard.size() > 10);
    QCOMPARE(ear.heard, ear.steps);

    ear.forget();
    for (int step = 0; step < 30; ++step) {
        playback->step(-1);
        QVERIFY(screen::rests(program.window(), 20));
    }
    playback->stepRound(1);
    playback->seek(playback->length());
    playback->stepRound(-1);
    QTest::qWait(longest);
    QCOMPARE(ear.heard, QStringList());

    playback->seek(0);
    playback->setPlaying(true);
    QVERIFY(QTest::qWaitFor([&] { return playback->position() >= 20; }, 60000));
    playback->setPlaying(false);
    QVERIFY(stills(program));
    QVERIFY(ear.heard.size() > 5);
    QCOMPARE(ear.heard, ear.steps);
}

void SoundTest::aReplayAtOnceIsSilent()
{
    m_home.keep(saved::over(3));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(opensReplay(program));
    Ear ear(program);
    for (int step = 0; step < 10; ++step) {
        program.game()->playback()->step(1);
        QVERIFY(screen::rests(program.window(), 20));
    }
    QVERIFY(!ear.steps.isEmpty());
    QCOMPARE(ear.heard, QStringList());
}

void SoundTest::whoHurriesHearsNoHeap_data()
{
    QTest::addColumn<bool>("held");
    QTest::addRow("pressed again and again") << false;
    QTest::addRow("held") << true;
}

// Space ends what is shown, and held down plays it four times as fast: what is heard is in the order of the steps, none
// twice, and nothing comes too soon after another unless it matters more.
void SoundTest::whoHurriesHearsNoHeap()
{
    QFETCH(bool, held);
    const FastClock fast;
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(QTest::qWaitForWindowActive(program.window()));
    Ear ear(program);
    QVERIFY(QMetaObject::invokeMethod(program.window(), "playDemo"));
    QVERIFY(QTest::qWaitFor([&] { return program.game()->stage().isMoving(); }));
    if (held) {
        QTest::keyPress(program.window(), Qt::Key_Space);
        QTRY_VERIFY(ear.named("Theme")->property("hurried").toBool());
    }
    int looks = 0;
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (!held && ++looks % 7 == 0)
                QTest::keyClick(program.window(), Qt::Key_Space);
            return ear.steps.size() >= 25;
        },
        60000));
    QVERIFY(!ear.heard.isEmpty());
    qsizetype step = 0;
    for (qsizetype i = 0; i < ear.heard.size(); ++i) {
        step = ear.steps.indexOf(ear.heard[i], step) + 1;
        QVERIFY2(step > 0, qPrintable(ear.heard.join(' ') + " of " + ear.steps.join(' ')));
        if (i > 0 && ranks.indexOf(ear.heard[i]) <= ranks.indexOf(ear.heard[i - 1]))
            QVERIFY(ear.times[i] - ear.times[i - 1] >= 90);
    }
}

void SoundTest::whoSkipsHearsTheirTurnAlone()
{
    const FastClock fast;
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    program.settings()->setSpeed(0);
    QVERIFY(moments::resume(program));
    program.game()->hotSeat().choice()->keep();
    Ear ear(program);
    QTest::keyClick(program.window(), Qt::Key_End);
    QVERIFY(QTest::qWaitFor([&] { return isAsked(program); }, 20000));
    QTest::qWait(longest);
    program.game()->hotSeat().offer(); // once more the same
    QCOMPARE(ear.heard, QStringList("turn"));
}

void SoundTest::whatIsTakenBackIsSilent()
{
    const FastClock fast;
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    program.settings()->setSpeed(0);
    QVERIFY(moments::resume(program));
    program.game()->hotSeat().choice()->keep();
    QVERIFY(program.game()->stage().isMoving());
    Ear ear(program);
    program.game()->undo();
    QVERIFY(QTest::qWaitFor([&] { return isAsked(program); }, 20000));
    QTest::qWait(longest);
    QCOMPARE(ear.heard, QStringList());
}

void SoundTest::whoLeavesHearsNothing()
{
    const FastClock fast;
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    program.settings()->setSpeed(0);
    QVERIFY(moments::resume(program));
    program.game()->hotSeat().choice()->keep();
    QVERIFY(program.game()->stage().isMoving());
    Ear ear(program);
    QVERIFY(QMetaObject::invokeMethod(program.window(), "goHome"));
    QTest::qWait(longest);
    QCOMPARE(ear.heard, QStringList());
}

void SoundTest::twoAtOnceAreOne()
{
    Program program;
    Ear ear(program);
    ear.say("coins");
    ear.say("coins");
    ear.say("lay");
    ear.say("blade");
    ear.say("coins");
    QCOMPARE(ear.heard, QStringList({"coins", "blade"}));
    // And once the blade is over, they are heard again.
    QVERIFY(QTest::qWaitFor([&] {
        ear.say("coins");
        return ear.heard.size() > 2;
    }));
    QCOMPARE(ear.heard, QStringList({"coins", "blade", "coins"}));
}

void SoundTest::everyNameHasItsSound()
{
    Program program;
    Ear ear(program);
    QCOMPARE(ear.named("Voice")->property("names").toStringList(), ranks);
    for (const QString& name : ranks + QStringList("ambience"))
        QVERIFY2(QFile::exists(":/sounds/" + name + ".wav"), qPrintable(name));
}

void SoundTest::theKeyMutesEverywhere()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    const auto mutes = [&] {
        const bool before = program.settings()->isMuted();
        QTest::keyPress(program.window(), Qt::Key_M);
        for (int i = 0; i < 3; ++i) {
            QKeyEvent again(QEvent::KeyPress, Qt::Key_M, {}, "m", true);
            QCoreApplication::sendEvent(program.window(), &again);
        }
        QTest::keyRelease(program.window(), Qt::Key_M);
        return program.settings()->isMuted() != before;
    };
    QVERIFY(QTest::qWaitForWindowActive(program.window()));
    QVERIFY(mutes());
    QVERIFY(program.settings()->isMuted());
    QVERIFY(screen::press(program.window(), words("HomePage", "Settings")));
    QVERIFY(mutes());
    QVERIFY(screen::press(program.window(), words("SettingsPage", "Done")));
    QVERIFY(moments::resume(program));
    QVERIFY(mutes());
    QTest::sendKeyEvent(QTest::Click, program.window(), Qt::Key_Question, QString("?"), Qt::ShiftModifier);
    QTRY_VERIFY(screen::findType(program.window(), "KeyTable"));
    QVERIFY(mutes());
    QVERIFY(!program.settings()->isMuted());
}

void SoundTest::whoWritesDoesNotMute()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "New game")));
    QQuickItem* field = screen::findType(program.window(), "TextInputField");
    QVERIFY(field);
    screen::click(field);
    field->setProperty("text", "");
    QTest::keyClick(program.window(), Qt::Key_M);
    QCOMPARE(field->property("text").toString(), "m");
    QVERIFY(!program.settings()->isMuted());
}

void SoundTest::thePageSetsIt()
{
    Program program;
    QVERIFY(screen::press(program.window(), words("HomePage", "Settings")));
    QVERIFY(screen::press(program.window(), words("SettingsPage", "Sound")));
    Ear ear(program);
    QVERIFY(screen::press(program.window(), program.say("percent", {80})));
    QCOMPARE(program.settings()->volume(), 80);
    QCOMPARE(ear.heard, QStringList("coins")); // as loud as it will be
    QVERIFY(screen::press(program.window(), words("SettingsSound", "Mute while another program is in use")));
    QVERIFY(program.settings()->isMutedInBackground());
    QVERIFY(screen::press(program.window(), words("SettingsSound", "Sounds of the room around the table")));
    QVERIFY(program.settings()->hasAmbience());
    QVERIFY(screen::press(program.window(),
                          program.say("withKey", {words("SettingsSound", "Mute"), int(Shortcuts::Mute)})));
    QVERIFY(program.settings()->isMuted());
}

// Not before the first frame, not where the game is muted nor, if so wished, behind another window; without
// QtMultimedia never, and nobody is told.
void SoundTest::theSoundsComeOnlyWhereTheyAreWanted()
{
    Program program;
    QObject* loudspeaker = nullptr;
    for (QQuickItem* item : program.window()->findChildren<QQuickItem*>()) {
        if (screen::typeOf(item) == "Loudspeaker")
            loudspeaker = item;
    }
    QVERIFY(loudspeaker);
    const auto sounds = [&] { return loudspeaker->property("sounds").value<QQmlComponent*>(); };
    QVERIFY(!loudspeaker->property("painted").toBool());
    loudspeaker->setProperty("able", true);
    QVERIFY(!sounds());
    program.settings()->setMuted(true);
    QVERIFY(screen::rests(program.window()));
    QVERIFY(loudspeaker->property("painted").toBool());
    QVERIFY(!sounds());

    program.settings()->setMuted(false);
    QVERIFY(sounds());
    QVERIFY(QTest::qWaitFor([&] { return sounds()->isReady() || sounds()->isError(); }));
    const auto heard = [&] { return loudspeaker->property("sounding").toBool(); };
    QCOMPARE(heard(), sounds()->isReady());
    program.settings()->setMuted(true);
    QVERIFY(!heard());

    program.settings()->setMuted(false);
    QWindow other;
    other.show();
    other.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QCOMPARE(heard(), sounds()->isReady());
    program.settings()->setMutedInBackground(true);
    QVERIFY(!heard());
    program.window()->requestActivate();
    QTRY_COMPARE(heard(), sounds()->isReady());
}

QTEST_MAIN(SoundTest)
#include "tst_page_sound.moc"
