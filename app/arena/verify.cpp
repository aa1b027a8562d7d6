#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/progress.h"
#include "app/record/recordjson.h"
#include "app/record/statejson.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace oriflamme;

template <class Numbers>
static QString spaced(const Numbers& numbers)
{
    QStringList words;
    for (const int number : numbers)
        words.append(QString::number(number));
    return words.join(' ');
}

static void tell(const QString& file, const Reading& reading, QTextStream& out)
{
    const RecordError& error = reading.error;
    out << file << ": ";
    if (!reading.record) {
        out << "error";
        if (error.decision >= 0)
            out << " at decision " << error.decision;
        out << ": " << error.detail << '\n';
        return;
    }
    const Result now = resultOf(reading.state);
    out << "ok, " << reading.record->decisions.size() << " decisions, influence " << spaced(now.influence)
        << ", winners " << (reading.record->result ? spaced(now.winners) : QString('-')) << '\n';
}

// One line, which says of which file it is.
static void tellLine(const QString& file, QJsonObject object, QTextStream& out)
{
    object.insert("file", file);
    tellLine(object, out);
}

static void tellStates(const QString& file, const Record& record, QTextStream& out)
{
    State state = start(record.setup);
    tellLine(file, toJson(state, 0), out);
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        apply(state, record.decisions[i].decision);
        tellLine(file, toJson(state, int(i) + 1), out);
    }
}

static void tellJson(const QString& file, const Reading& reading, QTextStream& out)
{
    if (const auto& game = reading.record ? reading.record : reading.beforeFault)
        tellStates(file, *game, out);
    const RecordError& error = reading.error;
    if (!reading.record)
        tellLine(
            file,
            {{"error", error.detail}, {"decision", error.decision < 0 ? QJsonValue() : QJsonValue(error.decision)}},
            out);
}

// The record that comes on the standard input.
static Reading readInput()
{
    QByteArray json(maxRecordSize + 1, Qt::Uninitialized);
    json.resize(
        qsizetype(std::fread(json.data(), 1, std::size_t(json.size()), stdin))); // QFile takes no pipe on Windows
    return std::ferror(stdin) ? unreadable(QString::fromLocal8Bit(std::strerror(errno))) : recordFrom(json);
}

Exit verify(const QStringList& list, const Streams& streams)
{
    Arguments arguments("verify",
                        "Replays game records and checks every decision and the result. Decisions are counted from 0.");
    arguments.flag("json", "Print the state at every question and at the end, one JSON object a line, with its file");
    arguments.files("FILE...", "The records; - is the standard input.");
    if (const auto end = arguments.parse(list, streams))
        return *end;

    const QStringList files = arguments.files();
    std::optional<Progress> progress;
    if (files.size() > 1)
        progress.emplace(int(files.size()), "files", streams);
    int done = 0;
    int bad = 0;
    for (const QString& file : files) {
        const Reading reading = file == "-" ? readInput() : readRecord(file);
        bad += !reading.record;
        if (progress)
            progress->makeRoom();
        if (arguments.isSet("json"))
            tellJson(file, reading, streams.out);
        else
            tell(file, reading, streams.out);
        if (progress)
            progress->tell(++done, QStringLiteral("%1 bad").arg(bad));
    }
    return bad > 0 ? Bad : AllWell;
}
