#include "app/recordjson.h"
#include "app/storage.h"
#include "tests/disk.h"
#include "tests/home.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace oriflamme;

// The running game on the disk, and everything that may be wrong with a disk.
class TestStorage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingIsThereAtFirst();
    void theLastThreeVersionsAreKept();
    void savesEndInOrder();
    void aStorageThatGoesWaitsForItsSaves();
    void theNewestSoundVersionIsLoaded_data();
    void theNewestSoundVersionIsLoaded();
    void nothingSoundIsToldToo();
    void otherFilesAreLeftAlone();
    void whatAKillLeftIsSweptUp();
    void anyFolderWillDo_data();
    void anyFolderWillDo();
    void oneProgramWritesAtATime();
    void anEmptyLockIsNobodys();
    void whatALaterProgramSavedStays();
    void aFileInTheWay();
    void aFolderThatTakesNothing();
    void aFullDisk();

private:
    QString save(Storage& storage, const Record& record);

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_folder;
    std::vector<Record> m_records; // the same game at several moments
};

static bool write(const QString& path, const QByteArray& contents)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size() && file.flush();
}

static QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestStorage::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_folder = m_dir->filePath("game");
    m_records.clear();
    Random random(1);
    Record record = gameWith(0, {"human", "ai:novice"}, random);
    State state = start(record.setup);
    for (int moment = 0; moment < 6; ++moment) {
        m_records.push_back(record);
        const Decision decision = anyDecision(state, random);
        record.decisions.push_back({state.question.seat, decision});
        apply(state, decision);
    }
}

// Saves and waits: "saved", or the failure's code.
QString TestStorage::save(Storage& storage, const Record& record)
{
    QString end;
    QEventLoop loop;
    const QList<QMetaObject::Connection> connections{
        connect(&storage, &Storage::saved, &loop,
                [&] {
                    end += "saved";
                    loop.quit();
                }),
        connect(&storage, &Storage::failed, &loop, [&](const QString& code) {
            end += code;
            loop.quit();
        })};
    storage.save(record);
    if (storage.pending() != 1)
        return "not pending";
    loop.exec();
    return storage.pending() == 0 ? end : "still pending";
}

void TestStorage::nothingIsThereAtFirst()
{
    const Storage storage(m_folder);
    const Storage::Loaded loaded = storage.load();
    QVERIFY(!loaded.record);
    QCOMPARE(loaded.damaged, QString());
    QVERIFY(!QDir(m_folder).exists()); // made when something is to be written
}

void TestStorage::theLastThreeVersionsAreKept()
{
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        Storage storage(m_folder); // each time the program starts anew
        QCOMPARE(save(storage, m_records[i]), QString("saved"));
        const QStringList versions = versionsIn(m_folder);
        QCOMPARE(versions.size(), qMin(qsizetype(i) + 1, 3));
        for (qsizetype version = 0; version < versions.size(); ++version)
            QVERIFY(readRecord(versions[version]).record == m_records[i - std::size_t(version)]);
        QVERIFY(storage.load().record == m_records[i]);
    }
    QCOMPARE(QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 3);
}

void TestStorage::savesEndInOrder()
{
    Storage storage(m_folder);
    QSignalSpy saved(&storage, &Storage::saved);
    QList<int> left;
    connect(&storage, &Storage::saved, this, [&] { left.append(storage.pending()); });
    for (int round = 0; round < 20; ++round) {
        for (const Record& record : m_records)
            storage.save(record);
        QCOMPARE(storage.pending(), int(m_records.size()));
        while (storage.pending() > 0)
            QVERIFY(saved.wait());
        QCOMPARE(left, QList<int>({5, 4, 3, 2, 1, 0}));
        left.clear();
        QVERIFY(storage.load().record == m_records.back());
        QVERIFY(readRecord(versionsIn(m_folder).value(2)).record == m_records[3]);
    }
}

void TestStorage::aStorageThatGoesWaitsForItsSaves()
{
    {
        Storage storage(m_folder);
        for (const Record& record : m_records)
            storage.save(record);
    }
    QVERIFY(Storage(m_folder).load().record == m_records.back());
}

