#include "app/record/recordjson.h"
#include "app/shell/language.h"
#include "app/table/game.h"
#include "tests/support/badfiles.h"
#include "tests/support/disk.h"
#include "tests/support/home.h"
#include "tests/support/playing.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

Q_IMPORT_QML_PLUGIN(OriflammePlugin)

using namespace oriflamme;

// Games in files: what opens, what is said of what does not, where games are saved and kept; and that the running game
// is as it was through all of it.
class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void badFilesAreTold_data();
    void badFilesAreTold();
    void gamesOpenUpToAFault_data();
    void gamesOpenUpToAFault();
    void faultsAreNamed();
    void pastAFaultNothingIsShown();
    void aFaultIsToldUntilItIsDismissed();
    void faultyFilesStayAsTheyAre();
    void eachIsSaidInEveryLanguage_data();
    void eachIsSaidInEveryLanguage();
    void whatIsNoFileIsTold();
    void withoutAGameNothingIsUnharmed();
    void goodFilesOpenAsReplays_data();
    void goodFilesOpenAsReplays();
    void openingTwiceAndAnother();
    void changedWhileOpen();
    void goneOnesAreSaidToBeGone();
    void tenAreRecent();
    void savedGamesComeBack_data();
    void savedGamesComeBack();
    void replaysAreSavedToo();
    void whatIsThereIsTold();
    void whatTakesNothingIsTold();
    void typedPaths();
    void finishedGamesAreKept();
    void replacedGamesAreKept();
    void keptNamesAreSafe_data();
    void keptNamesAreSafe();

private:
    QString lay(const QString& name, const QByteArray& contents);

    std::unique_ptr<Home> m_home;
    QString m_folder; // with letters of all kinds
};

static QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static const QByteArray& good()
{
    static const QByteArray good = contents(RECORDS "/08-mixed-4-current-ltr.oriflamme");
    return good;
}

static QUrl url(const QString& path)
{
    return QUrl::fromLocalFile(path);
}

static QString codeOf(const RecordError::Code code)
{
    static const QStringList codes{"", "unreadable", "not-a-game", "damaged", "newer", "too-big", "impossible"};
    return codes[code];
}

// The running game on the disk and on the table.
struct Running {
    QList<QByteArray> files;
    Record record;
    bool operator==(const Running&) const = default;
};

static Running runningIn(const Home& home, Game& game)
{
    Running running{{}, game.table().record()};
    for (const QString& version : home.versions())
        running.files.append(contents(version));
    return running;
}

// Begins a game and plays it up to a question to the person.
static bool begin(Game& game, int decisions = 6)
{
    game.stage().setInstant(true);
    game.start(setupWith({"human", "ai:random", "ai:random"}));
    return playOn(game, decisions).isEmpty() && QTest::qWaitFor([&] { return game.hotSeat().isMyTurn(); });
}

static QStringList recentNames(Game& game)
{
    QStringList names;
    for (const QVariant& one : game.files()->recent())
        names.append(one.toMap()["name"].toString());
    return names;
}

static QStringList keptIn(const Home& home)
{
    QStringList paths;
    for (const QFileInfo& file : QDir(home.folder() + "/games").entryInfoList(QDir::Files, QDir::Name))
        paths.append(file.filePath());
    return paths;
}

// Saves and waits; the notice's code.
static QString save(Game& game, const QUrl& file)
{
    game.dismissNotice();
    game.saveAs(file);
    return QTest::qWaitFor([&] { return !game.notice().isEmpty(); }) ? game.notice()["code"].toString() : "nothing";
}

void TestFiles::init()
{
    m_home = std::make_unique<Home>();
#ifdef Q_OS_WIN // takes no such quotes
    m_folder = m_home->path() + "/Zażółć gęślą 'jaźń' Їжак 100% #1 & $HOME";
#else
    m_folder = m_home->path() + "/Zażółć gęślą 'jaźń' \"Їжак\" 100% #1 & $HOME";
#endif
    QVERIFY(QDir().mkpath(m_folder));
}

void TestFiles::cleanup()
{
    m_home.reset();
}

