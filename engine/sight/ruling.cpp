#include "engine/sight/ruling.h"

namespace oriflamme {

std::string_view name(Rule rule)
{
    static constexpr std::array<std::string_view, ruleCount> names{
        "",       "families",  "setup",      "queue",        "direction",    "stack",     "adjacent",
        "kinds",  "influence", "round",      "marker",       "placement",    "walk",      "keep",
        "reveal", "acts",      "passed",     "eliminate",    "discard",      "reserve",   "secrets",
        "end",    "tie",       "first-lord", "first-ambush", "first-decree", "first-tie", "two-seats",
        "mixing", "R1",        "R2",         "R3",           "R4",           "R5",        "R6",
        "R7",     "R8",        "R9",         "R10",          "R11",          "R12",       "R13",
        "R14",    "R15",       "R16",        "R17",          "R18",          "R19",       "R20",
        "R21"};
    return names[std::size_t(rule)];
}

// Whose text it is that an event comes from.
static Ruling textOf(const Event& event)
{
    return {Rule::Card, event.copied == Card::None ? event.cause : event.copied};
}

// Why nothing came of a card.
static Ruling idle(const Event& event)
{
    const Ruling text = textOf(event);
    switch (row(text.card).effect) {
    case Effect::Eliminate:
    case Effect::Desert: return {Rule::R9};
    case Effect::Copy: return {Rule::R12};
    case Effect::Nothing:
    case Effect::Steal:
    case Effect::Give:
    case Effect::Mark: break;
    }
    return text.card == Card::RoyalDecree ? Ruling{Rule::R13} : text;
}

static Ruling discarded(const Event& event)
{
    if (event.cause == Card::None)
        return {Rule::Discard};
    if (event.copied != Card::None)
        return {Rule::R19};
    return event.cause == Card::Insurrection ? Ruling{Rule::R18} : textOf(event);
}

Ruling rulingOf(const Event& event, int height)
{
    const bool own = event.seat == event.other;
    switch (event.happening) {
    case Happening::RoundBegins: return {Rule::Round};
    case Happening::TradePays: return {Rule::R4};
    case Happening::Placed: return {height > 0 ? Rule::Stack : Rule::Placement};
    case Happening::ResolutionBegins: return {Rule::Walk};
    case Happening::Kept: return {Rule::Keep};
    case Happening::Slept: return {Rule::R15};
    case Happening::Revealed: return {Rule::Reveal};
    case Happening::TookTokens: return event.cause == Card::None ? Ruling{Rule::Reveal} : textOf(event);
    case Happening::TokensLost:
    case Happening::TokenPaid: return {Rule::Card, event.card};
    case Happening::Acts: return {Rule::Acts};
    case Happening::Copied: return {Rule::R12};
    case Happening::NoEffect: return idle(event);
    case Happening::Gained: return textOf(event);
    case Happening::GainedElimination: return {Rule::R8};
    case Happening::InfiltrationBonus: return {Rule::Card, Card::Infiltration};
    case Happening::Stole: return event.n == 0 ? Ruling{Rule::R11} : textOf(event);
    case Happening::Eliminated: return {own ? Rule::R9 : Rule::Eliminate};
    case Happening::Discarded: return discarded(event);
    case Happening::AmbushSprings: return {own ? Rule::FirstAmbush : Rule::R14};
    case Happening::AmbushPays:
    case Happening::RacketPays:
    case Happening::RacketTakes: return textOf(event);
    case Happening::Moved: return {height > 0 ? Rule::R21 : Rule::R13};
    case Happening::TokenGiven:
    case Happening::Marked: return textOf(event);
    case Happening::Swapped: return {event.copied == Card::None ? Rule::R15 : Rule::R19};
    case Happening::Reserved: return {Rule::Reserve};
    case Happening::TurnedDown: return {Rule::R17};
    case Happening::MarkerPasses: return {Rule::Marker};
    case Happening::FinalTrade:
    case Happening::GameOver: return {Rule::End};
    case Happening::Chosen:
    case Happening::Asked: return {Rule::R6};
    case Happening::TokensTaken: return {Rule::Influence};
    }
    return {};
}

Ruling rulingOf(Refusal refusal, const Question& question)
{
    const Ruling text{Rule::Card, question.ability()};
    switch (refusal) {
    case Refusal::None: break;
    case Refusal::Over: return {Rule::End};
    case Refusal::NotAsked:
    case Refusal::OtherQuestion: return {Rule::R6};
    case Refusal::NoPlace: return {Rule::Queue};
    case Refusal::NotInHand: return {question.asks == Asks::Place ? Rule::Placement : Rule::R15};
    case Refusal::OneEnd:
    case Refusal::NotOwnStack: return {Rule::Placement};
    case Refusal::NoToken: return {Rule::R7};
    case Refusal::Covered: return {Rule::R1};
    case Refusal::NotAdjacent: return {Rule::Adjacent};
    case Refusal::SamePlace: return {Rule::R13};
    case Refusal::ThisEdition: return {Rule::FirstDecree};
    case Refusal::SameStack:
    case Refusal::OtherFamily: return {Rule::R21};
    case Refusal::NotAnEnd:
    case Refusal::Itself:
    case Refusal::OwnCard:
    case Refusal::FaceUp:
    case Refusal::NotDiplomat:
    case Refusal::NotMarked:
    case Refusal::OtherHalf: return text;
    }
    return {};
}

}
