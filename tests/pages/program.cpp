#include "tests/pages/program.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QSettings>
#include <QStandardPaths>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Oriflamme_AppPlugin)
Q_IMPORT_QML_PLUGIN(OriflammePlugin)

Home::Home()
{
    QCoreApplication::setOrganizationName({});
    QCoreApplication::setApplicationName("oriflamme");
    for (const char* variable : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, m_folder.path().toUtf8());
    qputenv("LANGUAGE", "en");
}

QString Home::folder() const
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void Home::clear()
{
    QSettings settings;
    settings.clear();
    settings.sync();
    QDir(folder()).removeRecursively();
}

void Home::keep(const oriflamme::Record& record)
{
    QDir(folder()).removeRecursively();
    QDir().mkpath(folder());
    QFile file(folder() + "/running-1.oriflamme");
    if (!file.open(QIODevice::WriteOnly) || file.write(toJson(record)) < 0)
        qFatal("The running game cannot be written.");
}

Reading Home::running() const
{
    QStringList files = QDir(folder()).entryList({"running-*.oriflamme"}, QDir::Files);
    const auto number = [](const QString& name) { return name.section('-', 1).section('.', 0, 0).toInt(); };
    std::sort(files.begin(), files.end(), [&](auto& one, auto& other) { return number(one) < number(other); });
    return files.isEmpty() ? Reading() : readRecord(folder() + "/" + files.last());
}

Program::Program(QSize size)
{
    m_engine.addImportPath("qrc:/qt/qml");
    m_engine.setInitialProperties({{"width", size.width()}, {"height", size.height()}});
    m_engine.load(QUrl("qrc:/qt/qml/Oriflamme/Main.qml"));
    if (m_engine.rootObjects().isEmpty())
        qFatal("The pages do not load.");
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().first());
    m_language = std::make_unique<Language>(m_engine, *settings());
}

QString Program::say(const QString& function, const QVariantList& arguments)
{
    if (!m_speaker) {
        QQmlComponent component(&m_engine);
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
