#pragma once

#include "app/models/board.h"
#include "app/models/gamelog.h"
#include "app/models/rowmodel.h"
#include "app/models/rows.h"
#include "engine/record/story.h"

#include <QVariantMap>
#include <deque>

// What is being shown of a story, be it played or looked back at, to whose eyes and how far. Rules and saving are done
// at once; the picture catches up cue by cue: the page shows a cue and calls next().
class Stage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool open READ isOpen NOTIFY shown)            // a game lies on the table
    Q_PROPERTY(QVariantList players READ players NOTIFY laid) // a map a seat: name, family, player
    Q_PROPERTY(QStringList cards READ cards NOTIFY laid)      // the ten
    Q_PROPERTY(QString edition READ edition NOTIFY laid)      // as it is played: current or first
    Q_PROPERTY(bool takebacks READ hasTakebacks NOTIFY shown) // somebody took a move back knowing more
    Q_PROPERTY(BoardFacts board READ board NOTIFY shown)
    Q_PROPERTY(RowModel* queue READ queue CONSTANT)
    Q_PROPERTY(RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(GameLog* gameLog READ gameLog CONSTANT)
    Q_PROPERTY(bool moving READ isMoving NOTIFY movingChanged)       // a cue is shown or waits
    Q_PROPERTY(bool nextThinks READ nextThinks NOTIFY movingChanged) // the next cue begins a computer's choice
    Q_PROPERTY(bool recap READ isRecap NOTIFY movingChanged) // what is shown happened since the viewer's last decision
    Q_PROPERTY(CueFacts cue READ cue NOTIFY cueChanged)      // shown now, or the last one that was
    Q_PROPERTY(QList<CueFacts> told READ told NOTIFY cueChanged) // the last few cues, as the viewer may see them
    Q_PROPERTY(bool instant READ isInstant WRITE setInstant NOTIFY instantChanged) // show only the newest moment
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged) // nobody looks: nothing more is shown

public:
    static constexpr int mostTold = 5;

    // The engine would make one of its own if this needed no argument.
    explicit Stage(QObject* parent) : QObject(parent) {}
    static Stage* create(QQmlEngine* engine, QJSEngine*); // the game's, in game.cpp

    // A game is laid out on the stage, which is clear: its story, from now on until clear(). Nothing of it is shown
    // yet.
    void lay(const oriflamme::Story& story, const oriflamme::Record& record);
    void clear();
    // Shows at once where the story stands, to these eyes; so many of the moments that led there are told in words.
    void jump(oriflamme::Seat viewer, int told);
    // Other eyes see what is shown. Nothing happens if they are the same.
    void turn(oriflamme::Seat viewer);
    // The story has gone on by what is still to be shown; run() goes on with it.
    void add(const oriflamme::Moments& moments, bool thinks);
    void run();
    // Shows this moment; what was shown ends where it leads.
    void tell(const oriflamme::Moment& moment);
    // Shows once more what has happened since so many decisions.
    void tellSince(std::size_t decisions);
    // What may be chosen, or who is to come, is another; nothing that is shown is.
    void refresh() { emit shown(); }
    // Nothing is left to tell: shows where the story stands, which a question may have changed without a moment.
    // Whether those who hurry hurry on.
    void stand(bool rushing);

    Q_INVOKABLE void next();
    Q_INVOKABLE void skip();
    // Shows at once all that happens up to the next question of a person here, or the end of the game.
    Q_INVOKABLE void skipToChoice();
    // See rounds.h.
    Q_INVOKABLE QVariantList influenceByRound() const;

    const oriflamme::View& view() const { return m_view; }

    bool isOpen() const { return m_story; }
    QVariantList players() const;
    QStringList cards() const;
    QString edition() const;
    bool hasTakebacks() const { return m_story && m_story->record().takebacks; }
    BoardFacts board() const;
    RowModel* queue() { return &m_queue; }
    RowModel* seats() { return &m_seats; }
    GameLog* gameLog() { return &m_gameLog; }
    bool isMoving() const { return m_showing || !m_cues.empty(); }
    bool nextThinks() const { return !m_cues.empty() && m_cues.front().thinks; }
    bool isRecap() const { return m_recap && isMoving(); }
    CueFacts cue() const { return m_cue; }
    QList<CueFacts> told() const;
    bool isInstant() const { return m_instant; }
    void setInstant(bool instant);
    bool isHeld() const { return m_held; }
    void setHeld(bool held);

signals:
    void laid();   // another game lies on the table
    void turned(); // the view that is shown is another one; the models show it
    void shown();  // and all that follows from it
    void movingChanged();
    void cueChanged();
    void instantChanged();
    void heldChanged();
    void caughtUp();                     // nothing is left to tell
    void jumped();                       // another moment, or other eyes: nothing that moved before may move on
    void cueStarts(const CueFacts& cue); // the models still show the moment before
    void cueShown(const CueFacts& cue);  // they show the moment after

private:
    struct Cue {
        oriflamme::Moment moment;
        bool thinks = false; // the first of a computer's choice
    };

    void show(const oriflamme::State& state);
    void setCue(const oriflamme::Caption& caption);
    void catchUp();

    const oriflamme::Story* m_story = nullptr;
    std::vector<oriflamme::Player> m_players; // as they are shown
    std::deque<oriflamme::Caption> m_told;    // what was told last, the newest at the end
    oriflamme::State m_shown;                 // what is shown,
    oriflamme::View m_view;                   // and what the viewer may see of it
    std::deque<Cue> m_cues;                   // what is still to be shown
    CueFacts m_cue;
    bool m_showing = false;
    bool m_recap = false;
    bool m_instant = false;
    bool m_held = false;
    bool m_rushing = false; // up to the next question of a person

    RowModel m_queue{QueueFacts::staticMetaObject};
    RowModel m_seats{SeatFacts::staticMetaObject};
    GameLog m_gameLog;
};
