#include "app/record/recordjson.h"

#include "app/record/decisionjson.h"
#include "app/record/names.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <limits>

using namespace oriflamme;

static constexpr int longestName = 64; // code points

namespace {

// Takes what it needs out of a file. The first fault stays; what is read after it means nothing.
class Reader {
public:
    Reading read(const QByteArray& json);

private:
    void fail(const RecordError& error);
    void fail(RecordError::Code code, const char* field, const QString& what);
    bool failed() const { return m_error.code != RecordError::None; }
    QJsonValue field(const QJsonObject& from, const char* name, QJsonValue::Type type);
    std::string text(const QJsonObject& from, const char* name) { return string(from, name).toStdString(); }
    QString string(const QJsonObject& from, const char* name);
    int number(const QJsonValue& value, const char* name);
    QJsonObject entry(const QJsonArray& from, const char* name, qsizetype index);
    std::vector<int> numberList(const QJsonObject& from, const char* name);
    CardSet cardSet(const QJsonObject& from, const char* name, int size);
    template <class List>
    typename List::value_type one(const QJsonObject& from, const char* name, const List& named);

    void readAll(const QByteArray& json);
    void readRules(const QJsonObject& rules);
    void readSeats(const QJsonArray& seats, const QJsonArray& deals);
    Player readPlayer(const QJsonObject& seat);
    void readResult(const QJsonObject& root);
    RecordError readDecisions(const QJsonArray& decisions);
    void play(const RecordError& malformedDecision);

    Record m_record;
    RecordError m_error;
    std::optional<State> m_state;
    QString m_where; // before a field's name, such as "deal[0]."
};

}

// Why a record cannot be replayed.
static QString reason(const Replay& replayed, const Record& record)
{
    switch (replayed.wrong) {
    case Wrong::Nothing: break;
    case Wrong::Setup: return "the set-up is impossible";
    case Wrong::WrongSeat: return "another seat is to decide";
    case Wrong::Illegal: {
        const Decision& decision = record.decisions[std::size_t(replayed.decision)].decision;
        const QString fault = outOfRange(decision, replayed.state.queue.stacks);
        return fault.isEmpty() ? QStringLiteral("the decision is not legal") : fault;
    }
    case Wrong::Surplus: return "the game is over";
    case Wrong::ResultMissing: return "the game is over but has no result";
    case Wrong::ResultUnfinished: return "the game has a result but is not over";
    case Wrong::ResultFalse: return "the result is false";
    }
    return {};
}

void Reader::fail(const RecordError& error)
{
    if (!failed())
        m_error = error;
}

// Something is the matter with a field.
void Reader::fail(RecordError::Code code, const char* field, const QString& what)
{
    fail({code, -1, m_where + field, m_where + field + ' ' + what});
}

QJsonValue Reader::field(const QJsonObject& from, const char* name, QJsonValue::Type type)
{
    const QJsonValue value = from.value(QLatin1String(name));
    if (value.isUndefined())
        fail(RecordError::Damaged, name, "is missing");
    else if (value.type() != type)
        fail(RecordError::Damaged, name, "is of a wrong type");
    return value;
}

QString Reader::string(const QJsonObject& from, const char* name)
{
    return field(from, name, QJsonValue::String).toString();
}

int Reader::number(const QJsonValue& value, const char* name)
{
    constexpr int none = std::numeric_limits<int>::min();
    const int number = value.toInt(none);
    if (number == none)
        fail(RecordError::Damaged, name, "is not a whole number");
    return number;
}

// An object of a list, whose fields are named after it from now on.
QJsonObject Reader::entry(const QJsonArray& from, const char* name, qsizetype index)
{
    m_where = QStringLiteral("%1[%2]").arg(QLatin1String(name)).arg(index);
    if (!from[index].isObject())
        fail(RecordError::Damaged, "", "is of a wrong type");
    m_where += '.';
    return from[index].toObject();
}

std::vector<int> Reader::numberList(const QJsonObject& from, const char* name)
{
    std::vector<int> list;
    for (const QJsonValue& value : field(from, name, QJsonValue::Array).toArray())
        list.push_back(number(value, name));
    return list;
}

CardSet Reader::cardSet(const QJsonObject& from, const char* name, int size)
{
    CardSet set;
    const QJsonArray list = field(from, name, QJsonValue::Array).toArray();
    if (list.size() != size)
        fail(RecordError::Impossible, name, "does not hold " + QString::number(size) + " cards");
    for (qsizetype i = 0; i < list.size() && !failed(); ++i) {
        const auto card = cardNamed(list[i].toString().toStdString());
        if (!card)
            fail(RecordError::Damaged, name, "holds an unknown card");
        else if (set.has(*card))
            fail(RecordError::Impossible, name, "holds a card twice");
        else
            set.add(*card);
    }
    return set;
}

template <class List>
typename List::value_type Reader::one(const QJsonObject& from, const char* name, const List& named)
{
    const qsizetype found = namesOf(named).indexOf(string(from, name));
    if (found < 0)
        fail(RecordError::Damaged, name, "is unknown");
    return found < 0 ? named[0] : named[std::size_t(found)];
}

void Reader::readRules(const QJsonObject& rules)
{
    m_where = "rules.";
    m_record.setup.rules.cards = cardSet(rules, "cards", familySize);
    m_record.setup.rules.edition = one(rules, "edition", editions);
    m_record.setup.rules.direction = one(rules, "direction", directions);
    m_where.clear();
}