QString TestFiles::lay(const QString& name, const QByteArray& contents)
{
    QString path = m_folder + '/' + name;
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size() ? path : QString();
}

// Whether the set-up of a bad file is sound and its fault a decision or the result.
static bool hasSoundSetUp(const BadFile& bad)
{
    return bad.decision >= 0 || recordFrom(bad.file).error.where.startsWith("result");
}

void TestFiles::badFilesAreTold_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    for (const BadFile& bad : badFiles(good())) {
        if (!hasSoundSetUp(bad))
            QTest::newRow(qPrintable(bad.what)) << bad.file << codeOf(bad.code);
    }
}

void TestFiles::badFilesAreTold()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    const QString path = lay("Щедрий вечір.oriflamme", file);
    Game game;
    QVERIFY(begin(game, 3));
    const Running before = runningIn(*m_home, game);
    game.files()->open(url(path));
    const QVariantMap notice = game.notice();
    QCOMPARE(notice["code"], QVariant(code));
    QCOMPARE(notice["file"], QVariant("Щедрий вечір.oriflamme"));
    QCOMPARE(notice["folder"], QVariant(QDir::toNativeSeparators(m_folder)));
    QCOMPARE(notice["unharmed"], QVariant(true));

    QVERIFY(!game.playback()->isOpen() && game.hotSeat().isMyTurn());
    QVERIFY(runningIn(*m_home, game) == before);
    QCOMPARE(contents(path), file);
    QCOMPARE(game.files()->recent(), QVariantList());
}

void TestFiles::gamesOpenUpToAFault_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("decision");
    for (const BadFile& bad : badFiles(good())) {
        if (hasSoundSetUp(bad))
            QTest::newRow(qPrintable(bad.what)) << bad.file << codeOf(bad.code) << bad.decision;
    }
}

// What is before the fault opens as the same file would that ends there; the decision that ends a game is in none.
void TestFiles::gamesOpenUpToAFault()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    QFETCH(int, decision);
    const QString path = lay("Щедрий вечір.oriflamme", file);
    Game game;
    QVERIFY(begin(game, 3));
    const Running before = runningIn(*m_home, game);
    game.files()->open(url(path));
    const Record whole = *recordFrom(good()).record;
    const Record part = pastOf(whole, std::size_t(decision >= 0 ? std::min(decision, 59) : 59));
    Playback& playback = *game.playback();
    QVERIFY(playback.isOpen() && !game.table().isOpen());
    QCOMPARE(playback.file(), QString("Щедрий вечір.oriflamme"));
    QVERIFY(playback.record() == part);
    QVERIFY(!playback.isFinished() && playback.canPlayOn());
    QCOMPARE(playback.position(), playback.length());
    QCOMPARE(recentNames(game), QStringList{"Щедрий вечір"});

    const QVariantMap notice = game.notice();
    QCOMPARE(notice["code"], QVariant(code));
    QCOMPARE(notice["file"], QVariant("Щедрий вечір.oriflamme"));
    QCOMPARE(notice["folder"], QVariant(QDir::toNativeSeparators(m_folder)));
    QCOMPARE(notice["decision"], QVariant(decision));

    QCOMPARE(save(game, url(m_folder + "/copy.oriflamme")), QString("saved"));
    QVERIFY(readRecord(m_folder + "/copy.oriflamme").record == part);
    QCOMPARE(contents(path), file);
    game.leave();
    game.resume();
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    QVERIFY(runningIn(*m_home, game) == before);
}

