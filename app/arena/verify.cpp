#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/recordjson.h"
#include "app/statejson.h"

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

static void tellStates(const Record& record, QTextStream& out)
{
    State state = start(record.setup);
    tellLine(toJson(state, 0), out);
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        apply(state, record.decisions[i].decision);
        tellLine(toJson(state, int(i) + 1), out);
    }
}

static void tellJson(const Reading& reading, QTextStream& out)
{
    if (const auto& game = reading.record ? reading.record : reading.beforeFault)
        tellStates(*game, out);
    const RecordError& error = reading.error;
    if (!reading.record)
        tellLine(
            {{"error", error.detail}, {"decision", error.decision < 0 ? QJsonValue() : QJsonValue(error.decision)}},
            out);
}

Exit verify(const QStringList& list, const Streams& streams)
{
    Arguments arguments("verify",
                        "Replays game records and checks every decision and the result. Decisions are counted from 0.");
    arguments.flag("json", "Print the state at every question and at the end, one JSON object a line");
    arguments.files("FILE...", "The records.");
    if (const auto end = arguments.parse(list, streams))
        return *end;

    Exit end = AllWell;
    for (const QString& file : arguments.files()) {
        const Reading reading = readRecord(file);
        if (!reading.record)
            end = Bad;
        if (arguments.isSet("json"))
            tellJson(reading, streams.out);
        else
            tell(file, reading, streams.out);
    }
    return end;
}
