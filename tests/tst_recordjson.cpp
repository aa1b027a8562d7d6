#include "app/arena/games.h"
#include "app/decisionjson.h"
#include "app/recordjson.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace oriflamme;

// The reader and the writer of records: what is written comes back, and nothing bad gets in.
class TestRecordJson : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void examplesComeBack_data();
    void examplesComeBack();
    void randomGamesComeBack();
    void everyPrefixIsASavedGame();
    void decisionsComeBack_data();
    void decisionsComeBack();
    void handsTellNothing();
    void unknownFieldsAreIgnored();
    void longestNameIsRead();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void firstFaultIsTold();
    void nothingThatCannotBeOpenedIsRead();
    void hostileFilesTakeLittleTime_data();
    void hostileFilesTakeLittleTime();
    void anyCutIsRefused();

private:
    QByteArray m_good; // a finished mixed game of four seats
};

static QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static QString example(const QString& name)
{
    return QStringLiteral(RECORDS "/") + name;
}

void TestRecordJson::initTestCase()
{
    m_good = contents(example("08-mixed-4-current-ltr.oriflamme"));
    QVERIFY(recordFrom(m_good).record);
}

void TestRecordJson::examplesComeBack_data()
{
    QTest::addColumn<QString>("file");
    const QStringList files = QDir(RECORDS).entryList({"*.oriflamme"});
    QCOMPARE(files.size(), 30);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file;
}

void TestRecordJson::examplesComeBack()
{
    QFETCH(QString, file);
    const Reading reading = readRecord(example(file));
    QVERIFY2(reading.record, qPrintable(reading.error.detail));
    QCOMPARE(reading.error.code, RecordError::None);
    QVERIFY(!reading.beforeFault);
    QCOMPARE(reading.record->result.has_value(), !file.contains("unfinished"));
    QVERIFY(reading.state == replay(*reading.record).state);

    const QByteArray written = toJson(*reading.record);
    const Reading again = recordFrom(written);
    QVERIFY2(again.record == reading.record, qPrintable(again.error.detail));
    QCOMPARE(toJson(*again.record), written);
}

static Record randomGame(int number)
{
    static constexpr std::array pools{baseCards, allianceCards, baseCards | allianceCards};
    const Rules rules{.edition = number & 1 ? Edition::First : Edition::Current,
                      .direction = number & 2 ? Direction::RightToLeft : Direction::LeftToRight,
                      .first = noSeat};
    const std::vector<Level> levels(std::size_t(2 + number / 4 % (maxSeats - 1)), Level::Random);
    Record record = newGame(rules, pools[std::size_t(number) % pools.size()], levels, std::to_string(number));
    playOut(record, levels);
    record.takebacks = number % 5 == 0;
    record.players[0].name = "Zo\u00eb \"\\\n\U0001f43a";
    return record;
}

void TestRecordJson::randomGamesComeBack()
{
    for (int number = 0; number < 500; ++number) {
        const Record record = randomGame(number);
        const Reading reading = recordFrom(toJson(record));
        QVERIFY2(reading.record == record, qPrintable(reading.error.detail));
    }
}

void TestRecordJson::everyPrefixIsASavedGame()
{
    const Record whole = randomGame(7);
    for (std::size_t size = 0; size < whole.decisions.size(); ++size) {
        Record record = whole;
        record.decisions.resize(size);
        record.result.reset();
        QVERIFY(recordFrom(toJson(record)).record == record);
    }
}

void TestRecordJson::decisionsComeBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");
    QTest::newRow("left") << "place spy left"
                          << R"({"at":"left","place":"spy"})";
    QTest::newRow("right") << "place archer right"
                           << R"({"at":"right","place":"archer"})";
    QTest::newRow("on") << "place lord on 1"
                        << R"({"at":{"on":1},"place":"lord"})";
    QTest::newRow("keep") << "keep"
                          << R"({"keep":true})";
    QTest::newRow("reveal") << "reveal"
                            << R"({"reveal":true})";
    QTest::newRow("target") << "target 2"
                            << R"({"target":2})";
    QTest::newRow("mode") << "mode swap"
                          << R"({"mode":"swap"})";
    QTest::newRow("swap") << "swap heir"
                          << R"({"swap":"heir"})";
    QTest::newRow("gap") << "move 1 gap 3"
                         << R"({"move":{"from":1,"to":{"gap":3}}})";
    QTest::newRow("onto") << "move 1 on 0"
                          << R"({"move":{"from":1,"to":{"on":0}}})";
}

