#include "engine/sight/preview.h"

// Previews: each decision is really played, in worlds that differ where it matters.
namespace oriflamme {

namespace {

bool isHidden(const View& view, int slot)
{
    return (view.queue.used >> slot & 1) != 0 && view.queue.cards[std::size_t(slot)].card == Card::None;
}

// A card that is hidden in the view and was turned up since, or -1.
int turnedUp(const View& view, const State& after)
{
    for (int slot = 0; slot < maxQueue; ++slot) {
        const QueueCard& now = after.queue.cards[std::size_t(slot)];
        const bool lies =
            (after.queue.used >> slot & 1) != 0 && now.number == view.queue.cards[std::size_t(slot)].number;
        if (isHidden(view, slot) && (!lies || now.up || now.known))
            return slot;
    }
    return -1;
}

// With these another card has its turn, or the round ends.
bool leadsOn(Happening happening)
{
    return happening == Happening::Acts || happening == Happening::Slept || happening == Happening::MarkerPasses;
}

using Tokens = std::array<int, maxSeats>;

Tokens tokensOf(const State& state)
{
    Tokens tokens{};
    for (std::uint32_t used = state.queue.used; used != 0; used &= used - 1) {
        const QueueCard& card = state.queue.cards[std::size_t(std::countr_zero(used))];
        tokens[std::size_t(card.seat)] += card.tokens;
    }
    return tokens;
}

// One stretch in one world.
struct Outcome {
    struct Row {
        int influence = 0, laid = 0, lost = 0, trade = 0;
    };
    std::array<Row, maxSeats> seats{};
    std::uint32_t gone = 0;

    // What a single step has changed. Tokens that leave a seat's cards and do not come to it are lost.
    void add(const State& before, const State& after)
    {
        const Tokens past = tokensOf(before), present = tokensOf(after);
        for (Seat seat = 0; seat < after.rules.seats; ++seat) {
            const auto i = std::size_t(seat);
            const int paid = after.at(seat).influence - before.at(seat).influence;
            const int reserved = std::max(0, after.at(seat).tradeTokens - before.at(seat).tradeTokens);
            const int more = present[i] - past[i];
            seats[i].influence += paid;
            seats[i].trade += reserved;
            seats[i].laid += std::max(0, more);
            seats[i].lost += std::max(0, -more - std::max(0, paid) - reserved);
        }
    }
};

class Looking {
public:
    Looking(const View& view, const Decision& decision) : m_view(view), m_decision(decision) { m_view.legal.clear(); }

    Preview look()
    {
        follow(m_view);
        return m_preview;
    }

private:
    // Plays it in a world of that view. If a hidden card turns up, whatever it may be is looked at; as nothing else
    // that is hidden matters, this is exact, and mostly takes few worlds: at most some hundred, for two or three cards.
    void follow(const View& view)
    {
        const State world = determinize(view, m_random);
        int open = -1;
        if (isOpen(world)) {
            m_steps.clear();
            State after = world;
            apply(after, m_decision, m_steps);
            open = turnedUp(view, after);
            if (open < 0)
                return note(world, after);
        } else {
            open = world.queue.tops[std::size_t(world.place)];
            if (!isHidden(view, open))
                return;
        }
        View known = view;
        for (const Card card : mayBe(view, open)) {
            known.queue.cards[std::size_t(open)].card = card;
            follow(known);
        }
    }

    // Whether to reveal is open may hang on what the card is; all else is public.
    bool isOpen(const State& world) const
    {
        if (m_decision.action != Action::Reveal)
            return true;
        Decisions list;
        legal(world, list);
        return list.has(m_decision);
    }

    void note(const State& world, const State& after)
    {
        Outcome now, then;
        const State* before = &world;
        bool on = false;
        for (const Step& step : m_steps) {
            if (!isTold(step.event.happening)) // what it takes apart is told whole
                continue;
            if (!on && leadsOn(step.event.happening)) {
                on = true;
                now.gone = goneIn(world, *before);
            }
            (on ? then : now).add(*before, step.state);
            before = &step.state;
        }
        if (on)
            then.gone = goneIn(world, after) & ~now.gone;
        else
            now.gone = goneIn(world, after);
        merge(m_preview.now, now);
        merge(m_preview.then, then);
        const Asks asks = after.question.asks;
        if (!on && asks != Asks::Nothing && asks != Asks::Place && asks != Asks::KeepOrReveal)
            m_preview.asksOn = true;
        m_preview.possible = true;
    }

    static std::uint32_t goneIn(const State& world, const State& after)
    {
        std::uint32_t gone = 0;
        for (std::uint32_t used = world.queue.used; used != 0; used &= used - 1) {
            const int slot = std::countr_zero(used);
            const QueueCard& card = world.queue.cards[std::size_t(slot)];
            gone |= std::uint32_t{after.at(card.seat).discards.has(card.card)} << slot;
        }
        return gone;
    }

