#include "app/arena/games.h"
#include "app/record/decisionjson.h"
#include "app/record/recordjson.h"
#include "tests/support/badfiles.h"

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
    void tempersComeBack();
    void unknownTempersAreNone();
    void longestNameIsRead();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void whatIsBeforeAFaultIsSound_data();
    void whatIsBeforeAFaultIsSound();
    void withoutASoundSetUpNothingIs();
    void firstFaultIsTold();
    void theFieldIsNamed();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void placesOutOfRangeAreCalledThat_data();
    void placesOutOfRangeAreCalledThat();
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
    QVERIFY(reading.sound() == reading.record);
    QCOMPARE(reading.record->result.has_value(), !file.contains("unfinished"));
    QVERIFY(reading.state == replay(*reading.record).state);

    const QByteArray written = toJson(*reading.record);
    const Reading again = recordFrom(written);
    QVERIFY2(again.record == reading.record, qPrintable(again.error.detail));
    QCOMPARE(toJson(*again.record), written);
}

static Record randomGame(int number)
{
    static constexpr std::array pools{baseCards, allianceCards, allCards};
    const Rules rules{.edition = number & 1 ? Edition::First : Edition::Current,
                      .direction = number & 2 ? Direction::RightToLeft : Direction::LeftToRight,
                      .first = noSeat};
    const std::vector<Contender> contenders(std::size_t(2 + number / 4 % (maxSeats - 1)), {Level::Random});
    Record record = newGame(rules, pools[std::size_t(number) % pools.size()], contenders, std::to_string(number));
    Programs none(0);
    play(record, contenders, none);
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
    QVERIFY(readDecision(object).decision == decision);
}

