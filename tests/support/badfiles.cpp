#include "tests/support/badfiles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

// Changes what lies at a path such as "seats/0/name".
static QJsonValue edited(const QJsonValue& whole, const QStringList& path, const QJsonValue& value)
{
    if (path.isEmpty())
        return value;
    if (whole.isArray()) {
        QJsonArray array = whole.toArray();
        const int index = path.first().toInt();
        if (index == array.size())
            array.append(QJsonValue());
        if (value.isUndefined() && path.size() == 1)
            array.removeAt(index);
        else
            array[index] = edited(array[index], path.mid(1), value);
        return array;
    }
    QJsonObject object = whole.toObject();
    object[path.first()] = edited(object[path.first()], path.mid(1), value); // an undefined value removes
    return object;
}

QJsonValue json(const char* text)
{
    return QJsonDocument::fromJson('[' + QByteArray(text) + ']').array().first();
}

QByteArray with(const QByteArray& record, const QString& path, const QJsonValue& value)
{
    const QJsonValue whole = QJsonDocument::fromJson(record).object();
    return QJsonDocument(edited(whole, path.split('/'), value).toObject()).toJson();
}

QByteArray without(const QByteArray& record, const QString& path)
{
    return with(record, path, QJsonValue(QJsonValue::Undefined));
}

