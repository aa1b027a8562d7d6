#include "tests/support/checks.h"

#include "tests/support/conservation.h"
#include "tests/support/legaloracle.h"
#include "tests/support/mirror.h"

#include <set>
#include <utility>

namespace oriflamme {

Move played(const State& before, const Decision& decision)
{
    Move move{before, decision, {}, before};
    apply(move.after, decision, move.steps);
    return move;
}

std::string wrongChoices(const Move& move)
{
    const State& state = move.before;
    Decisions list;
    legal(state, list);
    const Asks asks = state.question.asks;
    if (list.size() == 1 && asks != Asks::Place && asks != Asks::KeepOrReveal)
        return "somebody is asked what has one answer";
    int lawful = 0;
    for (const Decision& decision : everyDecision(asks, state.queue.stacks)) {
        if (!isLegalByOracle(state, decision))
            continue;
        ++lawful;
        if (!list.has(decision))
            return "lawful and not listed: " + text(decision);
    }
    return lawful == list.size() ? "" : "listed and not lawful, or listed twice";
}

// Between decisions: sound, and somebody is asked until the game is over.
static std::string unsound(const State& state)
{
    if ((state.question.asks == Asks::Nothing) != (state.phase == Phase::Over))
        return "nobody is asked, or somebody after the end";
    return std::string(brokenInvariant(state));
}

std::string wrongAnswers(const Move& move)
{
    Decisions list;
    legal(move.before, list);
    std::set<std::string> texts;
    for (const Decision& decision : list) {
        const std::string written = text(decision);
        if (decisionFrom(written) != decision || !texts.insert(written).second)
            return "not one text for one decision: " + written;
        State next = move.before;
        apply(next, decision);
        if (const std::string trouble = unsound(next); !trouble.empty())
            return trouble + " after " + written;
    }
    return "";
}

std::string wrongStates(const Move& move)
{
    for (const Step& step : move.steps) {
        if (const std::string_view broken = brokenInvariant(step.state); !broken.empty())
            return std::string(broken) + " when " + eventText(step.event);
    }
    return unsound(move.after);
}

std::string wrongConservation(const Move& move)
{
    const State* last = &move.before;
    Holdings holdings = holdingsOf(move.before);
    for (const Step& step : move.steps) {
        book(holdings, step.event);
        if (holdings != holdingsOf(step.state))
            return "the event does not say what moved: " + eventText(step.event);
        if (const std::string place = wrongPlace(step.event, *last, step.state); !place.empty())
            return place;
        last = &step.state;
    }
    return holdings == holdingsOf(move.after) ? "" : "something moved without an event";
}

// What the parts before it add up to.
static int sumOf(const Event& whole)
{
    if (whole.happening == Happening::RacketTakes)
        return whole.n;
    return whole.happening == Happening::Gained && whole.cause == Card::Conspiracy ? whole.n / 2 : 0;
}

std::string wrongTelling(const Move& move)
{
    const Event& first = move.steps.front().event;
    const Decision chosen{first.action, first.card, first.from, first.to, first.half};
    if (first.happening != Happening::Chosen || first.seat != move.before.question.seat || chosen != move.decision
        || move.steps.front().state != move.before)
        return "it does not begin with the choice";
    const Event& last = move.steps.back().event;
    const bool asked = last.happening == Happening::Asked;
    if (asked == (move.after.phase == Phase::Over) || move.steps.back().state != move.after
        || (asked && Question{last.asks, last.seat, last.card, last.copied, last.half} != move.after.question))
        return "it does not end with what is asked";
    int parts = 0;
    for (const Step& step : move.steps) {
        if (step.event.happening == Happening::TokensTaken)
            parts += step.event.n;
        else if (std::exchange(parts, 0) != sumOf(step.event))
            return "the parts are not the whole: " + eventText(step.event);
    }
    return "";
}

std::string wrongSilence(const Move& move)
{
    State silent = move.before;
    apply(silent, move.decision);
    return silent == move.after ? "" : "told or not told, it differs";
}

std::string wrongMirror(const Move& move)
{
    State mirror = mirrored(move.before);
    apply(mirror, mirrored(move.decision, move.before));
    return mirror == mirrored(move.after) ? "" : "the mirror image differs";
}

std::string wrong(const Move& move)
{
    for (const auto check :
         {wrongChoices, wrongAnswers, wrongStates, wrongConservation, wrongTelling, wrongSilence, wrongMirror}) {
        if (const std::string trouble = check(move); !trouble.empty())
            return trouble + " at " + text(move.decision) + " in " + positionText(move.before);
    }
    return "";
}

std::string wrongSight(const State& state, Seat viewer, Random& random)
{
    const View view = look(state, viewer);
    const State determinized = determinize(view, random);
    if (look(determinized, viewer) != view)
        return "what is determinized looks different in " + positionText(state);
    return std::string(brokenInvariant(determinized));
}

std::string wrongEnd(const Record& record, const State& state)
{
    if (state.round != rounds)
        return "not six rounds";
    const auto places = [](const Taken& taken) { return taken.decision.action <= Action::PlaceOn; };
    if (std::count_if(record.decisions.begin(), record.decisions.end(), places) != rounds * state.rules.seats)
        return "not six cards placed by each seat";
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        if (state.hand[std::size_t(seat)].size() != 1)
            return "a seat does not hold one card at the end";
    }
    if (winners(state) == 0)
        return "nobody wins";
    const Replay replayed = replay(record);
    return replayed.wrong == Wrong::Nothing && replayed.state == state ? "" : "replayed to its end, it differs";
}

}
