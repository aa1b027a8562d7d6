#include "engine/players/dominatedmoves.h"

namespace oriflamme {

namespace {

constexpr CardSet thatEarn(Earns earns)
{
    return cardsThat([earns](const CardRow& row) { return row.earns == earns; });
}

// They want to be eliminated by others, and nobody else wants to do it.
constexpr CardSet traps = cardsThat([](const CardRow& row) { return row.trap != Trap::None; });
constexpr CardSet strikers =
    cardsThat([](const CardRow& row) { return row.effect == Effect::Eliminate || row.effect == Effect::Desert; });
// Worth nothing without tokens on them.
constexpr CardSet tokensOnly = cardsThat([](const CardRow& row) { return row.tokens == Tokens::Left; });
// They gain every round, wherever they lie.
constexpr CardSet gaining = thatEarn(Earns::Always);
// These, and what gains in the round in which it is revealed.
constexpr CardSet sure = gaining | thatEarn(Earns::AtWill);
// The gaining ones, and what gains unless it is blocked (R12).
constexpr CardSet steady = gaining | thatEarn(Earns::Unblocked);
// All these, and what mostly finds something to gain.
constexpr CardSet earners = steady | sure | thatEarn(Earns::Mostly);
// Characters that stay and to which it is all one where they lie.
constexpr CardSet anywhere = cardsThat([](const CardRow& row) {
    return row.kind == CardKind::Character && row.reach != Reach::Adjacent && row.reach != Reach::Models
           && !row.offers(Half::Collect);
});

constexpr int clearLead = 4;

class DominatedMoves {
public:
    explicit DominatedMoves(const View& view) : v(view), m_seat(view.question.seat), m_last(view.round == rounds)
    {
        if (v.question.asks != Asks::Target)
            return;
        for (const Decision& decision : v.legal) {
            const Seat owner = v.queue.top(decision.to).seat;
            m_spent = m_spent || isSpent(decision.to);
            m_least = std::min<int>(m_least, v.at(owner).influence);
            m_follower = m_follower || !leads(owner);
            if (owner == m_seat) {
                m_own = true;
                continue;
            }
            const CardSet kinds = mayLie(decision.to);
            m_foreign = m_foreign || !(kinds - traps).empty();
            m_safe = m_safe || (kinds & traps).empty();
            m_rich = m_rich || v.at(owner).influence > 0;
        }
    }

    bool isDominated(const Decision& decision) const
    {
        switch (v.question.asks) {
        case Asks::Place: return laysBadly(decision);
        case Asks::KeepOrReveal: return decision.action == Action::Keep ? mustReveal() : mustKeep();
        case Asks::Model: return copiesNothing(decision.to);
        case Asks::Mode: return isBadHalf(decision.half);
        case Asks::Target: return pointsBadly(decision.to);
        case Asks::Move: return movesBadly(decision);
        default: return false;
        }
    }

private:
    bool isOwn(int place) const { return v.queue.top(place).seat == m_seat; }
    bool isAhead(int place) const { return v.forward() ? place > v.place : place < v.place; }
    // Whether a card there can bring its owner nothing more: the last round's walk has passed it.
    bool isSpent(int place) const { return m_last && !isAhead(place); }
    CardSet mayLie(int place) const
    {
        const QueueCard& card = v.queue.top(place);
        if (card.card == Card::None)
            return mayBe(v, v.queue.tops[std::size_t(place)]);
        CardSet alone;
        alone.add(card.card);
        return alone;
    }
    bool leads(Seat seat) const { return margin(v, seat) > 0; }
    bool infiltrated() const { return v.at(m_seat).reserved.has(Card::Infiltration); }

    // On an own card that gains, what might as well lie at an end; in the last round, what would need time.
    bool laysBadly(const Decision& decision) const
    {
        if (m_last && tokensOnly.has(decision.card))
            return true;
        if (decision.action != Action::PlaceOn)
            return false;
        const QueueCard& covered = v.queue.top(decision.to);
        return covered.up && steady.has(covered.card) && anywhere.has(decision.card);
    }

    // The places of which the card being resolved must eliminate one or, an Insurrection, all; none if it may hit any.
    std::uint32_t reach() const
    {
        const CardRow& is = row(v.queue.top(v.place).card);
        return strikers.has(is.card) && is.reach != Reach::Everything ? places(v, is.reach) : 0;
    }

    // The last moment to gain, unless something own might have to die for it.
    bool mustReveal() const
    {
        const QueueCard& card = v.queue.top(v.place);
        const std::uint32_t own = v.queue.where([&](const QueueCard& c) { return c.seat == m_seat; });
        return m_last && (gainsNow() || (card.tokens > 0 && !traps.has(card.card) && (reach() & own) == 0));
    }

    // Whether the card being resolved brings something for sure, in the last round, and gives nobody else anything.
    bool gainsNow() const
    {
        const QueueCard& card = v.queue.top(v.place);
        const CardRow& is = row(card.card);
        return sure.has(card.card) || (is.offers(Half::Pay) && !othersAct(is)) || (is.offers(Half::Gain) && bait() > 0)
               || (is.pays > 0 && traps.has(card.card) && !isStillOfUse());
    }

    // Whether others have a card of that name that lies revealed and is still to act.
    bool othersAct(const CardRow& like) const
    {
        const auto isTheirs = [&](const QueueCard& c) { return c.up && c.seat != m_seat && c.card == like.card; };
        std::uint32_t theirs = v.queue.where(isTheirs);
        while (theirs != 0 && isSpent(std::countr_zero(theirs)))
            theirs &= theirs - 1;
        return theirs != 0;
    }

