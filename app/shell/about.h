#pragma once

#include "app/storage/settings.h"

#include <QPointer>
#include <QQuickWindow>

// What the program is and what it runs on: for the page about it, and for the report of a bug.
class About : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    // Where the project lives.
    Q_PROPERTY(QString url READ url CONSTANT)
    // Where games are kept, as this system writes it.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    // Of the Qt that the program runs with.
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)
    // Whether that is a library of its own, where another may take its place.
    Q_PROPERTY(bool qtIsShared READ qtIsShared CONSTANT)
    // What matters when something goes wrong, in order: {code, value}. The code is in English what it is called. A
    // value that is a number is in per cent; screens are measured in their own pixels, windows in those of the pages.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY factsChanged)

public:
    explicit About(QObject* parent = nullptr) : QObject(parent) {}

    // Tells of this window and these settings from now on. Settings must outlive it.
    void follow(QQuickWindow& window, const Settings& settings);

    static QString version();
    static QString url();
    static QString folder();
    static QString qtVersion();
    static bool qtIsShared();
    QVariantList facts() const;

    // The paragraphs of a licence: "oriflamme", or that of a font, "vollkorn" or "linux-libertine".
    Q_INVOKABLE static QStringList licence(const QString& name);
    // The facts in English, a line each, without the name of who sits here.
    QString report() const;
    // Puts the report on the clipboard.
    Q_INVOKABLE void copyReport() const;

signals:
    void factsChanged();

private:
    QPointer<QQuickWindow> m_window;
    const Settings* m_settings = nullptr;
};