// The order of a hand in the file says nothing about how it was dealt.
void TestRecordJson::handsTellNothing()
{
    Record record = *recordFrom(m_good).record;
    const QByteArray written = toJson(record);
    QVERIFY(written.contains(R"("hand":["archer","soldier","heir","lord","deserter","racket","trade"])"));
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

void TestRecordJson::tempersComeBack()
{
    Record record = *recordFrom(m_good).record;
    QVERIFY(!toJson(record).contains("character"));
    for (std::size_t i = 0; i < tempers.size(); ++i) {
        record.players[i].player = "ai:master";
        record.players[i].temper = tempers[i];
    }
    const QByteArray file = toJson(record);
    QVERIFY(file.contains("\"character\":\"bold\"") && file.contains("\"character\":\"sly\""));
    QVERIFY(recordFrom(file).record == record);
}

void TestRecordJson::unknownTempersAreNone()
{
    for (const QJsonValue& character : {QJsonValue("cruel"), QJsonValue(""), QJsonValue("Bold"), QJsonValue(3),
                                        QJsonValue(true), QJsonValue(), QJsonValue(QJsonArray{"bold"})}) {
        const Reading reading = recordFrom(with(m_good, "seats/1/character", character));
        QVERIFY(reading.record == recordFrom(m_good).record);
    }
    QByteArray person = with(m_good, "seats/1/player", "human");
    QVERIFY(recordFrom(with(person, "seats/1/character", "bold")).record == recordFrom(person).record);
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
    for (const BadFile& bad : badFiles(m_good))
        QTest::newRow(qPrintable(bad.what)) << bad.file << bad.code << bad.decision;
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

// The faults of decisions and of the result, with how many decisions a window may show: of those that end the game one
// less, as an unfinished game is not over.
void TestRecordJson::whatIsBeforeAFaultIsSound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("sound");
    for (const BadFile& bad : badFiles(m_good)) {
        if (bad.decision >= 0)
            QTest::newRow(qPrintable(bad.what)) << bad.file << std::min(bad.decision, 59);
    }
    QTest::newRow("forced choice at the end")
        << with(m_good, "decisions/59", json(R"({"seat": 0, "target": 0})")) << 59;
    QTest::newRow("many surplus") << with(with(m_good, "decisions/60", 1), "decisions/61", 1) << 59;
    QTest::newRow("no result") << without(m_good, "result") << 59;
    QTest::newRow("result too early") << without(m_good, "decisions/59") << 59;
    QTest::newRow("result far too early") << with(m_good, "decisions", QJsonArray()) << 0;
    for (const char* value :
         {"null", "[]", "7", R"({"winners": [1]})", R"({"influence": "4", "winners": [1]})",
          R"({"influence": [0, 0, 0, 0], "winners": [0.5]})", R"({"influence": [], "winners": []})"})
        QTest::newRow(value) << with(m_good, "result", json(value)) << 59;
}

void TestRecordJson::whatIsBeforeAFaultIsSound()
{
    QFETCH(QByteArray, file);
    QFETCH(int, sound);
    const Record part = recordFrom(file).sound().value();
    QCOMPARE(int(part.decisions.size()), sound);
    QVERIFY(part == pastOf(*recordFrom(m_good).record, std::size_t(sound)));
    QVERIFY(recordFrom(toJson(part)).record == part); // a game of its own
}

void TestRecordJson::withoutASoundSetUpNothingIs()
{
    for (const BadFile& bad : badFiles(m_good)) {
        if (bad.decision < 0 && !recordFrom(bad.file).error.where.startsWith("result"))
            QVERIFY2(!recordFrom(bad.file).sound(), qPrintable(bad.what));
    }
    const QByteArray illegal = with(m_good, "decisions/6/target", 1);
    QVERIFY(recordFrom(illegal).sound());
    for (const char* field :
         {"version", "rules/cards/0", "seats/1/name", "first", "seed", "deal/2/hand/0", "takebacks"})
        QVERIFY2(!recordFrom(with(illegal, field, json("[]"))).sound(), field);
    QVERIFY(!recordFrom(with(m_good, "decisions", "none")).sound());
}

void TestRecordJson::firstFaultIsTold()
{
    const QByteArray illegal = with(m_good, "decisions/6/target", 1);
    QCOMPARE(recordFrom(without(illegal, "result")).error.decision, 6);
    QCOMPARE(recordFrom(with(illegal, "result", "none")).error.decision, 6);
    QCOMPARE(recordFrom(with(with(m_good, "decisions/5", "?"), "result", "none")).error.decision, 5);
    QCOMPARE(recordFrom(with(illegal, "decisions/9", "?")).error.decision, 6);
    QCOMPARE(recordFrom(with(illegal, "decisions/3", "?")).error.decision, 3);
}

void TestRecordJson::theFieldIsNamed()
{
    const auto where = [](const QByteArray& file) { return recordFrom(file).error.where; };
    QCOMPARE(where(without(m_good, "seed")), QString("seed"));
    QCOMPARE(where(with(m_good, "rules/cards/0", "dragon")), QString("rules.cards"));
    QCOMPARE(where(with(m_good, "seats/2/player", "robot")), QString("seats[2].player"));
    QCOMPARE(where(with(m_good, "deal/1/hand/0", "joker")), QString("deal[1].hand"));
    QCOMPARE(where(without(m_good, "deal/3")), QString("deal"));
    QCOMPARE(where(without(m_good, "result/winners")), QString("result.winners"));
    QCOMPARE(where(with(m_good, "result/winners/0", 1)), QString("result"));
    QCOMPARE(where(with(m_good, "decisions/5/seat", 2)), QString()); // the decision's number tells
    QCOMPARE(where(m_good.left(1000)), QString());
}

void TestRecordJson::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("detail");
    const auto row = [](const QByteArray& file, const QString& detail) {
        QTest::newRow(qPrintable(detail)) << file << detail;
    };
    const auto decision = [&](const char* text) { return with(m_good, "decisions/5", json(text)); };
    row("[]", "the file is not one JSON object");
    row(without(m_good, "format"), "format is missing");
    row(without(m_good, "version"), "version is missing");
    row(without(m_good, "rules/cards"), "rules.cards is missing");
    row(without(m_good, "first"), "first is missing");
    row(with(m_good, "first", "0"), "first is of a wrong type");
    row(with(m_good, "first", 0.5), "first is not a whole number");
    row(with(m_good, "first", 4), "first is out of range");
    row(with(m_good, "seats/1", 7), "seats[1] is of a wrong type");
    row(without(m_good, "seats/1/name"), "seats[1].name is missing");
    row(with(m_good, "deal/2", "cards"), "deal[2] is of a wrong type");
    row(without(m_good, "deal/2/hand"), "deal[2].hand is missing");
    row(without(m_good, "result/winners"), "result.winners is missing");

    row(with(m_good, "decisions/5", 1), "the decision is of a wrong type");
    row(decision(R"({"reveal": true})"), "seat is missing");
    row(decision(R"({"seat": "1", "reveal": true})"), "seat is not a whole number");
    row(decision(R"({"seat": 4, "reveal": true})"), "seat is out of range");
    row(decision(R"({"seat": 1})"), "the action is missing");
    row(decision(R"({"seat": 1, "keep": true, "reveal": true})"), "there is more than one action");
    row(decision(R"({"seat": 1, "reveal": false})"), "reveal is not true");
    row(decision(R"({"seat": 1, "keep": 1})"), "keep is not true");
    row(decision(R"({"seat": 1, "place": "dragon", "at": "left"})"), "place is not the name of a card");
    row(decision(R"({"seat": 1, "place": "spy"})"), "at is missing");
    row(decision(R"({"seat": 1, "place": "spy", "at": "up"})"), "at is neither left nor right nor a stack");
    row(decision(R"({"seat": 1, "place": "spy", "at": {}})"), "at.on is missing");
    row(decision(R"({"seat": 1, "swap": 3})"), "swap is not the name of a card");
    row(decision(R"({"seat": 1, "mode": "steal"})"), "mode is unknown");
    row(decision(R"({"seat": 1, "target": "1"})"), "target is not a whole number");
    row(decision(R"({"seat": 1, "move": 1})"), "move is of a wrong type");
    row(decision(R"({"seat": 1, "move": {"to": {"gap": 1}}})"), "move.from is missing");
    row(decision(R"({"seat": 1, "move": {"from": 1}})"), "move.to is missing");
    row(decision(R"({"seat": 1, "move": {"from": 1, "to": 3}})"), "move.to is of a wrong type");
    row(decision(R"({"seat": 1, "move": {"from": 1, "to": {}}})"), "move.to has neither gap nor on");
    row(decision(R"({"seat": 1, "move": {"from": 1, "to": {"gap": 1, "on": 1}}})"), "move.to has both gap and on");
}

