#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QtTest>
#include <unistd.h>

// Prints what the pages cost: from the start of the program to its first frame, a frame while a game goes on, doing
// nothing, memory. The program itself is watched from outside, by what Qt Quick logs of its frames. With the programs'
// folder of another build (its bin/, this benchmark in it too) both are measured in turn and stand beside each other.
// `bench_pages --games 60` tells the memory over so many games.

namespace {

constexpr int starts = 9;
constexpr int rounds = 3;
constexpr int playedFor = 15000; // milliseconds
constexpr int idleFor = 5000;

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

// What memory a process has, or, "VmHWM:", has had at most so far, in MB.
double memory(qint64 process, const char* which = "VmHWM:")
{
    QFile status(QString("/proc/%1/status").arg(process));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith(which))
                return line.mid(6).simplified().split(' ')[0].toDouble() / 1024;
        }
    }
    return 0;
}

// The milliseconds of a core that a process has used so far.
double coreTime(qint64 process)
{
    QFile stat(QString("/proc/%1/stat").arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList fields = stat.readAll().split(' ');
    return (fields[13].toDouble() + fields[14].toDouble()) * 1000 / double(sysconf(_SC_CLK_TCK));
}

// The program in a home of its own, telling each frame.
class Watched {
public:
    Watched(const QString& folder, const QString& platform, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", platform);
        environment.insert("QT_LOGGING_RULES", "qt.scenegraph.time.renderloop.debug=true");
        environment.insert("HOME", m_home.path());
        for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            environment.remove(variable);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_sinceStart.start();
        m_process.start(folder + "/oriflamme", arguments);
    }
    ~Watched()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    // Milliseconds from the start to the first frame.
    double firstFrame()
    {
        while (m_process.waitForReadyRead(20000)) {
            if (!frames().empty())
                return double(m_sinceStart.nsecsElapsed()) / 1e6;
        }
        return 0;
    }
    // What each frame took that was drawn since it was asked last.
    std::vector<double> frames()
    {
        static const QRegularExpression frame("(?:rendered|Frame).* in (\\d+) ?ms");
        std::vector<double> costs;
        while (m_process.canReadLine()) {
            if (const auto match = frame.match(m_process.readLine()); match.hasMatch())
                costs.push_back(match.captured(1).toDouble());
        }
        return costs;
    }
    std::vector<double> framesOf(int milliseconds)
    {
        std::vector<double> costs;
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < milliseconds) {
            m_process.waitForReadyRead(int(milliseconds - timer.elapsed()));
            const std::vector<double> more = frames();
            costs.insert(costs.end(), more.begin(), more.end());
        }
        return costs;
    }
    qint64 id() const { return m_process.processId(); }

private:
    QTemporaryDir m_home;
    QProcess m_process;
    QElapsedTimer m_sinceStart;
};

// What is measured at once, by name.
using Figures = std::vector<std::pair<QString, double>>;

Figures start(const QString& folder, const QString& platform)
{
    return {{"start to first frame, ms", Watched(folder, platform, {}).firstFrame()}};
}

Figures home(const QString& folder, const QString& platform)
{
    Watched home(folder, platform, {});
    home.firstFrame();
    home.framesOf(2000);
    const double before = coreTime(home.id());
    const std::size_t frames = home.framesOf(idleFor).size();
    return {{"home, at rest: ms of a core in a second", (coreTime(home.id()) - before) * 1000 / idleFor},
            {"home, at rest: frames", double(frames)},
            {"home: memory, MB", memory(home.id())}};
}

Figures game(const QString& folder, const QString& platform)
{
    Watched game(folder, platform, {"--demo"});
    game.firstFrame();
    const double before = coreTime(game.id());
    const std::vector<double> costs = game.framesOf(playedFor);
    const double used = coreTime(game.id()) - before;
    return {{"a game: a frame, ms of a core", used / std::max(1.0, double(costs.size()))},
            {"a game: drawing of a frame, median, ms", median(costs)},
            {"a game: worst drawing of a frame, ms", costs.empty() ? 0 : *std::max_element(costs.begin(), costs.end())},
            {"a game: frames in a second", double(costs.size()) * 1000 / playedFor},
            {"a game: memory, MB", memory(game.id())}};
}

// What the benchmark of that build prints when it is the game itself.
Figures table(const QString& folder, const QString& platform)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", platform);
    process.setProcessEnvironment(environment);
    process.start(folder + "/bench_pages", {"--table"});
    process.waitForFinished(60000);
    Figures figures;
    for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
        if (const auto at = line.indexOf('='); at > 0)
            figures.push_back({line.left(at), line.mid(at + 1).toDouble()});
    }
    return figures;
}

// What the pictures in a window take as textures, in MB; those of one name and one size are one.
double pictures(QQuickWindow* window)
{
    std::map<std::tuple<QString, int, int>, double> bytes;
    for (const QQuickItem* item : screen::items(window)) {
        const QString source = item->property("source").toUrl().toString();
        const QSize size = item->property("sourceSize").toSize();
        if (!source.isEmpty() && !size.isEmpty())
            bytes[{source, size.width(), size.height()}] = 4.0 * size.width() * size.height();
    }
    return std::accumulate(bytes.begin(), bytes.end(), 0.0, [](double sum, auto& one) { return sum + one.second; })
           / (1 << 20);
}