// By what is wrong, the number that the companion gives it, when in the game it is and whose decision it would have
// been.
void TestFiles::faultsAreNamed()
{
    const auto named = [&](const QByteArray& file) {
        Game game;
        game.files()->open(url(lay("bad.oriflamme", file)));
        const QVariantMap notice = game.notice();
        return QString("%1, decision %2, round %3, %4, %5")
            .arg(notice["wrong"].toString(), notice["decision"].toString(), notice["round"].toString(),
                 notice["phase"].toString(), notice["seat"].toString());
    };
    const auto bad = [&](const char* path, const char* value) { return named(with(good(), path, json(value))); };
    QCOMPARE(bad("decisions/0/at", R"("right")"), QString("illegal-decision, decision 0, round 1, placement, Ada"));
    QCOMPARE(bad("decisions/6/target", "1"), QString("illegal-decision, decision 6, round 1, resolution, Bruno"));
    QCOMPARE(bad("decisions/5/seat", "2"), QString("wrong-seat, decision 5, round 1, resolution, Bruno"));
    QCOMPARE(bad("decisions/5/seat", "4"), QString("damaged, decision 5, round 1, resolution, Bruno"));
    QCOMPARE(bad("decisions/11/at", R"("up")"), QString("damaged, decision 11, round 2, placement, Ada"));
    QCOMPARE(bad("decisions/60", R"({"seat": 3, "keep": true})"),
             QString("surplus-decision, decision 60, round 6, over, "));
    QCOMPARE(bad("decisions/60", "1"), QString("damaged, decision 60, round 6, over, "));
    QCOMPARE(named(without(good(), "result")), QString("result-missing, decision -1, round 6, over, "));
    QCOMPARE(bad("result/winners/0", "1"), QString("false-result, decision -1, round 6, over, "));
    QCOMPARE(bad("result/winners/0", "0.5"), QString("damaged, decision -1, round 6, over, "));
    QVERIFY(named(without(good(), "decisions/59"))
                .startsWith("result-of-unfinished-game, decision -1, round 6, resolution, "));
}

// A game that is over lays all cards open; with a false result it is looked back at as an unfinished one, all the way.
void TestFiles::pastAFaultNothingIsShown()
{
    Game game;
    game.stage().setInstant(true);
    game.files()->open(url(lay("false.oriflamme", with(good(), "result/winners/0", 1))));
    Playback& playback = *game.playback();
    QVariantList eyes{noSeat};
    for (int seat = 0; seat < game.stage().board().seats; ++seat) {
        if (game.stage().players()[seat].toMap()["player"] == "human")
            eyes.append(seat);
    }
    QCOMPARE(game.hotSeat().eyesOpen(), eyes);
    int hidden = 0;
    for (int position = 0; position <= playback.length(); ++position) {
        playback.seek(position);
        QCOMPARE(game.hotSeat().viewer(), int(noSeat));
        QVERIFY(game.stage().board().phase != "over");
        const State& state = playback.moment().state;
        for (const QueueCard& card : state.queue.cards)
            hidden += !card.up && !card.known;
        RowModel& queue = *game.stage().queue();
        const auto role = [&](int row, const char* name) {
            return queue.data(queue.index(row), queue.roleNames().key(name)).toString();
        };
        for (int row = 0; row < queue.rowCount(); ++row)
            QVERIFY(role(row, "card").isEmpty() || role(row, "up") == "true" || role(row, "known") == "true");
        QCOMPARE(game.hotSeat().hand()->rowCount(), 0);
    }
    QVERIFY(hidden > 0);
}

void TestFiles::aFaultIsToldUntilItIsDismissed()
{
    Game game;
    const QString path = lay("bad.oriflamme", with(good(), "decisions/30", 1));
    const auto open = [&] {
        game.files()->open(url(path));
        return game.notice();
    };
    const QVariantMap fault = open();
    QCOMPARE(fault["decision"], QVariant(30));
    game.playback()->seek(3);
    QCOMPARE(game.notice(), fault);
    // What else is told comes before it and goes.
    QCOMPARE((game.files()->open(url(m_folder + "/nothing.oriflamme")), game.notice()["code"]), QVariant("missing"));
    game.dismissNotice();
    QCOMPARE(game.notice(), fault);
    game.dismissNotice();
    QCOMPARE(game.notice(), QVariantMap());
    game.files()->open(url(m_folder + "/nothing.oriflamme"));
    game.dismissNotice();
    QCOMPARE(game.notice(), QVariantMap()); // once dismissed it does not come again

    // It is over with the replay.
    QCOMPARE(open(), fault);
    game.leave();
    QCOMPARE(game.notice(), QVariantMap());
    QCOMPARE(open(), fault);
    game.files()->open(url(lay("good.oriflamme", good())));
    QCOMPARE(game.notice(), QVariantMap());
    QCOMPARE(open(), fault);
    game.playOn();
    QVERIFY(game.table().isOpen());
    QCOMPARE(game.notice(), QVariantMap());
}