void TestRecordJson::decisionsComeBack()
{
    QFETCH(QString, text);
    QFETCH(QString, json);
    const Decision decision = decisionFrom(text.toStdString()).value();
    const QJsonObject object = toJson(decision);
    QCOMPARE(QJsonDocument(object).toJson(QJsonDocument::Compact), json.toUtf8());
    QVERIFY(decisionFrom(object) == decision);
}

// The order of a hand in the file says nothing about how it was dealt.
void TestRecordJson::handsTellNothing()
{
    Record record = *recordFrom(m_good).record;
    const QByteArray written = toJson(record);
    QVERIFY(written.contains(R"("hand":["archer","soldier","heir","lord","deserter","racket","trade"])"));
}

// Editing a good record.

using Edit = std::function<void(QJsonObject&)>;

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

static QJsonValue json(const char* text)
{
    return QJsonDocument::fromJson('[' + QByteArray(text) + ']').array().first();
}

static QByteArray with(const QByteArray& record, const QString& path, const QJsonValue& value)
{
    const QJsonValue whole = QJsonDocument::fromJson(record).object();
    return QJsonDocument(edited(whole, path.split('/'), value).toObject()).toJson();
}

static QByteArray without(const QByteArray& record, const QString& path)
{
    return with(record, path, QJsonValue(QJsonValue::Undefined));
}

void TestRecordJson::unknownFieldsAreIgnored()
{
    QByteArray file = m_good;
    for (const char* path : {"weather", "rules/weather", "seats/0/weather", "deal/1/weather", "decisions/3/weather",
                             "decisions/11/at/weather", "result/weather"})
        file = with(file, path, json(R"({"sun": [1, 2, 3]})"));
    QVERIFY(file.count("weather") == 7);
    QVERIFY(recordFrom(file).record == recordFrom(m_good).record);
}

void TestRecordJson::longestNameIsRead()
{
    const QString name = QStringLiteral("\U0001f43a").repeated(64); // 64 code points in 128 units
    const Reading reading = recordFrom(with(m_good, "seats/0/name", name));
    QVERIFY(reading.record);
    QCOMPARE(QString::fromStdString(reading.record->players[0].name), name);
}

void TestRecordJson::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<RecordError::Code>("code");
    QTest::addColumn<int>("decision");
    const auto row = [](const char* what, const QByteArray& file, RecordError::Code code, int decision = -1) {
        QTest::newRow(what) << file << code << decision;
    };
    const auto bad = [&](const char* what, const char* path, const char* value, RecordError::Code code,
                         int decision = -1) { row(what, with(m_good, path, json(value)), code, decision); };
    using enum RecordError::Code;

    row("empty", "", NotAGame);
    row("picture", QByteArray::fromHex("89504e470d0a1a0a"), NotAGame);
    row("a list", "[1, 2, 3]", NotAGame);
    row("other JSON", R"({"hello": "world"})", NotAGame);
    bad("other format", "format", R"("chess")", NotAGame);
    bad("format no text", "format", "1", NotAGame);
    row("cut off", m_good.left(m_good.size() / 2), Damaged);
    row("not UTF-8", QByteArray(m_good).replace("Ada", "\xff\xfe!"), Damaged);
    row("two files in one", m_good + m_good, Damaged);
    row("too big", m_good + QByteArray(maxRecordSize, ' '), TooBig);

    bad("later version", "version", "2", Newer);
    bad("far later version", "version", "1e300", Newer);
    bad("version 0", "version", "0", Damaged);
    bad("version a text", "version", R"("1")", Damaged);

    for (const char* field : {"version", "rules", "seats", "first", "seed", "deal", "decisions", "rules/cards",
                              "rules/edition", "rules/direction", "seats/1/family", "seats/1/name", "seats/1/player",
                              "deal/2/hand", "deal/2/aside", "result/influence", "result/winners"}) {
        row(qPrintable(QString("no ") + field), without(m_good, field), Damaged);
        bad(qPrintable(QString(field) + " null"), field, "null", Damaged);
    }

    bad("eleven cards", "rules/cards/10", R"("spy")", Impossible);
    row("nine cards", without(m_good, "rules/cards/0"), Impossible);
    bad("a card twice", "rules/cards/0", R"("heir")", Impossible);
    bad("unknown card", "rules/cards/0", R"("dragon")", Damaged);
    bad("card a number", "rules/cards/0", "0", Damaged);
    bad("unknown edition", "rules/edition", R"("second")", Damaged);
    bad("unknown direction", "rules/direction", R"("up")", Damaged);
    bad("one seat", "seats", R"([{"family": "wolf", "name": "A", "player": "human"}])", Impossible);
    row("a deal too few", without(m_good, "deal/3"), Impossible);
    bad("six seats", "seats", "[{}, {}, {}, {}, {}, {}]", Impossible);
    bad("seat a number", "seats/0", "7", Damaged);
    row("name of 65", with(m_good, "seats/0/name", QStringLiteral("\U0001f43a").repeated(65)), Damaged);
    bad("player of another form", "seats/0/player", R"("/bin/sh")", Damaged);
    bad("nameless computer", "seats/0/player", R"("ai:")", Damaged);
    bad("no such first seat", "first", "4", Impossible);
    bad("first seat before 0", "first", "-1", Impossible);
    bad("first seat a fraction", "first", "0.5", Damaged);
    bad("first seat far off", "first", "256", Impossible);
    bad("seed a number", "seed", "8", Damaged);
    bad("takebacks a text", "takebacks", R"("true")", Damaged);

    bad("hand of eight", "deal/0/hand/7", R"("judge")", Impossible);
    row("hand of six", without(m_good, "deal/0/hand/0"), Impossible);
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

    row("no result", without(m_good, "result"), Impossible);
    bad("result null", "result", "null", Damaged);
    bad("false influence", "result/influence/0", "5", Impossible);
    bad("false winner", "result/winners/0", "1", Impossible);
    bad("influence a text", "result/influence/0", R"("4")", Damaged);
    row("result too early", without(m_good, "decisions/59"), Impossible);
}

