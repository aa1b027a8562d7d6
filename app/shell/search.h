#pragma once

#include <QQmlEngine>
#include <QVariantList>

// Finds texts by words as somebody types them: begun, inflected, without diacritics, with a wrong letter.
class Search : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // The indices of the texts that fit, those that fit best first. Each text is a map of its title, which counts most,
    // its keywords and its words.
    Q_INVOKABLE static QList<int> find(const QString& words, const QVariantList& texts);

    // The words of a text as they are compared: small letters without diacritics.
    static QStringList wordsOf(const QString& text);
};
