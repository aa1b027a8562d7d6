#pragma once

#include "app/models/choice.h"
#include "app/models/gamelog.h"
#include "app/models/models.h"
#include "app/models/previews.h"
#include "app/storage/files.h"
#include "app/storage/saving.h"
#include "app/storage/storage.h"
#include "app/table/adviser.h"
#include "app/table/eyes.h"
#include "app/table/playback.h"
#include "app/table/table.h"

#include <QVariantMap>
#include <deque>

// The table as the person in front of the screen may see it. Rules and saving are done at once; the picture catches up
// cue by cue: the page shows a cue and calls next(). Input is open when nothing is left to show and all is saved.
class Game : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY savedChanged)
    Q_PROPERTY(bool canReplay READ canReplay NOTIFY savedChanged) // there is a game, running or over
    Q_PROPERTY(int savedRound READ savedRound NOTIFY savedChanged)
    Q_PROPERTY(QString savedSeat READ savedSeat NOTIFY savedChanged)
    // Something to tell of the disk: {code, file, folder}, with a file that did not open also {where, unharmed}, with
    // one that opened up to a fault {decision, where, wrong, round, phase, seat}: the decision's number from 0 (-1: it
    // is not a decision), "damaged" or the name of a Wrong, when it is and the name of whose decision it would be.
    // Empty if there is nothing.
    Q_PROPERTY(QVariantMap notice READ notice NOTIFY noticeChanged)

    Q_PROPERTY(QVariantList players READ players NOTIFY laid) // a map a seat: name, family, player
    Q_PROPERTY(bool open READ isOpen NOTIFY shown)
    Q_PROPERTY(int round READ round NOTIFY shown)
    Q_PROPERTY(QString phase READ phase NOTIFY shown) // placement, resolution, over
    Q_PROPERTY(int place READ place NOTIFY shown)     // being resolved, from the left; -1 for none
    Q_PROPERTY(bool gap READ gap NOTIFY shown)        // the stack of that place has just gone
    Q_PROPERTY(int stacks READ stacks NOTIFY shown)
    Q_PROPERTY(bool rightToLeft READ rightToLeft NOTIFY shown)
    Q_PROPERTY(int first READ first NOTIFY shown)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY shown)
    Q_PROPERTY(int viewer READ viewer NOTIFY shown)      // whose eyes these are, -1: a bystander's
    Q_PROPERTY(QStringList cards READ cards NOTIFY laid) // the ten
    Q_PROPERTY(QString edition READ edition NOTIFY laid) // as it is played: current or first
    Q_PROPERTY(int marks READ marks NOTIFY shown)        // judgement tokens in the supply
    Q_PROPERTY(int placed READ placed NOTIFY shown)      // cards placed in this round
    Q_PROPERTY(QString asks READ asks NOTIFY shown)
    Q_PROPERTY(int askedSeat READ askedSeat NOTIFY shown)
    Q_PROPERTY(QString askedCard READ askedCard NOTIFY shown) // the acting card, or the hidden one as far as known
    Q_PROPERTY(QString copied READ copied NOTIFY shown)
    Q_PROPERTY(QString half READ half NOTIFY shown)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY shown) // the choices are open

    Q_PROPERTY(bool several READ isSeveral NOTIFY laid)    // persons share the screen
    Q_PROPERTY(int curtain READ curtain NOTIFY shown)      // the seat that is to take the screen, -1: no curtain
    Q_PROPERTY(bool canRefuse READ canRefuse NOTIFY shown) // nobody needs the curtain that is down
    Q_PROPERTY(bool looking READ isLooking NOTIFY shown)   // the viewer only looks at their own cards
    Q_PROPERTY(bool canLook READ canLook NOTIFY shown)     // the person who is asked openly may look at their own cards
    Q_PROPERTY(bool recap READ isRecap NOTIFY movingChanged) // what is shown happened since the viewer's last decision
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY shown)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY shown)
    Q_PROPERTY(bool undoTells READ undoTells NOTIFY shown) // a person would take back what they decided knowing less
    Q_PROPERTY(bool takebacks READ hasTakebacks NOTIFY shown)

    Q_PROPERTY(bool moving READ isMoving NOTIFY movingChanged)       // a cue is shown or waits
    Q_PROPERTY(bool nextThinks READ nextThinks NOTIFY movingChanged) // the next cue begins a computer's choice
    Q_PROPERTY(CueFacts cue READ cue NOTIFY cueChanged)              // shown now, or the last one that was
    Q_PROPERTY(QList<CueFacts> told READ told NOTIFY cueChanged)     // the last few cues, as the viewer may see them
    Q_PROPERTY(bool instant READ isInstant WRITE setInstant NOTIFY instantChanged) // show only the newest moment
    Q_PROPERTY(
        bool strict READ isStrict WRITE setStrict NOTIFY strictChanged) // several persons decide behind curtains only
    Q_PROPERTY(bool warns READ isWarning WRITE setWarning NOTIFY warningChanged) // doubts what only hurts oneself

    Q_PROPERTY(QueueModel* queue READ queue CONSTANT)
    Q_PROPERTY(SeatsModel* seats READ seats CONSTANT)
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(GameLog* gameLog READ gameLog CONSTANT)
    Q_PROPERTY(Choice* choice READ choice CONSTANT)
    Q_PROPERTY(Previews* previews READ previews CONSTANT)
    Q_PROPERTY(Adviser* adviser READ adviser CONSTANT)
    Q_PROPERTY(Playback* playback READ playback CONSTANT)
    Q_PROPERTY(Files* files READ files CONSTANT)
    Q_PROPERTY(Saving* saving READ saving CONSTANT)

