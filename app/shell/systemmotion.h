#pragma once

#include <QQmlEngine>

// Whether the system asks programs to move little. Until it has answered it does not.
class SystemMotion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool reduced READ isReduced NOTIFY reducedChanged)

public:
    using QObject::QObject;

    // Asks the system, which answers later or never, and follows it from then on. Each system has a file of its own.
    void ask();

    bool isReduced() const { return m_reduced; }
    void setReduced(bool reduced);

signals:
    void reducedChanged();

private:
    bool m_reduced = false;
};
