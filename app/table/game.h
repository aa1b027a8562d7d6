#pragma once

#include "app/storage/files.h"
#include "app/storage/saving.h"
#include "app/storage/storage.h"
#include "app/table/hotseat.h"
#include "app/table/lessons.h"
#include "app/table/playback.h"
#include "app/table/stage.h"
#include "app/table/table.h"

#include <QVariantMap>

// What the pages ask for: begins games, puts them on the table, takes back, saves and opens them, and looks back at one
// instead. Which of them there is, is shown on the stage.
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
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY stood)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY stood)
    Q_PROPERTY(Playback* playback READ playback CONSTANT)
    Q_PROPERTY(Files* files READ files CONSTANT)
    Q_PROPERTY(Saving* saving READ saving CONSTANT)
    Q_PROPERTY(Lessons* lessons READ lessons CONSTANT)

public:
    explicit Game(QObject* parent = nullptr);

    // Begins a game: {seats: [{family, name, player}], direction, first: a seat or -1 for a drawn one,
    // cards: the names of ten, edition: current or first}. Without the last two it is the base game of the current
    // edition. Nothing happens if these are not ten different cards, or no record may hold such seats (RECORD.md).
    Q_INVOKABLE void start(const QVariantMap& setup);
    Q_INVOKABLE void resume();
    Q_INVOKABLE void leave(); // the game stays saved
    // Lays a chapter of a guided game on the table, as Lessons::begin(). It is no game: nothing of it is saved, and the
    // running one stays as it is.
    Q_INVOKABLE void learn(const QString& course, int chapter, int step, const QVariantMap& names);
    // Opens the game on the table, or the one saved last, as a replay; it stays as it is.
    Q_INVOKABLE void replayThis();
    // Saves the whole game on the table, or the one that is looked back at, over what is there.
    Q_INVOKABLE void saveAs(const QUrl& file);
    // What the file is best called, without a suffix.
    Q_INVOKABLE QString nameForFile() const;
    // Begins a game that has the replay's past up to where it stands; computers of unknown names become novices.
    Q_INVOKABLE void playOn();
    // Whether that would put another game in the place of the running one.
    Q_INVOKABLE bool playOnReplaces() const;
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    // Whether a person would take back what they decided knowing less.
    Q_INVOKABLE bool undoTells() const { return !m_lessons.isOpen() && m_table.undoTells(); }
    Q_INVOKABLE void dismissNotice();

    bool canContinue() const { return m_saved && !m_saved->result; }
    bool canReplay() const { return m_saved.has_value(); }
    int savedRound() const;
    QString savedSeat() const;
    QVariantMap notice() const { return m_notice; }
    bool canUndo() const { return m_table.canUndo(); }
    bool canRedo() const { return m_table.canRedo(); }
    Playback* playback() { return &m_playback; }
    Files* files() { return &m_files; }
    Saving* saving() { return &m_saving; }
    Lessons* lessons() { return &m_lessons; }

    const Table& table() const { return m_table; }
    Stage& stage() { return m_stage; }
    HotSeat& hotSeat() { return m_hotSeat; }

signals:
    void savedChanged();
    void noticeChanged();
    void stood(); // another moment of it may be shown

private:
    void followStorage();
    void takeUp();
    bool putsAway(const oriflamme::Record& record) const;
    void begin(const oriflamme::Record& record);
    void clear();
    void lay(const oriflamme::Record& record);
    void show(const oriflamme::Record& record);
    void openReplay(const oriflamme::Record& record, const QString& file, const QVariantMap& fault = {});
    void forgetFault();
    void save(const oriflamme::Record& record, const oriflamme::State& state);
    void saveFailed(const QString& code);
    void endSaveFault();
    void endUnsaved();
    void take(const std::optional<oriflamme::Record>& record);
    void goOnWith(const Storage::Loaded& loaded);
    void enter();
    void played(const oriflamme::Moments& moments);
    void caughtUp();
    void stand();
    void tell(const QString& code, const QString& file = {});
    void tell(const QVariantMap& notice);
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
    Stage m_stage{this};
    HotSeat m_hotSeat{m_table, m_stage, m_storage};
    Lessons m_lessons{m_table};
};
