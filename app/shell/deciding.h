#pragma once

#include "app/shell/steadytimer.h"

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

// Whether a press may decide something: take a choice, draw a curtain, begin or leave a game. A press begins when a
// key, a button or a finger goes down; one that is held is no other one.
//
// A press hurries if it comes while something is shown and nothing is asked, and so does each that begins less than
// `pause` after one that did: who keeps tapping decides nothing. Nor does one that begins less than `standing` after
// what is asked has come to stand, as it is seen, at its place.
class Deciding : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool busy READ isBusy WRITE setBusy NOTIFY busyChanged) // something is shown and nothing is asked
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)               // a press that begins now may take a choice

public:
    static constexpr int pause = 700;    // ms
    static constexpr int standing = 300; // ms

    explicit Deciding(QObject* parent = nullptr);

    bool isBusy() const { return m_busy; }
    void setBusy(bool busy);
    bool isOpen() const { return m_stood && !m_busy && !m_stand.isActive() && !m_rest.isActive(); }

    // The window in which things are asked.
    void setWindow(QQuickWindow* window);
    // From now on to its end this item decides something wherever it is visible and enabled.
    Q_INVOKABLE void watch(QQuickItem* item);
    // What is asked now is another question, even if it looks the same.
    void askAnew();

    // Whether the last press began while choices were open and has taken none yet; it has after that.
    Q_INVOKABLE bool take();
    // Whether the last press was none of somebody who hurries: it may begin or leave a game.
    Q_INVOKABLE bool calm() const { return m_calm; }
    // A screen reader, which names what it presses, is about to press.
    Q_INVOKABLE void mean();

    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void busyChanged();
    void openChanged();

private:
    struct Watched {
        QPointer<QQuickItem> item;
        QRectF place; // in the window, as it was drawn last; empty where it could not be pressed
    };

    void press();
    void drawn();
    void tell();

    std::vector<Watched> m_watched;
    bool m_busy = false;
    bool m_new = false;   // a question that was not drawn yet
    bool m_stood = false; // something could be pressed as it was drawn last
    bool m_wasOpen = false;
    bool m_means = true; // of the last press
    bool m_calm = true;
    SteadyTimer m_stand{standing, this};
    SteadyTimer m_rest{pause, this};
};