public:
    explicit Game(QObject* parent = nullptr);

    // Begins a game: {seats: [{family, name, player}], direction, first: a seat or -1 for a drawn one,
    // cards: the names of ten, edition: current or first}. Without the last two it is the base game of the current
    // edition. Nothing happens if these are not ten different cards, or no record may hold such seats (RECORD.md).
    Q_INVOKABLE void start(const QVariantMap& setup);
    Q_INVOKABLE void resume();
    Q_INVOKABLE void leave(); // the game stays saved
    // Opens the game on the table, or the one saved last, as a replay; it stays as it is.
    Q_INVOKABLE void replayThis();
    // See rounds.h.
    Q_INVOKABLE QVariantList influenceByRound() const;
    // Saves the whole game on the table, or the one that is looked back at, over what is there.
    Q_INVOKABLE void saveAs(const QUrl& file);
    // What the file is best called, without a suffix.
    Q_INVOKABLE QString nameForFile() const;
    // Begins a game that has the replay's past up to where it stands; computers of unknown names become novices.
    Q_INVOKABLE void playOn();
    // Whether that would put another game in the place of the running one.
    Q_INVOKABLE bool playOnReplaces() const;
    Q_INVOKABLE void next();
    Q_INVOKABLE void skip();
    // Shows at once all that happens up to the next question of a person here, or the end of the game.
    Q_INVOKABLE void skipToChoice();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    // The person named by the curtain is there.
    Q_INVOKABLE void pass();
    // Shows the person who is asked openly their own cards while it is on.
    Q_INVOKABLE void look(bool on);
    // Calls a person behind a curtain to look at their own cards at leisure; look(false) ends it, refuse() before that.
    Q_INVOKABLE void call(int seat);
    Q_INVOKABLE void refuse();
    Q_INVOKABLE void dismissNotice();

    bool canContinue() const { return m_saved && !m_saved->result; }
    bool canReplay() const { return m_saved.has_value(); }
    int savedRound() const;
    QString savedSeat() const;
    QVariantMap notice() const { return m_notice; }

    QVariantList players() const;
    bool isOpen() const { return m_table.isOpen() || m_playback.isOpen(); }
    int round() const { return m_view.round; }
    QString phase() const;
    int place() const { return m_view.place; }
    bool gap() const { return m_view.gap; }
    int stacks() const { return m_view.queue.stacks; }
    bool rightToLeft() const { return !m_view.forward(); }
    int first() const { return m_view.first; }
    int seatCount() const { return m_view.rules.seats; }
    int viewer() const { return m_view.viewer; }
    QStringList cards() const;
    QString edition() const;
    int marks() const { return m_view.marks; }
    int placed() const { return m_view.placed; }
    QString asks() const;
    int askedSeat() const { return m_view.question.seat; }
    QString askedCard() const;
    QString copied() const;
    QString half() const;
    bool isMyTurn() const;

    bool isSeveral() const { return m_eyes.several(); }
    int curtain() const { return m_playback.isOpen() ? m_playback.curtain() : m_eyes.curtain(); }
    bool canRefuse() const { return curtain() >= 0 && (m_playback.isOpen() || m_eyes.called()); }
    bool isLooking() const { return m_eyes.looking(); }
    bool canLook() const;
    bool isRecap() const { return m_recap && isMoving(); }
    bool canUndo() const { return m_table.canUndo(); }
    bool canRedo() const { return m_table.canRedo(); }
    bool undoTells() const { return m_table.undoTells(); }
    bool hasTakebacks() const { return story().record().takebacks; }

    bool isMoving() const { return m_showing || !m_cues.empty(); }
    bool nextThinks() const { return !m_cues.empty() && m_cues.front().thinks; }
    CueFacts cue() const { return m_cue; }
    QList<CueFacts> told() const;

    bool isInstant() const { return m_instant; }
    void setInstant(bool instant);
    bool isStrict() const { return m_strict; }
    void setStrict(bool strict);
    bool isWarning() const { return m_warning; }
    void setWarning(bool on);

    QueueModel* queue() { return &m_queue; }
    SeatsModel* seats() { return &m_seats; }
    HandModel* hand() { return &m_hand; }
    GameLog* gameLog() { return &m_gameLog; }
    Choice* choice() { return &m_choice; }
    Previews* previews() { return &m_previews; }
    Adviser* adviser() { return &m_adviser; }
    Playback* playback() { return &m_playback; }
    Files* files() { return &m_files; }
    Saving* saving() { return &m_saving; }
    const Table& table() const { return m_table; }

