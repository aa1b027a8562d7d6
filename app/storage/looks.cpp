#include "app/storage/looks.h"

#include "app/storage/settings.h"

Looks::Looks(QObject* parent) : QObject(parent), m_store(Settings::file(), QSettings::IniFormat) {}

bool Looks::hasHighContrast() const
{
    return m_store.value("highContrast").toString() == "true"; // as QSettings writes it
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
    const QString said = m_store.value("hatching").toString();
    return said == "true" || (said != "false" && hasHighContrast());
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
    return m_store.value("cardNames").toString() != "false";
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
