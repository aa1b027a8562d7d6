#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

// Each folder of engine, app and qml names only those before it.
class RoomsTest : public QObject {
    Q_OBJECT

private slots:
    void nameOnlyThoseBefore_data();
    void nameOnlyThoseBefore();
    void arrowsBackAreSeen();
};

static const QString top = QStringLiteral(SOURCE_DIR "/");

// Those in one line know nothing of each other.
static const QList<QStringList> order{
    {"engine/rules"},   {"engine/sight"}, {"engine/record"},
    {"engine/players"}, {"app/record"},   {"app/arena", "app/models", "app/storage"},
    {"app/table"},      {"app/shell"},    {"qml/words"},
    {"qml/parts"},      {"qml/table"},    {"qml/inspect", "qml/motion"},
    {"qml/pages"},
};

static qsizetype rank(const QString& room)
{
    const auto line = std::find_if(order.begin(), order.end(), [&](const QStringList& l) { return l.contains(room); });
    return line == order.end() ? -1 : line - order.begin();
}

static QString roomOf(const QString& path)
{
    return path.section('/', 0, 1);
}

static QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The room of each type that a page may name.
static QHash<QString, QString> typesOfPages()
{
    QHash<QString, QString> rooms;
    for (QDirIterator files(top + "qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        const QString path = files.next().mid(top.size());
        rooms[QFileInfo(path).completeBaseName()] = roomOf(path);
    }
    return rooms;
}

// What a source names that lies in a room, as "NAME in ROOM": headers that it includes, types of pages.
static QStringList namedBy(const QString& path, QString text)
{
    static const QRegularExpression include("#include \"((?:engine|app|qml)/[^\"]*)\"");
    static const QRegularExpression idle("\"(?:\\\\.|[^\"\\\\])*\"|//[^\n]*|/\\*.*?\\*/",
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression word("(?<![\\w.])[A-Z]\\w*");
    static const QHash<QString, QString> types = typesOfPages();
    QStringList names;
    if (!path.endsWith(".qml")) {
        for (auto match = include.globalMatch(text); match.hasNext();) {
            const QString header = match.next().captured(1);
            names << QFileInfo(header).fileName() + " in " + roomOf(header);
        }
        return names;
    }
    text.replace(idle, " ");
    for (auto match = word.globalMatch(text); match.hasNext();) {
        const QString type = match.next().captured();
        if (types.contains(type))
            names << type + " in " + types[type];
    }
    return names;
}

// What a source names that does not come before it.
static QStringList arrowsBack(const QString& path, const QString& text)
{
    QStringList arrows;
    const QString room = roomOf(path);
    for (const QString& name : namedBy(path, text)) {
        const QString other = name.section(" in ", 1);
        if (other != room && (rank(other) >= rank(room) || rank(other) < 0))
            arrows << QFileInfo(path).fileName() + " names " + name;
    }
    arrows.removeDuplicates();
    return arrows;
}

void RoomsTest::nameOnlyThoseBefore_data()
{
    QTest::addColumn<QString>("room");
    for (const char* house : {"engine", "app", "qml"}) {
        const QStringList rooms = QDir(top + house).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString& room : rooms)
            QTest::newRow(qPrintable(house + ('/' + room))) << house + ('/' + room);
    }
}

void RoomsTest::nameOnlyThoseBefore()
{
    QFETCH(QString, room);
    QVERIFY2(rank(room) >= 0, "A room that has no place in the order.");
    QStringList arrows;
    int files = 0;
    for (QDirIterator sources(top + room, {"*.h", "*.cpp", "*.qml"}, QDir::Files); sources.hasNext(); ++files) {
        const QString path = sources.next();
        arrows << arrowsBack(path.mid(top.size()), read(path));
    }
    QVERIFY(files > 0);
    QVERIFY2(arrows.isEmpty(), qPrintable(arrows.join("; ")));
}

void RoomsTest::arrowsBackAreSeen()
{
    QCOMPARE(arrowsBack("engine/sight/view.cpp", "#include \"engine/rules/play.h\"\n#include \"app/table/game.h\"\n"),
             QStringList("view.cpp names game.h in app/table"));
    QCOMPARE(arrowsBack("app/models/cue.h", "#include \"app/storage/storage.h\"\n#include \"engine/rules/event.h\"\n"),
             QStringList("cue.h names storage.h in app/storage"));
    QCOMPARE(arrowsBack("qml/parts/Panel.qml", "TableCard { text: Words.card } // TablePage\n Text { a: \"Seats\" }"),
             QStringList("Panel.qml names TableCard in qml/table"));
    QCOMPARE(arrowsBack("qml/motion/Token.qml", "Theme { a: Seats.b }\n /* TablePage */ Director {} BigCard {}"),
             QStringList("Token.qml names BigCard in qml/inspect"));
}

QTEST_GUILESS_MAIN(RoomsTest)
#include "tst_rooms.moc"
