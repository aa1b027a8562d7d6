#include "app/storage/looks.h"

#include "app/storage/settings.h"

Looks::Looks(QObject* parent) : QObject(parent), m_store(Settings::file(), QSettings::IniFormat) {}

bool Looks::hasHighContrast() const
{
    return Settings::isOn(m_store, "highContrast", false);
}

void Looks::setHighContrast(bool on)
{
    if (on == hasHighContrast())
        return;
    const bool hatched = hasHatching();
    m_store.setValue("highContrast", on);
    emit highContrastChanged();
    if (hatched != hasHatching())
        emit hatchingChanged();
}

bool Looks::hasHatching() const
{
    return Settings::isOn(m_store, "hatching", hasHighContrast());
}

void Looks::setHatching(bool on)
{
    if (on == hasHatching())
        return;
    m_store.setValue("hatching", on);
    emit hatchingChanged();
}

bool Looks::hasCardNames() const
{
    return Settings::isOn(m_store, "cardNames", true);
}

void Looks::setCardNames(bool on)
{
    if (on == hasCardNames())
        return;
    m_store.setValue("cardNames", on);
    emit cardNamesChanged();
}

static bool isLight(const QString& name)
{
    return name == "candles" || name == "day" || name == "night";
}

QString Looks::tableLight() const
{
    const QString chosen = m_store.value("tableLight").toString();
    return isLight(chosen) ? chosen : "candles";
}

void Looks::setTableLight(const QString& light)
{
    if (light == tableLight() || !isLight(light))
        return;
    m_store.setValue("tableLight", light);
    emit tableLightChanged();
}
