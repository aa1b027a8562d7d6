#include "app/storage/looks.h"
#include "app/storage/settings.h"
#include "tests/support/home.h"

#include <QSignalSpy>
#include <QtTest>

// What a player has set is there at the next start, whatever the file holds.
class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void theSystemsLanguageComesFirst_data();
    void theSystemsLanguageComesFirst();
    void whatWasSetIsKept();
    void nothingIsWrittenBesideTheFile();
    void whatAKillLeftIsSweptUp();
    void aSettingTellsWhenItChanges();
    void whatMeansNothingIsNotTaken();
    void looksAreKept();
    void hatchingFollowsTheContrast();
    void looksThatMeanNothingAreNotTaken();

private:
    void write(const QByteArray& text) const;
};

void SettingsTest::write(const QByteArray& text) const
{
    QVERIFY(QDir().mkpath(QFileInfo(Settings::file()).path()));
    QFile file(Settings::file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void SettingsTest::theSystemsLanguageComesFirst_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("language");
    QTest::newRow("ours") << "uk_UA.UTF-8"
                          << "uk";
    QTest::newRow("of another country") << "fr_CA.UTF-8"
                                        << "fr";
    QTest::newRow("none of ours") << "ja_JP.UTF-8"
                                  << "en";
    QTest::newRow("none at all") << "C"
                                 << "en";
}

void SettingsTest::theSystemsLanguageComesFirst()
{
#ifdef Q_OS_WIN
    QSKIP("The system's language is no variable there that a test could change.");
#endif
    const Home home;
    QFETCH(QString, system);
    qunsetenv("LANGUAGE");
    qputenv("LC_ALL", system.toLatin1());
    QTEST(Settings().language(), "language");
    Settings().setLanguage("nl");
    QCOMPARE(Settings().language(), "nl");
}

void SettingsTest::whatWasSetIsKept()
{
    const Home home;
    const QVariantMap game = setupWith({"human", "ai:greedy", "ai:novice"});
    {
        Settings settings;
        QVERIFY(settings.lastGame().isEmpty());
        QVERIFY(!settings.isStrict());
        QCOMPARE(settings.textSize(), 100);
        settings.setStrict(true);
        settings.setTextSize(140); // there is no such size
        QCOMPARE(settings.textSize(), 100);
        settings.setTextSize(150);
        QVERIFY(settings.hasWarnings());
        settings.setWarnings(false);
        QCOMPARE(settings.volume(), 60);
        settings.setVolume(140);
        QCOMPARE(settings.volume(), 100);
        settings.setVolume(35);
        QVERIFY(!settings.isMuted() && !settings.isMutedInBackground() && !settings.hasAmbience());
        settings.setMuted(true);
        settings.setMutedInBackground(true);
        settings.setAmbience(true);
        settings.setLanguage("pl");
        settings.setSpeed(Settings::instant);
        QCOMPARE(settings.motion(), "system");
        settings.setMotion("reduced");
        settings.setLastGame(game);
    }
    const Settings settings;
    QCOMPARE(settings.language(), "pl");
    QCOMPARE(settings.motion(), "reduced");
    QCOMPARE(settings.speed(), Settings::instant);
    QCOMPARE(settings.lastGame(), game);
    QVERIFY(settings.isStrict());
    QCOMPARE(settings.textSize(), 150);
    QVERIFY(!settings.hasWarnings());
    QCOMPARE(settings.volume(), 35);
    QVERIFY(settings.isMuted() && settings.isMutedInBackground() && settings.hasAmbience());
}

void SettingsTest::nothingIsWrittenBesideTheFile()
{
    const Home home;
    Settings().setSpeed(0);
    const QFileInfo file(Settings::file());
    QVERIFY(file.exists());
    QCOMPARE(file.dir().entryList(QDir::Files | QDir::Hidden), QStringList{file.fileName()});
}

// QSettings waits half a minute for a lock without a name before it writes.
void SettingsTest::whatAKillLeftIsSweptUp()
{
    const Home home;
    write({});
    const QString lock = Settings::file() + ".lock";
    QVERIFY(QFile(lock).open(QIODevice::WriteOnly));
    const Settings settings;
    QVERIFY(!QFile::exists(lock));
}

void SettingsTest::aSettingTellsWhenItChanges()
{
    const Home home;
    Settings settings;
    settings.setLanguage("en");
    QSignalSpy languages(&settings, &Settings::languageChanged), speeds(&settings, &Settings::speedChanged);
    QSignalSpy stricter(&settings, &Settings::strictChanged), letters(&settings, &Settings::textSizeChanged);
    settings.setLanguage("en");
    settings.setLanguage("fr");
    settings.setSpeed(settings.speed());
    settings.setSpeed(0);
    settings.setStrict(false);
    settings.setStrict(true);
    settings.setTextSize(100);
    settings.setTextSize(125);
    QSignalSpy warnings(&settings, &Settings::warningsChanged);
    settings.setWarnings(true);
    settings.setWarnings(false);
    QCOMPARE(warnings.size(), 1);
    QSignalSpy volumes(&settings, &Settings::volumeChanged), mutes(&settings, &Settings::mutedChanged);
    settings.setVolume(60);
    settings.setVolume(20);
    settings.setMuted(false);
    settings.setMuted(true);
    QCOMPARE(volumes.size(), 1);
    QCOMPARE(mutes.size(), 1);
    QCOMPARE(languages.size(), 1);
    QCOMPARE(speeds.size(), 1);
    QCOMPARE(stricter.size(), 1);
    QCOMPARE(letters.size(), 1);
}

void SettingsTest::whatMeansNothingIsNotTaken()
{
    const Home home;
    const int speed = Settings().speed();
    for (const QByteArray text :
         {"\xff\xfe[[[=",
          "[General]\nlanguage=xx\nspeed=often\nstrict=perhaps\ntextSize=huge\nwarnings=some\nlastGame=7\nvolume=loud\n"
          "muted=perhaps\nmutedInBackground=7\nambience=some\n"}) {
        write(text);
        Settings settings;
        QVERIFY(Settings::languages().contains(settings.language()));
        QCOMPARE(settings.speed(), speed);
        QVERIFY(!settings.isStrict());
        QCOMPARE(settings.textSize(), 100);
        QVERIFY(settings.hasWarnings());
        QCOMPARE(settings.volume(), 60);
        QVERIFY(!settings.isMuted() && !settings.isMutedInBackground() && !settings.hasAmbience());
        QVERIFY(settings.lastGame().isEmpty());
        settings.setLanguage("xx");
        QVERIFY(Settings::languages().contains(settings.language()));
    }
    write("[General]\nspeed=99\n");
    QCOMPARE(Settings().speed(), Settings::instant);
}

void SettingsTest::looksAreKept()
{
    const Home home;
    {
        Looks looks;
        QVERIFY(!looks.hasHighContrast() && !looks.hasHatching() && looks.hasCardNames());
        QCOMPARE(looks.tableLight(), "candles");
        QSignalSpy contrasts(&looks, &Looks::highContrastChanged), lights(&looks, &Looks::tableLightChanged);
        QSignalSpy names(&looks, &Looks::cardNamesChanged);
        looks.setHighContrast(false);
        looks.setHighContrast(true);
        looks.setCardNames(true);
        looks.setCardNames(false);
        looks.setTableLight("moon"); // there is no such light
        QCOMPARE(looks.tableLight(), "candles");
        looks.setTableLight("night");
        QCOMPARE(contrasts.size() + names.size() + lights.size(), 3);
    }
    const Looks looks;
    QVERIFY(looks.hasHighContrast() && !looks.hasCardNames());
    QCOMPARE(looks.tableLight(), "night");
}

// Until somebody says what they want.
void SettingsTest::hatchingFollowsTheContrast()
{
    const Home home;
    Looks looks;
    QSignalSpy hatchings(&looks, &Looks::hatchingChanged);
    looks.setHighContrast(true);
    QVERIFY(looks.hasHatching());
    looks.setHighContrast(false);
    QVERIFY(!looks.hasHatching());
    QCOMPARE(hatchings.size(), 2);
    looks.setHatching(true);
    looks.setHighContrast(true);
    looks.setHighContrast(false);
    QVERIFY(looks.hasHatching());
    QCOMPARE(hatchings.size(), 3);
    looks.setHatching(false);
    looks.setHighContrast(true);
    QVERIFY(!looks.hasHatching());
}

void SettingsTest::looksThatMeanNothingAreNotTaken()
{
    const Home home;
    write("[General]\nhighContrast=much\nhatching=some\ncardNames=perhaps\ntableLight=moon\nmotion=often\n");
    const Looks looks;
    QVERIFY(!looks.hasHighContrast() && !looks.hasHatching() && looks.hasCardNames());
    QCOMPARE(looks.tableLight(), "candles");
    QCOMPARE(Settings().motion(), "system");
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "tst_settings.moc"
