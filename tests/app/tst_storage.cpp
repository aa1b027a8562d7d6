#include "app/record/recordjson.h"
#include "app/storage/storage.h"
#include "tests/support/disk.h"
#include "tests/support/home.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <cerrno>

#ifdef Q_OS_LINUX
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace oriflamme;

static int syncError = 0;                // what the disk answers when it is to take what was written, 0: it does
static std::function<void()> whenSynced; // called first

#ifdef Q_OS_LINUX
// In place of the system's.
extern "C" int fsync(int file)
{
    if (whenSynced)
        whenSynced();
    errno = syncError;
    return syncError != 0 ? -1 : int(syscall(SYS_fsync, file));
}
#endif

// The running game on the disk, and everything that may be wrong with a disk.
class TestStorage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsThereAtFirst();
    void theLastThreeVersionsAreKept();
    void savesEndInOrder();
    void aStorageThatGoesWaitsForItsSaves();
    void theNewestSoundVersionIsLoaded_data();
    void theNewestSoundVersionIsLoaded();
    void mostSoundDecisionsAreLoaded_data();
    void mostSoundDecisionsAreLoaded();
    void aTakenBackMoveStaysSo();
    void damagedVersionsAreKept();
    void nothingSoundIsToldToo();
    void otherFilesAreLeftAlone();
    void whatAKillLeftIsSweptUp();
    void anyFolderWillDo_data();
    void anyFolderWillDo();
    void oneProgramWritesAtATime();
    void whoComesInLaterSeesWhatLiesThere();
    void whoComesInLaterKeepsWhatLiesThere();
    void aBeginningIsNotKeptTwice();
    void aLostLockWritesNothing();
    void aFolderThatComesBackIsOurs();
    void aLockFromElsewhere();
    void anEmptyLockIsNobodys();
    void whatALaterProgramSavedStays();
    void aFileInTheWay();
    void aFolderThatTakesNothing();
    void aFullDisk();
    void aDiskThatFails();
    void whatIsWrittenIsOnTheDisk();
    void aFolderOfOthers();
    void namesThatNoDiskTakes();
    void owedGamesAreWrittenLater();
    void aCopyElsewhereLosesNothing();

private:
    QString save(Storage& storage, const Record& record);
    QStringList kept() const;
    Record other();

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

void TestStorage::cleanup()
{
    syncError = 0;
    whenSynced = nullptr;
}

// The kept games' paths.
QStringList TestStorage::kept() const
{
    QStringList paths;
    for (const QFileInfo& file : QDir(m_folder + "/games").entryInfoList(QDir::Files))
        paths.append(file.filePath());
    return paths;
}

// Another game, half played.
Record TestStorage::other()
{
    return gameUntil(0, {"human", "ai:novice"}, [](const State& state) { return state.round == 3; });
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
    const bool part = how == "a result too early"; // all decisions are sound
    QVERIFY(loaded.record == m_records[m_records.size() - 1 - std::size_t(part ? 0 : bad)]);
    QCOMPARE(loaded.part, part);
    QCOMPARE(loaded.damaged, QFileInfo(versions.first()).fileName());

    // The game goes on: what is saved next is the newest again, and nothing damaged is told any more.
    QCOMPARE(save(storage, m_records[1]), QString("saved"));
    const Storage::Loaded next = Storage(m_folder).load();
    QVERIFY(next.record == m_records[1]);
    QCOMPARE(next.damaged, QString());
}

void TestStorage::mostSoundDecisionsAreLoaded_data()
{
    QTest::addColumn<QList<int>>("sound"); // decisions of the versions, newest first; those below 0: damaged after them
    QTest::addColumn<int>("best");
    QTest::newRow("the newest in part") << QList<int>{-5, 4, 3} << 5;
    QTest::newRow("the one before") << QList<int>{-2, 4, 3} << 4;
    QTest::newRow("the one before in part") << QList<int>{-1, -4, 2} << 4;
    QTest::newRow("the oldest") << QList<int>{-1, -2, 3} << 3;
    QTest::newRow("all in part") << QList<int>{-1, -2, -4} << 4;
}

