#include "app/shell/systemmotion.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

// A desktop's portal that knows one setting, on a bus of its own.
class Portal : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    // Empty: it knows no settings at all.
    QVariant animates;

public slots:
    QDBusVariant Read(const QString& group, const QString& key)
    {
        if (group != "org.gnome.desktop.interface" || key != "enable-animations" || !animates.isValid())
            sendErrorReply("org.freedesktop.portal.Error.NotFound");
        return QDBusVariant(QVariant::fromValue(QDBusVariant(animates))); // wrapped twice, as real ones do
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

// What the desktop says of motion is heard, now and later, and nothing waits for it.
class SystemMotionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void withoutABusNothingIsAsked();
    void thePortalIsAsked_data();
    void thePortalIsAsked();
    void whatThePortalTellsLaterIsHeard();
    void withoutAPortalNothingIsReduced();
    void cleanupTestCase();

private:
    QTemporaryDir m_runtime;
    QProcess m_daemon;
    Portal m_portal;
    QString m_address;
};

static constexpr char portalName[] = "org.freedesktop.portal.Desktop", portalPath[] = "/org/freedesktop/portal/desktop";

void SystemMotionTest::initTestCase()
{
    qputenv("XDG_RUNTIME_DIR", m_runtime.path().toLocal8Bit());
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    m_daemon.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
    if (m_daemon.waitForStarted() && m_daemon.waitForReadyRead())
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    if (m_address.isEmpty())
        return;
    QDBusConnection bus = QDBusConnection::connectToBus(m_address, "portal");
    QVERIFY(bus.registerObject(portalPath, &m_portal, QDBusConnection::ExportAllContents));
    QVERIFY(bus.registerService(portalName));
}

void SystemMotionTest::withoutABusNothingIsAsked()
{
    SystemMotion motion;
    motion.ask();
    QVERIFY(!motion.isReduced());
    QVERIFY(motion.children().isEmpty());
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toUtf8()); // from now on there is one
}

void SystemMotionTest::thePortalIsAsked_data()
{
    QTest::addColumn<QVariant>("animates");
    QTest::addColumn<bool>("reduced");
    QTest::newRow("little motion") << QVariant(false) << true;
    QTest::newRow("motion") << QVariant(true) << false;
    QTest::newRow("no such setting") << QVariant() << false;
    QTest::newRow("something else") << QVariant("no") << false;
}

void SystemMotionTest::thePortalIsAsked()
{
    if (m_address.isEmpty())
        QSKIP("There is no dbus-daemon.");
    QFETCH(QVariant, animates);
    QFETCH(bool, reduced);
    m_portal.animates = animates;
    SystemMotion motion;
    motion.ask();
    QVERIFY(!motion.isReduced());                            // not yet: what it says comes later
    QTRY_COMPARE(motion.findChildren<QObject*>().size(), 1); // it has answered
    QCOMPARE(motion.isReduced(), reduced);
}

void SystemMotionTest::whatThePortalTellsLaterIsHeard()
{
    if (m_address.isEmpty())
        QSKIP("There is no dbus-daemon.");
    m_portal.animates = true;
    SystemMotion motion;
    QSignalSpy changes(&motion, &SystemMotion::reducedChanged);
    motion.ask();
    QTRY_COMPARE(motion.findChildren<QObject*>().size(), 1);
    emit m_portal.SettingChanged("org.gnome.desktop.interface", "clock-format", QDBusVariant(false));
    emit m_portal.SettingChanged("org.gnome.desktop.interface", "enable-animations", QDBusVariant(false));
    QTRY_VERIFY(motion.isReduced());
    emit m_portal.SettingChanged("org.gnome.desktop.interface", "enable-animations", QDBusVariant(true));
    QTRY_VERIFY(!motion.isReduced());
    QCOMPARE(changes.size(), 2);
}

void SystemMotionTest::withoutAPortalNothingIsReduced()
{
    if (m_address.isEmpty())
        QSKIP("There is no dbus-daemon.");
    QDBusConnection("portal").unregisterService(portalName);
    SystemMotion motion;
    motion.ask();
    QTRY_COMPARE(motion.findChildren<QObject*>().size(), 1);
    QVERIFY(!motion.isReduced());
}

void SystemMotionTest::cleanupTestCase()
{
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

QTEST_GUILESS_MAIN(SystemMotionTest)
#include "tst_systemmotion.moc"
