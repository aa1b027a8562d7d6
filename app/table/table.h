#pragma once

#include "app/table/thinking.h"
#include "engine/record/story.h"

// The game that is played: its story, and the computers that play in it. Persons, computers and
// records all choose through decide(). Lives in the UI thread; computers think in another.
class Table : public QObject {
    Q_OBJECT

public:
    // How computers choose: as the engine's choose() does. It is called in another thread.
    using Choose = std::function<oriflamme::Decision(const oriflamme::View&, oriflamme::Computer, oriflamme::Random,
                                                     const oriflamme::Stop*)>;
    explicit Table(QObject* parent = nullptr, Choose choose = oriflamme::choose);

    // Lays out a game, new or half played, and lets a computer that is asked begin to think. The record must replay
    // without a fault. Answers to the game before are dropped.
    void begin(const oriflamme::Record& record);
    // Lays out a prepared game as it stood after so many decisions. Computers decide as the record says, up to its end,
    // where nobody decides any more; a person may take back what they decided after `from` decisions.
    void follow(const oriflamme::Record& record, std::size_t from, std::size_t decisions);
    // Takes back every decision since, and with, the last that a person took. Computers answer as they did before. The
    // record is marked if a person has learnt something hidden meanwhile. Nothing happens if there is none.
    void undo();
    // Plays again what was taken back, up to the next decision of a person. Nothing happens if something else was
    // decided since, or nothing was taken back.
    void redo();
    bool canUndo() const { return lastOfPerson() >= 0; }
    bool canRedo() const { return m_open && !m_follows && hasMore(); }
    // Whether a person has learnt something hidden since the decision that would be taken back.
    bool undoTells() const;

    // Clears the table.
    void leave();

    bool isOpen() const { return m_open; }
    const oriflamme::Story& story() const { return m_story; }
    // The game as it stands, without what was taken back.
    oriflamme::Record record() const { return m_story.past(); }
    const oriflamme::State& state() const { return m_story.state(); }
    bool isComputer(oriflamme::Seat seat) const;
    // Whether one is asked.
    bool awaitsComputer() const;
    // Whether a prepared game lies there, and whether it is at its end.
    bool isPrepared() const { return m_open && m_follows; }
    bool hasEnded() const { return m_open && m_follows && !hasMore(); }
    // How many decisions there are up to a seat's last one, and with it; 0 if it took none.
    std::size_t upToLastOf(oriflamme::Seat seat) const;

    // Plays a choice of the seat that is asked. False, and nothing happens, if it is not legal now.
    bool decide(oriflamme::Seat seat, const oriflamme::Decision& decision);

signals:
    // A decision was played: what it brought, nothing if the choice of a half only leads to the next question. The
    // record holds the decision already, and the result if that was the end.
    void played(const oriflamme::Moments& moments);

private:
    void lay(const oriflamme::Record& record, bool follows, std::size_t from);
    bool hasMore() const { return m_story.record().decisions.size() > m_story.decisions(); }
    int lastOfPerson() const;
    bool personLearnt(const oriflamme::State& before, const oriflamme::State& after) const;
    void go(std::size_t decisions);
    void askComputer();

    oriflamme::Story m_story;
    bool m_open = false;
    bool m_follows = false; // the record beyond the cursor says how it goes on
    std::size_t m_from = 0; // what lies before is not taken back
    const Choose m_choose;
    Thinking m_thinking; // stopped by everything that makes its answer worthless
};
