#pragma once

#include "app/storage/settings.h"

#include <QTranslator>

// Lets everything speak the language that is set: installs our catalogue and Qt's own. Words of ours refresh where a
// binding says them; what is said once is said in the language of that moment, so it speaks before any page opens.
class Language : public QObject {
    Q_OBJECT

public:
    Language();

    // Follows every change at once. Both must outlive it.
    void follow(QQmlEngine& engine, const Settings& settings);

private:
    void speak(const QString& code);

    QTranslator m_words;
    QTranslator m_qt;
};