// A version with so many sound decisions, then one that has no meaning.
static QByteArray damagedAfter(const Record& record, int decisions)
{
    Record longer = pastOf(record, std::size_t(decisions));
    longer.decisions.push_back(record.decisions[std::size_t(decisions)]);
    longer.decisions.back().seat = Seat(1 - longer.decisions.back().seat);
    return toJson(longer);
}

void TestStorage::mostSoundDecisionsAreLoaded()
{
    QFETCH(QList<int>, sound);
    QFETCH(int, best);
    const Record whole = other();
    QDir().mkpath(m_folder);
    QVERIFY(write(m_folder + "/running-1.oriflamme", toJson(m_records.back()))); // another game
    for (int i = 0; i < sound.size(); ++i) {
        const QByteArray json =
            sound[i] < 0 ? damagedAfter(whole, -sound[i]) : toJson(pastOf(whole, std::size_t(sound[i])));
        QVERIFY(write(m_folder + QString("/running-%1.oriflamme").arg(9 - i), json));
    }
    const Storage::Loaded loaded = Storage(m_folder).load();
    QVERIFY(loaded.record == pastOf(whole, std::size_t(best)));
    QCOMPARE(loaded.part, sound.contains(-best));
    QCOMPARE(loaded.damaged, QString("running-9.oriflamme"));
}

void TestStorage::aTakenBackMoveStaysSo()
{
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[3]), QString("saved"));
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
    QVERIFY(storage.load().record == m_records[2]);
}