void TestRecordJson::badFilesAreRefused()
{
    QFETCH(QByteArray, file);
    QFETCH(RecordError::Code, code);
    QFETCH(int, decision);
    const Reading reading = recordFrom(file);
    QVERIFY(!reading.record);
    QVERIFY2(reading.error.code == code, qPrintable(reading.error.detail));
    QCOMPARE(reading.error.decision, decision);
    QVERIFY(!reading.error.detail.isEmpty() && !reading.error.detail.contains('\n'));
    if (decision >= 0)
        QCOMPARE(int(reading.beforeFault.value().decisions.size()), decision);
}

void TestRecordJson::firstFaultIsTold()
{
    const QByteArray illegal = with(m_good, "decisions/6/target", 1);
    QCOMPARE(recordFrom(with(illegal, "decisions/9", "?")).error.decision, 6);
    QCOMPARE(recordFrom(with(illegal, "decisions/3", "?")).error.decision, 3);
}

void TestRecordJson::nothingThatCannotBeOpenedIsRead()
{
    QCOMPARE(readRecord(example("no-such-file")).error.code, RecordError::Unreadable);
    QCOMPARE(readRecord(RECORDS).error.code, RecordError::Unreadable);
}

void TestRecordJson::hostileFilesTakeLittleTime_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray start = R"({"format": "oriflamme-record", "version": 1, "rules": )";
    QTest::newRow("deep") << start + QByteArray(900'000, '[');
    QTest::newRow("deep objects") << start + QByteArray(R"({"a":)").repeated(180'000);
    QTest::newRow("long text") << start + '"' + QByteArray(900'000, 'x') + "\"}";
    QTest::newRow("many numbers") << start + '[' + QByteArray("0,").repeated(450'000) + "0]}";
    const auto list = [](const char* item) {
        return '[' + QByteArray(item).repeated(900'000 / int(strlen(item)) - 1).chopped(1) + ']';
    };
    const auto stuffed = [&](const QByteArray& field, const char* item) {
        const QByteArray others =
            QJsonDocument(QJsonDocument::fromJson(m_good).object()).toJson(QJsonDocument::Compact);
        return '{' + others.chopped(1).mid(1) + ",\"" + field + "\":" + list(item)
               + '}'; // the last of two fields counts
    };
    QTest::newRow("seats") << stuffed("seats", "{},");
    QTest::newRow("deals") << stuffed("deal", "{},");
    QTest::newRow("empty decisions") << stuffed("decisions", "{},");
    QTest::newRow("decisions") << stuffed("decisions", R"({"seat":0,"keep":true},)");
    QTest::newRow("big file") << QByteArray(300'000'000, '[');
}

void TestRecordJson::hostileFilesTakeLittleTime()
{
    QFETCH(QByteArray, file);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!recordFrom(file).record);
    QVERIFY2(timer.elapsed() < 5000, "a bound for slow machines, not a figure of speed");
}

void TestRecordJson::anyCutIsRefused()
{
    const QByteArray file = m_good.trimmed();
    for (qsizetype size = 0; size < file.size(); size += 7)
        QVERIFY(!recordFrom(file.left(size)).record);
}

QTEST_GUILESS_MAIN(TestRecordJson)
#include "tst_recordjson.moc"