// The file with more in it than is shown is not written over, by whatever way one comes to it.
void TestFiles::faultyFilesStayAsTheyAre()
{
    const QByteArray file = with(good(), "decisions/30", 1);
    const QString path = lay("bad.oriflamme", file);
#ifdef Q_OS_WIN
    const char* other = "/BAD.oriflamme"; // a link is a matter of rights there
#else
    const char* other = "/link.oriflamme";
    QVERIFY(QFile::link(path, m_folder + other));
#endif
    Game game;
    game.stage().setInstant(true);
    game.files()->open(url(path));
    for (const char* name : {"/bad.oriflamme", "/./bad.oriflamme", other})
        QCOMPARE(save(game, url(m_folder + name)), QString("save-taken"));
    QCOMPARE(save(game, url(m_folder + "/other.oriflamme")), QString("saved"));
    game.playOn();
    QCOMPARE(game.table().record().decisions.size(), std::size_t(30));
    QTRY_VERIFY(game.hotSeat().isMyTurn() || game.hotSeat().curtain() >= 0);
    QCOMPARE(save(game, url(path)), QString("save-taken"));
    QCOMPARE(contents(path), file);

    game.files()->open(url(lay("good.oriflamme", good())));
    QCOMPARE(save(game, url(path)), QString("saved"));
}

void TestFiles::eachIsSaidInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Settings::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestFiles::eachIsSaidInEveryLanguage()
{
    QFETCH(QString, language);
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    Settings settings;
    settings.setLanguage(language);
    Language spoken;
    spoken.follow(engine, settings);
    QQmlComponent component(&engine);
    component.setData("import QtQml; import Oriflamme\n"
                      "QtObject { function say(facts) { return Words.notice(facts) } }",
                      QUrl());
    const std::unique_ptr<QObject> words(component.create());
    QVERIFY2(words, qPrintable(component.errorString()));
    const auto say = [&](const QVariantMap& facts) {
        QVariant said;
        QMetaObject::invokeMethod(words.get(), "say", Q_RETURN_ARG(QVariant, said), Q_ARG(QVariant, facts));
        return said.toString();
    };

    static const QRegularExpression leftOver("%[1-9n]|undefined|null|  |^\\s|\\s$");
    QSet<QString> sentences;
    Game game;
    for (const BadFile& bad : badFiles(good())) {
        game.files()->open(url(lay("a %2 b.oriflamme", bad.file)));
        QVariantMap facts = game.notice();
        const RecordError error = recordFrom(bad.file).error;
        const QString text = say(facts);
        QVERIFY2(text.contains("a %2 b.oriflamme"), qPrintable(bad.what + ": " + text));
        QVERIFY2(!QString(text).remove("a %2 b").contains(leftOver), qPrintable(bad.what + ": " + text));
        const auto has = [&](const QString& word) {
            return text.contains(QRegularExpression("\\b" + QRegularExpression::escape(word) + "\\b"));
        };
        if (error.decision >= 0) { // the same number as the companion's, and when it is
            QVERIFY2(has(QString::number(error.decision)), qPrintable(text));
            QVERIFY2(error.decision == 60 || (has(facts["round"].toString()) && has(facts["seat"].toString())),
                     qPrintable(text));
        } else if (error.code == RecordError::Damaged
                   || (error.code == RecordError::Impossible && error.where != "result")) {
            QVERIFY2(text.contains(error.where), qPrintable(text));
        }
        if (!hasSoundSetUp(bad)) {
            facts["unharmed"] = true;
            QVERIFY(say(facts).startsWith(text + ' ') && say(facts).size() > text.size() + 10);
        }
        sentences.insert(text);
    }
    QVERIFY(sentences.size() >= 30);
}

