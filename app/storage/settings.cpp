#include "app/storage/settings.h"

#include "app/storage/emptylock.h"

#include <QLocale>
#include <QStandardPaths>
#include <QTranslator>

// A file of a known form at a known place: where QSettings would keep its own depends on an organisation's name.
Settings::Settings(QObject* parent) : QObject(parent), m_store(file(), QSettings::IniFormat)
{
    dropEmptyLock(file() + ".lock"); // QSettings would keep the window waiting for it
}

QString Settings::file()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.ini";
}

QStringList Settings::languages()
{
    return QString(ORIFLAMME_LANGUAGES).split(' ');
}

QString Settings::translated(const QString& language, const QString& context, const QString& text)
{
    QTranslator catalogue;
    if (!catalogue.load("oriflamme_" + language, ":/i18n"))
        return text;
    const QString own = catalogue.translate(qUtf8Printable(context), qUtf8Printable(text));
    return own.isEmpty() ? text : own;
}

bool Settings::isOn(const QSettings& store, const QString& name, bool otherwise)
{
    const QString said = store.value(name).toString(); // as QSettings writes it
    return otherwise ? said != "false" : said == "true";
}

void Settings::keep(const QString& name, const QVariant& value, void (Settings::*changed)())
{
    m_store.setValue(name, value);
    emit(this->*changed)();
}

QString Settings::language() const
{
    const QString chosen = m_store.value("language").toString();
    if (languages().contains(chosen))
        return chosen;
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section('-', 0, 0);
        if (languages().contains(code))
            return code;
    }
    return "en";
}

void Settings::setLanguage(const QString& code)
{
    if (code != language() && languages().contains(code))
        keep("language", code, &Settings::languageChanged);
}

int Settings::speed() const
{
    bool isNumber = false;
    const int speed = m_store.value("speed").toInt(&isNumber);
    return isNumber ? qBound(0, speed, instant) : 1;
}

void Settings::setSpeed(int speed)
{
    if (speed != this->speed())
        keep("speed", qBound(0, speed, instant), &Settings::speedChanged);
}

static bool isMotion(const QString& name)
{
    return name == "system" || name == "full" || name == "reduced" || name == "none";
}

QString Settings::motion() const
{
    const QString chosen = m_store.value("motion").toString();
    return isMotion(chosen) ? chosen : "system";
}

void Settings::setMotion(const QString& motion)
{
    if (motion != this->motion() && isMotion(motion))
        keep("motion", motion, &Settings::motionChanged);
}

QList<int> Settings::textSizes()
{
    return {100, 125, 150};
}

int Settings::textSize() const
{
    const int percent = m_store.value("textSize").toInt();
    return textSizes().contains(percent) ? percent : 100;
}

void Settings::setTextSize(int percent)
{
    if (percent != textSize() && textSizes().contains(percent))
        keep("textSize", percent, &Settings::textSizeChanged);
}

bool Settings::isStrict() const
{
    return isOn(m_store, "strict", false);
}

void Settings::setStrict(bool strict)
{
    if (strict != isStrict())
        keep("strict", strict, &Settings::strictChanged);
}

bool Settings::isLogPinned() const
{
    return isOn(m_store, "logPinned", false);
}

void Settings::setLogPinned(bool pinned)
{
    if (pinned != isLogPinned())
        keep("logPinned", pinned, &Settings::logPinnedChanged);
}

bool Settings::hasWarnings() const
{
    return isOn(m_store, "warnings", true);
}

void Settings::setWarnings(bool on)
{
    if (on != hasWarnings())
        keep("warnings", on, &Settings::warningsChanged);
}

int Settings::volume() const
{
    bool isNumber = false;
    const int volume = m_store.value("volume").toInt(&isNumber);
    return isNumber ? qBound(0, volume, 100) : 60;
}

void Settings::setVolume(int volume)
{
    if (volume != this->volume())
        keep("volume", qBound(0, volume, 100), &Settings::volumeChanged);
}

bool Settings::isMuted() const
{
    return isOn(m_store, "muted", false);
}

void Settings::setMuted(bool muted)
{
    if (muted != isMuted())
        keep("muted", muted, &Settings::mutedChanged);
}

bool Settings::isMutedInBackground() const
{
    return isOn(m_store, "mutedInBackground", false);
}

void Settings::setMutedInBackground(bool muted)
{
    if (muted != isMutedInBackground())
        keep("mutedInBackground", muted, &Settings::mutedInBackgroundChanged);
}

bool Settings::hasAmbience() const
{
    return isOn(m_store, "ambience", false);
}

void Settings::setAmbience(bool on)
{
    if (on != hasAmbience())
        keep("ambience", on, &Settings::ambienceChanged);
}

QVariantMap Settings::lastGame() const
{
    return m_store.value("lastGame").toMap();
}

void Settings::setLastGame(const QVariantMap& game)
{
    keep("lastGame", game, &Settings::lastGameChanged);
}

QVariantMap Settings::lessons() const
{
    return m_store.value("lessons").toMap();
}

void Settings::setLessons(const QVariantMap& lessons)
{
    if (lessons != this->lessons())
        keep("lessons", lessons, &Settings::lessonsChanged);
}

QString Settings::window() const
{
    return m_store.value("window").toString();
}

void Settings::setWindow(const QString& placement)
{
    m_store.setValue("window", placement);
}

QStringList Settings::recentGames() const
{
    return m_store.value("recentGames").toStringList();
}

void Settings::setRecentGames(const QStringList& paths)
{
    m_store.setValue("recentGames", paths);
}
