#include "app/shell/shortcuts.h"

#include <QKeySequence>
#include <algorithm>

namespace {

// Whether other modifiers may be held too, and whether a key that is held down goes on asking.
enum How { Plain = 0, Modified = 1, Repeated = 2, Anyhow = Modified | Repeated };

struct Row {
    Shortcuts::Where where;
    Shortcuts::Action action;
    QKeyCombination keys;
    How how;
    int more = 0; // keys that follow it in a row
};

// The first that fits is meant; an action's first is the one that people are told of.
constexpr Row rows[] = {
    {Shortcuts::Window, Shortcuts::Undo, Qt::CTRL | Qt::Key_Z, Repeated},
    {Shortcuts::Window, Shortcuts::Redo, Qt::CTRL | Qt::Key_Y, Repeated},
    {Shortcuts::Window, Shortcuts::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Repeated},
    {Shortcuts::Window, Shortcuts::Save, Qt::CTRL | Qt::Key_S, Repeated},
    {Shortcuts::Window, Shortcuts::Save, Qt::CTRL | Qt::SHIFT | Qt::Key_S, Repeated},
    {Shortcuts::Window, Shortcuts::Open, Qt::CTRL | Qt::Key_O, Repeated},
    {Shortcuts::Window, Shortcuts::Rules, Qt::Key_F1, Repeated},
    {Shortcuts::Window, Shortcuts::Mute, Qt::Key_M, Plain},
    {Shortcuts::Window, Shortcuts::FullScreen, Qt::Key_F11, Plain},
    {Shortcuts::Typed, Shortcuts::ShowKeys, Qt::Key_Question, Plain},

    {Shortcuts::Table, Shortcuts::Left, Qt::Key_Left, Anyhow},
    {Shortcuts::Table, Shortcuts::Right, Qt::Key_Right, Anyhow},
    {Shortcuts::Table, Shortcuts::Up, Qt::Key_Up, Anyhow},
    {Shortcuts::Table, Shortcuts::Down, Qt::Key_Down, Anyhow},
    {Shortcuts::Table, Shortcuts::ChoosePlace, Qt::Key_1, Modified, 8},
    {Shortcuts::Table, Shortcuts::Inspect, Qt::Key_I, Plain},
    {Shortcuts::Table, Shortcuts::Spread, Qt::Key_S, Plain},
    {Shortcuts::Table, Shortcuts::Overview, Qt::Key_O, Repeated},
    {Shortcuts::Table, Shortcuts::Hint, Qt::Key_H, Plain},
    {Shortcuts::Table, Shortcuts::Log, Qt::Key_L, Plain},
    {Shortcuts::Table, Shortcuts::Rule, Qt::Key_R, Plain},
    {Shortcuts::Table, Shortcuts::Look, Qt::Key_V, Plain},
    {Shortcuts::Table, Shortcuts::NextChoice, Qt::Key_End, Anyhow},
    {Shortcuts::Table, Shortcuts::NextChoice, Qt::SHIFT | Qt::Key_Space, Anyhow},
    {Shortcuts::Table, Shortcuts::Hurry, Qt::Key_Space, Anyhow},
    {Shortcuts::Table, Shortcuts::Back, Qt::Key_Escape, Anyhow},

    {Shortcuts::Replay, Shortcuts::Play, Qt::Key_Space, Anyhow},
    {Shortcuts::Replay, Shortcuts::Play, Qt::Key_K, Anyhow},
    {Shortcuts::Replay, Shortcuts::RoundBack, Qt::Key_PageUp, Anyhow},
    {Shortcuts::Replay, Shortcuts::RoundBack, Qt::SHIFT | Qt::Key_Left, Anyhow},
    {Shortcuts::Replay, Shortcuts::RoundBack, Qt::CTRL | Qt::Key_Left, Anyhow},
    {Shortcuts::Replay, Shortcuts::RoundOn, Qt::Key_PageDown, Anyhow},
    {Shortcuts::Replay, Shortcuts::RoundOn, Qt::SHIFT | Qt::Key_Right, Anyhow},
    {Shortcuts::Replay, Shortcuts::RoundOn, Qt::CTRL | Qt::Key_Right, Anyhow},
    {Shortcuts::Replay, Shortcuts::StepBack, Qt::Key_Left, Anyhow},
    {Shortcuts::Replay, Shortcuts::StepOn, Qt::Key_Right, Anyhow},
    {Shortcuts::Replay, Shortcuts::ToStart, Qt::Key_Home, Anyhow},
    {Shortcuts::Replay, Shortcuts::ToEnd, Qt::Key_End, Anyhow},
    {Shortcuts::Replay, Shortcuts::Faster, Qt::Key_Plus, Anyhow},
    {Shortcuts::Replay, Shortcuts::Faster, Qt::Key_Equal, Anyhow},
    {Shortcuts::Replay, Shortcuts::Slower, Qt::Key_Minus, Anyhow},
    {Shortcuts::Replay, Shortcuts::Log, Qt::Key_L, Anyhow},
    {Shortcuts::Replay, Shortcuts::Rule, Qt::Key_R, Plain},
    {Shortcuts::Replay, Shortcuts::Overview, Qt::Key_O, Anyhow},
    {Shortcuts::Replay, Shortcuts::Inspect, Qt::Key_I, Plain},
    {Shortcuts::Replay, Shortcuts::Spread, Qt::Key_S, Plain},
    {Shortcuts::Replay, Shortcuts::ChooseRound, Qt::Key_1, Anyhow, 5},
    {Shortcuts::Replay, Shortcuts::Back, Qt::Key_Escape, Anyhow},
};

bool has(const Row& row, int key)
{
    return key >= row.keys.key() && key <= row.keys.key() + row.more;
}

bool fits(const Row& row, int key, Qt::KeyboardModifiers held, bool repeats)
{
    const Qt::KeyboardModifiers wanted = row.keys.keyboardModifiers();
    return has(row, key) && (row.how & Modified ? (held & wanted) == wanted : held == wanted)
           && (!repeats || row.how & Repeated);
}

QString cap(QKeyCombination keys)
{
    static const QHash<int, QString> drawn{
        {Qt::Key_Left, "←"}, {Qt::Key_Right, "→"}, {Qt::Key_Up, "↑"}, {Qt::Key_Down, "↓"}};
    const QString text = drawn.value(keys.key(), QKeySequence(keys).toString(QKeySequence::PortableText));
#ifdef Q_OS_MACOS
    return QString(text).replace("Ctrl+", "⌘");
#else
    return text;
#endif
}

}