// A table that waits for a person; this process is the game then.
void waitAtTheTable()
{
    Rooms rooms;
    rooms.keep(saved::asked(4, oriflamme::Asks::Place, 5));
    QElapsedTimer sinceStart;
    sinceStart.start();
    Program program;
    if (!moments::resume(program))
        return;
    const double opened = double(sinceStart.nsecsElapsed()) / 1e6;
    if (!screen::rests(program.window(), 1000))
        return;
    QSignalSpy frames(program.window(), &QQuickWindow::afterRendering);
    const double before = coreTime(getpid());
    QTest::qWait(idleFor);
    printf("a table that waits: until it may be answered, ms=%f\n", opened);
    printf("a table that waits: ms of a core in a second=%f\n", (coreTime(getpid()) - before) * 1000 / idleFor);
    printf("a table that waits: frames=%d\n", int(frames.size()));
    printf("a table that waits: memory, MB=%f\n", memory(getpid()));
    QMetaObject::invokeMethod(program.window(), "showRules", Q_ARG(QString, ""));
    screen::rests(program.window());
    QTest::keyClick(program.window(), Qt::Key_Escape);
    screen::rests(program.window());
    printf("the same, once the rules were read: memory, MB=%f\n", memory(getpid()));
    printf("a table that waits: pictures, MB=%f\n", pictures(program.window()));
    program.window()->resize(3840, 2160);
    screen::rests(program.window());
    printf("the same at 3840x2160: pictures, MB=%f\n", pictures(program.window()));
    printf("the same at 3840x2160: memory, MB=%f\n", memory(getpid()));
}

// The memory while so many games are played to their end, one after the other; this process is the game, and nothing
// is heard.
void playOn(int games)
{
    Rooms rooms;
    Program program;
    program.settings()->setProperty("muted", true);
    program.settings()->setSpeed(Settings::instant);
    screen::draws(program.window());
    for (int game = 1; game <= games; ++game) {
        screen::press(program.window(), screen::words("HomePage", "New game"));
        screen::settles(program.window());
        screen::press(program.window(), screen::words("NewGamePage", "Begin the game"));
        screen::settles(program.window());
        screen::leave(program.window());
        if (!ScriptedPlayer(program, ScriptedPlayer::Mouse, quint32(game)).play())
            return;
        if (game == 1 || game % 10 == 0)
            printf("at the end of game %d: memory, MB=%f, at most %f\n", game, memory(getpid(), "VmRSS:"),
                   memory(getpid()));
        if (!moments::home(program))
            return;
    }
}

// Measures each build in turn, so that what else the machine does falls on all of them.
void measure(Figures (*what)(const QString& folder, const QString& platform), int times, const QStringList& builds,
             const QString& platform)
{
    std::vector<Figures> names(std::size_t(builds.size()));
    std::vector<std::map<QString, std::vector<double>>> values(names.size());
    for (int i = 0; i < times; ++i) {
        for (std::size_t build = 0; build < names.size(); ++build) {
            names[build] = what(builds[qsizetype(build)], platform);
            for (const auto& [name, value] : names[build])
                values[build][name].push_back(value);
        }
    }
    for (const auto& figure : names[0]) {
        printf("  %-46s", qPrintable(figure.first));
        std::vector<double> least;
        for (auto& build : values) {
            const std::vector<double>& all = build[figure.first];
            least.push_back(all.empty() ? 0 : *std::min_element(all.begin(), all.end()));
            printf(" %9.1f (least %9.1f)", median(all), least.back());
        }
        if (least.size() > 1 && least[1] > 0)
            printf("   %5.2f times", least[0] / least[1]);
        printf("\n");
    }
}

}

int main(int argc, char** argv)
{
    const bool display = qEnvironmentVariableIsSet("DISPLAY");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    setvbuf(stdout, nullptr, _IOLBF, 0);
    if (argc > 1 && QByteArray(argv[1]) == "--table") {
        waitAtTheTable();
        return 0;
    }
    if (argc > 2 && QByteArray(argv[1]) == "--games") {
        playOn(QByteArray(argv[2]).toInt());
        return 0;
    }
    QStringList builds{QGuiApplication::applicationDirPath()};
    if (argc > 1)
        builds << QString::fromLocal8Bit(argv[1]);
    for (const QString& platform : display ? QStringList{"offscreen", "xcb"} : QStringList{"offscreen"}) {
        printf("%s: median (least)%s\n", qPrintable(platform),
               builds.size() > 1 ? "; here, there, and how many times the least there the least here is" : "");
        measure(start, starts, builds, platform);
        measure(home, rounds, builds, platform);
        measure(game, rounds, builds, platform);
        measure(table, rounds, builds, platform);
    }
}
