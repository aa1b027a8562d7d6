#pragma once

#include <QAccessible>
#include <QObject>
#include <QQmlEngine>

// Whether somebody listens to the pages: a screen reader, or a test in its place.
class Listening : public QObject, QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)

public:
    explicit Listening(QObject* parent = nullptr);
    ~Listening() override;

    bool isActive() const { return m_active; }

signals:
    void activeChanged();

private:
    void accessibilityActiveChanged(bool active) override;

    bool m_active = QAccessible::isActive();
};