void TestFiles::whatIsNoFileIsTold()
{
    Game game;
    QVERIFY(begin(game));
    const Running before = runningIn(*m_home, game);
    const auto told = [&](const QUrl& file) {
        game.dismissNotice();
        game.files()->open(file);
        return game.notice()["code"].toString();
    };
    QCOMPARE(told(url(m_folder + "/nothing.oriflamme")), QString("missing"));
    QCOMPARE(told(url(m_folder + "/no/folder.oriflamme")), QString("missing"));
    QCOMPARE(told(url(m_folder)), QString("not-a-game"));
    QCOMPARE(told(QUrl("https://example.org/game.oriflamme")), QString("not-a-game"));
    QCOMPARE(game.notice()["file"], QVariant("game.oriflamme"));
    QCOMPARE(told(QUrl()), QString("not-a-game"));
#ifdef Q_OS_UNIX // elsewhere there are neither such files nor rights that a test can take
    QCOMPARE(told(url("/dev/zero")), QString("not-a-game"));
    const QString pipe = m_folder + "/pipe.oriflamme";
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(told(url(pipe)), QString("not-a-game")); // and nobody waits for what it may bring

    const QString secret = lay("secret.oriflamme", good());
    QVERIFY(QFile::setPermissions(secret, {}));
    const bool isRoot = geteuid() == 0; // who may read everything
    QVERIFY(QFile::setPermissions(m_home->path(), QFile::Permissions(0x7777)));
    if (isRoot)
        QCOMPARE(seteuid(65534), 0);
    const QString code = told(url(secret));
    if (isRoot)
        QCOMPARE(seteuid(0), 0);
    QCOMPARE(code, QString("unreadable"));
#endif
    QVERIFY(runningIn(*m_home, game) == before);
    QVERIFY(game.hotSeat().isMyTurn());
}

void TestFiles::withoutAGameNothingIsUnharmed()
{
    Game game;
    game.files()->open(url(lay("bad.oriflamme", "{")));
    QCOMPARE(game.notice()["code"], QVariant("not-a-game"));
    QCOMPARE(game.notice()["unharmed"], QVariant(false));
    game.files()->open(url(lay("good.oriflamme", good())));
    QCOMPARE(game.notice(), QVariantMap()); // what was said is over
    game.saveAs(QUrl());
    QVERIFY(game.playback()->isOpen());
}

void TestFiles::goodFilesOpenAsReplays_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : QDir(RECORDS).entryList({"*.oriflamme"}))
        QTest::newRow(qPrintable(name)) << name;
}

void TestFiles::goodFilesOpenAsReplays()
{
    QFETCH(QString, name);
    const QByteArray file = contents(QString(RECORDS "/") + name);
    const QString path = lay(name, file);
    Game game;
    QVERIFY(begin(game));
    const Running before = runningIn(*m_home, game);
    game.files()->open(url(path));
    QCOMPARE(game.notice(), QVariantMap());
    QVERIFY(game.playback()->isOpen() && !game.table().isOpen());
    QCOMPARE(game.playback()->file(), name);
    QVERIFY(game.playback()->record() == recordFrom(file).record);
    game.playback()->seek(game.playback()->length() / 2);
    QCOMPARE(game.files()->recent().size(), 1);
    QCOMPARE(game.files()->folder(), url(m_folder));
    QCOMPARE(contents(path), file);

    game.leave();
    game.resume();
    QTRY_VERIFY(game.hotSeat().isMyTurn());
    QVERIFY(runningIn(*m_home, game) == before);
    QCOMPARE(keptIn(*m_home), QStringList());
}

void TestFiles::openingTwiceAndAnother()
{
    Game game;
    const QString one = lay("one.oriflamme", good());
    const QString other = lay("other.oriflamme", contents(RECORDS "/00-base-2-current-ltr.oriflamme"));
    game.files()->open(url(one));
    game.playback()->seek(5);
    game.files()->open(url(one));
    QCOMPARE(game.playback()->position(), 0);
    QCOMPARE(recentNames(game), QStringList({"one"}));
    game.files()->open(url(other));
    QCOMPARE(game.playback()->file(), QString("other.oriflamme"));
    QCOMPARE(game.stage().board().seats, 2);
    game.files()->open(url(m_folder + "/./one.oriflamme")); // the same by another way
    QCOMPARE(recentNames(game), QStringList({"one", "other"}));
}

