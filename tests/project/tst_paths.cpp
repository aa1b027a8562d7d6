#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

// Every file and folder that a page of the project names is there.
class PathsTest : public QObject {
    Q_OBJECT

private slots:
    void areThere_data();
    void areThere();
    void missingOnesAreSeen();
};

static const QDir top(QStringLiteral(SOURCE_DIR));

// The folders that the project consists of.
static QStringList rooms()
{
    QStringList names = top.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names.removeAll("build");
    return names;
}

// Whether something has this path; *, … and NAME stand for any letters.
static bool isThere(const QDir& from, const QString& path)
{
    const QFileInfo file(from.filePath(QString(path).replace("NAME", "*").replace("…", "*")));
    if (!file.filePath().contains('*'))
        return file.exists();
    return !file.dir().entryList({file.fileName()}).isEmpty();
}

// What a page names that is not there: paths from the top, and where its links lead from its own folder.
static QStringList missingIn(const QString& text, const QDir& folder)
{
    static const QRegularExpression path("(?<![\\w./~-])(?:" + rooms().join('|') + ")/[\\w./*…-]*(?<!\\.)");
    static const QRegularExpression link("\\]\\((?!\\w+:|#)([^)#]+)");
    QStringList missing;
    for (auto match = path.globalMatch(text); match.hasNext();) {
        const QString named = match.next().captured();
        if (!isThere(top, named) && !isThere(folder, named))
            missing << named;
    }
    for (auto match = link.globalMatch(text); match.hasNext();) {
        const QString named = match.next().captured(1);
        if (!isThere(folder, named))
            missing << named;
    }
    return missing;
}

void PathsTest::areThere_data()
{
    QTest::addColumn<QString>("page");
    const QStringList folders = rooms() << ".";
    for (const QString& room : folders) {
        QDirIterator pages(top.filePath(room), {"*.md"}, QDir::Files,
                           room == "." ? QDirIterator::NoIteratorFlags : QDirIterator::Subdirectories);
        while (pages.hasNext()) {
            const QString page = pages.next();
            QTest::newRow(qPrintable(top.relativeFilePath(page))) << page;
        }
    }
}

void PathsTest::areThere()
{
    QFETCH(QString, page);
    QFile file(page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(missingIn(QString::fromUtf8(file.readAll()), QFileInfo(page).dir()), QStringList());
}

void PathsTest::missingOnesAreSeen()
{
    const QDir folder(top.filePath("app"));
    QCOMPARE(missingIn("`engine/nothing.cpp`, tests/tst_nothing_*, [a page](NOTHING.md)", folder),
             (QStringList{"engine/nothing.cpp", "tests/tst_nothing_*", "NOTHING.md"}));
    QCOMPARE(missingIn("`tests/project/tst_paths.cpp`, tests/app/tst_*, [a page](../README.md#set-up), "
                       "[far](https://example.org)",
                       folder),
             QStringList());
}

QTEST_GUILESS_MAIN(PathsTest)
#include "tst_paths.moc"
