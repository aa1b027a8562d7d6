#include "tests/support/position.h"

#include "engine/rules/play.h"

namespace oriflamme {

void Position::setUp()
{
    if (std::exchange(m_isSetUp, true))
        return;
    try {
        m_drawn = m_state = built();
    } catch (const std::exception& error) {
        m_trouble = error.what();
        return;
    }
    m_mirror = mirrored(m_state);
    check();
}

void Position::check()
{
    const std::string_view broken = brokenInvariant(m_state);
    if (!broken.empty())
        m_trouble = "broken: " + std::string(broken) + " in " + positionText(m_state);
    else if (mirrored(m_state) != m_mirror)
        m_trouble = "mirrored it becomes " + positionText(mirrored(m_mirror)) + " instead of " + positionText(m_state);
}

void Position::decide(std::string_view decisionText)
{
    if (!m_trouble.empty())
        return;
    const auto decision = decisionFrom(decisionText);
    Decisions list;
    legal(m_state, list);
    if (!decision || !list.has(*decision)) {
        m_trouble = "not legal: " + std::string(decisionText) + " in " + positionText(m_state);
        return;
    }
    const Decision image = mirrored(*decision, m_state);
    legal(m_mirror, list);
    if (!list.has(image)) {
        m_trouble = "not legal in the mirror: " + std::string(decisionText);
        return;
    }
    Steps steps;
    apply(m_state, *decision, steps);
    apply(m_mirror, image);
    for (const Step& step : steps) {
        if (isTold(step.event.happening))
            m_happened.push_back(step.event);
        if (const std::string_view broken = brokenInvariant(step.state); !broken.empty()) {
            m_trouble = "broken: " + std::string(broken) + " when " + eventText(step.event);
            return;
        }
    }
    check();
}

template <class Answer>
QString Position::answer(Answer answer)
{
    setUp();
    return QString::fromStdString(m_trouble.empty() ? answer() : m_trouble);
}

QString Position::queue()
{
    return answer([&] { return positionText(m_state); });
}

QString Position::influence()
{
    return answer([&] { return influenceText(m_state); });
}

QString Position::hand(std::string_view family)
{
    return answer([&] { return cardNames(m_state.hand[std::size_t(seatOf(family))]); });
}

QString Position::discards(std::string_view family)
{
    return answer([&] {
        Pile pile;
        const Pile& all = m_state.at(seatOf(family)).discards;
        std::for_each(all.begin() + m_drawn.at(seatOf(family)).discards.size, all.end(),
                      [&](Card card) { pile.add(card); });
        return cardNames(pile);
    });
}

QString Position::reserved(std::string_view family)
{
    return answer([&] {
        const SeatPublic& shown = m_state.at(seatOf(family));
        const std::string tokens = shown.tradeTokens > 0 ? '(' + std::to_string(shown.tradeTokens) + ')' : "";
        return cardNames(shown.reserved) + tokens;
    });
}

QString Position::asked()
{
    return answer([&] {
        const Question& question = m_state.question;
        if (question.asks == Asks::Nothing)
            return std::string("nobody");
        return std::string(familyOf(question.seat)) + ' ' + std::string(name(question.asks));
    });
}

QString Position::choices()
{
    return answer([&] {
        Decisions list;
        legal(m_state, list);
        std::vector<std::string> texts;
        for (const Decision& decision : list)
            texts.push_back(text(decision));
        return joined(texts, ", ");
    });
}

QString Position::happened()
{
    return answer([&] {
        std::vector<std::string> names;
        for (const Event& event : m_happened)
            names.emplace_back(name(event.happening));
        return joined(names, ", ");
    });
}

QString Position::told()
{
    return answer([&] {
        std::vector<std::string> sentences;
        for (const Event& event : m_happened)
            sentences.push_back(eventText(event));
        return joined(sentences, "; ");
    });
}

QString Position::winners()
{
    return answer([&] {
        std::vector<std::string> seats;
        for (Seat seat = 0; seat < m_state.rules.seats; ++seat) {
            if ((oriflamme::winners(m_state) >> seat) & 1)
                seats.emplace_back(familyOf(seat));
        }
        return joined(seats, ", ");
    });
}

const State& Position::state()
{
    setUp();
    return m_state;
}

}