void TestFiles::changedWhileOpen()
{
    Game game;
    const QString path = lay("game.oriflamme", good());
    game.files()->open(url(path));
    game.playback()->seek(7);
    lay("game.oriflamme", good().left(500));
    QVERIFY(game.playback()->record() == recordFrom(good()).record);
    game.playback()->step(1);
    QCOMPARE(game.playback()->position(), 8);
    game.files()->open(url(path));
    QCOMPARE(game.notice()["code"], QVariant("damaged"));
    QVERIFY(game.playback()->isOpen()); // the replay stays where it was
    QCOMPARE(game.playback()->position(), 8);
    QVERIFY(QFile::remove(path));
    game.playback()->seek(game.playback()->length());
    QCOMPARE(game.stage().board().phase, QString("over"));
}

void TestFiles::goneOnesAreSaidToBeGone()
{
    const QString path = lay("going.oriflamme", good());
    Game game;
    game.files()->open(url(path));
    QCOMPARE(game.files()->recent().value(0).toMap()["gone"], QVariant(false));
    QVERIFY(QFile::remove(path));
    QCOMPARE(game.files()->recent().value(0).toMap()["gone"], QVariant(true));
    const QSignalSpy changed(game.files(), &Files::recentChanged);
    game.files()->open(url(path));
    QCOMPARE(game.notice()["code"], QVariant("missing"));
    QCOMPARE(game.files()->recent(), QVariantList());
    QCOMPARE(changed.count(), 1);
}

void TestFiles::tenAreRecent()
{
    QStringList expected;
    {
        Game game;
        for (int i = 0; i < 12; ++i) {
            game.files()->open(url(lay(QString("game %1, Żółw.oriflamme").arg(i), good())));
            expected.prepend(QString("game %1, Żółw").arg(i));
        }
        expected = expected.mid(0, Files::mostRecent);
        QCOMPARE(recentNames(game), expected);
    }
    Game again;
    QCOMPARE(recentNames(again), expected);
    QCOMPARE(again.files()->recent().first().toMap()["folder"], QVariant(QDir::toNativeSeparators(m_folder)));
}

void TestFiles::savedGamesComeBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << "game"
                           << "game.oriflamme";
    QTest::newRow("with its suffix") << "game.oriflamme"
                                     << "game.oriflamme";
    QTest::newRow("in capitals") << "GAME.ORIFLAMME"
                                 << "GAME.ORIFLAMME";
    QTest::newRow("another suffix") << "game.txt"
                                    << "game.txt.oriflamme";
    QTest::newRow("Polish") << "zażółć gęślą jaźń"
                            << "zażółć gęślą jaźń.oriflamme";
    QTest::newRow("Ukrainian") << "Їжак і ґава"
                               << "Їжак і ґава.oriflamme";
#ifndef Q_OS_WIN // which takes no such name
    QTest::newRow("quotes") << "it's \"mine\" 100% #1 ?"
                            << "it's \"mine\" 100% #1 ?.oriflamme";
#endif
    QTest::newRow("beside the folder") << "../above"
                                       << "../above.oriflamme";
}

void TestFiles::savedGamesComeBack()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    Game game;
    QVERIFY(begin(game));
    const Running before = runningIn(*m_home, game);
    const QVariantMap target = game.files()->target(url(m_folder), name).toMap();
    QCOMPARE(target["taken"], QVariant(false));
    const QSignalSpy saved(game.files(), &Files::saved);
    QCOMPARE(save(game, target["url"].toUrl()), QString("saved"));
    QCOMPARE(saved.count(), 1);
    const QString path = m_folder + '/' + file;
    QVERIFY(readRecord(path).record == before.record);
    QVERIFY(game.hotSeat().isMyTurn() && runningIn(*m_home, game) == before);
    QCOMPARE(recentNames(game), QStringList({QFileInfo(file).completeBaseName()}));

    game.files()->open(game.files()->recent().first().toMap()["url"].toUrl());
    QVERIFY(game.playback()->record() == before.record);
}