    // The tokens that an Informant would find beside the card being resolved.
    int bait() const
    {
        int tokens = 0;
        for (std::uint32_t rest = neighbours(v); rest != 0; rest &= rest - 1) {
            const QueueCard& card = v.queue.top(std::countr_zero(rest));
            tokens += card.up || card.seat == m_seat ? 0 : card.tokens;
        }
        return tokens;
    }

    // Whether a card that is still to act may strike the one being resolved, or count it.
    bool isStillOfUse() const
    {
        for (int place = 0; place < v.queue.stacks; ++place) {
            const QueueCard& card = v.queue.top(place);
            const CardRow& is = row(card.card);
            const bool strikes = strikers.has(card.card) || is.offers(Half::Eliminate) || is.effect == Effect::Copy;
            if (isAhead(place) && (!card.up || strikes || (isOwn(place) && is.text == Text::Lord)))
                return true;
        }
        return false;
    }

    // For nothing, with bait on it, or so that something own that gains must die. A card that goes frees what lies
    // revealed under it (R5), which may be reason enough.
    bool mustKeep() const
    {
        const QueueCard& card = v.queue.top(v.place);
        if (m_last)
            return false;
        const QueueCard* under = v.queue.under(card);
        const bool wasted = traps.has(card.card) ? card.tokens > 0 : tokensOnly.has(card.card) && card.tokens == 0;
        if (wasted && !(under && under->up))
            return true;
        const std::uint32_t dear = v.queue.where([&](const QueueCard& c) {
            return c.seat == m_seat && &c != &card && (c.up ? earners.has(c.card) : !infiltrated());
        });
        return card.tokens <= row(card.card).price && reach() != 0 && (reach() & ~dear) == 0;
    }

    // A Shapeshifter, beside a model that cannot but gain; an Heir the Shapeshifter blocks (R12).
    bool copiesNothing(int place) const
    {
        return v.queue.top(place).card == Card::Shapeshifter
               && std::any_of(v.legal.begin(), v.legal.end(),
                              [&](const Decision& other) { return gaining.has(v.queue.top(other.to).card); });
    }

    // Paying for more in the last round, collecting nothing, or eliminating what has no mark.
    bool isBadHalf(Half half) const
    {
        const QueueCard& card = v.queue.top(v.place);
        const auto mayGo = [&](const QueueCard& c) {
            return c.marks > 0 && (c.seat != m_seat || (!c.up && infiltrated()));
        };
        switch (half) {
        case Half::Pay: return m_last && card.tokens > 1;
        case Half::Collect: return !m_last && card.tokens == 0 && card.under < 0;
        case Half::Eliminate: return v.queue.where(mayGo) == 0;
        default: return false;
        }
    }

    bool pointsBadly(int place) const
    {
        const QueueCard& card = v.queue.top(place);
        const int influence = v.at(card.seat).influence;
        switch (v.question.effect()) {
        case Effect::Steal: return m_rich && (isOwn(place) || influence == 0);
        case Effect::Give:
            if (m_own || (m_spent && !card.up))
                return m_own ? !isOwn(place) : !isSpent(place);
            return influence >= m_least + clearLead || (m_follower && leads(card.seat) && !isSpent(place));
        case Effect::Mark: return m_foreign && isOwn(place) && !traps.has(card.card);
        case Effect::Eliminate:
        case Effect::Desert: return eliminatesBadly(place);
        case Effect::Copy:
        case Effect::Nothing: return false;
        }
        return false;
    }

    // An own card, while one of another can be had, unless that frees a revealed one and costs little; an intrigue
    // itself, which leaves anyway, while another can be had without danger. In the last round the danger counts more
    // than what has had its turn.
    bool eliminatesBadly(int place) const
    {
        const QueueCard& card = v.queue.top(place);
        if (!isOwn(place) || (!card.up && infiltrated()))
            return false;
        if (place == v.place && !isCharacter(card.card))
            return m_safe;
        const QueueCard* under = v.queue.under(card);
        const bool earns = card.up && earners.has(card.card);
        if (!m_last && m_foreign && !traps.has(card.card) && (card.tokens > 0 || earns || !(under && under->up)))
            return true;
        return !under && (m_safe || (m_foreign && !isSpent(place) && (!card.up || earns)));
    }

    // So that a card of another acts twice, an own one not at all, or an own one that gains lies covered.
    bool movesBadly(const Decision& decision) const
    {
        const QueueCard& card = v.queue.top(decision.from);
        const bool onto = decision.action == Action::MoveOnto;
        const bool before = isAhead(decision.from);
        const bool after = onto          ? decision.to == v.place || isAhead(decision.to)
                           : v.forward() ? decision.to > v.place
                                         : decision.to <= v.place;
        if (!isOwn(decision.from))
            return !before && after && (m_last || (card.up && earners.has(card.card)));
        if (onto && v.queue.top(decision.to).up && steady.has(v.queue.top(decision.to).card))
            return true;
        return m_last && before && !after && !traps.has(card.card);
    }

    const View& v;
    Seat m_seat;
    bool m_last;
    // Among what may be pointed at:
    bool m_own = false;      // an own card
    bool m_foreign = false;  // one of another that need not be a trap
    bool m_safe = false;     // one of another that is no trap
    bool m_rich = false;     // one of another who has influence
    bool m_spent = false;    // one that can bring nothing more
    bool m_follower = false; // one of somebody who does not lead
    int m_least = INT16_MAX; // the least influence of an owner
};

}

std::vector<Decision> undominated(const View& view)
{
    const DominatedMoves moves(view);
    std::vector<Decision> rest;
    for (const Decision& decision : view.legal) {
        if (!moves.isDominated(decision))
            rest.push_back(decision);
    }
    return rest.empty() ? view.legal : rest;
}

}
