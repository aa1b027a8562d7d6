#pragma once

#include <QQmlEngine>
#include <QQuickItem>

// The mask of something to be pressed: for a finger it reaches beyond what is seen of it, so that there are 44 logical
// pixels each way, as far as nothing else is nearer. A mouse knows only what is seen.
class Reach : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal depth MEMBER m_depth) // of the item, where something lies over what is lower; 0 for all of it

public:
    static constexpr qreal least = 44;

    explicit Reach(QObject* parent = nullptr);
    ~Reach() override;

    // What a finger reaches, in the scene: wider on both sides by all that is missing, as a neighbour may have one of
    // them.
    QRectF reached() const;

    // As Qt asks a mask: a point of the item's.
    Q_INVOKABLE bool contains(const QPointF& point) const;

private:
    const QQuickItem* item() const { return qobject_cast<const QQuickItem*>(parent()); } // whose mask it is
    QRectF seen() const;
    bool rivals(const Reach& other) const;

    qreal m_depth = 0;
};
