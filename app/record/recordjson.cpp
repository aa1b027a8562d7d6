#include "app/record/recordjson.h"

#include "app/record/decisionjson.h"
#include "app/record/names.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

using namespace oriflamme;

static QJsonArray cards(CardSet set)
{
    return QJsonArray::fromStringList(namesOf(set));
}

static QJsonArray numbers(const std::vector<int>& list)
{
    QJsonArray array;
    for (const int number : list)
        array.append(number);
    return array;
}

static QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

// One line of the file: an object's fields, without its braces.
static QByteArray fields(const QJsonObject& object)
{
    return compact(object).chopped(1).mid(1);
}

static QByteArray lines(const char* field, const QJsonArray& objects)
{
    QByteArrayList list;
    for (const QJsonValue& object : objects)
        list.append(compact(object.toObject()));
    return '"' + QByteArray(field) + "\":[" + (list.isEmpty() ? "" : '\n' + list.join(",\n") + '\n') + ']';
}

static QJsonObject rulesJson(const Rules& rules)
{
    return {{"cards", cards(rules.cards)}, {"edition", nameOf(rules.edition)}, {"direction", nameOf(rules.direction)}};
}

static QJsonObject toJson(const Player& player)
{
    QJsonObject seat{
        {"family", fromView(player.family)}, {"name", fromView(player.name)}, {"player", fromView(player.player)}};
    if (player.temper != Temper::None)
        seat.insert("character", nameOf(player.temper));
    return seat;
}

QByteArray toJson(const Record& record)
{
    const Setup& setup = record.setup;
    QJsonArray seats;
    QJsonArray deals;
    QJsonArray decisions;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const Player& player = record.players[seat];
        const Deal& deal = setup.deal[seat];
        seats.append(toJson(player));
        deals.append(QJsonObject{{"hand", cards(deal.hand)}, {"aside", cards(deal.aside)}});
    }
    for (const Taken& taken : record.decisions) {
        QJsonObject decision = toJson(taken.decision);
        decision.insert("seat", taken.seat);
        decisions.append(decision);
    }

    QByteArrayList file{fields({{"format", recordFormat}}),
                        fields({{"version", recordVersion}}),
                        fields({{"rules", rulesJson(setup.rules)}}),
                        lines("seats", seats),
                        fields({{"first", setup.rules.first}}),
                        fields({{"seed", fromView(record.seed)}}),
                        lines("deal", deals),
                        lines("decisions", decisions)};
    if (record.takebacks)
        file.append(fields({{"takebacks", true}}));
    if (record.result)
        file.append(fields({{"result", QJsonObject{{"influence", numbers(record.result->influence)},
                                                   {"winners", numbers(record.result->winners)}}}}));
    return "{\n" + file.join(",\n") + "\n}\n";
}

std::optional<Record> Reading::sound() const
{
    if (record || !beforeFault)
        return record;
    const std::size_t decisions = beforeFault->decisions.size();
    return pastOf(*beforeFault, state.phase == Phase::Over ? decisions - 1 : decisions);
}

Reading unreadable(const QString& why)
{
    Reading reading;
    reading.error = {RecordError::Unreadable, -1, {}, why};
    return reading;
}

Reading readRecord(QFile& file)
{
    QByteArray json;
    while (json.size() <= maxRecordSize) { // a pipe may bring it in pieces
        const QByteArray piece = file.read(maxRecordSize + 1 - json.size());
        if (piece.isEmpty())
            break;
        json += piece;
    }
    return file.error() == QFileDevice::NoError ? recordFrom(json) : unreadable(file.errorString());
}

Reading readRecord(const QString& path)
{
    QFile file(path);
    if (QFileInfo(file).exists() && !QFileInfo(file).isFile()) // a pipe might never end
        return unreadable("not a file");
    return file.open(QIODevice::ReadOnly) ? readRecord(file) : unreadable(file.errorString());
}
