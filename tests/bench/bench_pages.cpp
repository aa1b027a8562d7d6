#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QtTest>
#include <unistd.h>

// Prints what the pages cost: from the start of the program to its first frame, a frame while a game goes on, doing
// nothing, memory. The program itself is watched from outside, by what Qt Quick logs of its frames.

namespace {

constexpr int starts = 9;
constexpr int playedFor = 20000; // milliseconds
constexpr int idleFor = 5000;

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

// A line of /proc/PID/status in kB, as "VmHWM".
QByteArray memory(qint64 process)
{
    QFile status(QString("/proc/%1/status").arg(process));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmHWM:"))
                return line.mid(6).simplified();
        }
    }
    return "unknown";
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
    Watched(const QString& platform, const QStringList& arguments)
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
        m_process.start(ORIFLAMME, arguments);
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

void watch(const QString& platform)
{
    std::vector<double> times;
    for (int i = 0; i < starts; ++i)
        times.push_back(Watched(platform, {}).firstFrame());
    printf("%s\n  start to first frame     %8.0f ms (median of %d; least %.0f)\n", qPrintable(platform), median(times),
           starts, *std::min_element(times.begin(), times.end()));

    Watched home(platform, {});
    home.firstFrame();
    home.framesOf(2000);
    const double idle = coreTime(home.id());
    const std::size_t still = home.framesOf(idleFor).size();
    printf("  doing nothing, home      %8.1f ms of a core in %d s, %zu frames; memory %s\n", coreTime(home.id()) - idle,
           idleFor / 1000, still, memory(home.id()).constData());

    Watched game(platform, {"--demo"});
    game.firstFrame();
    const double before = coreTime(game.id());
    const std::vector<double> costs = game.framesOf(playedFor);
    const double used = coreTime(game.id()) - before;
    printf("  a frame of a game        %8.1f ms of a core (%zu frames in %d s; drawing: median %.0f, worst %.0f ms)\n",
           used / std::max(1.0, double(costs.size())), costs.size(), playedFor / 1000, median(costs),
           costs.empty() ? 0 : *std::max_element(costs.begin(), costs.end()));
    printf("  memory of a game         %s\n", memory(game.id()).constData());
}

// A table that waits for a person; this program is the game then.
void waitAtTheTable()
{
    Rooms rooms;
    rooms.keep(saved::asked(4, oriflamme::Asks::Place, 5));
    Program program;
    if (!moments::resume(program) || !screen::rests(program.window(), 1000))
        return;
    QSignalSpy frames(program.window(), &QQuickWindow::afterRendering);
    const double before = coreTime(getpid());
    QTest::qWait(idleFor);
    printf("a table that waits, %s\n  doing nothing            %8.1f ms of a core in %d s, %d frames; memory %s\n",
           qPrintable(QGuiApplication::platformName()), coreTime(getpid()) - before, idleFor / 1000, int(frames.size()),
           memory(getpid()).constData());
}

}

int main(int argc, char** argv)
{
    const bool display = qEnvironmentVariableIsSet("DISPLAY");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    setvbuf(stdout, nullptr, _IOLBF, 0);
    watch("offscreen");
    if (display)
        watch("xcb");
    waitAtTheTable();
}
