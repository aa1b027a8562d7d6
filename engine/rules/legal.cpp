#include "engine/rules/play.h"

// What may be chosen: the one place that tells legality (RULES.md 4, 6, 7, R6, R16).
namespace oriflamme {

static constexpr std::uint32_t bit(int place)
{
    return std::uint32_t{1} << place;
}

static std::uint32_t allPlaces(const Board& board)
{
    return bit(board.queue.stacks) - 1;
}

std::uint32_t neighbours(const Board& board)
{
    const std::uint32_t here = bit(board.place);
    return ((here >> 1) | (here << 1)) & allPlaces(board);
}

static bool isMarked(const QueueCard& card)
{
    return card.marks > 0;
}

std::uint32_t places(const Board& board, Reach reach)
{
    const Queue& queue = board.queue;
    switch (reach) {
    case Reach::Nothing: return 0;
    case Reach::Ends: return bit(0) | bit(queue.stacks - 1);
    case Reach::Adjacent: return neighbours(board);
    case Reach::Models:
        return neighbours(board) & queue.where([](const QueueCard& c) { return c.up && isCharacter(c.card); });
    case Reach::Everything: return allPlaces(board);
    case Reach::Hidden: return queue.where([&](const QueueCard& c) { return !c.up && c.seat != board.question.seat; });
    case Reach::Diplomats:
        return ~bit(board.place) & queue.where([](const QueueCard& c) { return c.up && c.card == Card::Diplomat; });
    case Reach::Unmarked: return board.marks > 0 ? allPlaces(board) : 0;
    case Reach::Marked: return queue.where(isMarked);
    }
    return 0;
}

static void legalPlacements(const State& state, Decisions& list)
{
    const Seat seat = state.question.seat;
    const std::uint32_t own = state.queue.where([&](const QueueCard& c) { return c.seat == seat; });
    for (const Card card : state.hand[std::size_t(seat)]) {
        list.add({.action = Action::PlaceLeft, .card = card});
        if (state.queue.stacks > 0)
            list.add({.action = Action::PlaceRight, .card = card});
        list.add({.action = Action::PlaceOn, .card = card}, own);
    }
}

// Putting a card back where it lay is no move; the top of a stack may be laid beside its own stack (R13). By its
// edition also onto a top card of its family, not back onto the stack it came off (R21).
static void legalMoves(const State& state, Decisions& list)
{
    const Queue& queue = state.queue;
    const std::uint32_t gaps = bit(queue.stacks + 1) - 1;
    for (int from = 0; from < queue.stacks; ++from) {
        if (from == state.place)
            continue;
        const QueueCard& card = queue.top(from);
        const std::uint32_t lay = card.under < 0 ? bit(from) | bit(from + 1) : 0;
        list.add({.action = Action::MoveGap, .from = std::int8_t(from)}, gaps & ~lay);
        if (rulesOf(state.rules.edition).decreeStacks) {
            const std::uint32_t own = queue.where([&](const QueueCard& c) { return c.seat == card.seat; });
            list.add({.action = Action::MoveOnto, .from = std::int8_t(from)}, own & ~bit(from));
        }
    }
}

// R16: a half is open if it can be carried out at least in part.
static bool isOpen(const State& state, Half half)
{
    switch (half) {
    case Half::None: return false;
    case Half::Swap: return !state.hand[std::size_t(state.question.seat)].empty();
    case Half::Eliminate: return places(state, Reach::Marked) != 0;
    case Half::Gain:
    case Half::Pay:
    case Half::Collect:
    case Half::Mark: return true;
    }
    return false;
}

static void legalHalves(const State& state, Decisions& list)
{
    for (const Half half : row(state.question.ability()).halves) {
        if (isOpen(state, half))
            list.add({.action = Action::Mode, .half = half});
    }
}

void legal(const State& state, Decisions& list)
{
    list.clear();
    switch (state.question.asks) {
    case Asks::Nothing: break;
    case Asks::Place: legalPlacements(state, list); break;
    case Asks::KeepOrReveal: {
        const QueueCard& card = state.queue.top(state.place);
        list.add({.action = Action::Keep});
        if (card.tokens >= row(card.card).price)
            list.add({.action = Action::Reveal});
        break;
    }
    case Asks::Model:
    case Asks::Target: list.add({.action = Action::Target}, places(state, state.question.reach())); break;
    case Asks::Mode: legalHalves(state, list); break;
    case Asks::Swap:
        for (const Card card : state.hand[std::size_t(state.question.seat)])
            list.add({.action = Action::Swap, .card = card});
        break;
    case Asks::Move: legalMoves(state, list); break;
    }
}

}
