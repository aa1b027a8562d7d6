#include "tests/pages/program.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QSettings>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Oriflamme_AppPlugin)
Q_IMPORT_QML_PLUGIN(OriflammePlugin)

Rooms::Rooms()
{
    QCoreApplication::setApplicationVersion(ORIFLAMME_VERSION);
    qunsetenv("XDG_CONFIG_HOME");
    qputenv("LANGUAGE", "en");
    qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:"); // whatever this desktop says of motion
}

void Rooms::clear()
{
    QFile::remove(Settings::file());
    QDir(folder()).removeRecursively();
}

void Rooms::keep(const oriflamme::Record& record)
{
    QDir(folder()).removeRecursively();
    QDir().mkpath(folder());
    QFile file(folder() + "/running-1.oriflamme");
    if (!file.open(QIODevice::WriteOnly) || file.write(toJson(record)) < 0)
        qFatal("The running game cannot be written.");
}

Reading Rooms::running() const
{
    return versions().isEmpty() ? Reading() : readRecord(versions().first());
}

CopiedHome::CopiedHome(const Rooms& rooms) : m_from(rooms.path())
{
    const QStringList from = rooms.versions();
    const QString settings = Settings::file();
    m_home = std::make_unique<Home>();
    QDir().mkpath(m_home->folder());
    QDir().mkpath(QFileInfo(Settings::file()).path());
    for (const QString& path : from)
        QFile::copy(path, m_home->folder() + '/' + QFileInfo(path).fileName());
    QSettings(settings, QSettings::IniFormat).sync(); // what is set may still wait to be written
    QFile::copy(settings, Settings::file());
}

void failOnWarnings()
{
    // Qt says the first when an animation of no length begins and ends in one turn of the event loop, and its platform
    // without a screen says the second when a window's least size changes.
    QTest::failOnWarning(
        QRegularExpression("^(?!QUnifiedTimer::stopAnimationDriver|This plugin does not support propagateSizeHints)"));
}

Program::Program(QSize size) : Pages({{"width", size.width()}, {"height", size.height()}, {"room", QSizeF(size)}})
{
    if (!window())
        qFatal("The pages do not load.");
}

QString Program::say(const QString& function, const QVariantList& arguments)
{
    if (!m_speaker) {
        QQmlComponent component(this);
        component.setData("import QtQml; import Oriflamme\n"
                          "QtObject { function say(what, values) {\n"
                          "    return typeof Words[what] === 'function' ? Words[what](...values) : Words[what] } }",
                          QUrl("qrc:/speaker.qml"));
        m_speaker.reset(component.create());
    }
    QVariant said;
    QMetaObject::invokeMethod(m_speaker.get(), "say", Q_RETURN_ARG(QVariant, said), Q_ARG(QVariant, function),
                              Q_ARG(QVariant, arguments));
    return said.toString();
}

void needNoScreen()
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

QDir folderFor(const char* name)
{
    const QDir folder(QDir::current().absoluteFilePath(name));
    if (!folder.mkpath(".")) {
        fprintf(stderr, "%s cannot be made.\n", name);
        std::exit(1);
    }
    return folder;
}
