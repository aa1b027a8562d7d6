#include "app/arena/arguments.h"

#include <QRegularExpression>

Arguments::Arguments(const QString& command, const QString& promise) : m_command(command)
{
    m_parser.setApplicationDescription(promise);
    m_parser.addOption({{"h", "help"}, "Show this help."});
}

void Arguments::option(const QString& name, const QString& value, const QString& promise, const QString& standard)
{
    const QString ending = standard.isEmpty() ? QString() : QStringLiteral(" (default: %1)").arg(standard);
    m_parser.addOption({name, promise + ending + ".", value, standard});
}

void Arguments::flag(const QString& name, const QString& promise)
{
    m_parser.addOption({name, promise + "."});
}

void Arguments::files(const QString& syntax, const QString& promise)
{
    m_parser.addPositionalArgument("files", promise, syntax);
    m_files = syntax;
}

// Qt's text, under a first line that knows of commands.
QString Arguments::help() const
{
    const QString text = m_parser.helpText();
    const QString usage = QStringLiteral("Usage: oriflamme-arena %1 [options] %2").arg(m_command, m_files).trimmed();
    return usage + text.mid(text.indexOf('\n'));
}

std::optional<Exit> Arguments::parse(const QStringList& list, const Streams& streams)
{
    const bool parsed = m_parser.parse(QStringList{QCoreApplication::applicationName()} + list);
    if (isSet("help")) {
        streams.out << help();
        return AllWell;
    }
    if (!parsed)
        complain(m_parser.errorText().remove(QRegularExpression("\\.$"))); // of some it has a full stop
    else if (files().isEmpty() != m_files.isEmpty())
        complain(files().isEmpty() ? "No file is given" : "\"" + files().first() + "\" is not expected here");
    return allRight(streams) ? std::nullopt : std::optional(WrongUse);
}

QStringList Arguments::list(const QString& name) const
{
    return m_parser.values(name).join(',').split(',');
}

QStringList Arguments::players(const QString& name) const
{
    QStringList players;
    for (const QString& value : m_parser.values(name))
        players += value.startsWith("exec:") ? QStringList{value} : value.split(',');
    return players;
}

int Arguments::number(const QString& name, int least, int most)
{
    bool isNumber = false;
    const int number = value(name).toInt(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    complain(QStringLiteral("--%1 takes a whole number from %2 to %3").arg(name).arg(least).arg(most));
    return least;
}

int Arguments::word(const QString& name, const QStringList& words)
{
    const auto index = words.indexOf(value(name));
    if (index < 0)
        complain(QStringLiteral("--%1 takes %2").arg(name, words.join(" or ")));
    return int(std::max<qsizetype>(index, 0));
}

void Arguments::complain(const QString& wrong)
{
    if (m_wrong.isEmpty())
        m_wrong = wrong;
}

bool Arguments::allRight(const Streams& streams) const
{
    if (!m_wrong.isEmpty())
        streams.err << m_wrong << ".\n\n" << help();
    return m_wrong.isEmpty();
}
