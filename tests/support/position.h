#pragma once

#include "tests/support/mirror.h"
#include "tests/support/positiontext.h"

#include <QString>
#include <QtTest>

namespace oriflamme {

// A position of a game, drawn as text (see positiontext.h), and what becomes of it:
//
//     Position p("stag: heir | >wolf: soldier");
//     p.play("reveal");
//     SHOWS(p, "wolf: soldier^");
//
// What the picture leaves open can be told before the first play(); what is told by nobody is filled in so that the
// position could occur in a game: each family has its ten cards, three of them set aside.
//
// Every position is played twice, as drawn and in its mirror image with the other direction, and both must end as
// mirror images: so each test holds in both directions.
//
// Whatever goes wrong (a decision that is not legal, a broken invariant, a mirror image that differs) stands in place
// of every answer from then on.
class Position {
public:
    Position() = default;
    explicit Position(std::string_view picture) : m_picture(picture) {}

    Position& firstEdition()
    {
        m_edition = Edition::First;
        return *this;
    }
    Position& rightToLeft()
    {
        m_direction = Direction::RightToLeft;
        return *this;
    }
    Position& cards(std::string_view names)
    {
        m_cards = names;
        return *this;
    }
    Position& seats(int count)
    {
        m_seats = count;
        return *this;
    }
    Position& round(int number)
    {
        m_round = number;
        return *this;
    }
    // Every seat has 1 unless told: "wolf 3, stag 0".
    Position& influence(std::string_view text)
    {
        m_influence = text;
        return *this;
    }
    // Cards that the family certainly holds, has set aside, has discarded or reserved ("trade(2)").
    Position& hand(std::string_view family, std::string_view names) { return tell(m_hand, family, names); }
    Position& aside(std::string_view family, std::string_view names) { return tell(m_aside, family, names); }
    Position& discards(std::string_view family, std::string_view names) { return tell(m_discards, family, names); }
    Position& reserved(std::string_view family, std::string_view names) { return tell(m_reserved, family, names); }
    // For a picture without a place being resolved: all others have placed their card in this round.
    Position& lastToPlace(std::string_view family)
    {
        m_last = seatOf(family);
        return *this;
    }
    // Who has the marker; the first to place in a picture without a place being resolved. Wolf unless told.
    Position& first(std::string_view family)
    {
        m_first = seatOf(family);
        return *this;
    }

    // Plays decisions in their text form (engine/rules/decision.h).
    template <class... Text>
    Position& play(Text... decisions)
    {
        setUp();
        m_happened.clear();
        (decide(decisions), ...);
        return *this;
    }

    QString queue();
    QString influence();
    QString hand(std::string_view family);
    QString discards(std::string_view family); // since the position was drawn, oldest first
    QString reserved(std::string_view family); // "trade(2)"
    QString asked();                           // "wolf target", or "nobody"
    QString choices();                         // "target 0, target 2"
    QString happened();                        // the last play's events: "revealed, gained, discarded"
    QString told();                            // the same as sentences, "; " between them
    const std::vector<Event>& events() const { return m_happened; }
    QString winners();
    const State& state();

private:
    using Told = std::array<std::string, maxSeats>;

    Position& tell(Told& told, std::string_view family, std::string_view names)
    {
        told[std::size_t(seatOf(family))] = names;
        return *this;
    }
    void setUp();
    State built() const;
    CardSet theTen(const State& state) const;
    void tellSeats(State& state) const;
    void setTurn(State& state) const;
    void dealRest(State& state, Seat seat) const;
    void decide(std::string_view text);
    void check();
    template <class Answer>
    QString answer(Answer answer);

    std::string m_picture;
    std::string m_cards;
    std::string m_influence;
    Told m_hand, m_aside, m_discards, m_reserved;
    Edition m_edition = Edition::Current;
    Direction m_direction = Direction::LeftToRight;
    int m_seats = 0;
    int m_round = 0;
    Seat m_last = noSeat;
    Seat m_first = 0;

    bool m_isSetUp = false;
    State m_drawn;
    State m_state;
    State m_mirror;
    std::vector<Event> m_happened;
    std::string m_trouble;
};

}

#define SHOWS(position, picture) QCOMPARE((position).queue(), QString(picture))
#define HOLD(position, influence_) QCOMPARE((position).influence(), QString(influence_))
#define ASKS(position, question, choices_)                                                                             \
    do {                                                                                                               \
        QCOMPARE((position).asked(), QString(question));                                                               \
        QCOMPARE((position).choices(), QString(choices_));                                                             \
    } while (false)