    void merge(Stretch& stretch, const Outcome& outcome) const
    {
        const bool first = !m_preview.possible;
        const auto widen = [first](Range& range, int value) {
            range = first ? Range{value, value} : Range{std::min(range.least, value), std::max(range.most, value)};
        };
        for (std::size_t i = 0; i < maxSeats; ++i) {
            widen(stretch.seats[i].influence, outcome.seats[i].influence);
            widen(stretch.seats[i].laid, outcome.seats[i].laid);
            widen(stretch.seats[i].lost, outcome.seats[i].lost);
            widen(stretch.seats[i].trade, outcome.seats[i].trade);
        }
        stretch.gone = first ? outcome.gone : stretch.gone & outcome.gone;
        stretch.mayGo |= outcome.gone;
    }

    View m_view;
    const Decision m_decision;
    Random m_random{1}; // whatever it draws, the same comes out
    Steps m_steps;
    Preview m_preview;
};

// Own cards of a seat among slots.
std::uint32_t ownAmong(const View& view, Seat seat, std::uint32_t slots)
{
    std::uint32_t own = 0;
    for (; slots != 0; slots &= slots - 1) {
        const int slot = std::countr_zero(slots);
        own |= std::uint32_t{view.queue.cards[std::size_t(slot)].seat == seat} << slot;
    }
    return own;
}

// One decision through the eyes of the seat that takes it.
class Weighed {
public:
    Weighed(const View& view, const Preview& preview) : m_view(view), p(preview), m_seat(view.question.seat) {}

    const Change& mine() const { return p.now.seats[std::size_t(m_seat)]; }
    std::uint32_t mineGone() const { return ownAmong(m_view, m_seat, p.now.gone); }
    std::uint32_t mineMayGo() const { return ownAmong(m_view, m_seat, p.now.mayGo); }
    int least() const { return mine().influence.least + p.then.seats[std::size_t(m_seat)].influence.least; }
    int most() const { return mine().influence.most + p.then.seats[std::size_t(m_seat)].influence.most; }

    bool mayHurtOthers() const
    {
        return (p.now.mayGo & ~mineMayGo()) != 0
               || any([](const Change& c) { return c.influence.least < 0 || c.lost.most > 0; });
    }
    bool hurtsOthers() const
    {
        return (p.now.gone & ~mineGone()) != 0
               || any([](const Change& c) { return c.influence.most < 0 || c.lost.least > 0; });
    }
    bool mayHelpOthers() const
    {
        return any([](const Change& c) { return c.influence.most > 0 || c.laid.most > 0; });
    }
    bool isNothing() const { return p.now == Stretch{}; }

    // Whether the other is as good for the seat and spares it a loss that is certain here, at no other certain loss.
    bool isSparedBy(const Weighed& other) const
    {
        const bool costsCards = (mineGone() & ~other.mineMayGo()) != 0;
        const bool costsTokens = mine().lost.least > other.mine().lost.most;
        const bool costsElse = (other.mineGone() & ~mineGone()) != 0 || other.mine().lost.least > mine().lost.least;
        return (costsCards || costsTokens) && !costsElse && other.least() >= most() && other.isFit();
    }
    // Whether the other brings something where this one does not.
    bool isWastedBeside(const Weighed& other) const
    {
        return other.mine().influence.least > 0 && other.least() > most() && other.mineMayGo() == 0 && other.isFit();
    }

private:
    // Whether one may be told to take it instead: it is open, and does not serve others only.
    bool isFit() const { return p.possible && (hurtsOthers() || !mayHelpOthers()); }
    template <class Test>
    bool any(Test test) const
    {
        for (Seat seat = 0; seat < m_view.rules.seats; ++seat) {
            if (seat != m_seat && test(p.now.seats[std::size_t(seat)]))
                return true;
        }
        return false;
    }

    const View& m_view;
    const Preview& p;
    Seat m_seat;
};

}

Preview preview(const View& view, const Decision& decision)
{
    return Looking(view, decision).look();
}

Harm harm(const View& view, const std::vector<Preview>& all, std::size_t decision)
{
    const Preview& chosen = all[decision];
    const Weighed one(view, chosen);
    if (!chosen.possible || chosen.asksOn || one.mayHurtOthers())
        return Harm::None;
    const auto among = [&](auto test) {
        return std::any_of(all.begin(), all.end(),
                           [&](const Preview& other) { return &other != &chosen && test(Weighed(view, other)); });
    };
    if (among([&](const Weighed& other) { return one.isSparedBy(other); }))
        return Harm::Loss;
    const bool wasted = one.isNothing() && among([&](const Weighed& other) { return one.isWastedBeside(other); });
    return wasted ? Harm::Waste : Harm::None;
}

}
