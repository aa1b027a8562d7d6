#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// The program is started on machines that are not as one expects: it plays, or says in a sentence what is missing.
class StartsTest : public QObject {
    Q_OBJECT

private slots:
    void plays_data();
    void plays();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();

private:
    void start(const QStringList& arguments);

    QProcess m_program;
    QTemporaryDir m_folder;
};

using Changes = QMap<QString, QString>; // of the environment; null: not set

void StartsTest::start(const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_RUNTIME_DIR", m_folder.path()); // else Qt has something to say of that
    environment.insert("HOME", m_folder.path());
    QFETCH(const Changes, changes);
    for (auto change = changes.begin(); change != changes.end(); ++change)
        change->isNull() ? environment.remove(change.key()) : environment.insert(change.key(), *change);
    m_program.setProcessEnvironment(environment);
    m_program.start(ORIFLAMME, arguments);
}

static void write(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

void StartsTest::plays_data()
{
    // What programs of another Qt may have left in the environment.
    const QString foreign = m_folder.filePath("foreign");
    for (const QString module : {"QtQuick", "QtQml", "Oriflamme/App"})
        write(foreign + '/' + module + "/qmldir",
              "module " + QString(module).replace('/', '.').toUtf8() + "\nplugin nowhere\n");
    write(foreign + "/platforms/libqoffscreen.so", "no library");

    QTest::addColumn<Changes>("changes");
    QTest::newRow("as usual") << Changes{};
    QTest::newRow("foreign style") << Changes{{"QT_QUICK_CONTROLS_STYLE", "Foreign"}, {"QT_STYLE_OVERRIDE", "foreign"}};
    QTest::newRow("foreign desktop") << Changes{{"QT_QPA_PLATFORMTHEME", "foreign"}};
    QTest::newRow("foreign modules") << Changes{{"QML_IMPORT_PATH", foreign}, {"QML2_IMPORT_PATH", foreign}};
    QTest::newRow("foreign plugins") << Changes{{"QT_PLUGIN_PATH", foreign}};
    for (const QString factor : {"1.25", "1.5", "1.75"})
        QTest::addRow("scaled %s", qPrintable(factor)) << Changes{{"QT_SCALE_FACTOR", factor}};
    QTest::newRow("no home") << Changes{{"HOME", QString()}};
    QTest::newRow("a home that cannot be written") << Changes{{"HOME", "/proc"}};
    QTest::newRow("a home of any letters") << Changes{{"HOME", m_folder.filePath("Дім з 'пробілом' ü%20\"")}};
    QTest::newRow("no locale") << Changes{{"LC_ALL", "C"}, {"LANG", QString()}};
}

void StartsTest::plays()
{
    const QString pictures = m_folder.filePath(QString("pictures of %1").arg(QTest::currentDataTag()));
    start({"--demo", "--screenshots", pictures});
    QTRY_VERIFY_WITH_TIMEOUT(
        !QDir(pictures).entryList({"*.png"}).isEmpty() || m_program.state() == QProcess::NotRunning, 120000);
    QCOMPARE(m_program.state(), QProcess::Running);
    m_program.kill();
    m_program.waitForFinished();
    QCOMPARE(m_program.readAllStandardError(), "");
}

void StartsTest::saysWhatIsMissing_data()
{
#ifdef Q_OS_WIN
    QSKIP("There Qt says it itself, in a box.");
#endif
    QTest::addColumn<Changes>("changes");
    QTest::newRow("no such platform") << Changes{{"QT_QPA_PLATFORM", "nonsense"}};
#ifdef Q_OS_LINUX
    const Changes none{{"DISPLAY", QString()}, {"WAYLAND_DISPLAY", QString()}};
    for (const QString platform : {"", "xcb"}) {
        Changes changes = none;
        changes["QT_QPA_PLATFORM"] = platform.isEmpty() ? QString() : platform;
        QTest::addRow("no display, platform '%s'", qPrintable(platform)) << changes;
    }
    QTest::newRow("a dead display") << Changes{{"QT_QPA_PLATFORM", "xcb"}, {"DISPLAY", ":9999"}};
#endif
}

void StartsTest::saysWhatIsMissing()
{
    start({});
    QTRY_COMPARE_WITH_TIMEOUT(m_program.state(), QProcess::NotRunning, 120000);
    const QByteArray said = m_program.readAllStandardError().replace("\r\n", "\n"); // as Windows ends lines
    QVERIFY2(said.startsWith("oriflamme: no window can be opened here ("), said);
    QVERIFY2(said.endsWith("; start it on a desktop.\n") && said.count('\n') == 1, said);
    QCOMPARE(m_program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_program.exitCode(), 1);
}

QTEST_GUILESS_MAIN(StartsTest)
#include "tst_starts.moc"
