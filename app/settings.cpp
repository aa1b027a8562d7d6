#include "app/settings.h"

#include <QLocale>

Settings::Settings(QObject* parent) : QObject(parent) {}

QStringList Settings::languages()
{
    return {"en", "pl", "uk", "nl", "fr"};
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
    if (code == language() || !languages().contains(code))
        return;
    m_store.setValue("language", code);
    emit languageChanged();
}

int Settings::speed() const
{
    return qBound(0, m_store.value("speed", 1).toInt(), instant);
}

void Settings::setSpeed(int speed)
{
    if (speed == this->speed())
        return;
    m_store.setValue("speed", qBound(0, speed, instant));
    emit speedChanged();
}

QVariantMap Settings::lastGame() const
{
    return m_store.value("lastGame").toMap();
}

void Settings::setLastGame(const QVariantMap& game)
{
    m_store.setValue("lastGame", game);
    emit lastGameChanged();
}
