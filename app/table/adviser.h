#pragma once

#include "app/table/thinking.h"
#include "engine/sight/view.h"

#include <QQmlEngine>
#include <optional>

// A choice that is advised.
struct Proposal {
    Q_GADGET
    QML_VALUE_TYPE(proposal)
    Q_PROPERTY(int action MEMBER action) // Engine.Action, None for no choice at all
    // That of the card that is pointed at or moved, if the viewer knows it; else of the one that is laid, kept or
    // revealed.
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(int place MEMBER place) // where the card is that is pointed at, moved, kept or revealed
    Q_PROPERTY(int seat MEMBER seat)   // whose that is
    Q_PROPERTY(int to MEMBER to)       // the stack it goes on, or the gap before a stack
    Q_PROPERTY(QString half MEMBER half)

public:
    int action = 0;
    QString card{};
    int place = -1;
    int seat = -1;
    int to = -1;
    QString half{};

    bool operator==(const Proposal&) const = default;
};

// What a master advises, against the next best choice that makes sense. One is missing where there is none, both where
// nothing is known. A difference is 0 where it is less than the uncertainty.
struct Advice {
    Q_GADGET
    QML_VALUE_TYPE(advice)
    Q_PROPERTY(Proposal best MEMBER best)
    Q_PROPERTY(Proposal next MEMBER next)
    Q_PROPERTY(int wins MEMBER wins)           // so many games of a hundred more the best wins
    Q_PROPERTY(int influence MEMBER influence) // so much influence more it brings

public:
    Proposal best{}, next{};
    int wins = 0;
    int influence = 0;

    bool operator==(const Advice&) const = default;
};

// The hint: what the strongest computer would do in the place of the person who is asked, knowing what they see, and
// what it expects to gain by that. Asked for by the person; it goes with the question.
class Adviser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("HotSeat.adviser")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) // there is a question to ask about
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(bool answered READ hasAnswered NOTIFY changed)
    Q_PROPERTY(Advice advice READ advice NOTIFY changed)

public:
    // The question of the view's own viewer is open to them; `chance` is theirs for it.
    void open(const oriflamme::View& view, const oriflamme::Random& chance);
    // It is not any more, or something else is shown: what was asked is forgotten.
    void close();

    bool isOpen() const { return m_question.has_value(); }
    bool isThinking() const { return m_isThinking; }
    bool hasAnswered() const { return m_advice.has_value(); }
    Advice advice() const { return m_advice.value_or(Advice{}); }

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
    std::optional<Advice> m_advice;
    bool m_isThinking = false;
    Thinking m_thinking; // last, so that it has ended before the rest goes
};

// What a master who thought so advises in the view's place.
Advice adviceOf(const oriflamme::View& view, const oriflamme::SearchResult& thought);
