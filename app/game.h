#pragma once

#include "app/choice.h"
#include "app/models.h"
#include "app/storage.h"
#include "app/table.h"

#include <QVariantMap>
#include <deque>

// The table as the person in front of the screen may see it. Rules and saving are done at once; the picture catches up
// cue by cue: the page shows a cue and calls next(). Input is open when nothing is left to show and all is saved.
class Game : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY savedChanged)
    Q_PROPERTY(int savedRound READ savedRound NOTIFY savedChanged)
    Q_PROPERTY(QString savedSeat READ savedSeat NOTIFY savedChanged)
    Q_PROPERTY(QVariantMap notice READ notice NOTIFY noticeChanged) // {code, file, folder}, empty if there is none

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
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY shown)

    Q_PROPERTY(bool moving READ isMoving NOTIFY movingChanged)       // a cue is shown or waits
    Q_PROPERTY(bool nextThinks READ nextThinks NOTIFY movingChanged) // the next cue begins a computer's choice
    Q_PROPERTY(QVariantMap cue READ cue NOTIFY cueChanged)           // shown now, or the last one that was
    Q_PROPERTY(bool instant READ isInstant WRITE setInstant NOTIFY instantChanged) // show only the newest moment

    Q_PROPERTY(QueueModel* queue READ queue CONSTANT)
    Q_PROPERTY(SeatsModel* seats READ seats CONSTANT)
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(Choice* choice READ choice CONSTANT)

public:
    explicit Game(QObject* parent = nullptr);

    // Begins a game: {seats: [{family, name, player}], direction, first: a seat or -1 for a drawn one,
    // cards: the names of ten, edition: current or first}. Without the last two it is the base game of the current
    // edition. Nothing happens if these are not ten different cards, or no record may hold such seats (RECORD.md).
    Q_INVOKABLE void start(const QVariantMap& setup);
    Q_INVOKABLE void resume();
    Q_INVOKABLE void leave(); // the game stays saved
    Q_INVOKABLE void next();
    Q_INVOKABLE void skip();
    Q_INVOKABLE void dismissNotice();

    bool canContinue() const { return m_saved && !m_saved->result; }
    int savedRound() const;
    QString savedSeat() const;
    QVariantMap notice() const { return m_notice; }

    QVariantList players() const;
    bool isOpen() const { return m_table.isOpen(); }
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

    bool isMoving() const { return m_showing || !m_cues.empty(); }
    bool nextThinks() const { return !m_cues.empty() && m_cues.front().thinks; }
    QVariantMap cue() const { return m_cue; }

    bool isInstant() const { return m_instant; }
    void setInstant(bool instant);

    QueueModel* queue() { return &m_queue; }
    SeatsModel* seats() { return &m_seats; }
    HandModel* hand() { return &m_hand; }
    Choice* choice() { return &m_choice; }
    const Table& table() const { return m_table; }

signals:
    void savedChanged();
    void noticeChanged();
    void laid(); // another game lies on the table
    void shown();
    void movingChanged();
    void cueChanged();
    void instantChanged();
    void cueStarts(const QVariantMap& cue); // the models still show the moment before
    void cueShown(const QVariantMap& cue);  // they show the moment after

private:
    struct Cue {
        oriflamme::Step step;
        bool thinks = false; // the first of a computer's choice
    };

    void lay(const oriflamme::Record& record);
    void save(const oriflamme::Record& record, const oriflamme::State& state);
    void played(const oriflamme::Steps& steps);
    void catchUp();
    void show(const oriflamme::State& state);
    void offer();
    void tell(const QString& code, const QString& file = {});
    void setCue(const oriflamme::Event& event, const oriflamme::State& after);

    Storage m_storage;
    std::optional<oriflamme::Record> m_saved; // the running game as it stands
    oriflamme::State m_savedState;
    QVariantMap m_notice;
    QString m_saveFault; // the code of a save that failed, told once until saving works again

    Table m_table;
    std::vector<oriflamme::Player> m_players; // as they are shown
    oriflamme::View m_view;                   // what is shown
    std::deque<Cue> m_cues;                   // what is still to be shown
    QVariantMap m_cue;
    bool m_showing = false;
    bool m_instant = false;

    QueueModel m_queue;
    SeatsModel m_seats;
    HandModel m_hand;
    Choice m_choice;
};
