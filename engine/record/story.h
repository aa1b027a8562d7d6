#pragma once

#include "engine/record/record.h"

namespace oriflamme {

// Something that happened in a game, as it is told.
struct Caption {
    Event event;
    std::int8_t round = 1;
    std::int8_t height = 0;      // of the top card at the event's place, 0 at the bottom or where there is none
    std::int8_t stacks = 0;      // in the queue after it
    std::uint16_t decisions = 0; // taken by then

    bool operator==(const Caption&) const = default;
};

// The same as it is shown: with what it is put together of, and how the table stands after it.
struct Moment : Caption {
    std::vector<Event> parts; // its TokensTaken
    State state;
};
using Moments = std::vector<Moment>;

// A game as it can be gone through: a record, its moments, and a cursor. Moment 0 is the beginning of round 1. The
// cursor stands after some of the decisions, and at the last moment that they brought; or at a moment that it was sent
// to. A choice that only leads to another question has no moment of its own: it is part of the next one, or of the last
// one where the record ends with it.
class Story {
public:
    Story() = default; // of no game
    // The record must replay without a fault. Stands at its end.
    explicit Story(Record record);

    // The whole of it: behind the cursor lies what was taken back, or what is still to be looked at.
    const Record& record() const { return m_record; }
    // The game as it stood at the cursor; with its result if it was over.
    Record past() const;
    void markTakebacks() { m_record.takebacks = true; }

    // The last moment's number, -1 in no game. Moments are numbered from 0.
    int length() const { return int(m_captions.size()) - 1; }
    const Caption& caption(int position) const { return m_captions[std::size_t(position)]; }
    Moment moment(int position) const;

    // The cursor: how many decisions lie before it, its moment (-1 in no game), and how the table stands there.
    std::size_t decisions() const { return m_decisions; }
    int position() const { return m_position; }
    const State& state() const { return m_state; }

    // How the table stood after so many decisions, of which there must be as many, and what has happened from then on
    // up to the cursor.
    State after(std::size_t decisions) const;
    Moments since(std::size_t decisions) const;

    // Send the cursor to a moment, 0 to length(), or to after so many of the record's decisions.
    void seek(int position);
    void go(std::size_t decisions);
    // Takes a legal decision at the cursor, and tells what it brings. What lies behind the cursor is dropped, unless it
    // begins with the same decision. The cursor must stand at a question.
    Moments decide(const Decision& decision);

private:
    void append(const Moments& moments);

    Record m_record;
    std::vector<Caption> m_captions;
    std::size_t m_decisions = 0;
    int m_position = -1;
    State m_state;
};

}