signals:
    void savedChanged();
    void noticeChanged();
    void laid(); // another game lies on the table
    void shown();
    void movingChanged();
    void cueChanged();
    void instantChanged();
    void strictChanged();
    void warningChanged();
    void jumped();      // another moment, or other eyes: nothing that moved before may move on
    void lookAdvised(); // a choice made openly is not open to that person, as their own cards would tell
    void cueStarts(const CueFacts& cue); // the models still show the moment before
    void cueShown(const CueFacts& cue);  // they show the moment after

private:
    static constexpr int mostTold = 5;
    struct Cue {
        oriflamme::Moment moment;
        bool thinks = false; // the first of a computer's choice
    };

    void followStorage();
    void takeUp();
    bool putsAway(const oriflamme::Record& record) const;
    void begin(const oriflamme::Record& record);
    void lay(const oriflamme::Record& record);
    void seat(const oriflamme::Record& record);
    void openReplay(const oriflamme::Record& record, const QString& file, const QVariantMap& fault = {});
    void forgetFault();
    void save(const oriflamme::Record& record, const oriflamme::State& state);
    void saveFailed(const QString& code);
    void endSaveFault();
    void endUnsaved();
    void take(const std::optional<oriflamme::Record>& record);
    void goOnWith(const Storage::Loaded& loaded);
    void enter();
    void decide(const oriflamme::Decision& decision);
    void played(const oriflamme::Moments& moments);
    void replayed(bool tells);
    void jump(int told);
    void goToNewest();
    void stand();
    void tellSince(oriflamme::Seat seat);
    void catchUp();
    void show(const oriflamme::State& state);
    void changeEyes();
    void offer();
    void tell(const QString& code, const QString& file = {});
    void setCue(const oriflamme::Caption& caption);
    void tell(const QVariantMap& notice);
    const oriflamme::Story& story() const { return m_playback.isOpen() ? m_playback.story() : m_table.story(); }
    oriflamme::Record onTable() const { return m_playback.isOpen() ? m_playback.record() : m_table.record(); }

    Storage m_storage;
    Files m_files;
    Saving m_saving;
    std::optional<oriflamme::Record> m_saved; // the running game as it stands
    oriflamme::State m_savedState;
    QVariantMap m_notice;
    QVariantMap m_fault; // what is wrong with the file that is looked back at; told whenever nothing else is
    QString m_saveFault; // the code of a save that failed, told once until saving works again

    Table m_table;
    Playback m_playback;
    Eyes m_eyes;
    std::vector<oriflamme::Player> m_players; // as they are shown
    std::deque<oriflamme::Caption> m_told;    // what was told last, the newest at the end
    oriflamme::State m_shown;                 // what is shown,
    oriflamme::View m_view;                   // and what the viewer may see of it
    std::deque<Cue> m_cues;                   // what is still to be shown
    CueFacts m_cue;
    bool m_showing = false;
    bool m_recap = false;
    bool m_instant = false;
    bool m_rushing = false; // up to the next question of a person
    bool m_strict = false;
    bool m_warning = false;

    QueueModel m_queue;
    SeatsModel m_seats;
    HandModel m_hand;
    GameLog m_gameLog;
    Choice m_choice;
    Previews m_previews;
    Adviser m_adviser;
};
