#include "app/table.h"

#include "engine/players.h"

using namespace oriflamme;

Table::Table(QObject* parent) : QObject(parent)
{
    m_thinking.setMaxThreadCount(1);
}

Table::~Table()
{
    m_thinking.waitForDone();
}

void Table::begin(const Record& record)
{
    const Replay replayed = replay(record);
    Q_ASSERT(replayed.wrong == Wrong::Nothing);
    m_record = record;
    m_state = replayed.state;
    m_open = true;
    askComputer();
}

void Table::leave()
{
    ++m_turn;
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
    m_record.decisions.push_back({seat, decision});
    if (m_state.phase == Phase::Over)
        m_record.result = resultOf(m_state);
    askComputer();
    emit played(steps);
    return true;
}

// A name this program does not know plays as a novice would (RECORD.md).
void Table::askComputer()
{
    ++m_turn;
    const Seat seat = m_state.question.seat;
    if (m_state.question.asks == Asks::Nothing || !isComputer(seat))
        return;
    const Level level = levelNamed(levelOf(m_record.players[std::size_t(seat)])).value_or(Level::Novice);
    m_thinking.start([this, turn = m_turn, seat, level, view = look(m_state, seat), chance = chance(m_record, seat)] {
        const Decision decision = choose(view, level, chance);
        QMetaObject::invokeMethod(this, [this, turn, seat, decision] {
            if (turn == m_turn)
                decide(seat, decision);
        });
    });
}
