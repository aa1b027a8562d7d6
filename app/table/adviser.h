#pragma once

#include "app/table/thinking.h"
#include "engine/sight/view.h"

#include <QQmlEngine>
#include <QVariantMap>
#include <optional>

// The hint: what the strongest computer would do in the place of the person who is asked, knowing what they see, and
// what it expects to gain by that. Asked for by the person; it goes with the question.
class Adviser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Game.adviser")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) // there is a question to ask about
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    // What adviceOf() says, and whether it says anything: known. Empty as long as nothing was answered.
    Q_PROPERTY(QVariantMap advice READ advice NOTIFY changed)

public:
    // The question of the view's own viewer is open to them; `chance` is theirs for it.
    void open(const oriflamme::View& view, const oriflamme::Random& chance);
    // It is not any more, or something else is shown: what was asked is forgotten.
    void close();

    bool isOpen() const { return m_question.has_value(); }
    bool isThinking() const { return m_isThinking; }
    QVariantMap advice() const { return m_advice; }

    // Thinks about it, elsewhere; nothing happens if it does already, or has answered.
    Q_INVOKABLE void ask();
    // Forgets what was asked; it may be asked again.
    Q_INVOKABLE void dismiss();

signals:
    void changed();

private:
    struct Asked {
        oriflamme::View view;
        oriflamme::Random chance;
    };

    bool forget();

    std::optional<Asked> m_question;
    QVariantMap m_advice;
    bool m_isThinking = false;
    Thinking m_thinking; // last, so that it has ended before the rest goes
};

// What a master advises in the view's place, against the next best choice that makes sense: {best, next, wins,
// influence}, the last two being how many games of a hundred more it wins and how many points of influence more it
// brings, 0 where that is less than the uncertainty. `next` is missing where there is none, all where nothing is known.
// A choice is {action, card, place, seat, to, half}: action is left, right, on, keep, reveal, target, mode, swap, gap
// or onto; place is where the card is that is pointed at or moved, seat whose it is; card is that card's name if the
// viewer knows it, else the one that is laid, kept or revealed; to is the stack it goes on, or the gap before a stack.
QVariantMap adviceOf(const oriflamme::View& view, const oriflamme::SearchResult& thought);
