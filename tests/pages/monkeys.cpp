#include "tests/pages/moments.h"
#include "tests/pages/monkey.h"
#include "tests/pages/screen.h"
#include "tests/pages/scriptedplayer.h"
#include "tests/support/playing.h"

#include <QAccessible>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QtTest>
#ifdef __SANITIZE_ADDRESS__
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // GCC brings no header for it
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace oriflamme;

// A monkey plays with the real pages for a while. Now and then it rests: then nothing may move any more, the table
// shows the state it stands in, and the keyboard leads home. Every other time somebody who can play takes over and must
// be able to finish the game. Fails on any warning, on what does not rest, and on memory that grows.

namespace {

constexpr int deedsToARest = 150;
constexpr int patience = 60000;       // milliseconds until everything rests
constexpr double mayGrow = 12 << 20;  // bytes, from the first third of the time to its end
constexpr int restsUntilItCounts = 3; // caches fill

QStringList warnings;

void hear(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    // Qt says the one when an animation of no length begins and ends in one turn of the event loop, the other of a
    // TapHandler whose item has left the window while it was pressed, the third of one that saw but one of two fingers.
    if (type == QtDebugMsg || type == QtInfoMsg || message.startsWith("QUnifiedTimer::stopAnimationDriver")
        || message == "QObject::disconnect: Unexpected nullptr parameter"
        || message.endsWith("is missing from current event, but was neither canceled nor released"))
        return;
    warnings << message;
    if (type == QtFatalMsg)
        fprintf(stderr, "%s\n", qPrintable(message));
}

// In bytes, now; 0 where nobody knows.
double memoryInUse()
{
#ifdef __SANITIZE_ADDRESS__
    return double(__sanitizer_get_current_allocated_bytes());
#elif defined(__GLIBC__)
    const auto info = mallinfo2();
    return double(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

// What the system gives the program, in MB; 0 where nobody knows.
double resident()
{
    QFile file("/proc/self/statm");
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6 : 0;
}

// The animations and timers that run, and whose they are.
QString running(const QObject& of)
{
    QStringList list;
    for (const QObject* child : of.findChildren<QObject*>()) {
        if (child->property("running").toBool())
            list << QString("%1 of %2")
                        .arg(child->metaObject()->className(), child->parent()->metaObject()->className());
    }
    return list.join(", ");
}

class Cage {
public:
    explicit Cage(quint32 seed) : m_seed(seed), m_monkey(seed, m_rooms.path())
    {
        m_sinceStart.start();
        enter();
    }

    // What went wrong, "" for nothing.
    QString play(int milliseconds);
    Monkey& monkey() { return m_monkey; }
    int finished() const { return m_finished; }
    int rests() const { return m_rests; }
    // In use and resident, each at the first rest, in the middle and at the last.
    QString memory() const;
    void tellMemory() { m_tellsMemory = true; }

private:
    void enter();
    QString rest();
    QString goHome();
    QString finish();
    QString watchMemory();

    Rooms m_rooms;
    quint32 m_seed;
    Monkey m_monkey;
    std::unique_ptr<Program> m_program;
    int m_rests = 0;
    int m_finished = 0;
    std::vector<double> m_memory; // at home, at each visit
    std::vector<double> m_resident;
    bool m_tellsMemory = false;
    QElapsedTimer m_sinceStart;
};

void Cage::enter()
{
    m_program = std::make_unique<Program>();
    m_program->settings()->setSpeed(Settings::instant - 1);
    screen::draws(m_program->window());
    QObject::connect(m_program->game()->files(), &Files::saved, m_program->window(), [this] {
        if (!m_program->game()->files()->folder().toLocalFile().startsWith(m_rooms.path()))
            qFatal("A game was written where it must not be.");
    });
}

QString Cage::play(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
        for (int i = 0; i < deedsToARest; ++i) {
            m_monkey.act(*m_program);
            if (!warnings.isEmpty())
                return warnings.join('\n');
            if (!m_program->window()->isVisible())
                enter();
        }
        if (const QString wrong = rest(); !wrong.isEmpty())
            return wrong;
    }
    return {};
}

// Everything comes to rest, and what is shown is what is.
QString Cage::rest()
{
    m_monkey.rest(*m_program);
    Game* game = m_program->game();
    const auto isThinking = [&] {
        const Seat asked = game->table().state().question.seat;
        return game->table().isOpen() && asked >= 0 && game->table().isComputer(asked);
    };
    // What does not rest, "" if all does.
    const auto restless = [&]() -> QString {
        if (!screen::rests(m_program->window(), 100))
            return "It is drawn on and on: " + running(*m_program->window());
        const QQuickItem* look = screen::findType(m_program->window(), "CloseLook");
        const bool held = game->stage().isHeld() || (look && look->property("open").toBool()); // somebody reads
        if (game->stage().isMoving() && !held)
            return "The table does not come to rest.";
        if (game->playback()->isPlaying())
            return "The replay does not come to rest.";
        return isThinking() ? "A computer thinks on and on." : "";
    };
    QElapsedTimer timer;
    timer.start();
    for (QString what; !(what = restless()).isEmpty();) {
        if (timer.elapsed() > patience)
            return what;
        m_program->settings()->setSpeed(Settings::instant);
    }
    ++m_rests;
    if (game->stage().isOpen() && !game->stage().isMoving()) {
        const State& state = game->playback()->isOpen() ? game->playback()->moment().state : game->table().state();
        if (const QString wrong = wrongIn(*game, state); !wrong.isEmpty())
            return "The table shows something else: " + wrong;
    }
    QString wrong = goHome();
    if (wrong.isEmpty())
        wrong = watchMemory();
    if (wrong.isEmpty() && m_rests % 2 == 0)
        wrong = finish();
    m_program->settings()->setSpeed(Settings::instant - 1);
    return warnings.isEmpty() ? wrong : warnings.join('\n');
}

QString Cage::goHome()
{
    if (moments::home(*m_program))
        return {};
    return screen::rests(m_program->window(), 100) ? "Escape does not lead home."
                                                   : "It does not come to rest on the way home.";
}

// Somebody who can play sits down.
QString Cage::finish()
{
    QQuickItem* button = screen::findType(m_program->window(), "ContinueButton");
    if (!button)
        return {};
    m_program->settings()->setSpeed(Settings::instant);
    screen::click(button);
    screen::leave(m_program->window());
    ScriptedPlayer sitter(*m_program, ScriptedPlayer::Mouse, m_seed);
    if (!sitter.play())
        return "The game cannot be finished: " + sitter.complaint();
    ++m_finished;
    return goHome();
}

QString Cage::memory() const
{
    if (m_memory.empty())
        return {};
    QStringList inUse, given;
    for (const std::size_t i : {std::size_t(0), m_memory.size() / 2, m_memory.size() - 1}) {
        inUse << QString::number(m_memory[i] / 1e6, 'f', 0);
        given << QString::number(m_resident[i], 'f', 0);
    }
    return inUse.join(", ") + " MB in use, " + given.join(", ") + " MB resident";
}

QString Cage::watchMemory()
{
    m_program->collectGarbage();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_memory.push_back(memoryInUse());
    m_resident.push_back(resident());
    if (m_tellsMemory)
        fprintf(stderr, "%.0f s, rest %d: %.1f MB in use, %.1f MB resident\n", double(m_sinceStart.elapsed()) / 1000,
                m_rests, m_memory.back() / 1e6, m_resident.back());
    if (m_memory.size() <= 3 * restsUntilItCounts)
        return {};
    const auto third = m_memory.begin() + qsizetype(m_memory.size() / 3);
    const double before = *std::max_element(m_memory.begin(), third);
    const double now = *std::min_element(m_memory.end() - restsUntilItCounts, m_memory.end());
    return now - before < mayGrow ? QString()
                                  : QString("Memory has grown from %1 to %2 MB.").arg(before / 1e6).arg(now / 1e6);
}

}

int main(int argc, char** argv)
{
    needNoScreen();
    QGuiApplication app(argc, argv);
    app.setQuitOnLastWindowClosed(false);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"seed", "What it does.", "number", "1"},
                       {"seconds", "How long.", "number", "300"},
                       {"tell", "Tell each deed before it is done."},
                       {"memory", "Tell the memory at each rest."}});
    parser.process(app);
    QAccessible::setActive(true);
    qInstallMessageHandler(hear);

    const quint32 seed = parser.value("seed").toUInt();
    Cage cage(seed);
    if (parser.isSet("tell"))
        cage.monkey().tellAll();
    if (parser.isSet("memory"))
        cage.tellMemory();
    const QString wrong = cage.play(parser.value("seconds").toInt() * 1000);
    fprintf(stderr, "seed %u: %d deeds, %d rests, %d games finished; %s\n", seed, cage.monkey().count(), cage.rests(),
            cage.finished(), qPrintable(cage.memory()));
    if (wrong.isEmpty())
        return 0;
    fprintf(stderr, "%s\nbefore that:\n  %s\n", qPrintable(wrong), qPrintable(cage.monkey().deeds().join("\n  ")));
    return 1;
}
