#include "app/table/eyes.h"

#include <utility>

using namespace oriflamme;

void Eyes::begin(const std::vector<Player>& players)
{
    *this = {};
    int persons = 0;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        m_persons.push_back(players[seat].player == "human");
        if (m_persons[seat] && ++persons == 1)
            m_present = Seat(seat);
    }
    m_several = persons > 1;
    if (m_several)
        m_present = noSeat;
}

void Eyes::watch(const std::vector<Player>& players, bool finished)
{
    begin(players);
    m_several = false;
    m_present = noSeat;
    m_watching = true;
    m_finished = finished;
}

bool Eyes::isPerson(Seat seat) const
{
    return seat >= 0 && std::size_t(seat) < m_persons.size() && m_persons[std::size_t(seat)];
}

static bool needsHand(const Question& question)
{
    return question.asks == Asks::Place || question.asks == Asks::Swap;
}

void Eyes::ask(const Question& question, bool strict)
{
    const bool apart = needsHand(question) || (strict && question.asks != Asks::Nothing);
    if (m_several && apart && isPerson(question.seat) && m_present != question.seat && !m_looking && !m_called)
        m_curtain = question.seat;
}

bool Eyes::mayAnswer(const Question& question) const
{
    if (question.asks == Asks::Nothing || !isPerson(question.seat) || m_curtain != noSeat)
        return false;
    return m_present == question.seat || (m_several && m_present == noSeat && !needsHand(question));
}

void Eyes::answered(const Question& next)
{
    if (!m_several)
        return;
    if (m_looking || next.asks == Asks::Nothing || next.seat != m_present)
        m_present = noSeat;
    m_looking = false;
}

void Eyes::call(Seat seat)
{
    if (!m_several || !isPerson(seat) || m_curtain != noSeat || m_present != noSeat)
        return;
    m_curtain = seat;
    m_called = true;
}

void Eyes::pass()
{
    if (m_curtain == noSeat)
        return;
    m_present = std::exchange(m_curtain, noSeat);
    m_looking = std::exchange(m_called, false) && !m_watching;
}

void Eyes::refuse()
{
    if (std::exchange(m_called, false))
        m_curtain = noSeat;
}

void Eyes::look(Seat seat, bool on)
{
    if (!m_several || m_curtain != noSeat)
        return;
    if (on && m_present == noSeat && isPerson(seat)) {
        m_present = seat;
        m_looking = true;
    } else if (!on && m_looking) {
        m_present = noSeat;
        m_looking = false;
    }
}

std::vector<Seat> Eyes::open() const
{
    std::vector<Seat> list;
    if (!m_watching)
        return list;
    list.push_back(noSeat);
    for (Seat seat = 0; std::size_t(seat) < m_persons.size(); ++seat) {
        if (m_finished || isPerson(seat))
            list.push_back(seat);
    }
    if (m_finished)
        list.push_back(everyone);
    return list;
}

void Eyes::see(Seat seat)
{
    m_called = seat >= 0 && !m_finished;
    m_present = m_called ? noSeat : seat;
    m_curtain = m_called ? seat : noSeat;
}
