#pragma once

#include <QQmlEngine>
#include <QSettings>

// How a player wants things to look, kept with the settings.
class Looks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // Whether words and outlines stand out as much as they can.
    Q_PROPERTY(bool highContrast READ hasHighContrast WRITE setHighContrast NOTIFY highContrastChanged)
    // Whether families are told apart by a bold hatching too; as long as nobody has said so, with a high contrast only.
    Q_PROPERTY(bool hatching READ hasHatching WRITE setHatching NOTIFY hatchingChanged)
    // Whether cards in the queue bear their names; else their pictures are larger.
    Q_PROPERTY(bool cardNames READ hasCardNames WRITE setCardNames NOTIFY cardNamesChanged)
    // How the table is lit: one of candles day night.
    Q_PROPERTY(QString tableLight READ tableLight WRITE setTableLight NOTIFY tableLightChanged)

public:
    explicit Looks(QObject* parent = nullptr);

    bool hasHighContrast() const;
    void setHighContrast(bool on);
    bool hasHatching() const;
    void setHatching(bool on);
    bool hasCardNames() const;
    void setCardNames(bool on);
    QString tableLight() const;
    void setTableLight(const QString& light);

signals:
    void highContrastChanged();
    void hatchingChanged();
    void cardNamesChanged();
    void tableLightChanged();

private:
    QSettings m_store;
};
