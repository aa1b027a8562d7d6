#include "app/arena/companion.h"

#include "app/arena/commands.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

struct Command {
    const char* name;
    const char* promise;
    Exit (*run)(const QStringList&, const Streams&);
};

static constexpr std::array commands{
    Command{"simulate", "play games between computer players and count who wins", simulate},
    Command{"match", "hold a fair tournament between two players, with intervals", match},
    Command{"verify", "replay game records and check every decision", verify},
    Command{"bench", "measure how fast the rules, the players and the reader are", bench},
};

static QString usage()
{
    QString text = "Usage: oriflamme-arena COMMAND [OPTIONS]\n\nCommands:\n";
    for (const Command& command : commands)
        text += QStringLiteral("  %1 %2\n").arg(command.name, -10).arg(command.promise);
    return text
           + "\n\"oriflamme-arena COMMAND --help\" tells a command's options.\n"
             "Exit codes: 0 all well, 1 a bad record, a player that broke the rules or output that is lost, 2 wrong "
             "use.\n";
}

void tellLine(const QJsonObject& object, QTextStream& out)
{
    out << QJsonDocument(object).toJson(QJsonDocument::Compact) << '\n';
}

Exit runCompanion(const QStringList& arguments, const Streams& streams)
{
    const QString name = arguments.value(1);
    const auto command =
        std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return name == c.name; });
    if (command != commands.end())
        return command->run(arguments.mid(1), streams);
    if (name == "--help" || name == "-h") {
        streams.out << usage();
        return AllWell;
    }
    if (name == "--version" || name == "-v") {
        streams.out << "oriflamme-arena " ORIFLAMME_VERSION "\n";
        return AllWell;
    }
    streams.err << (name.isEmpty() ? QStringLiteral("No command.") : QStringLiteral("\"%1\" is no command.").arg(name))
                << "\n\n"
                << usage();
    return WrongUse;
}