Shortcuts::Action Shortcuts::action(Where page, int key, int modifiers, bool repeats)
{
    for (const Row& row : rows) {
        if (row.where == page && fits(row, key, Qt::KeyboardModifiers(modifiers), repeats))
            return row.action;
    }
    return None;
}

bool Shortcuts::isOf(Action action, int key)
{
    return std::any_of(std::begin(rows), std::end(rows),
                       [&](const Row& row) { return row.action == action && has(row, key); });
}

Shortcuts::Action Shortcuts::typed(const QString& text)
{
    for (const Row& row : rows) {
        if (row.where == Typed && text == QChar(row.keys.key()))
            return row.action;
    }
    return None;
}

QStringList Shortcuts::sequences(Action action)
{
    QStringList list;
    for (const Row& row : rows) {
        if (row.where == Window && row.action == action)
            list += QKeySequence(row.keys).toString(QKeySequence::PortableText);
    }
    return list;
}

QStringList Shortcuts::caps(Action action)
{
    const Row& row =
        *std::find_if(std::begin(rows), std::end(rows), [action](const Row& each) { return each.action == action; });
    QStringList list{cap(row.keys)};
    if (row.more > 0)
        list += cap(QKeyCombination(Qt::Key(row.keys.key() + row.more)));
    return list;
}
