#include "app/shell/demo.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;

// The game of computers that shows the program, and the pictures that are taken of it.
class DemoTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void itsNamesAreOfItsLanguage_data();
    void itsNamesAreOfItsLanguage();
    void itsLastPicturesAreOfWhatRests();

private:
    Rooms m_home;
};

void DemoTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void DemoTest::itsNamesAreOfItsLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& code : Settings::languages())
        QTest::addRow("%s", qPrintable(code)) << code;
}

// The language is set before the pages open, as main() does it.
void DemoTest::itsNamesAreOfItsLanguage()
{
    QFETCH(QString, language);
    Settings().setLanguage(language);
    Pages pages({{"demo", true}, {"width", 1280}, {"height", 800}});
    QTranslator words;
    QVERIFY(words.load("oriflamme_" + language, ":/i18n") || language == "en");
    QStringList given, right;
    for (const QVariant& player : pages.game()->stage().players())
        given << player.toMap()["name"].toString();
    for (const char* name : {"Aldric", "Bertram", "Edmund", "Gerard"}) {
        const QString said = words.translate("PlayerWords", name);
        right << (said.isEmpty() ? name : said);
    }
    QCOMPARE(given, right);
}

// The last of a game is played; what the pictures show is what one sees once nothing moves any more and, wherever the
// pointer lies, nothing is pointed at.
void DemoTest::itsLastPicturesAreOfWhatRests()
{
    const Record record = saved::game(3, "1", [](const State& state) {
        return state.round == 6 && state.phase == Phase::Resolution && state.question.seat == 0;
    });
    const QTemporaryDir folder;
    const auto playOut = [&](Program& program) {
        return moments::resume(program) && ScriptedPlayer(program, ScriptedPlayer::Mouse, 1).play();
    };
    m_home.keep(record);
    {
        Program program;
        Demo demo(program, folder.path());
        QVERIFY(playOut(program));
        QTest::mouseMove(program.window(), screen::centre(screen::find(program.window(), "Settings")));
        QVERIFY(QTest::qWaitFor([&] { return !QDir(folder.path()).entryList({"*-standing.png"}).isEmpty(); }, 60000));
    }
    m_home.keep(record);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(playOut(program));
    const auto taken = [&](const QString& what) {
        const QStringList names = QDir(folder.path()).entryList({"*-" + what + ".png"});
        return names.size() == 1 ? QImage(folder.filePath(names.first())) : QImage();
    };
    const auto right = [&] {
        screen::leave(program.window());
        return screen::picture(program.window()).convertToFormat(QImage::Format_RGB32);
    };
    QVERIFY(taken("final-count").convertToFormat(QImage::Format_RGB32) == right());
    QMetaObject::invokeMethod(program.window(), "showStanding");
    QVERIFY(taken("standing").convertToFormat(QImage::Format_RGB32) == right());
}

QTEST_MAIN(DemoTest)
#include "tst_page_demo.moc"
