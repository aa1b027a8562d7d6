#include "app/shell/deciding.h"
#include "app/shell/input.h"
#include "app/storage/looks.h"
#include "app/storage/settings.h"
#include "app/table/game.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

// What the pages read has small owners, and each of these few readers: the parts are given what they show. Values, such
// as a row of a model, are handed on whole and no owners.
class OwnersTest : public QObject {
    Q_OBJECT

private slots:
    void areSmall_data();
    void areSmall();
    void haveFewReaders();
    void areNotHandedOn();
    void readersAreSeen();
};

static constexpr int mostProperties = 16; // of a type
static constexpr int mostReaders = 15;    // of all three

void OwnersTest::areSmall_data()
{
    QTest::addColumn<const QMetaObject*>("type");
    for (const QMetaObject* type :
         {&Game::staticMetaObject, &Stage::staticMetaObject, &HotSeat::staticMetaObject, &BoardFacts::staticMetaObject,
          &AskedFacts::staticMetaObject, &Choice::staticMetaObject, &Previews::staticMetaObject,
          &Adviser::staticMetaObject, &GameLog::staticMetaObject, &Playback::staticMetaObject, &Files::staticMetaObject,
          &Saving::staticMetaObject, &Settings::staticMetaObject, &Looks::staticMetaObject, &Deciding::staticMetaObject,
          &Input::staticMetaObject})
        QTest::newRow(type->className()) << type;
}

void OwnersTest::areSmall()
{
    QFETCH(const QMetaObject*, type);
    QStringList names;
    for (int i = type->propertyOffset(); i < type->propertyCount(); ++i)
        names << type->property(i).name();
    QVERIFY2(!names.isEmpty() && names.size() <= mostProperties,
             qPrintable(QString("%1: %2").arg(names.size()).arg(names.join(", "))));
}

// A page's text without what is only said there: comments and words.
static QString codeOf(QString text)
{
    static const QRegularExpression said("\"(?:[^\"\\\\\n]|\\\\.)*\"|//[^\n]*");
    return text.remove(said);
}

static bool reads(const QString& text)
{
    static const QRegularExpression owner("\\b(?:Game|Stage|HotSeat)\\b");
    return codeOf(text).contains(owner);
}

// Gives an owner whole to somebody who would read it under another name; to hear its signals is no reading.
static bool handsOn(const QString& text)
{
    static const QRegularExpression whole("\\b(?!target)\\w+\\s*[:=]\\s*(?:Game|Stage|HotSeat)\\s*[;,})\n]"
                                          "|[(,]\\s*(?:Game|Stage|HotSeat)\\s*[,)]");
    return codeOf(text).contains(whole);
}

// The files of qml/ of which that is so.
static QStringList filesThat(bool (*is)(const QString& text))
{
    QStringList files;
    const QDir folder(QStringLiteral(SOURCE_DIR "/qml"));
    QDirIterator each(folder.path(), {"*.qml", "*.js"}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly) && is(QString::fromUtf8(file.readAll())))
            files << folder.relativeFilePath(file.fileName());
    }
    files.sort();
    return files;
}

void OwnersTest::haveFewReaders()
{
    const QStringList readers = filesThat(reads);
    QVERIFY(readers.contains("Main.qml"));
    QVERIFY2(readers.size() <= mostReaders,
             qPrintable(QString("%1 files read one: %2").arg(readers.size()).arg(readers.join(", "))));
}

void OwnersTest::areNotHandedOn()
{
    QCOMPARE(filesThat(handsOn), QStringList());
}

void OwnersTest::readersAreSeen()
{
    QVERIFY(reads("visible: Game.canUndo") && reads("target: Stage\n") && reads("a: [HotSeat.viewer]"));
    QVERIFY(!reads("// as Game.start() takes it\ntext: \"Game over.\"\nGameDraft {}\nOwnStage {}"));
    QVERIFY(handsOn("table: Stage\n") && handsOn("const seat = HotSeat;") && handsOn("show(Stage)"));
    QVERIFY(!handsOn("target: Stage\n") && !handsOn("board: Stage.board\n"));
}

QTEST_APPLESS_MAIN(OwnersTest)
#include "tst_owners.moc"
