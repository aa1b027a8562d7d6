#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

// The order in which a screen reader meets items.
class ReadingOrder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // Lets these items, children of one parent, be met in this order. Of those with the same z the later lie on top
    // then.
    Q_INVOKABLE void set(const QVariantList& items) const;
};
