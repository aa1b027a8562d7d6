#pragma once

#include <QObject>
#include <QPointF>
#include <QQmlEngine>

// What a person did last with keyboard and pointer, whatever it was meant for.
class Input : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool typing READ isTyping NOTIFY typingChanged) // a key was pressed after the pointer was used
    Q_PROPERTY(bool doubled READ isDoubled NOTIFY pressed)     // the last press may be the second of a double click

public:
    explicit Input(QObject* parent = nullptr);

    bool isTyping() const { return m_typing; }
    bool isDoubled() const { return m_doubled; }
    // Whether a finger points now, and not a mouse; each pointer that comes says so by itself.
    static bool isTouched() { return s_touched; }
    static void setTouched(bool touched) { s_touched = touched; }
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void typingChanged();
    void pressed(); // a key or the pointer, and before anything else hears of it
    void letGo(int key);
    void typed(const QString& text); // and not into a field
    void moved();                    // the pointer

private:
    void setTyping(bool typing);
    void press(bool key, quint64 time);

    static inline bool s_touched = false;
    bool m_typing = false;
    bool m_doubled = false;
    quint64 m_pressedAt = 0;
    QPointF m_at;
};