void TestRecordJson::whatIsWrongIsSaid()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, detail);
    QCOMPARE(recordFrom(file).error.detail, detail);
}

void TestRecordJson::placesOutOfRangeAreCalledThat_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("last"); // that is there, among four stacks
    QTest::newRow("target") << R"("target": %1)"
                            << "target" << 3;
    QTest::newRow("on") << R"("place": "lord", "at": {"on": %1})"
                        << "at.on" << 3;
    QTest::newRow("from") << R"("move": {"from": %1, "to": {"gap": 0}})"
                          << "move.from" << 3;
    QTest::newRow("gap") << R"("move": {"from": 1, "to": {"gap": %1}})"
                         << "move.to.gap" << 4;
    QTest::newRow("onto") << R"("move": {"from": 1, "to": {"on": %1}})"
                          << "move.to.on" << 3;
}

// Whether no queue has such a place or only this one has not. Others are only not legal here.
void TestRecordJson::placesOutOfRangeAreCalledThat()
{
    QFETCH(QString, action);
    QFETCH(QString, field);
    QFETCH(int, last);
    const auto told = [&](double place) {
        const QString text = QStringLiteral(R"({"seat": 1, %1})").arg(action.arg(place));
        const RecordError error = recordFrom(with(m_good, "decisions/5", json(text.toUtf8().constData()))).error;
        return error.decision == 5 ? error.detail : QString();
    };
    QCOMPARE(told(last), "the decision is not legal");
    for (const double place : {double(last + 1), 30.0, 31.0, 127.0, 128.0, 259.0, 1e300, -1.0})
        QCOMPARE(told(place), field + " is out of range");
    QCOMPARE(told(0.5), field + " is not a whole number");
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
