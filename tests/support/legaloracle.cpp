#include "tests/support/legaloracle.h"

namespace oriflamme {

static bool isPlace(const State& state, int place)
{
    return place >= 0 && place < state.queue.stacks;
}

static bool mayPlace(const State& state, const Decision& decision)
{
    const Seat seat = state.question.seat;
    if (state.question.asks != Asks::Place || !state.hand[std::size_t(seat)].has(decision.card))
        return false;
    switch (decision.action) {
    case Action::PlaceLeft: return true;
    case Action::PlaceRight: return state.queue.stacks > 0;
    default: return isPlace(state, decision.to) && state.queue.top(decision.to).seat == seat;
    }
}

// R7: an Insurrection without a token can only be kept.
static bool mayReveal(const State& state)
{
    if (state.question.asks != Asks::KeepOrReveal)
        return false;
    const QueueCard& card = state.queue.top(state.place);
    return card.card != Card::Insurrection || card.tokens > 0;
}

static bool mayPointAt(const State& state, int place)
{
    const Question& question = state.question;
    if ((question.asks != Asks::Target && question.asks != Asks::Model) || !isPlace(state, place))
        return false;
    const QueueCard& card = state.queue.top(place);
    const bool adjacent = place == state.place - 1 || place == state.place + 1;
    if (question.asks == Asks::Model)
        return adjacent && card.up && isCharacter(card.card);
    switch (question.copied == Card::None ? question.card : question.copied) {
    case Card::Archer: return place == 0 || place == state.queue.stacks - 1;
    case Card::Soldier:
    case Card::Spy:
    case Card::Deserter: return adjacent;
    case Card::Assassination: return true;
    case Card::Empress: return !card.up && card.seat != question.seat;
    case Card::Diplomat: return place != state.place && card.up && card.card == Card::Diplomat;
    case Card::Judge: return question.half == Half::Mark ? state.marks > 0 : card.marks > 0;
    case Card::Heir:
    case Card::Shapeshifter:
    case Card::Lord:
    case Card::RoyalDecree:
    case Card::Ambush:
    case Card::Conspiracy:
    case Card::Fanatic:
    case Card::Informant:
    case Card::Insurrection:
    case Card::Racket:
    case Card::Infiltration:
    case Card::Trade:
    case Card::None: return false;
    }
    return false;
}

// R16: a half that can be carried out at least in part.
static bool mayHalve(const State& state, Half half)
{
    if (state.question.asks != Asks::Mode)
        return false;
    const auto isMarked = [](const QueueCard& card) { return card.marks > 0; };
    const Card ability = state.question.copied == Card::None ? state.question.card : state.question.copied;
    if (ability == Card::Informant)
        return half == Half::Gain || (half == Half::Swap && state.hand[std::size_t(state.question.seat)].size() > 0);
    if (ability == Card::Diplomat)
        return half == Half::Pay || half == Half::Collect;
    return ability == Card::Judge
           && (half == Half::Mark || (half == Half::Eliminate && state.queue.where(isMarked) != 0));
}

// The Decree: R13, and R21 in the first edition.
static bool mayMove(const State& state, const Decision& decision)
{
    if (state.question.asks != Asks::Move || !isPlace(state, decision.from) || decision.from == state.place)
        return false;
    const QueueCard& card = state.queue.top(decision.from);
    if (decision.action == Action::MoveOnto)
        return state.rules.edition == Edition::First && isPlace(state, decision.to) && decision.to != decision.from
               && state.queue.top(decision.to).seat == card.seat;
    const bool back = decision.to == decision.from || decision.to == decision.from + 1;
    return decision.to >= 0 && decision.to <= state.queue.stacks && (!back || state.queue.under(card));
}

bool isLegalByOracle(const State& state, const Decision& decision)
{
    const Question& question = state.question;
    switch (decision.action) {
    case Action::None: return false;
    case Action::PlaceLeft:
    case Action::PlaceRight:
    case Action::PlaceOn: return mayPlace(state, decision);
    case Action::Keep: return question.asks == Asks::KeepOrReveal;
    case Action::Reveal: return mayReveal(state);
    case Action::Target: return mayPointAt(state, decision.to);
    case Action::Mode: return mayHalve(state, decision.half);
    case Action::Swap: return question.asks == Asks::Swap && state.hand[std::size_t(question.seat)].has(decision.card);
    case Action::MoveGap:
    case Action::MoveOnto: return mayMove(state, decision);
    }
    return false;
}

static void addPlacements(std::vector<Decision>& list, int last)
{
    for (int card = 0; card < cardCount; ++card) {
        list.push_back({.action = Action::PlaceLeft, .card = Card(card)});
        list.push_back({.action = Action::PlaceRight, .card = Card(card)});
        for (int to = 0; to <= last; ++to)
            list.push_back({.action = Action::PlaceOn, .card = Card(card), .to = std::int8_t(to)});
    }
}

static void addMoves(std::vector<Decision>& list, int last)
{
    for (const Action action : {Action::MoveGap, Action::MoveOnto}) {
        for (int from = 0; from <= last; ++from) {
            for (int to = 0; to <= last; ++to)
                list.push_back({.action = action, .from = std::int8_t(from), .to = std::int8_t(to)});
        }
    }
}

std::vector<Decision> everyDecision(Asks asks, int stacks)
{
    const int last = stacks + 2;
    std::vector<Decision> list;
    switch (asks) {
    case Asks::Nothing: break;
    case Asks::Place: addPlacements(list, last); break;
    case Asks::KeepOrReveal: list = {{.action = Action::Keep}, {.action = Action::Reveal}}; break;
    case Asks::Model:
    case Asks::Target:
        for (int to = 0; to <= last; ++to)
            list.push_back({.action = Action::Target, .to = std::int8_t(to)});
        break;
    case Asks::Mode:
        for (int half = 1; half <= int(Half::Eliminate); ++half)
            list.push_back({.action = Action::Mode, .half = Half(half)});
        break;
    case Asks::Swap:
        for (int card = 0; card < cardCount; ++card)
            list.push_back({.action = Action::Swap, .card = Card(card)});
        break;
    case Asks::Move: addMoves(list, last); break;
    }
    return list;
}

}
