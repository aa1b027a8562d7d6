#include "engine/sight/refusal.h"

namespace oriflamme {

std::string_view name(Refusal refusal)
{
    switch (refusal) {
    case Refusal::None: return "";
    case Refusal::Over: return "over";
    case Refusal::NotAsked: return "not-asked";
    case Refusal::OtherQuestion: return "other-question";
    case Refusal::NoPlace: return "no-place";
    case Refusal::NotInHand: return "not-in-hand";
    case Refusal::OneEnd: return "one-end";
    case Refusal::NotOwnStack: return "not-own-stack";
    case Refusal::NoToken: return "no-token";
    case Refusal::Covered: return "covered";
    case Refusal::NotAnEnd: return "not-an-end";
    case Refusal::NotAdjacent: return "not-adjacent";
    case Refusal::Itself: return "itself";
    case Refusal::OwnCard: return "own-card";
    case Refusal::FaceUp: return "face-up";
    case Refusal::NotDiplomat: return "not-diplomat";
    case Refusal::NotMarked: return "not-marked";
    case Refusal::OtherHalf: return "other-half";
    case Refusal::SamePlace: return "same-place";
    case Refusal::ThisEdition: return "this-edition";
    case Refusal::SameStack: return "same-stack";
    case Refusal::OtherFamily: return "other-family";
    }
    return {};
}

static bool isPlace(const View& view, int place)
{
    return place >= 0 && place < view.queue.stacks;
}

static Refusal refusedPlacement(const View& view, const Decision& decision)
{
    if (!view.hand[std::size_t(view.viewer)].has(decision.card))
        return Refusal::NotInHand;
    switch (decision.action) {
    case Action::PlaceRight: return Refusal::OneEnd;
    case Action::PlaceOn: return isPlace(view, decision.to) ? Refusal::NotOwnStack : Refusal::NoPlace;
    default: return Refusal::OtherQuestion;
    }
}

static Refusal refusedTarget(const View& view, int place)
{
    if (!isPlace(view, place))
        return Refusal::NoPlace;
    const QueueCard& card = view.queue.top(place);
    switch (view.question.reach()) {
    case Reach::Ends: return Refusal::NotAnEnd;
    case Reach::Adjacent:
    case Reach::Models: return Refusal::NotAdjacent; // both neighbours are models where one is asked for
    case Reach::Hidden: return card.seat == view.question.seat ? Refusal::OwnCard : Refusal::FaceUp;
    case Reach::Diplomats: return place == view.place ? Refusal::Itself : Refusal::NotDiplomat;
    case Reach::Marked: return Refusal::NotMarked;
    case Reach::Nothing: // a card that reaches nothing asks for no place, and these reach every place
    case Reach::Everything:
    case Reach::Unmarked: break;
    }
    return Refusal::OtherQuestion;
}

static Refusal refusedMove(const View& view, const Decision& decision)
{
    const bool onto = decision.action == Action::MoveOnto;
    if (!isPlace(view, decision.from) || !(isPlace(view, decision.to) || (!onto && decision.to == view.queue.stacks)))
        return Refusal::NoPlace;
    if (decision.from == view.place)
        return Refusal::Itself;
    if (!onto)
        return Refusal::SamePlace;
    if (!rulesOf(view.rules.edition).decreeStacks)
        return Refusal::ThisEdition;
    return decision.from == decision.to ? Refusal::SameStack : Refusal::OtherFamily;
}

// The question that an action answers.
static bool answers(Asks asks, Action action)
{
    switch (action) {
    case Action::None: return false;
    case Action::PlaceLeft:
    case Action::PlaceRight:
    case Action::PlaceOn: return asks == Asks::Place;
    case Action::Keep:
    case Action::Reveal: return asks == Asks::KeepOrReveal;
    case Action::Target: return asks == Asks::Target || asks == Asks::Model;
    case Action::Mode: return asks == Asks::Mode;
    case Action::Swap: return asks == Asks::Swap;
    case Action::MoveGap:
    case Action::MoveOnto: return asks == Asks::Move;
    }
    return false;
}

Refusal refusal(const View& view, const Decision& decision)
{
    if (std::find(view.legal.begin(), view.legal.end(), decision) != view.legal.end())
        return Refusal::None;
    const Asks asks = view.question.asks;
    if (asks == Asks::Nothing)
        return Refusal::Over;
    if (view.legal.empty()) // another seat is asked, or a bystander would have to see its hand
        return Refusal::NotAsked;
    if (!answers(asks, decision.action))
        return Refusal::OtherQuestion;
    switch (asks) {
    case Asks::Nothing: break;
    case Asks::Place: return refusedPlacement(view, decision);
    case Asks::KeepOrReveal: return Refusal::NoToken;
    case Asks::Model:
    case Asks::Target: return refusedTarget(view, decision.to);
    case Asks::Mode: return Refusal::OtherHalf;
    case Asks::Swap: return Refusal::NotInHand;
    case Asks::Move: return refusedMove(view, decision);
    }
    return Refusal::OtherQuestion;
}

}
