#include "engine/record/story.h"

#include <utility>

namespace oriflamme {

static Caption captionOf(const Step& step, int round, std::size_t decisions)
{
    const Queue& queue = step.state.queue;
    const int place = step.event.to;
    const bool lies = place >= 0 && place < queue.stacks;
    return {.event = step.event,
            .round = std::int8_t(step.event.happening == Happening::RoundBegins ? step.event.n : round),
            .height = std::int8_t(lies ? queue.size(place) - 1 : 0),
            .stacks = queue.stacks,
            .decisions = std::uint16_t(decisions)};
}

// What is told of the steps of one decision, the last with the question that follows from it.
static Moments momentsOf(const Steps& steps, int round, std::size_t decisions)
{
    Moments moments;
    std::vector<Event> parts;
    for (const Step& step : steps) {
        if (isTold(step.event.happening)) {
            moments.push_back({captionOf(step, round, decisions), std::exchange(parts, {}), step.state});
            round = moments.back().round;
        } else if (step.event.happening == Happening::TokensTaken) {
            parts.push_back(step.event);
        } else if (step.event.happening == Happening::Asked && !moments.empty()) {
            moments.back().state = step.state;
        }
    }
    return moments;
}

// Begins a game.
static Moments begin(State& state, const Setup& setup)
{
    Steps steps;
    state = start(setup, steps);
    return momentsOf(steps, 1, 0);
}

// Plays a decision, the one after so many.
static Moments play(State& state, const Decision& decision, std::size_t before)
{
    const int round = state.round;
    Steps steps;
    apply(state, decision, steps);
    return momentsOf(steps, round, before + 1);
}

Story::Story(Record record) : m_record(std::move(record))
{
    append(begin(m_state, m_record.setup));
    for (; m_decisions < m_record.decisions.size(); ++m_decisions)
        append(play(m_state, m_record.decisions[m_decisions].decision, m_decisions));
    m_position = length();
}

void Story::append(const Moments& moments)
{
    m_captions.insert(m_captions.end(), moments.begin(), moments.end());
}

Record Story::past() const
{
    Record past = pastOf(m_record, m_decisions);
    if (m_state.phase == Phase::Over)
        past.result = resultOf(m_state);
    return past;
}

State Story::after(std::size_t decisions) const
{
    State state = start(m_record.setup);
    for (std::size_t i = 0; i < decisions; ++i)
        apply(state, m_record.decisions[i].decision);
    return state;
}

Moment Story::moment(int position) const
{
    const Caption& told = caption(position);
    State state;
    Moments moments; // of the decision that brought it
    if (told.decisions == 0) {
        moments = begin(state, m_record.setup);
    } else {
        const std::size_t before = told.decisions - 1u;
        state = after(before);
        moments = play(state, m_record.decisions[before].decision, before);
    }
    int last = position; // of the same decision
    while (last < length() && caption(last + 1).decisions == told.decisions)
        ++last;
    Moment moment = std::move(moments[moments.size() - 1 - std::size_t(last - position)]);
    if (position == length())
        moment.state = after(m_record.decisions.size());
    return moment;
}

Moments Story::since(std::size_t decisions) const
{
    Moments moments;
    State state = after(decisions);
    for (std::size_t i = decisions; i < m_decisions; ++i) {
        for (Moment& moment : play(state, m_record.decisions[i].decision, i))
            moments.push_back(std::move(moment));
    }
    if (!moments.empty())
        moments.back().state = state;
    return moments;
}

void Story::seek(int position)
{
    m_position = position;
    m_decisions = position == length() ? m_record.decisions.size() : caption(position).decisions;
    m_state = moment(position).state;
}

void Story::go(std::size_t decisions)
{
    m_decisions = decisions;
    const auto isLater = [](std::size_t taken, const Caption& caption) { return taken < caption.decisions; };
    m_position =
        int(std::upper_bound(m_captions.begin(), m_captions.end(), decisions, isLater) - m_captions.begin()) - 1;
    m_state = after(decisions);
}

Moments Story::decide(const Decision& decision)
{
    const Taken taken{m_state.question.seat, decision};
    const Moments moments = play(m_state, decision, m_decisions);
    const bool isKnown = m_decisions < m_record.decisions.size() && m_record.decisions[m_decisions] == taken;
    if (!isKnown) {
        m_record = pastOf(std::move(m_record), m_decisions);
        m_record.decisions.push_back(taken);
        m_captions.resize(std::size_t(m_position) + 1);
        append(moments);
        if (m_state.phase == Phase::Over)
            m_record.result = resultOf(m_state);
    }
    ++m_decisions;
    m_position += int(moments.size());
    return moments;
}

}