void TestStorage::theNewestSoundVersionIsLoaded_data()
{
    QTest::addColumn<int>("bad"); // how many of the three, from the newest
    QTest::addColumn<QString>("how");
    for (int bad = 1; bad <= 2; ++bad) {
        for (const char* how : {"empty", "cut", "noise", "a result too early", "a later version"})
            QTest::addRow("%d %s", bad, how) << bad << how;
    }
}

static QByteArray spoilt(const QByteArray& json, const QString& how)
{
    if (how == "empty")
        return {};
    if (how == "cut")
        return json.first(json.size() / 2);
    if (how == "noise")
        return QByteArray(2'000'000, '\xff');
    if (how == "a later version")
        return QByteArray(json).replace("\"version\":1", "\"version\":2");
    return json.chopped(2) + ",\"result\":{\"influence\":[1,1],\"winners\":[0,1]}}";
}

void TestStorage::theNewestSoundVersionIsLoaded()
{
    QFETCH(int, bad);
    QFETCH(QString, how);
    {
        Storage before(m_folder);
        for (const Record& record : m_records)
            QCOMPARE(save(before, record), QString("saved"));
    }
    const QStringList versions = versionsIn(m_folder);
    for (int i = 0; i < bad; ++i) {
        const QByteArray json = spoilt(contents(versions[i]), how);
        QVERIFY(json != contents(versions[i]));
        QVERIFY(write(versions[i], json));
    }
    Storage storage(m_folder);
    const Storage::Loaded loaded = storage.load();
    QVERIFY(loaded.record == m_records[m_records.size() - 1 - std::size_t(bad)]);
    QCOMPARE(loaded.damaged, QFileInfo(versions.first()).fileName());

    // The game goes on: what is saved next is the newest again, and nothing damaged is told any more.
    QCOMPARE(save(storage, m_records[1]), QString("saved"));
    const Storage::Loaded next = Storage(m_folder).load();
    QVERIFY(next.record == m_records[1]);
    QCOMPARE(next.damaged, QString());
}

void TestStorage::nothingSoundIsToldToo()
{
    QDir().mkpath(m_folder);
    for (const char* name : {"running-1.oriflamme", "running-2.oriflamme", "running-10.oriflamme"})
        QVERIFY(write(m_folder + '/' + name, "{"));
    Storage storage(m_folder);
    QVERIFY(!storage.load().record);
    QCOMPARE(storage.load().damaged, QString("running-10.oriflamme")); // the number decides, not the letters
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    QVERIFY(Storage(m_folder).load().record == m_records[0]);
}

void TestStorage::otherFilesAreLeftAlone()
{
    QDir().mkpath(m_folder + "/running-7.oriflamme"); // a folder of that name
    const QStringList names{"running-x.oriflamme", "running-.oriflamme", "mine.oriflamme", "running-1.txt"};
    for (const QString& name : names)
        QVERIFY(write(m_folder + '/' + name, "mine"));
    Storage storage(m_folder);
    QVERIFY(!storage.load().record);
    QCOMPARE(storage.load().damaged, QString());
    for (const Record& record : m_records)
        save(storage, record);
    QVERIFY(storage.load().record == m_records.back());
    for (const QString& name : names)
        QCOMPARE(contents(m_folder + '/' + name), QByteArray("mine"));
}

void TestStorage::whatAKillLeftIsSweptUp()
{
    QDir().mkpath(m_folder);
    const QString half = m_folder + "/running-4.oriflamme.aBcDeF";
    QVERIFY(write(half, "{\"format\":"));
    const Storage storage(m_folder);
    QVERIFY(!QFile::exists(half));
    QVERIFY(!storage.load().record);
}

void TestStorage::anyFolderWillDo_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Polish") << "Zażółć gęślą jaźń";
    QTest::newRow("Ukrainian") << "Щедрий вечір, їжаче";
    QTest::newRow("quotes") << "it's \"mine\" `really` $HOME %1 *";
    QTest::newRow("deep") << "a/b/c d/e";
    QTest::newRow("dots") << "..hidden/.oriflamme";
    QTest::newRow("emoji") << "🦌 🌳";
}

