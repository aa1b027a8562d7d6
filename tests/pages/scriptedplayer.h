#pragma once

#include "tests/pages/program.h"

#include <QQuickItem>
#include <QRandomGenerator>

// Sits in the person's seat, or in all persons' in turn: knows only what the screen offers, answers by mouse or by
// keys, and keeps a list of what it has answered.
class ScriptedPlayer {
public:
    enum Means { Mouse, Keys };
    ScriptedPlayer(Program& program, Means means, quint32 seed);

    // From now on each click is a double click; for a sitter with a mouse.
    void doubleClicks() { m_doubles = true; }
    // From now on `look` is called when a person has come to the screen and has not answered yet, and when a curtain is
    // down; what it returns is wrong, "" for nothing.
    void watch(const std::function<QString()>& look) { m_look = look; }
    // Goes on in another start of the program.
    void moveTo(Program& program);
    // Waits for a question and does one thing about it; false if the game is over, or if none comes in time.
    bool act();
    // Acts until the game is over, or `enough` says so. False if neither comes.
    bool play(const std::function<bool()>& enough = [] { return false; });
    // The game is over and its end is shown.
    bool isOver();

    const std::vector<oriflamme::Decision>& answers() const { return m_answers; }
    // What is wrong, if play() was in vain.
    QString complaint() const { return m_complaint; }

private:
    enum What { Curtain, HandCard, Left, Right, Stack, Gap, Keep, Reveal, EitherOr };
    struct Offer {
        QQuickItem* item;
        What what;
        oriflamme::Card card = oriflamme::Card::None;
        int place = -1;
        oriflamme::Half half = oriflamme::Half::None;
    };
    void learn();
    std::vector<Offer> offers();
    bool offerOf(QQuickItem* item, const QString& name, Offer& offer) const;
    const Offer* choose(const std::vector<Offer>& offers);
    bool take(const Offer& offer, const std::vector<Offer>& all);
    bool press(const Offer& offer, const std::vector<Offer>& offers);
    bool pressKeys(const Offer& offer, const std::vector<Offer>& offers);
    bool reach(QQuickItem* item);
    bool putBack();
    bool insist();
    bool isAsked(const char* question);
    void note(const Offer& offer);
    bool draw(const Offer& curtain);
    bool complain(const QString& what);

    Program* m_program;
    Means m_means;
    bool m_doubles = false;
    QRandomGenerator m_chance;
    std::function<QString()> m_look = [] { return QString(); };
    std::vector<oriflamme::Decision> m_answers;
    QString m_complaint;

    QString m_language; // of what it has learnt
    QHash<QString, oriflamme::Card> m_handCards;
    QHash<QString, oriflamme::Half> m_halves;
    QHash<QString, int> m_places;
    QHash<QString, int> m_gaps;
    QStringList m_persons; // what those say who are named by a curtain
    QString m_mayBeChosen, m_leftEnd, m_rightEnd, m_onlyPlace, m_keep, m_reveal;

    oriflamme::Card m_card = oriflamme::Card::None; // in hand, not laid yet
    int m_from = -1;                                // the place of the card that is being moved
};
