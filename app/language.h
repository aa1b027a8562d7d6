#pragma once

#include "app/settings.h"

#include <QTranslator>

// Lets everything speak the language that is set: installs our catalogue and Qt's own, and follows every change at
// once. Both must outlive it. Words of ours refresh where a binding says them.
class Language : public QObject {
    Q_OBJECT

public:
    Language(QQmlEngine& engine, const Settings& settings);

private:
    void speak(const QString& code);

    QTranslator m_words;
    QTranslator m_qt;
};