void TestFiles::replaysAreSavedToo()
{
    Game game;
    QVERIFY(begin(game));
    game.files()->open(url(lay("one.oriflamme", good())));
    game.playback()->seek(3);
    QCOMPARE(save(game, url(m_folder + "/copy.oriflamme")), QString("saved"));
    QVERIFY(readRecord(m_folder + "/copy.oriflamme").record == recordFrom(good()).record); // the whole of it
}

void TestFiles::whatIsThereIsTold()
{
    Game game;
    QVERIFY(begin(game));
    const auto taken = [&](const QString& name) {
        return game.files()->target(url(m_folder), name).toMap()["taken"].toBool();
    };
    QVERIFY(!taken("mine"));
    lay("mine.oriflamme", "mine");
    QVERIFY(taken("mine") && taken("mine.oriflamme") && !taken("mine.txt"));
    // After the question it is replaced, whole.
    QCOMPARE(save(game, url(m_folder + "/mine.oriflamme")), QString("saved"));
    QVERIFY(readRecord(m_folder + "/mine.oriflamme").record == game.table().record());
    QCOMPARE(QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
}

void TestFiles::whatTakesNothingIsTold()
{
    Game game;
    QVERIFY(begin(game));
    const Running before = runningIn(*m_home, game);
    QCOMPARE(save(game, url(m_folder + "/no/such/game.oriflamme")), QString("save-folder-missing"));
    QCOMPARE(game.notice()["folder"], QVariant(QDir::toNativeSeparators(m_folder + "/no/such")));
    QVERIFY(!QDir(m_folder + "/no").exists()); // no folders are made
    QVERIFY(QDir(m_folder).mkdir("folder.oriflamme"));
    QCOMPARE(save(game, url(m_folder + "/folder.oriflamme")), QString("save-taken"));
    QCOMPARE(game.files()->recent(), QVariantList());

    Disk disk(m_folder, "size=256k");
    if (!disk.isMounted())
        QSKIP("Only root can mount a small disk to fill.");
    const QString path = lay("game.oriflamme", "the game before");
    QVERIFY(disk.remount("ro"));
    QCOMPARE(save(game, url(path)), QString("save-read-only"));
    QCOMPARE(game.notice()["folder"], QVariant(QDir::toNativeSeparators(m_folder)));
    QVERIFY(disk.remount("rw"));
    QFile filler(m_folder + "/filler");
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) == 4096) {}
    QCOMPARE(save(game, url(path)), QString("save-disk-full"));
    QCOMPARE(game.notice()["file"], QVariant("game.oriflamme"));
    QCOMPARE(game.notice()["folder"], QVariant(QDir::toNativeSeparators(m_folder)));
    QCOMPARE(contents(path), QByteArray("the game before"));
    filler.remove();
    QCOMPARE(save(game, url(path)), QString("saved"));
    QVERIFY(readRecord(path).record == before.record);
    QVERIFY(game.hotSeat().isMyTurn() && runningIn(*m_home, game) == before);
}

void TestFiles::typedPaths()
{
    Game game;
    const Files& files = *game.files();
    const QString path = lay("here.oriflamme", good());
    const auto found = [&](const QString& typed) { return files.find(url(m_folder), typed).toMap(); };
    QCOMPARE(found(path)["url"], QVariant(url(path)));
    QCOMPARE(found("here.oriflamme")["url"], QVariant(url(path)));
    QCOMPARE(found("here.oriflamme")["isFolder"], QVariant(false));
    QCOMPARE(found("here.oriflamme")["name"], QVariant("here"));
    QCOMPARE(found("..")["url"], QVariant(url(m_home->path())));
#ifdef Q_OS_WIN // where a home is no variable's, and there is a root a drive
    QCOMPARE(found("~")["url"], QVariant(url(QDir::homePath())));
    QCOMPARE(files.find(url(QDir::rootPath()), "..").toMap()["url"], QVariant(url(QDir::rootPath())));
#else
    QCOMPARE(found("~")["url"], QVariant(url(m_home->path())));
    QCOMPARE(found("~/" + QFileInfo(m_folder).fileName())["isFolder"], QVariant(true));
    QCOMPARE(files.find(url("/"), "..").toMap()["url"], QVariant(url("/")));
#endif
    QVERIFY(found("nowhere").isEmpty() && found("").isEmpty() && found("~nobody").isEmpty());
}