Player Reader::readPlayer(const QJsonObject& seat)
{
    const QString name = string(seat, "name");
    if (name.toUcs4().size() > longestName)
        fail(RecordError::Damaged, "name", "is longer than 64 characters");
    const std::string player = text(seat, "player");
    if (player != "human" && (!player.starts_with("ai:") || player.size() == 3))
        fail(RecordError::Damaged, "player", "is neither \"human\" nor \"ai:NAME\"");
    const QString character = seat.value("character").toString(); // what is none of those means nothing
    const Temper temper = player == "human" ? Temper::None : temperNamed(character.toStdString());
    return {text(seat, "family"), name.toStdString(), player, temper};
}

void Reader::readSeats(const QJsonArray& seats, const QJsonArray& deals)
{
    if (seats.size() < 2 || seats.size() > maxSeats)
        return fail({RecordError::Impossible, -1, "seats", "there are not 2 to 5 seats"});
    if (deals.size() != seats.size())
        return fail({RecordError::Impossible, -1, "deal", "there is not one deal for each seat"});
    Setup& setup = m_record.setup;
    setup.rules.seats = std::int8_t(seats.size());
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const QJsonObject seat = entry(seats, "seats", i);
        m_record.players.push_back(readPlayer(seat));
        const QJsonObject deal = entry(deals, "deal", i);
        setup.deal[std::size_t(i)] = {cardSet(deal, "hand", handSize), cardSet(deal, "aside", familySize - handSize)};
    }
    m_where.clear();
}

void Reader::readResult(const QJsonObject& root)
{
    if (!root.contains("result"))
        return;
    const QJsonObject result = field(root, "result", QJsonValue::Object).toObject();
    m_where = "result.";
    m_record.result = Result{numberList(result, "influence"), numberList(result, "winners")};
    m_where.clear();
}

// Reads decisions up to the first that has no meaning, and returns what is wrong with that one.
RecordError Reader::readDecisions(const QJsonArray& decisions)
{
    m_record.decisions.reserve(std::size_t(decisions.size()));
    for (const QJsonValue& value : decisions) {
        const int index = int(m_record.decisions.size());
        const QJsonObject object = value.toObject();
        const QJsonValue seat = object.value("seat");
        const QString seatFault = numberFault(seat, m_record.setup.rules.seats - 1);
        if (!value.isObject())
            return {RecordError::Damaged, index, {}, "the decision is of a wrong type"};
        if (!seatFault.isEmpty())
            return {RecordError::Damaged, index, {}, "seat " + seatFault};
        const auto [decision, fault] = readDecision(object);
        if (!decision)
            return {RecordError::Damaged, index, {}, fault};
        m_record.decisions.push_back({Seat(seat.toInt()), *decision});
    }
    return {};
}

// Replays what was read. A fault of a decision comes before any of the result.
void Reader::play(const RecordError& malformedDecision)
{
    const Replay replayed = replay(m_record);
    const QString what = reason(replayed, m_record);
    m_state = replayed.state;
    if (replayed.decision >= 0) {
        m_record.decisions.resize(std::size_t(replayed.decision));
        m_error = {RecordError::Impossible, replayed.decision, {}, what, replayed.wrong};
    } else if (malformedDecision.code != RecordError::None) {
        m_error = malformedDecision;
    } else if (replayed.wrong != Wrong::Nothing) {
        fail({RecordError::Impossible, -1, "result", what, replayed.wrong});
    }
}

void Reader::readAll(const QByteArray& json)
{
    if (json.size() > maxRecordSize)
        return fail({RecordError::TooBig, -1, {}, "the file is over 1 MB"});
    QJsonParseError syntax;
    const QJsonDocument document = QJsonDocument::fromJson(json, &syntax);
    if (syntax.error != QJsonParseError::NoError) {
        return fail({json.contains(recordFormat) ? RecordError::Damaged : RecordError::NotAGame,
                     -1,
                     {},
                     QStringLiteral("no JSON from byte %1: %2").arg(syntax.offset).arg(syntax.errorString())});
    }
    const QJsonObject root = document.object();
    if (!document.isObject())
        return fail({RecordError::NotAGame, -1, {}, "the file is not one JSON object"});
    if (!root.contains("format"))
        return fail(RecordError::NotAGame, "format", "is missing");
    if (root.value("format") != QJsonValue(recordFormat))
        return fail({RecordError::NotAGame, -1, "format", "the format is not \"oriflamme-record\""});
    const double version = field(root, "version", QJsonValue::Double).toDouble();
    if (version > recordVersion)
        return fail(
            {RecordError::Newer, -1, "version", QStringLiteral("the version is later than %1").arg(recordVersion)});
    if (version != recordVersion)
        fail({RecordError::Damaged, -1, "version", "there is no such version"});

    readRules(field(root, "rules", QJsonValue::Object).toObject());
    const int first = number(field(root, "first", QJsonValue::Double), "first");
    m_record.seed = text(root, "seed");
    const QJsonArray decisions = field(root, "decisions", QJsonValue::Array).toArray();
    readSeats(field(root, "seats", QJsonValue::Array).toArray(), field(root, "deal", QJsonValue::Array).toArray());
    if (first < 0 || first >= m_record.setup.rules.seats)
        fail(RecordError::Impossible, "first", "is out of range");
    m_record.setup.rules.first = Seat(first);
    if (!failed() && !isValid(m_record.setup))
        fail(RecordError::Impossible, "deal", "does not give each seat the ten cards");
    if (root.contains("takebacks"))
        m_record.takebacks = field(root, "takebacks", QJsonValue::Bool).toBool();
    if (failed())
        return;
    const RecordError malformed = readDecisions(decisions);
    readResult(root);
    play(malformed);
}

Reading Reader::read(const QByteArray& json)
{
    readAll(json);
    Reading reading;
    if (m_state) {
        reading.state = *m_state;
        (failed() ? reading.beforeFault : reading.record) = std::move(m_record);
    }
    reading.error = m_error;
    return reading;
}

Reading recordFrom(const QByteArray& json)
{
    return Reader().read(json);
}
