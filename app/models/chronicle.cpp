#include "app/models/chronicle.h"

#include "app/record/names.h"

using namespace oriflamme;

// Whose text makes it happen: what event.h calls acting is that card's doing, unless a rule says it of all cards. Told
// by the events alone: the state of a decision's last step may hold the next question already.
static Card causeOf(const Event& event, Happening before)
{
    switch (event.happening) {
    case Happening::RoundBegins:
    case Happening::Placed:
    case Happening::ResolutionBegins:
    case Happening::Kept:
    case Happening::Slept:
    case Happening::Revealed:
    case Happening::Acts:
    case Happening::GainedElimination:
    case Happening::MarkerPasses:
    case Happening::GameOver: return Card::None;
    case Happening::TradePays:
    case Happening::FinalTrade: return Card::Trade;
    case Happening::InfiltrationBonus: return Card::Infiltration;
    case Happening::AmbushPays: return Card::Ambush;
    case Happening::RacketPays:
    case Happening::RacketTakes: return Card::Racket;
    // Every card gives its tokens as it is revealed; to collect them later is a Diplomat's half.
    case Happening::TookTokens:
        return before == Happening::Revealed || before == Happening::TokenPaid ? Card::None : event.card;
    // An intrigue is spent; a character leaves by its text, or any card by an Ambush's.
    case Happening::Discarded:
        if (before == Happening::AmbushSprings)
            return Card::Ambush;
        return isCharacter(event.card) ? event.card : Card::None;
    default: return event.card;
    }
}

static bool opensTurn(Happening happening)
{
    switch (happening) {
    case Happening::Placed:
    case Happening::Kept:
    case Happening::Slept:
    case Happening::Revealed:
    case Happening::Acts: return true;
    default: return false;
    }
}

Chronicle::Line Chronicle::lineOf(const Step& step, const Line& before)
{
    Line line{.happened = happenedIn(step), .round = step.state.round};
    if (step.event.happening == Happening::MarkerPasses)
        line.round = before.round; // it is the last thing of its round
    const Event& event = step.event;
    line.cause = causeOf(event, before.happened.event.happening);
    line.model = event.happening == Happening::Copied ? event.otherCard
                 : opensTurn(event.happening)         ? Card::None
                                                      : before.model;
    return line;
}

void Chronicle::append(std::vector<Line>& lines, const Steps& steps)
{
    for (const Step& step : steps)
        lines.push_back(lineOf(step, lines.empty() ? Line{} : lines.back()));
}

void Chronicle::begin(const Record& record)
{
    State state = start(record.setup);
    std::vector<Line> lines;
    append(lines, {{{.happening = Happening::RoundBegins, .n = state.round}, state}});
    for (const Taken& taken : record.decisions) {
        Steps steps;
        apply(state, taken.decision, steps);
        append(lines, steps);
    }
    const auto differs = std::mismatch(lines.begin(), lines.end(), m_lines.begin(), m_lines.end()).first;
    show(std::min(m_count, int(differs - lines.begin())), m_viewer);
    m_lines = std::move(lines);
}

void Chronicle::show(int count, Seat viewer)
{
    if (count == m_count && viewer == m_viewer)
        return;
    if (count < m_count) {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
    if (std::exchange(m_viewer, viewer) != viewer && m_count > 0)
        emit dataChanged(index(0), index(m_count - 1));
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    }
    emit changed();
}

int Chronicle::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariantMap Chronicle::entry(int row) const
{
    const Line& line = m_lines[std::size_t(row)];
    QVariantMap map = cueOf(line.happened, m_viewer);
    map.insert("step", row);
    map.insert("round", line.round);
    map.insert("opens", opensTurn(line.happened.event.happening));
    map.insert("cause", nameOf(line.cause));
    map.insert("copied", nameOf(line.cause == Card::Shapeshifter ? line.model : Card::None));
    return map;
}

QVariant Chronicle::data(const QModelIndex& index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) && role == Entry ? entry(index.row()) : QVariant();
}

QHash<int, QByteArray> Chronicle::roleNames() const
{
    return {{Entry, "entry"}};
}

QVariantList Chronicle::of(int number) const
{
    QVariantList list;
    for (int row = 0; row < m_count; ++row) {
        const Event& event = m_lines[std::size_t(row)].happened.event;
        if (number > 0 && (event.number == number || event.otherNumber == number))
            list.append(entry(row));
    }
    return list;
}
