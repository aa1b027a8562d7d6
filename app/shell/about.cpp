#include "app/shell/about.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSGRendererInterface>
#include <QScreen>
#include <QStandardPaths>

void About::follow(QQuickWindow& window, const Settings& settings)
{
    m_window = &window;
    m_settings = &settings;
    connect(&window, &QWindow::widthChanged, this, &About::factsChanged);
    connect(&window, &QWindow::heightChanged, this, &About::factsChanged);
    connect(&window, &QWindow::screenChanged, this, &About::factsChanged);
    connect(&window, &QQuickWindow::sceneGraphInitialized, this, &About::factsChanged, Qt::QueuedConnection);
    connect(&settings, &Settings::languageChanged, this, &About::factsChanged);
    connect(&settings, &Settings::textSizeChanged, this, &About::factsChanged);
    emit factsChanged();
}

QString About::version()
{
    return QCoreApplication::applicationVersion();
}

QString About::url()
{
    return ORIFLAMME_URL;
}

QString About::folder()
{
    return QDir::toNativeSeparators(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

QString About::qtVersion()
{
    return qVersion();
}

bool About::qtIsShared()
{
#ifdef QT_STATIC
    return false;
#else
    return true;
#endif
}

static QString nameOf(QSGRendererInterface::GraphicsApi api)
{
    switch (api) {
    case QSGRendererInterface::Software: return "software";
    case QSGRendererInterface::OpenGL: return "OpenGL";
    case QSGRendererInterface::Vulkan: return "Vulkan";
    case QSGRendererInterface::Metal: return "Metal";
    case QSGRendererInterface::Direct3D11: return "Direct3D 11";
    default: return "unknown";
    }
}

static QString told(const QSize& size)
{
    return QString("%1 × %2").arg(size.width()).arg(size.height());
}

static int percent(qreal part)
{
    return qRound(100 * part);
}

QVariantList About::facts() const
{
    QVariantList list;
    const auto add = [&](const char* code, const QVariant& value) {
        list.append(QVariantMap{{"code", code}, {"value", value}});
    };
    add("version", version());
    add("Qt", qtVersion());
    add("system", QSysInfo::prettyProductName());
    add("kernel", QSysInfo::kernelType() + ' ' + QSysInfo::kernelVersion());
    add("processor", QSysInfo::currentCpuArchitecture());
    add("window system", QGuiApplication::platformName());
    if (m_window) {
        const QScreen& screen = *m_window->screen();
        add("graphics", nameOf(m_window->rendererInterface()->graphicsApi()));
        add("screen", told(screen.size() * screen.devicePixelRatio()));
        add("scale", percent(m_window->devicePixelRatio()));
        add("window", told(m_window->size()));
        add("text size", m_settings->textSize());
        add("language", m_settings->language());
    }
    add("locale", QLocale::system().name());
    add("saved games", folder());
    add("settings", QDir::toNativeSeparators(Settings::file()));
    return list;
}

QStringList About::licence(const QString& name)
{
    static const QHash<QString, QString> paths{{"oriflamme", "LICENSE"},
                                               {"vollkorn", "resources/fonts/Vollkorn-OFL.txt"},
                                               {"linux-libertine", "resources/fonts/LinLibertine-OFL.txt"}};
    QFile file(":/licences/" + paths.value(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    constexpr int full = 60; // letters: a line that breaks off before that is meant to
    QStringList paragraphs;
    bool goesOn = false;
    for (const QString& whole : QString::fromUtf8(file.readAll()).split('\n')) {
        const QString line = whole.trimmed();
        if (goesOn && !line.isEmpty())
            paragraphs.last() += ' ' + line;
        else if (line.count('-') < line.size()) // no rule
            paragraphs += line;
        goesOn = line.size() >= full;
    }
    return paragraphs;
}

// A path as others may read it: without the name of who has this home.
static QString withoutName(const QString& path)
{
    const QChar separator = QDir::separator();
    const QString home = QDir::toNativeSeparators(QDir::homePath());
    const QString name = separator + QDir::home().dirName() + separator;
    const QString from = path.startsWith(home + separator) ? '~' + path.mid(home.size()) : path;
    return QString(from).replace(name, separator + QString("…") + separator);
}

QString About::report() const
{
    QString text;
    for (const QVariant& each : facts()) {
        const QVariantMap fact = each.toMap();
        QString code = fact["code"].toString();
        code[0] = code[0].toUpper();
        const QVariant value = fact["value"];
        text += code + ": " + withoutName(value.toString()) + (value.typeId() == QMetaType::Int ? " %\n" : "\n");
    }
    return text;
}

void About::copyReport() const
{
    QGuiApplication::clipboard()->setText(report());
}