void TestStorage::damagedVersionsAreKept()
{
    QDir().mkpath(m_folder);
    const QByteArray damaged = damagedAfter(other(), 4);
    QVERIFY(write(m_folder + "/running-1.oriflamme", toJson(m_records[0])));
    QVERIFY(write(m_folder + "/running-2.oriflamme", toJson(m_records[1])));
    QVERIFY(write(m_folder + "/running-3.oriflamme", damaged));
    QDir().mkpath(m_folder + "/games");
    QVERIFY(write(m_folder + "/games/running-3.oriflamme", "older")); // stays as well
    Storage storage(m_folder);
    QCOMPARE(contents(m_folder + "/running-3.oriflamme"), damaged); // until something is written
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
    QCOMPARE(contents(m_folder + "/games/running-3 (2).oriflamme"), damaged);
    QCOMPARE(contents(m_folder + "/games/running-3.oriflamme"), QByteArray("older"));
    QCOMPARE(versionsIn(m_folder).size(), 3); // no sound one had to go for it
    QVERIFY(readRecord(versionsIn(m_folder).last()).record == m_records[0]);
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
#ifndef Q_OS_WIN // takes no such names
    QTest::newRow("quotes") << "it's \"mine\" `really` $HOME %1 *";
#endif
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

void TestStorage::whoComesInLaterSeesWhatLiesThere()
{
    auto first = std::make_unique<Storage>(m_folder);
    QCOMPARE(save(*first, m_records[0]), QString("saved"));
    Storage second(m_folder);
    QSignalSpy entered(&second, &Storage::entered);
    QVERIFY(second.isInUse());
    QVERIFY(!second.enter()); // not yet
    const Record newer = other();
    QCOMPARE(save(*first, newer), QString("saved"));
    first.reset();
    QVERIFY(entered.wait()); // by itself
    QVERIFY(entered[0][0].value<Storage::Loaded>().record == newer);
    QCOMPARE(save(second, newer), QString("saved"));
    QVERIFY(kept().isEmpty());
    QVERIFY(!second.enter()); // it is in
}

void TestStorage::whoComesInLaterKeepsWhatLiesThere()
{
    auto first = std::make_unique<Storage>(m_folder);
    QCOMPARE(save(*first, m_records[0]), QString("saved"));
    Storage second(m_folder);
    QSignalSpy displaced(&second, &Storage::displaced);
    QCOMPARE(save(second, m_records[1]), QString("in-use"));
    const Record newer = other();
    QCOMPARE(save(*first, newer), QString("saved"));
    first.reset();
    QVERIFY(!second.enter()); // it has decisions of its own
    QTRY_VERIFY(second.load().record == m_records[1]);
    QTRY_COMPARE(second.pending(), 0);
    QCOMPARE(displaced.size(), 1);
    QCOMPARE(kept(), QStringList(displaced[0][0].toString()));
    QVERIFY(readRecord(kept().first()).record == newer);
    for (int i = 2; i < 6; ++i)
        QCOMPARE(save(second, m_records[std::size_t(i)]), QString("saved"));
    QCOMPARE(kept().size(), 1);
}

void TestStorage::aBeginningIsNotKeptTwice()
{
    auto first = std::make_unique<Storage>(m_folder);
    QCOMPARE(save(*first, m_records[0]), QString("saved"));
    Storage second(m_folder);
    QSignalSpy displaced(&second, &Storage::displaced);
    QCOMPARE(save(*first, m_records[2]), QString("saved"));
    first.reset();
    QCOMPARE(save(second, m_records[3]), QString("saved"));
    QVERIFY(kept().isEmpty() && displaced.isEmpty());

    // Nor is one that lies among the kept games already.
    const Record newer = other();
    auto third = std::make_unique<Storage>(m_folder);
    {
        Storage ended(m_folder);
        QVERIFY(ended.isInUse());
    }
    QCOMPARE(save(*third, m_records[4]), QString("in-use"));
    QSignalSpy keeps(&second, &Storage::kept);
    second.keep(newer);
    QVERIFY(keeps.wait());
    QCOMPARE(save(second, newer), QString("saved"));
#ifndef Q_OS_WIN                                 // where nobody can remove a lock that is held
    QVERIFY(QFile::remove(m_folder + "/.lock")); // as if it had ended
    QCOMPARE(save(*third, m_records[4]), QString("saved"));
    QCOMPARE(kept().size(), 1);
#endif
}

// The lock of a program on another machine.
static QByteArray lockOf(const QByteArray& host)
{
    return "4711\noriflamme\n" + host + "\nanother-machine\nanother-boot\n";
}

void TestStorage::aLostLockWritesNothing()
{
#ifdef Q_OS_WIN
    QSKIP("Nobody can remove a lock there that is held.");
#endif
    const QString lock = m_folder + "/.lock";
    const Record newer = other();
    {
        Storage storage(m_folder);
        QSignalSpy displaced(&storage, &Storage::displaced);
        QCOMPARE(save(storage, m_records[0]), QString("saved"));
        QVERIFY(QFile::remove(lock) && write(lock, lockOf("attic")));
        const QStringList before = versionsIn(m_folder);
        QCOMPARE(save(storage, m_records[1]), QString("in-use-elsewhere"));
        QCOMPARE(versionsIn(m_folder), before);
        const QVariantMap facts = storage.facts("in-use-elsewhere");
        QCOMPARE(facts["host"], QVariant("attic"));
        QCOMPARE(facts["since"].toDateTime(), QFileInfo(lock).lastModified());
        QVERIFY(storage.isLosing());

        // That one writes and ends.
        QVERIFY(write(m_folder + "/running-7.oriflamme", toJson(newer)) && QFile::remove(lock));
        QCOMPARE(save(storage, m_records[2]), QString("saved"));
        QVERIFY(!storage.isLosing());
        QCOMPARE(displaced.size(), 1);
        QVERIFY(readRecord(kept().value(0)).record == newer);
        QVERIFY(QFile::remove(lock) && write(lock, lockOf("attic")));
    }
    QCOMPARE(contents(lock), lockOf("attic")); // who goes leaves another's lock alone
}

// As when a disk or a network is gone for a while.
void TestStorage::aFolderThatComesBackIsOurs()
{
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    QVERIFY(QDir().rename(m_folder, m_folder + ".away") && write(m_folder, "in the way"));
    QCOMPARE(save(storage, m_records[1]), QString("folder-missing"));
    QVERIFY(QFile::remove(m_folder) && QDir().rename(m_folder + ".away", m_folder));
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
    QVERIFY(storage.load().record == m_records[2]);
    QVERIFY(Storage(m_folder).isInUse());
}

void TestStorage::aLockFromElsewhere()
{
    const QString lock = m_folder + "/.lock";
    QVERIFY(QDir().mkpath(m_folder) && write(lock, lockOf("attic")));
    QVERIFY(write(m_folder + "/running-1.oriflamme", toJson(m_records[0])));
    Storage storage(m_folder);
    QVERIFY(storage.isInUse());
    const FolderLock::Holder holder = storage.holder().value();
    QVERIFY(holder.elsewhere);
    QCOMPARE(holder.host, QString("attic"));
    QVERIFY(!storage.enter());
    QCOMPARE(save(storage, m_records[1]), QString("in-use-elsewhere"));

    QVERIFY(write(lock, lockOf("cellar"))); // another one has come meanwhile: nobody agreed to that
    storage.takeOver(holder);
    QCOMPARE(contents(lock), lockOf("cellar"));
    QSignalSpy saved(&storage, &Storage::saved);
    storage.takeOver(storage.holder().value());
    QVERIFY(saved.wait()); // what it had not been able to save
    QVERIFY(storage.load().record == m_records[1]);
    QVERIFY(!storage.holder()->elsewhere);
    QVERIFY(Storage(m_folder).isInUse());
}

// A program that is killed while it takes the lock leaves one without its name.
void TestStorage::anEmptyLockIsNobodys()
{
    const QString lock = m_folder + "/.lock";
    // One that a sandbox gave the same number, or whose disk went down, left no better one.
    const QByteArray mine = QByteArray::number(QCoreApplication::applicationPid()) + "\ntst_storage\n\n\n\n";
    for (const QByteArray& text : {QByteArray(64, '\0'), mine}) {
        QVERIFY(QDir().mkpath(m_folder) && write(lock, text));
        QVERIFY(!Storage(m_folder).isInUse());
    }
    QVERIFY(write(lock, ""));
    const Storage first(m_folder);
    QVERIFY(!first.isInUse());
#ifndef Q_OS_WIN      // where nobody can empty a lock that is held
    QFile file(lock); // one that is held stays, though empty
    QVERIFY(file.resize(0));
    QVERIFY(Storage(m_folder).isInUse());
#endif
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
    QCOMPARE(save(storage, m_records[0]), QString("folder-missing"));
    QCOMPARE(save(storage, m_records[1]), QString("folder-missing"));
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

void TestStorage::aDiskThatFails()
{
#ifdef Q_OS_LINUX
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    const QStringList before = versionsIn(m_folder);
    syncError = EIO;
    for (int i = 1; i < 6; ++i)
        QCOMPARE(save(storage, m_records[std::size_t(i)]), QString("disk-error"));
    QCOMPARE(versionsIn(m_folder), before); // the last that surely is on the disk
    QCOMPARE(QDir(m_folder).entryList(QDir::Files), QStringList(QFileInfo(before.first()).fileName()));
    syncError = ENOSPC; // found out late
    QCOMPARE(save(storage, m_records[1]), QString("disk-full"));
    syncError = EINVAL; // nothing that could take it
    QCOMPARE(save(storage, m_records[1]), QString("saved"));
    syncError = 0;
    QCOMPARE(save(storage, m_records[2]), QString("saved"));
#else
    QSKIP("Here no test can stand in for the disk.");
#endif
}

void TestStorage::whatIsWrittenIsOnTheDisk()
{
#ifdef Q_OS_LINUX
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    QList<qsizetype> versions; // there when the disk is asked
    whenSynced = [&] { versions.append(versionsIn(m_folder).size()); };
    QCOMPARE(save(storage, m_records[1]), QString("saved"));
    QVERIFY(!versions.isEmpty());
    QCOMPARE(versions.first(), 1);
#else
    QSKIP("Here no test can stand in for the disk.");
#endif
}

void TestStorage::aFolderOfOthers()
{
#ifdef Q_OS_LINUX
    if (geteuid() != 0)
        QSKIP("Only root can become somebody else.");
    QVERIFY(QDir().mkpath(m_folder));
    QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x7755)));
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[0]), QString("saved"));
    QSignalSpy refused(&storage, &Storage::refused);
    QCOMPARE(setresuid(65534, 65534, 0), 0);
    const QString code = save(storage, m_records[1]);
    const QString fresh = save(*std::make_unique<Storage>(m_folder + "/new"), m_records[1]);
    storage.copy(m_records[1], m_folder + "/copy.oriflamme");
    const bool told = refused.wait();
    QCOMPARE(setresuid(0, 0, 0), 0);
    QCOMPARE(code, QString("no-right"));
    QCOMPARE(fresh, QString("no-right"));
    QVERIFY(told);
    QCOMPARE(refused[0][1].toString(), QString("no-right"));