void TestFiles::finishedGamesAreKept()
{
    Record finished;
    {
        Game game;
        QVERIFY(begin(game));
        QCOMPARE(keptIn(*m_home), QStringList());
        QCOMPARE(playOn(game, 1000, false), QString());
        finished = game.table().record();
        QVERIFY(finished.result);
        QTRY_COMPARE(game.files()->recent().size(), 1);
        QCOMPARE(keptIn(*m_home).size(), 1);
        QVERIFY(readRecord(keptIn(*m_home).first()).record == finished);
        QCOMPARE(game.files()->recent().first().toMap()["url"], QVariant(url(keptIn(*m_home).first())));

        // The same again, and another of the same players in the same minute.
        game.start(setupWith({"human", "ai:random", "ai:random"}));
        QCOMPARE(playOn(game, 1000, false), QString());
        QTRY_COMPARE(game.files()->recent().size(), 2);
    }
    QCOMPARE(keptIn(*m_home).size(), 2);
    QVERIFY(readRecord(keptIn(*m_home).first()).record == finished
            || readRecord(keptIn(*m_home).last()).record == finished);
}

void TestFiles::replacedGamesAreKept()
{
    Game game;
    game.start(setupWith({"human", "ai:random"}));
    game.start(setupWith({"human", "ai:random"})); // nothing was decided: nothing is lost
    QVERIFY(begin(game));
    const Record first = game.table().record();
    QVERIFY(begin(game));
    const Record second = game.table().record();
    QTRY_COMPARE(game.files()->recent().size(), 1);
    QVERIFY(readRecord(keptIn(*m_home).first()).record == first);

    game.files()->open(url(keptIn(*m_home).first()));
    game.playback()->seek(game.playback()->length() / 2);
    game.playOn();
    QTRY_COMPARE(game.files()->recent().size(), 2);
    const QString newest = game.files()->recent().first().toMap()["url"].toUrl().toLocalFile();
    QVERIFY(readRecord(newest).record == second);
    QVERIFY(keptIn(*m_home).contains(newest));
}

void TestFiles::keptNamesAreSafe_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("tail");
    QTest::newRow("letters") << QStringList{"Żaneta", "Їжак", "Zoë"} << "Żaneta, Їжак, Zoë";
    QTest::newRow("ways out") << QStringList{"../../etc/passwd", "C:\\x", "a/b"} << "etc passwd, C x, a b";
    QTest::newRow("signs") << QStringList{"<b>*?\"|:", "\n\t\u0001", "."} << "b";
    QTest::newRow("beyond the plane") << QStringList{"🦌", "𝔄da", "x"} << "𝔄da, x";
    QTest::newRow("none") << QStringList{"", "", ""} << "";
    QTest::newRow("endless") << QStringList{QString(64, u'Ї'), QString(64, 'a'), QString(64, u'ż')}
                             << QString(24, u'Ї') + ", " + QString(24, 'a');
}

void TestFiles::keptNamesAreSafe()
{
    QFETCH(QStringList, names);
    QFETCH(QString, tail);
    Record record = *recordFrom(good()).record;
    record.players.resize(3);
    for (int i = 0; i < 3; ++i)
        record.players[std::size_t(i)].name = names[i].toStdString();
    const QString name = Storage::nameFor(record);
    QVERIFY2(QRegularExpression("^\\d{4}-\\d\\d-\\d\\d \\d\\d-\\d\\d").match(name).hasMatch(), qPrintable(name));
    QCOMPARE(name.mid(16).trimmed(), tail);
    QVERIFY(name.toUtf8().size() + 20 < 143);
    QVERIFY(!name.endsWith(' ') && !name.endsWith('.'));
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
