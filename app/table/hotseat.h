#pragma once

#include "app/models/asked.h"
#include "app/table/game.h"

// Whose eyes see the screen, what they are asked and what they may choose.
class HotSeat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)        // whose eyes these are, -1: a bystander's
    Q_PROPERTY(bool several READ isSeveral NOTIFY changed)   // persons share the screen
    Q_PROPERTY(int curtain READ curtain NOTIFY changed)      // the seat that is to take the screen, -1: no curtain
    Q_PROPERTY(bool canRefuse READ canRefuse NOTIFY changed) // nobody needs the curtain that is down
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)   // the viewer only looks at their own cards
    Q_PROPERTY(bool canLook READ canLook NOTIFY changed) // the person who is asked openly may look at their own cards
    Q_PROPERTY(Asked asked READ asked NOTIFY changed)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY changed) // the choices are open
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(Choice* choice READ choice CONSTANT)
    Q_PROPERTY(Previews* previews READ previews CONSTANT)
    Q_PROPERTY(Adviser* adviser READ adviser CONSTANT)
    Q_PROPERTY(
        bool strict READ isStrict WRITE setStrict NOTIFY strictChanged) // several persons decide behind curtains only
    Q_PROPERTY(bool warns READ isWarning WRITE setWarning NOTIFY warningChanged) // doubts what only hurts oneself

public:
    explicit HotSeat(Game& game);
    static HotSeat* create(QQmlEngine* engine, QJSEngine*);

    // The person named by the curtain is there.
    Q_INVOKABLE void pass() { m_game.pass(); }
    // Shows the person who is asked openly their own cards while it is on.
    Q_INVOKABLE void look(bool on) { m_game.look(on); }
    // Calls a person behind a curtain to look at their own cards at leisure; look(false) ends it, refuse() before that.
    Q_INVOKABLE void call(int seat) { m_game.call(seat); }
    Q_INVOKABLE void refuse() { m_game.refuse(); }

    int viewer() const { return m_game.viewer(); }
    bool isSeveral() const { return m_game.isSeveral(); }
    int curtain() const { return m_game.curtain(); }
    bool canRefuse() const { return m_game.canRefuse(); }
    bool isLooking() const { return m_game.isLooking(); }
    bool canLook() const { return m_game.canLook(); }
    Asked asked() const;
    bool isMyTurn() const { return m_game.isMyTurn(); }
    HandModel* hand() { return m_game.hand(); }
    Choice* choice() { return m_game.choice(); }
    Previews* previews() { return m_game.previews(); }
    Adviser* adviser() { return m_game.adviser(); }
    bool isStrict() const { return m_game.isStrict(); }
    void setStrict(bool strict) { m_game.setStrict(strict); }
    bool isWarning() const { return m_game.isWarning(); }
    void setWarning(bool on) { m_game.setWarning(on); }

signals:
    void changed();
    void strictChanged();
    void warningChanged();
    void lookAdvised(); // a choice made openly is not open to that person, as their own cards would tell

private:
    Game& m_game;
};