void TestStorage::anyFolderWillDo()
{
    QFETCH(QString, name);
    const QString folder = m_dir->filePath(name);
    Storage storage(folder);
    QCOMPARE(storage.folder(), folder);
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    QCOMPARE(save(storage, m_records[1]), QString("saved"));
    QCOMPARE(versionsIn(folder).size(), 2);
    QVERIFY(Storage(folder).load().record == m_records[1]);
}

void TestStorage::oneProgramWritesAtATime()
{
    const QString half = m_folder + "/running-1.oriflamme.aBcDeF";
    auto first = std::make_unique<Storage>(m_folder);
    QCOMPARE(save(*first, m_records[0]), QString("saved"));
    QVERIFY(write(half, "{\"format\":")); // the first one is writing
    Storage second(m_folder);
    QVERIFY(!first->isInUse() && second.isInUse());
    QVERIFY(QFile::exists(half));
    QCOMPARE(save(second, m_records[1]), QString("in-use"));
    QCOMPARE(save(*first, m_records[2]), QString("saved"));
    QVERIFY(second.load().record == m_records[2]);
    first.reset();
    QCOMPARE(save(second, m_records[1]), QString("saved"));
    QVERIFY(second.load().record == m_records[1]);
}

// A program that is killed while it takes the lock leaves one without its name.
void TestStorage::anEmptyLockIsNobodys()
{
    const QString lock = m_folder + "/.lock";
    QVERIFY(QDir().mkpath(m_folder) && write(lock, ""));
    const Storage first(m_folder);
    QVERIFY(!first.isInUse());
    QFile file(lock); // one that is held stays, though empty
    QVERIFY(file.resize(0));
    QVERIFY(Storage(m_folder).isInUse());
}

void TestStorage::whatALaterProgramSavedStays()
{
    QDir().mkpath(m_folder);
    const QString later = m_folder + "/running-1.oriflamme";
    QVERIFY(write(later, spoilt(toJson(m_records[0]), "a later version")));
    const QByteArray before = contents(later);
    Storage storage(m_folder);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(save(storage, m_records[1]), QString("saved"));
    QCOMPARE(contents(m_folder + "/games/running-1.oriflamme"), before);
    QCOMPARE(versionsIn(m_folder).size(), 3);
}

void TestStorage::aFileInTheWay()
{
    QVERIFY(write(m_folder, "no folder"));
    Storage storage(m_folder);
    QVERIFY(!storage.load().record);
    QCOMPARE(save(storage, m_records[0]), QString("read-only"));
    QCOMPARE(save(storage, m_records[1]), QString("read-only"));
    QCOMPARE(contents(m_folder), QByteArray("no folder"));

    QVERIFY(QFile::remove(m_folder)); // out of the way: the next save works
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
    QVERIFY(Storage(m_folder).load().record == m_records[2]);
}

void TestStorage::aFolderThatTakesNothing()
{
    QVERIFY(QDir().mkpath(m_folder));
    Disk disk(m_folder, "size=1m");
    if (!disk.isMounted())
        QSKIP("Only root can mount a read-only file system.");
    {
        Storage before(m_folder);
        QCOMPARE(save(before, m_records[0]), QString("saved"));
    }
    QVERIFY(disk.remount("ro"));
    Storage storage(m_folder);
    QVERIFY(!storage.isInUse());
    QCOMPARE(save(storage, m_records[1]), QString("read-only"));
    QVERIFY(Storage(m_folder).load().record == m_records[0]); // what was saved stays
    QVERIFY(disk.remount("rw"));
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
    QVERIFY(Storage(m_folder).load().record == m_records[2]);
}

void TestStorage::aFullDisk()
{
    QVERIFY(QDir().mkpath(m_folder));
    const Disk disk(m_folder, "size=256k");
    if (!disk.isMounted())
        QSKIP("Only root can mount a small disk to fill.");
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    QFile filler(m_folder + "/filler");
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) == 4096) {}
    QCOMPARE(save(storage, m_records[1]), QString("disk-full"));
    QVERIFY(Storage(m_folder).load().record == m_records[0]);
    QCOMPARE(Storage(m_folder).load().damaged, QString()); // nothing half written
    filler.remove();
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
    QVERIFY(Storage(m_folder).load().record == m_records[2]);
}

QTEST_GUILESS_MAIN(TestStorage)
#include "tst_storage.moc"
