#include "app/record/lessonjson.h"
#include "engine/sight/ruling.h"
#include "tests/support/positiontext.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace oriflamme;

// What shows the rules in the booklet: positions, the decisions that are played from there, and what comes of them.
class ExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void playsAsItIsTold_data();
    void playsAsItIsTold();
    void everyRulingHasOne();
};

static QStringList codes()
{
    QStringList list;
    for (const QString& file : QDir(":/examples").entryList({"*.json"}))
        list += file.chopped(5);
    return list;
}

static QString outcomeOf(const Board& board)
{
    return QString::fromStdString(positionText(board) + " / " + influenceText(board));
}

void ExamplesTest::playsAsItIsTold_data()
{
    QTest::addColumn<QString>("code");
    for (const QString& code : codes())
        QTest::addRow("%s", qPrintable(code)) << code;
}

// The record is replayed as it is read, its result too: who is asked, and whether, is held to the rules as well.
void ExamplesTest::playsAsItIsTold()
{
    QFETCH(QString, code);
    QFile file(":/examples/" + code + ".json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray json = file.readAll();
    const LessonReading reading = lessonFrom(json);
    QCOMPARE(reading.fault, QString());
    const Record& record = reading.lesson->record;
    QVERIFY(reading.lesson->steps.empty());

    const std::size_t from = reading.lesson->from;
    QVERIFY(from < record.decisions.size() && record.decisions.size() <= from + 3);
    const Board shown = replay(pastOf(record, from)).state;
    QCOMPARE(shown.phase, Phase::Resolution);
    QVERIFY(shown.queue.stacks >= 2 && shown.queue.stacks <= 6);
    QCOMPARE(outcomeOf(replay(record).state), QJsonDocument::fromJson(json)["outcome"].toString());
}

// Every rule that has an example is one, and every ruling has one but those that no position can show.
void ExamplesTest::everyRulingHasOne()
{
    static const QStringList without = {"R2"}; // there is no end of the supply to come to
    QStringList lacking = codes();
    for (int rule = 0; rule < ruleCount; ++rule) {
        const QString code = QString::fromUtf8(name(Rule(rule)));
        const bool has = lacking.removeOne(code);
        if (Rule(rule) >= Rule::R1)
            QVERIFY2(has != without.contains(code), qPrintable(code));
    }
    QCOMPARE(lacking, QStringList());
}

QTEST_GUILESS_MAIN(ExamplesTest)
#include "tst_examples.moc"
