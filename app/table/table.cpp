#include "app/table/table.h"

#include <algorithm>

using namespace oriflamme;

Table::Table(QObject* parent, Choose choose) : QObject(parent), m_choose(std::move(choose)) {}

void Table::begin(const Record& record)
{
    lay(record, false, 0);
    askComputer();
}

void Table::follow(const Record& record, std::size_t from, std::size_t decisions)
{
    lay(record, true, from);
    go(decisions);
}

void Table::lay(const Record& record, bool follows, std::size_t from)
{
    m_story = Story(record);
    m_open = true;
    m_follows = follows;
    m_from = from;
}

void Table::leave()
{
    m_thinking.stop();
    m_open = false;
}

static std::string_view levelOf(const Player& player)
{
    const std::string_view text = player.player;
    return text.starts_with("ai:") ? text.substr(3) : std::string_view{};
}

bool Table::isComputer(Seat seat) const
{
    return !levelOf(m_story.record().players[std::size_t(seat)]).empty();
}

bool Table::awaitsComputer() const
{
    const Question& question = state().question;
    return question.asks != Asks::Nothing && isComputer(question.seat) && !hasEnded();
}

std::size_t Table::upToLastOf(Seat seat) const
{
    std::size_t count = m_story.decisions();
    while (count > 0 && m_story.record().decisions[count - 1].seat != seat)
        --count;
    return count;
}

bool Table::decide(Seat seat, const Decision& decision)
{
    if (!m_open || state().question.asks == Asks::Nothing || state().question.seat != seat)
        return false;
    Decisions list;
    legal(state(), list);
    if (!list.has(decision))
        return false;
    const Moments moments = m_story.decide(decision);
    askComputer();
    emit played(moments);
    return true;
}

// The number of the last decision that a person took, -1 if there is none.
int Table::lastOfPerson() const
{
    const int first = int(m_from);
    int last = m_open ? int(m_story.decisions()) - 1 : -1;
    while (last >= first && isComputer(m_story.record().decisions[std::size_t(last)].seat))
        --last;
    return last >= first ? last : -1;
}

bool Table::undoTells() const
{
    const int last = lastOfPerson();
    if (last < 0)
        return false;
    // Moment by moment: what was seen may be hidden again.
    State before = m_story.after(std::size_t(last));
    for (const Moment& moment : m_story.since(std::size_t(last))) {
        if (personLearnt(before, moment.state))
            return true;
        before = moment.state;
    }
    return false;
}

// What one person has learnt all may use who take a move back together.
bool Table::personLearnt(const State& before, const State& after) const
{
    for (Seat seat = 0; seat < before.rules.seats; ++seat) {
        if (!isComputer(seat) && learnt(before, after, seat))
            return true;
    }
    return false;
}

void Table::undo()
{
    if (!canUndo())
        return;
    if (!m_follows && undoTells())
        m_story.markTakebacks();
    go(std::size_t(lastOfPerson()));
}

void Table::redo()
{
    if (!canRedo())
        return;
    const std::vector<Taken>& decisions = m_story.record().decisions;
    std::size_t to = m_story.decisions() + 1;
    while (to < decisions.size() && isComputer(decisions[to].seat))
        ++to;
    go(to);
}

void Table::go(std::size_t decisions)
{
    m_story.go(decisions);
    askComputer();
}

// Whatever goes wrong in a computer's thinking, it answers: as a novice would, if need be with the first choice.
static Decision answer(const Table::Choose& choose, const View& view, Computer computer, Random chance,
                       const Stop& stop)
{
    for (const Computer& as : {computer, Computer(Level::Novice)}) {
        try {
            const Decision decision = choose(view, as, chance, &stop);
            if (std::find(view.legal.begin(), view.legal.end(), decision) != view.legal.end())
                return decision;
        } catch (...) { // memory is short, as far as anybody knows
        }
    }
    return view.legal.front();
}

// A name that levelNamed() does not know plays as a novice would (RECORD.md).
void Table::askComputer()
{
    m_thinking.stop();
    if (!awaitsComputer())
        return;
    const Seat seat = state().question.seat;
    if (m_follows) {
        const Decision prepared = m_story.record().decisions[m_story.decisions()].decision;
        m_thinking.start([prepared](const Stop&) { return prepared; },
                         [this, seat](const Decision& decision) { decide(seat, decision); });
        return;
    }
    const Player& player = m_story.record().players[std::size_t(seat)];
    const Computer computer(levelNamed(levelOf(player)).value_or(Level::Novice), player.temper);
    m_thinking.start([choose = m_choose, view = look(record(), seat), computer, chance = chance(record(), seat)](
                         const Stop& stop) { return answer(choose, view, computer, chance, stop); },
                     [this, seat](const Decision& decision) { decide(seat, decision); });
}
