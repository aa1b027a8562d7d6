#include "app/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

Language::Language()
{
    speak(Settings().language());
}

void Language::follow(QQmlEngine& engine, const Settings& settings)
{
    connect(&settings, &Settings::languageChanged, this, [this, &engine, &settings] {
        speak(settings.language());
        engine.retranslate();
    });
}

void Language::speak(const QString& code)
{
    const auto install = [](QTranslator& translator, const QString& file, const QString& folder) {
        QCoreApplication::removeTranslator(&translator);
        if (translator.load(file, folder))
            QCoreApplication::installTranslator(&translator);
    };
    // Qt speaks English by itself; a file that is not there leaves it so. What is installed last is asked first.
    install(m_qt, "qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(m_words, "oriflamme_" + code, ":/i18n");
}
