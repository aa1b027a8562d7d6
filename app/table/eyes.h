#pragma once

#include "engine/record/record.h"

// Whose eyes see the screen. Of a game that is played one person's stay theirs; nobody's are a bystander's. Several
// persons see the table as bystanders; who needs their hand, or wants to see their own cards, comes to it behind a
// curtain that names them, and leaves it with their decision. A game is looked back at with whose eyes one likes.
class Eyes {
public:
    // Another game, or another moment of it: nobody is at the screen.
    void begin(const std::vector<oriflamme::Player>& players);
    // A game of theirs is looked back at: with a bystander's eyes, until others are chosen.
    void watch(const std::vector<oriflamme::Player>& players, bool finished);

    // The seat whose View is shown, noSeat for the bystander's.
    oriflamme::Seat viewer() const { return m_present; }
    // The seat that is to take the screen, noSeat when no curtain is down.
    oriflamme::Seat curtain() const { return m_curtain; }
    // Whether the person at the screen only looks at their own cards, until look() ends it.
    bool looking() const { return m_looking; }
    // Whether the curtain is down only because somebody wants to look at their own cards, or back with their own eyes.
    bool called() const { return m_called; }
    bool several() const { return m_several; }
    bool isPerson(oriflamme::Seat seat) const;

    // A question is open and nothing moves any more: lets the curtain down if its person must be alone with it. A
    // strict table asks for that at every question.
    void ask(const oriflamme::Question& question, bool strict);
    // Whether the seat that is asked may answer with what is on the screen.
    bool mayAnswer(const oriflamme::Question& question) const;
    // A person has answered; the screen stays theirs only if they are asked at once again.
    void answered(const oriflamme::Question& next);

    // Lets the curtain down for a person who wants to see their own cards; nothing happens while there is one.
    void call(oriflamme::Seat seat);
    // The person named by the curtain says that they are there.
    void pass();
    // Sends the person named by a curtain that nobody needs away again, or does nothing.
    void refuse();
    // Shows a person their own cards while they hold on to them.
    void look(oriflamme::Seat seat, bool on);

    // Whose eyes a replay may be seen with, and choosing one of them. While a game is not finished a seat's eyes are
    // open to its own person alone, behind a curtain; everybody's together once it is.
    std::vector<oriflamme::Seat> open() const;
    void see(oriflamme::Seat seat);

private:
    std::vector<bool> m_persons; // one a seat
    bool m_several = false;
    bool m_watching = false;
    bool m_finished = false;
    oriflamme::Seat m_present = oriflamme::noSeat;
    oriflamme::Seat m_curtain = oriflamme::noSeat;
    bool m_called = false;
    bool m_looking = false;
};