#else
    QSKIP("Here no test can become somebody else.");
#endif
}

void TestStorage::namesThatNoDiskTakes()
{
    QVERIFY(QDir().mkpath(m_folder));
    Storage storage(m_folder);
    QSignalSpy refused(&storage, &Storage::refused);
    const auto copy = [&](const QString& path) {
        refused.clear();
        storage.copy(m_records[0], path);
        return refused.wait() ? refused[0][1].toString() : "written";
    };
    QCOMPARE(copy(m_folder + '/' + QString(300, 'x')), QString("bad-name"));
#ifdef Q_OS_WIN // what comes behind a colon would be written where nobody finds it
    for (const QString name : {"game: one", "mine?", "a \"game\"", "con.oriflamme", "LPT1"})
        QCOMPARE(copy(m_folder + '/' + name), QString("bad-name"));
    QCOMPARE(copy(m_folder + "/console"), QString("written"));
#endif
    QCOMPARE(copy(m_folder + "/no/such.oriflamme"), QString("folder-missing"));
    QVERIFY(QDir().mkpath(m_folder + "/folder.oriflamme"));
    QCOMPARE(copy(m_folder + "/folder.oriflamme"), QString("taken"));
}

// What could not be written is tried again when it is asked for, and with the next save.
void TestStorage::owedGamesAreWrittenLater()
{
    QVERIFY(write(m_folder, "in the way"));
    Storage storage(m_folder);
    QSignalSpy kept(&storage, &Storage::kept);
    QVERIFY(!storage.isLosing());
    QCOMPARE(save(storage, m_records[0]), QString("folder-missing"));
    QVERIFY(!storage.isLosing()); // nothing was decided
    QCOMPARE(save(storage, m_records[1]), QString("folder-missing"));
    const Record given = other();
    storage.keep(given);
    QVERIFY(storage.isLosing());
    QCOMPARE(storage.saveOwed(), QString("folder-missing"));
    QVERIFY(QFile::remove(m_folder));
    QCOMPARE(storage.saveOwed(), QString());
    QVERIFY(!storage.isLosing());
    QVERIFY(storage.load().record == m_records[1]);
    QTRY_COMPARE(kept.size(), 1);
    QVERIFY(readRecord(kept[0][0].toString()).record == given);
}

void TestStorage::aCopyElsewhereLosesNothing()
{
    QVERIFY(write(m_folder, "in the way"));
    Storage storage(m_folder);
    QCOMPARE(save(storage, m_records[2]), QString("folder-missing"));
    QSignalSpy copied(&storage, &Storage::copied);
    storage.copy(m_records[1], m_dir->filePath("earlier.oriflamme"));
    QVERIFY(copied.wait());
    QVERIFY(storage.isLosing());
    storage.copy(m_records[2], m_dir->filePath("copy.oriflamme"));
    QVERIFY(copied.wait());
    QVERIFY(!storage.isLosing());
}

QTEST_GUILESS_MAIN(TestStorage)
#include "tst_storage.moc"
