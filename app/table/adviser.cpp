#include "app/table/adviser.h"

#include "app/record/names.h"
#include "engine/players/dominatedmoves.h"

#include <cmath>
#include <exception>

using namespace oriflamme;

void Adviser::open(const View& view, const Random& chance)
{
    if (m_question)
        return;
    m_question = Asked{view, chance};
    emit changed();
}

void Adviser::close()
{
    const bool forgot = forget();
    if (std::exchange(m_question, std::nullopt) || forgot)
        emit changed();
}

void Adviser::dismiss()
{
    if (forget())
        emit changed();
}

// Whether there was something to forget.
bool Adviser::forget()
{
    m_thinking.stop();
    const bool thought = std::exchange(m_isThinking, false);
    return std::exchange(m_advice, std::nullopt) || thought;
}

// Without memory there is no advice, but the game goes on.
static SearchResult resultOf(const View& view, const Random& chance, const Stop& stop)
{
    try {
        return advise(view, chance, &stop);
    } catch (const std::exception&) {
        return {};
    }
}

void Adviser::ask()
{
    if (!m_question || m_isThinking || m_advice)
        return;
    m_isThinking = true;
    m_thinking.start([asked = *m_question](const Stop& stop) { return resultOf(asked.view, asked.chance, stop); },
                     [this](const SearchResult& thought) {
                         m_isThinking = false;
                         m_advice = adviceOf(m_question->view, thought);
                         emit changed();
                     });
    emit changed();
}

// The place of the card that a decision points at or moves, or that it keeps or reveals; -1 for none.
static int placeOf(const View& view, const Decision& decision)
{
    switch (decision.action) {
    case Action::Keep:
    case Action::Reveal: return view.place;
    case Action::Target: return decision.to;
    case Action::MoveGap:
    case Action::MoveOnto: return decision.from;
    default: return -1;
    }
}

static Proposal proposalOf(const View& view, const Decision& decision)
{
    Proposal proposal{.action = int(decision.action),
                      .card = nameOf(decision.card),
                      .place = placeOf(view, decision),
                      .to = decision.to,
                      .half = nameOf(decision.half)};
    if (proposal.place >= 0) {
        const QueueCard& card = view.queue.top(proposal.place);
        proposal.card = nameOf(card.card);
        proposal.seat = card.seat;
    }
    return proposal;
}

// A difference in whole units, 0 where it is within two standard errors.
static int sure(double more, double error, double otherError, double unit)
{
    return std::abs(more) > 2 * std::hypot(error, otherError) ? int(std::lround(more / unit)) : 0;
}

// What a choice wins at least, probably, then what it brings: so a few lucky playouts recommend nothing.
static std::pair<double, double> promise(const Prospect& prospect)
{
    return {prospect.win - 2 * prospect.winError, prospect.influence};
}

// The best of these decisions beside that which is held best; null if nothing is known of any. One that surely wins
// more is dominated for a reason that playouts do not see.
static const Prospect* nextBest(const View& view, const SearchResult& thought, const std::vector<Decision>& among)
{
    const auto of = [&](const Decision& decision) {
        const auto at = std::find(view.legal.begin(), view.legal.end(), decision) - view.legal.begin();
        return &thought.prospects[std::size_t(at)];
    };
    const Prospect& best = *of(thought.decision);
    const Prospect* next = nullptr;
    for (const Decision& decision : among) {
        const Prospect* other = of(decision);
        const bool isDominated = sure(other->win - best.win, other->winError, best.winError, 0.01) > 0;
        if (other != &best && other->playouts > 0 && !isDominated && (!next || promise(*other) > promise(*next)))
            next = other;
    }
    return next;
}

Advice adviceOf(const View& view, const SearchResult& thought)
{
    const auto at = std::find(view.legal.begin(), view.legal.end(), thought.decision) - view.legal.begin();
    if (thought.prospects.size() != view.legal.size() || thought.prospects[std::size_t(at)].playouts == 0)
        return {};
    const Prospect& best = thought.prospects[std::size_t(at)];
    Advice advice{.best = proposalOf(view, thought.decision)};
    const Prospect* next = nextBest(view, thought, undominated(view));
    if (!next) // nothing else makes sense
        next = nextBest(view, thought, view.legal);
    if (next) {
        advice.next = proposalOf(view, view.legal[std::size_t(next - thought.prospects.data())]);
        advice.wins = sure(best.win - next->win, best.winError, next->winError, 0.01);
        advice.influence = sure(best.influence - next->influence, best.influenceError, next->influenceError, 1);
    }
    return advice;
}
