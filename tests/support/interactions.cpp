#include "tests/support/interactions.h"

namespace oriflamme {

namespace {

class Reading {
public:
    std::vector<Interaction> read(const Move& move)
    {
        const State* before = &move.before;
        for (const Step& step : move.steps) {
            pointed(step.event);
            paid(step.event, step.state);
            sprung(step.event, *before, step.state);
            before = &step.state;
        }
        return std::move(m_interactions);
    }

private:
    void add(Card actor, const QueueCard& card) { m_interactions.emplace_back(actor, card.card); }

    // All top cards but the acting one that pass a test.
    template <class Test>
    void addWhere(Card actor, const State& state, Test test)
    {
        for (int place = 0; place < state.queue.stacks; ++place) {
            if (place != state.place && test(place, state.queue.top(place)))
                add(actor, state.queue.top(place));
        }
    }

    // The event names both cards.
    void pointed(const Event& event)
    {
        switch (event.happening) {
        case Happening::Copied:
        case Happening::Stole:
        case Happening::Eliminated:
        case Happening::Moved:
        case Happening::TokenGiven:
        case Happening::Marked:
        case Happening::Swapped:
        case Happening::AmbushSprings: m_interactions.emplace_back(event.card, event.otherCard); break;
        default: break;
        }
    }

    // What was counted to know what a text pays.
    void paid(const Event& event, const State& state)
    {
        const Question& question = state.question;
        const auto isAdjacent = [&](int place) { return std::abs(place - state.place) == 1; };
        if (event.happening == Happening::NoEffect && question.ability() == Card::Heir) {
            addWhere(event.card, state, [&](int, const QueueCard& card) { return card.up && card.card == event.card; });
        } else if (event.happening != Happening::Gained) {
            return;
        } else if (question.ability() == Card::Fanatic) {
            addWhere(event.card, state, [&](int, const QueueCard& card) { return card.up && card.seat == event.seat; });
        } else if (question.ability() == Card::Lord) {
            addWhere(event.card, state,
                     [&](int place, const QueueCard& card) { return isAdjacent(place) && card.seat == event.seat; });
        } else if (question.half == Half::Gain) {
            addWhere(event.card, state, [&](int place, const QueueCard& card) {
                return isAdjacent(place) && !card.up && card.seat != event.seat && card.tokens > 0;
            });
        }
    }

    // Cards that act from elsewhere: an Infiltration that is reserved, a Racket that was eliminated.
    void sprung(const Event& event, const State& before, const State& state)
    {
        if (event.happening == Happening::Eliminated && !before.queue.top(event.to).up)
            m_faceDown.push_back(event.otherCard);
        else if (event.happening == Happening::InfiltrationBonus)
            for (const Card card : m_faceDown)
                m_interactions.emplace_back(Card::Infiltration, card);
        else if (event.happening == Happening::RacketPays)
            for (int place = 0; place < state.queue.stacks; ++place) {
                if (state.queue.top(place).seat == event.other)
                    add(Card::Racket, state.queue.top(place));
            }
        if (event.happening == Happening::Acts || event.happening == Happening::Revealed)
            m_faceDown.clear(); // another card acts
    }

    std::vector<Interaction> m_interactions;
    std::vector<Card> m_faceDown; // eliminated by the card that acts
};

}

std::vector<Interaction> interactions(const Move& move)
{
    return Reading().read(move);
}

}
