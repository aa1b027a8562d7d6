#pragma once

#include "app/models/asked.h"
#include "app/models/previews.h"
#include "app/storage/storage.h"
#include "app/table/adviser.h"
#include "app/table/eyes.h"
#include "app/table/stage.h"
#include "app/table/table.h"

// Whose eyes see the stage, what is asked there, and what the person at the screen may choose. Choices are open when
// nothing is left to show and all is saved.
class HotSeat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)      // whose eyes these are: a seat, -1 a bystander, -2 everybody
    Q_PROPERTY(bool several READ isSeveral NOTIFY changed) // persons share the screen
    Q_PROPERTY(int curtain READ curtain NOTIFY changed)    // the seat that is to take the screen, -1: no curtain
    Q_PROPERTY(bool canRefuse READ canRefuse NOTIFY changed) // nobody needs the curtain that is down
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)   // the viewer only looks at their own cards
    Q_PROPERTY(bool canLook READ canLook NOTIFY changed) // the person who is asked openly may look at their own cards
    Q_PROPERTY(
        QVariantList eyesOpen READ eyesOpen NOTIFY seated) // whose one may choose in a replay, as `viewer` tells it
    Q_PROPERTY(AskedFacts asked READ asked NOTIFY changed)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY changed) // the choices are open
    Q_PROPERTY(RowModel* hand READ hand CONSTANT)
    Q_PROPERTY(Choice* choice READ choice CONSTANT)
    Q_PROPERTY(Previews* previews READ previews CONSTANT)
    Q_PROPERTY(Adviser* adviser READ adviser CONSTANT)
    Q_PROPERTY(
        bool strict READ isStrict WRITE setStrict NOTIFY strictChanged) // several persons decide behind curtains only
    Q_PROPERTY(bool warns MEMBER m_warns NOTIFY warnsChanged)           // doubts what only hurts oneself

public:
    HotSeat(Table& table, Stage& stage, const Storage& storage);
    static HotSeat* create(QQmlEngine* engine, QJSEngine*); // the game's, in game.cpp

    // A game is played by these from now on, or one of theirs looked back at. Nobody is at the screen; nothing shows it
    // yet.
    void play(const std::vector<oriflamme::Player>& players);
    void watch(const std::vector<oriflamme::Player>& players, bool finished);
    // Whose eyes are to see what is shown next.
    oriflamme::Seat eyes() const { return m_eyes.viewer(); }
    // Asked of every choice before it is played; what it refuses is chosen anew.
    void setJudge(std::function<bool(const oriflamme::Decision&)> judge) { m_judge = std::move(judge); }
    // A person's decision was played.
    void answered();
    // Opens the choices when a person here is asked, and closes them otherwise.
    void offer();

    // The person named by the curtain is there.
    Q_INVOKABLE void pass();
    // Shows the person who is asked openly their own cards while it is on.
    Q_INVOKABLE void look(bool on);
    // Calls a person behind a curtain to look at their own cards at leisure; look(false) ends it, refuse() before that.
    Q_INVOKABLE void call(int seat);
    Q_INVOKABLE void refuse();
    // Why what has this code (Choice::Option) is not open to the person here: {reason, rule} as rulings are called
    // (CueFacts); empty if it is open, or if they are not asked.
    Q_INVOKABLE QVariantMap refusalOf(const QString& code) const;
    // The same of a card of the queue, be it covered.
    Q_INVOKABLE QVariantMap refusalAt(int place, bool covered) const;
    // Looks back with other eyes. Those of a person whose game is not finished are open to them alone, behind a
    // curtain.
    Q_INVOKABLE void see(int eyes);

    int viewer() const { return m_stage.view().viewer; }
    bool isSeveral() const { return m_eyes.several(); }
    int curtain() const { return m_eyes.curtain(); }
    bool canRefuse() const { return m_eyes.called(); }
    bool isLooking() const { return m_eyes.looking(); }
    bool canLook() const;
    QVariantList eyesOpen() const;
    AskedFacts asked() const;
    bool isMyTurn() const;
    RowModel* hand() { return &m_hand; }
    Choice* choice() { return &m_choice; }
    Previews* previews() { return &m_previews; }
    Adviser* adviser() { return &m_adviser; }
    bool isStrict() const { return m_strict; }
    void setStrict(bool strict);

signals:
    void changed();
    void seated();
    void strictChanged();
    void warnsChanged();
    void eyesChosen();  // of a replay
    void lookAdvised(); // a choice made openly is not open to that person, as their own cards would tell

private:
    void decide(const oriflamme::Decision& decision);
    void follow();
    void openChoices();
    void turn();
    bool isStill() const;

    Table& m_table;
    Stage& m_stage;
    const Storage& m_storage;
    Eyes m_eyes;
    RowModel m_hand{HandFacts::staticMetaObject};
    Choice m_choice;
    Previews m_previews;
    Adviser m_adviser;
    std::function<bool(const oriflamme::Decision&)> m_judge = [](const oriflamme::Decision&) { return true; };
    bool m_strict = false;
    bool m_warns = false;
};
