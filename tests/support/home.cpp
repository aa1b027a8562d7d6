#include "tests/support/home.h"

#include "app/record/names.h"
#include "app/storage/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

using namespace oriflamme;

Home::Home()
{
    move(m_dir.path());
    QDir(folder()).removeRecursively(); // where a home cannot be moved, the test mode's folders are emptied
    QDir(QFileInfo(Settings::file()).path()).removeRecursively();
}

void Home::move(const QString& home)
{
    qputenv("HOME", home.toLocal8Bit());
    QString name = "oriflamme";
#ifdef Q_OS_WIN
    // The system says where a home is; the program's name tells one from another there.
    static QStringList homes;
    if (!homes.contains(home))
        homes.append(home);
    name += QString::number(homes.indexOf(home));
#endif
    QCoreApplication::setApplicationName(name);
    QStandardPaths::setTestModeEnabled(true);
}

QString Home::folder() const
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QStringList Home::versions() const
{
    return versionsIn(folder());
}

QStringList versionsIn(const QString& folder)
{
    const auto number = [](const QString& path) { return path.section('-', -1).section('.', 0, 0).toLongLong(); };
    QStringList paths;
    for (const QFileInfo& file : QDir(folder).entryInfoList({"running-*.oriflamme"}, QDir::Files))
        paths.append(file.absoluteFilePath());
    std::sort(paths.begin(), paths.end(), [&](const QString& a, const QString& b) { return number(a) > number(b); });
    return paths;
}

static const QStringList names{"Ada", "Bruno", "Żaneta", "Їжак", "Zoë"};

void seat(Record& record, const QStringList& players)
{
    record.players.clear();
    for (int i = 0; i < record.setup.rules.seats; ++i) {
        record.players.push_back(
            {std::string(families[std::size_t(i)]), names[i].toStdString(), players[i % players.size()].toStdString()});
    }
}

Record gameWith(int kind, const QStringList& players, Random& random)
{
    Record record = newGame(kindOfGame(kind, random), random);
    seat(record, players);
    record.seed = std::to_string(random.next());
    return record;
}

Record gameUntil(int kind, const QStringList& players, const std::function<bool(const State&)>& enough)
{
    for (std::uint64_t seed = 0;; ++seed) {
        Random random(seedFrom("until", seed));
        Record record = gameWith(kind, players, random);
        State state = replay(record).state;
        while (state.phase != Phase::Over && !enough(state)) {
            const Decision decision = anyDecision(state, random);
            record.decisions.push_back({state.question.seat, decision});
            apply(state, decision);
        }
        if (state.phase != Phase::Over)
            return record;
    }
}

QVariantMap setupWith(const QStringList& players)
{
    QVariantList seats;
    for (const QString& player : players) {
        const qsizetype i = seats.size() % names.size();
        seats.append(
            QVariantMap{{"family", fromView(families[std::size_t(i)])}, {"name", names[i]}, {"player", player}});
    }
    return {{"seats", seats}, {"direction", "left-to-right"}, {"first", 0}};
}

void pick(Choice& choice, const Decision& decision)
{
    switch (decision.action) {
    case Action::None: return;
    case Action::Keep: return choice.keep();
    case Action::Reveal: return choice.reveal();
    case Action::Mode: return choice.pickHalf(nameOf(decision.half));
    case Action::Swap: return choice.pickCard(nameOf(decision.card));
    case Action::Target: return choice.pickPlace(decision.to);
    case Action::PlaceLeft: choice.pickCard(nameOf(decision.card)); return choice.pickLeft();
    case Action::PlaceRight: choice.pickCard(nameOf(decision.card)); return choice.pickRight();
    case Action::PlaceOn: choice.pickCard(nameOf(decision.card)); return choice.pickPlace(decision.to);
    case Action::MoveGap: choice.pickPlace(decision.from); return choice.pickGap(decision.to);
    case Action::MoveOnto: choice.pickPlace(decision.from); return choice.pickPlace(decision.to);
    }
}