std::vector<BadFile> badFiles(const QByteArray& good)
{
    std::vector<BadFile> list;
    const auto row = [&](const QString& what, const QByteArray& file, RecordError::Code code, int decision = -1) {
        list.push_back({what, file, code, decision});
    };
    const auto bad = [&](const QString& what, const char* path, const char* value, RecordError::Code code,
                         int decision = -1) { row(what, with(good, path, json(value)), code, decision); };
    using enum RecordError::Code;

    row("empty", "", NotAGame);
    row("picture", QByteArray::fromHex("89504e470d0a1a0a"), NotAGame);
    row("a list", "[1, 2, 3]", NotAGame);
    row("other JSON", R"({"hello": "world"})", NotAGame);
    bad("other format", "format", R"("chess")", NotAGame);
    bad("format no text", "format", "1", NotAGame);
    row("cut off", good.left(good.size() / 2), Damaged);
    row("not UTF-8", QByteArray(good).replace("Ada", "\xff\xfe!"), Damaged);
    row("two files in one", good + good, Damaged);
    row("too big", good + QByteArray(maxRecordSize, ' '), TooBig);

    bad("later version", "version", "2", Newer);
    bad("far later version", "version", "1e300", Newer);
    bad("version 0", "version", "0", Damaged);
    bad("version a text", "version", R"("1")", Damaged);

    for (const char* field : {"version", "rules", "seats", "first", "seed", "deal", "decisions", "rules/cards",
                              "rules/edition", "rules/direction", "seats/1/family", "seats/1/name", "seats/1/player",
                              "deal/2/hand", "deal/2/aside", "result/influence", "result/winners"}) {
        row(QString("no ") + field, without(good, field), Damaged);
        bad(QString(field) + " null", field, "null", Damaged);
    }

    bad("eleven cards", "rules/cards/10", R"("spy")", Impossible);
    row("nine cards", without(good, "rules/cards/0"), Impossible);
    bad("a card twice", "rules/cards/0", R"("heir")", Impossible);
    bad("unknown card", "rules/cards/0", R"("dragon")", Damaged);
    bad("card a number", "rules/cards/0", "0", Damaged);
    bad("unknown edition", "rules/edition", R"("second")", Damaged);
    bad("unknown direction", "rules/direction", R"("up")", Damaged);
    bad("one seat", "seats", R"([{"family": "wolf", "name": "A", "player": "human"}])", Impossible);
    row("a deal too few", without(good, "deal/3"), Impossible);
    bad("six seats", "seats", "[{}, {}, {}, {}, {}, {}]", Impossible);
    bad("seat a number", "seats/0", "7", Damaged);
    row("name of 65", with(good, "seats/0/name", QStringLiteral("\U0001f43a").repeated(65)), Damaged);
    bad("player of another form", "seats/0/player", R"("/bin/sh")", Damaged);
    bad("nameless computer", "seats/0/player", R"("ai:")", Damaged);
    bad("no such first seat", "first", "4", Impossible);
    bad("first seat before 0", "first", "-1", Impossible);
    bad("first seat a fraction", "first", "0.5", Damaged);
    bad("first seat far off", "first", "256", Impossible);
    bad("seed a number", "seed", "8", Damaged);
    bad("takebacks a text", "takebacks", R"("true")", Damaged);

    bad("hand of eight", "deal/0/hand/7", R"("judge")", Impossible);
    row("hand of six", without(good, "deal/0/hand/0"), Impossible);
    bad("hand with a card twice", "deal/0/hand/0", R"("lord")", Impossible);
    bad("hand with an unknown card", "deal/0/hand/0", R"("joker")", Damaged);
    bad("hand with a card not in the game", "deal/0/hand/0", R"("spy")", Impossible);
    bad("hand with a card set aside", "deal/0/hand/0", R"("judge")", Impossible);

    bad("decision a number", "decisions/5", "1", Damaged, 5);
    bad("decision without an action", "decisions/5", R"({"seat": 1})", Damaged, 5);
    bad("decision with two actions", "decisions/5", R"({"seat": 1, "reveal": true, "keep": true})", Damaged, 5);
    bad("decision without a seat", "decisions/5", R"({"reveal": true})", Damaged, 5);
    bad("seat out of range", "decisions/5/seat", "4", Damaged, 5);
    bad("seat far out of range", "decisions/5/seat", "257", Damaged, 5);
    bad("reveal not true", "decisions/5/reveal", "false", Damaged, 5);
    bad("place of an unknown card", "decisions/0/place", R"("dragon")", Damaged, 0);
    bad("place nowhere", "decisions/0/at", R"("up")", Damaged, 0);
    bad("place on a text", "decisions/11/at/on", R"("5")", Damaged, 11);
    bad("target a fraction", "decisions/6/target", "0.5", Damaged, 6);
    bad("target below 0", "decisions/6/target", "-1", Damaged, 6);
    bad("target wraps round", "decisions/6/target", "259", Damaged, 6);
    bad("unknown mode", "decisions/5", R"({"seat": 1, "mode": "steal"})", Damaged, 5);
    bad("move to two places", "decisions/5", R"({"seat": 1, "move": {"from": 1, "to": {"on": 0, "gap": 2}}})", Damaged,
        5);
    bad("move from nowhere", "decisions/5", R"({"seat": 1, "move": {"to": {"gap": 2}}})", Damaged, 5);

    bad("another seat's turn", "decisions/5/seat", "2", Impossible, 5);
    bad("right of an empty queue", "decisions/0/at", R"("right")", Impossible, 0);
    bad("a card set aside", "decisions/0/place", R"("judge")", Impossible, 0);
    bad("a card laid before", "decisions/11/place", R"("heir")", Impossible, 11);
    bad("on another's stack", "decisions/11/at/on", "0", Impossible, 11);
    bad("target the middle", "decisions/6/target", "1", Impossible, 6);
    bad("a forced choice", "decisions/8", R"({"seat": 0, "target": 0})", Impossible, 8);
    bad("an answer to no question", "decisions/5", R"({"seat": 1, "mode": "gain"})", Impossible, 5);
    bad("surplus decision", "decisions/60", R"({"seat": 3, "keep": true})", Impossible, 60);

    row("no result", without(good, "result"), Impossible);
    bad("result null", "result", "null", Damaged);
    bad("false influence", "result/influence/0", "5", Impossible);
    bad("false winner", "result/winners/0", "1", Impossible);
    bad("influence a text", "result/influence/0", R"("4")", Damaged);
    row("result too early", without(good, "decisions/59"), Impossible);
    return list;
}
