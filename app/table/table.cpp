#include "app/table/table.h"

#include <algorithm>

using namespace oriflamme;

Table::Table(QObject* parent, Choose choose) : QObject(parent), m_choose(std::move(choose)) {}

void Table::begin(const Record& record)
{
    const Replay replayed = replay(record);
    Q_ASSERT(replayed.wrong == Wrong::Nothing);
    m_record = record;
    m_line = record.decisions;
    m_state = replayed.state;
    m_open = true;
    askComputer();
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
    return !levelOf(m_record.players[std::size_t(seat)]).empty();
}

bool Table::decide(Seat seat, const Decision& decision)
{
    if (!m_open || m_state.question.asks == Asks::Nothing || m_state.question.seat != seat)
        return false;
    Decisions list;
    legal(m_state, list);
    if (!list.has(decision))
        return false;
    Steps steps;
    apply(m_state, decision, steps);
    if (!steps.empty())
        steps.back().state = m_state;
    const std::size_t at = m_record.decisions.size();
    m_record.decisions.push_back({seat, decision});
    if (at >= m_line.size() || m_line[at] != m_record.decisions.back())
        m_line = m_record.decisions;
    if (m_state.phase == Phase::Over)
        m_record.result = resultOf(m_state);
    askComputer();
    emit played(steps);
    return true;
}

// The number of the last decision that a person took, -1 if there is none.
int Table::lastOfPerson() const
{
    int last = m_open ? int(m_record.decisions.size()) - 1 : -1;
    while (last >= 0 && isComputer(m_record.decisions[std::size_t(last)].seat))
        --last;
    return last;
}

bool Table::undoTells() const
{
    const int last = lastOfPerson();
    if (last < 0)
        return false;
    State state = replay(pastOf(m_record, std::size_t(last))).state;
    // Step by step: what was seen may be hidden again.
    for (std::size_t i = std::size_t(last); i < m_record.decisions.size(); ++i) {
        State before = state;
        Steps steps;
        apply(state, m_record.decisions[i].decision, steps);
        for (const Step& step : steps) {
            if (personLearnt(before, step.state))
                return true;
            before = step.state;
        }
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
    m_record.takebacks |= undoTells();
    go(std::size_t(lastOfPerson()));
}

void Table::redo()
{
    if (!canRedo())
        return;
    std::size_t to = m_record.decisions.size() + 1;
    while (to < m_line.size() && isComputer(m_line[to].seat))
        ++to;
    go(to);
}

// Stands after so many decisions of the line.
void Table::go(std::size_t decisions)
{
    m_record.decisions.assign(m_line.begin(), m_line.begin() + std::ptrdiff_t(decisions));
    m_record.result.reset();
    m_state = replay(m_record).state;
    if (m_state.phase == Phase::Over)
        m_record.result = resultOf(m_state);
    askComputer();
}

// Whatever goes wrong in a computer's thinking, it answers: as a novice would, if need be with the first choice.
static Decision answer(const Table::Choose& choose, const View& view, Level level, Random chance, const Stop& stop)
{
    for (const Level as : {level, Level::Novice}) {
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
    const Seat seat = m_state.question.seat;
    if (m_state.question.asks == Asks::Nothing || !isComputer(seat))
        return;
    const Level level = levelNamed(levelOf(m_record.players[std::size_t(seat)])).value_or(Level::Novice);
    m_thinking.start([choose = m_choose, view = look(m_state, seat), level, chance = chance(m_record, seat)](
                         const Stop& stop) { return answer(choose, view, level, chance, stop); },
                     [this, seat](const Decision& decision) { decide(seat, decision); });
}
