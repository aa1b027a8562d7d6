#pragma once

#include "app/arena/companion.h"

#include <QCommandLineParser>

#include <optional>

// One command's arguments: declared with their defaults, then read with checks. The first thing wrong stays.
class Arguments {
public:
    Arguments(const QString& command, const QString& promise);

    void option(const QString& name, const QString& value, const QString& promise, const QString& standard = {});
    void flag(const QString& name, const QString& promise);
    void files(const QString& syntax, const QString& promise);

    // Reads the list; the command goes on if this returns nothing. Help and complaints are said here.
    std::optional<Exit> parse(const QStringList& list, const Streams& streams);

    bool isSet(const QString& name) const { return m_parser.isSet(name); }
    QString value(const QString& name) const { return m_parser.value(name); }
    QStringList files() const { return m_parser.positionalArguments().mid(1); }
    // Every value of an option that may be repeated, and each a list with commas.
    QStringList list(const QString& name) const;
    // The same of players; but a value that begins with "exec:" is one player whole, since its command may have commas.
    QStringList players(const QString& name) const;
    int number(const QString& name, int least, int most);
    // Which of the words an option's value is.
    int word(const QString& name, const QStringList& words);

    void complain(const QString& wrong);
    // Whether everything read was right; if not, it is said with the right way.
    bool allRight(const Streams& streams) const;

private:
    QString help() const;

    QString m_command;
    QCommandLineParser m_parser;
    QString m_wrong;
    QString m_files; // how files are named in the first line of the help; empty if the command takes none
};
