#pragma once

#include <QQmlEngine>

// The one table of what keys do, from which handlers, tips and the page of keys are made. What keys do in a list, a
// field or a question is the custom of such a control, and told there.
class Shortcuts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    // In the whole window, by a key or by the character that it types; or on a page.
    enum Where { Window, Typed, Table, Replay };
    Q_ENUM(Where)
    enum Action {
        None,
        Undo,
        Redo,
        Save,
        Open,
        Rules,
        Mute,
        FullScreen,
        ShowKeys,
        Left,
        Right,
        Up,
        Down,
        ChoosePlace, // of the table
        Hint,
        Look,
        Hurry,
        NextChoice,
        Inspect,
        Spread,
        Overview,
        Log,
        Rule,
        Back, // of table and replay
        Play,
        StepBack,
        StepOn,
        RoundBack,
        RoundOn,
        ToStart,
        ToEnd,
        Faster,
        Slower,
        ChooseRound, // of the replay
    };
    Q_ENUM(Action)

    // What a key that is pressed on a page asks for there.
    Q_INVOKABLE static Action action(Where page, int key, int modifiers, bool repeats);
    // Whether the key alone is one of an action's, wherever.
    Q_INVOKABLE static bool isOf(Action action, int key);
    // What typing this asks for, on whatever key of whatever keyboard it is.
    Q_INVOKABLE static Action typed(const QString& text);
    // All keys of an action of the window, as Shortcut takes them.
    Q_INVOKABLE static QStringList sequences(Action action);
    // What stands on the key that people are told of; the first and the last of a row of keys.
    Q_INVOKABLE static QStringList caps(Action action);
};
