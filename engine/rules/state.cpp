#include "engine/rules/state.h"

#include <cassert>

namespace oriflamme {

std::string_view name(Phase phase)
{
    switch (phase) {
    case Phase::Placement: return "placement";
    case Phase::Resolution: return "resolution";
    case Phase::Over: return "over";
    }
    return {};
}

int Queue::size(int place) const
{
    int count = 1;
    for (const QueueCard* card = under(top(place)); card; card = under(*card))
        ++count;
    return count;
}

void Queue::insert(int gap, int slot)
{
    const auto at = tops.begin() + gap;
    std::copy_backward(at, tops.begin() + stacks, tops.begin() + stacks + 1);
    *at = std::int8_t(slot);
    ++stacks;
}

void Queue::erase(int place)
{
    --stacks;
    const auto at = tops.begin() + place;
    std::copy(at + 1, tops.begin() + stacks + 1, at);
    tops[std::size_t(stacks)] = 0;
}

int Queue::take()
{
    const int slot = std::countr_one(used);
    used |= std::uint32_t{1} << slot;
    return slot;
}

void Queue::release(int slot)
{
    used &= ~(std::uint32_t{1} << slot);
    cards[std::size_t(slot)] = {};
}

State start(const Setup& setup)
{
    assert(isValid(setup));
    State state;
    state.rules = setup.rules;
    if (!editionMatters(state.rules.cards))
        state.rules.edition = Edition::Current; // R3
    state.first = setup.rules.first;
    for (int seat = 0; seat < setup.rules.seats; ++seat) {
        state.seats[std::size_t(seat)].influence = 1;
        state.hand[std::size_t(seat)] = setup.deal[std::size_t(seat)].hand;
        state.aside[std::size_t(seat)] = setup.deal[std::size_t(seat)].aside;
    }
    state.question = {Asks::Place, state.first};
    return state;
}

int margin(const Board& board, Seat seat)
{
    int rival = 0;
    for (Seat other = 0; other < board.rules.seats; ++other)
        rival = other == seat ? rival : std::max<int>(rival, board.at(other).influence);
    return board.at(seat).influence - rival;
}

int tieBreak(const Board& board, Seat seat)
{
    const bool covered = rulesOf(board.rules.edition).tieCountsCovered;
    int count = 0;
    for (int place = 0; place < board.queue.stacks; ++place) {
        if (board.queue.top(place).seat == seat)
            count += covered ? board.queue.size(place) : 1;
    }
    return count;
}

int rank(const Board& board, Seat seat)
{
    const auto standing = [&](Seat of) { return std::pair(board.at(of).influence, tieBreak(board, of)); };
    const auto own = standing(seat);
    int better = 0;
    for (Seat other = 0; other < board.rules.seats; ++other)
        better += standing(other) > own;
    return better + 1;
}

// Most games have one seat with the most influence: only where several do, their cards are counted.
std::uint32_t winners(const Board& board)
{
    int most = 0;
    std::uint32_t best = 0;
    for (Seat seat = 0; seat < board.rules.seats; ++seat) {
        const int influence = board.at(seat).influence;
        if (influence > most)
            best = 0;
        if (influence >= most)
            best |= std::uint32_t{1} << seat;
        most = std::max(most, influence);
    }
    if (std::has_single_bit(best))
        return best;
    std::uint32_t winners = 0;
    for (Seat seat = 0; seat < board.rules.seats; ++seat)
        winners |= std::uint32_t{rank(board, seat) == 1} << seat;
    return winners;
}

}
