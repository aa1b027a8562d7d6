#pragma once

#include "engine/rules/cardset.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

// The cards and the editions: what each of them is, in tables that rules, players and pages read.
namespace oriflamme {

// A card's name. `None` stands for "no card" and, in what a seat may know, for "a hidden card".
enum class Card : std::uint8_t {
    Archer,
    Soldier,
    Spy,
    Heir,
    Shapeshifter,
    Lord,
    Assassination,
    RoyalDecree,
    Ambush,
    Conspiracy,
    Empress,
    Fanatic,
    Informant,
    Diplomat,
    Deserter,
    Judge,
    Insurrection,
    Racket,
    Infiltration,
    Trade,
    None
};
inline constexpr int cardCount = int(Card::None);
inline constexpr int familySize = 10;
inline constexpr int handSize = 7;

// Which of the sets that are sold a card comes from.
enum class Series : std::uint8_t { Base, Alliance };
inline constexpr std::array allSeries{Series::Base, Series::Alliance};
constexpr std::string_view name(Series series)
{
    switch (series) {
    case Series::Base: return "base";
    case Series::Alliance: return "alliance";
    }
    return {};
}
static_assert(name(Series(allSeries.size())).empty(), "allSeries must list every series");
std::optional<Series> seriesNamed(std::string_view name); // nothing for other words

// A character stays revealed and acts every round; an intrigue acts once and leaves (RULES.md 1).
enum class CardKind : std::uint8_t { Character, Intrigue };

// The halves of either/or cards, in the order Informant, Diplomat, Judge.
enum class Half : std::uint8_t { None, Gain, Swap, Pay, Collect, Mark, Eliminate };

// What a text does after it has paid: asks for an answer, or what the function of that name does (resolve.h).
enum class Text : std::uint8_t {
    Nothing,
    Target,
    Model,
    Mode,
    Move,
    Heir,
    Lord,
    Conspiracy,
    Fanatic,
    Deserter,
    Insurrection,
    Infiltration
};

// The top cards that a text looks at or may point at.
enum class Reach : std::uint8_t {
    Nothing,
    Ends,     // the first and the last
    Adjacent, // those at the places right before and right after
    Models,   // those of them that are revealed characters
    Everything,
    Hidden,    // face down, of opponents
    Diplomats, // revealed, but the acting card
    Unmarked,  // everything while the supply of judgement tokens lasts
    Marked
};

// What becomes of the card that is pointed at.
enum class Effect : std::uint8_t { Nothing, Eliminate, Desert, Steal, Give, Mark, Copy };

// What becomes of a card's tokens when it is revealed: they are its owner's, go to the supply, or lie there for its
// text.
enum class Tokens : std::uint8_t { Taken, Lost, Left };

// How an intrigue leaves once its text is done; an Insurrection does not.
enum class Spent : std::uint8_t { Discarded, Reserved, TurnedDown };

// What an eliminated card does, by its function's name.
enum class Trap : std::uint8_t { None, Ambush, Racket };

// How surely a text brings its owner influence whenever the card acts: what the computers go by.
enum class Earns : std::uint8_t {
    Rarely,
    Mostly,    // it mostly finds something
    Unblocked, // unless it is blocked (R12)
    AtWill,    // if its owner does not choose otherwise
    Always
};

// What a card is.
struct CardRow {
    Card card;
    std::string_view name; // in records, such as "royal-decree"; empty for None
    Series series = Series::Base;
    CardKind kind = CardKind::Character;
    std::uint8_t pays = 0; // the text begins with a gain of so much
    Text text = Text::Nothing;
    std::array<Half, 2> halves{}; // what Text::Mode may be answered with
    Reach reach = Reach::Nothing;
    Effect effect = Effect::Nothing; // to one of these; to all of them if none is asked for
    std::uint8_t gives = 0;          // how many tokens, for Effect::Give
    std::uint8_t price = 0;          // of the tokens on it, to reveal it
    Tokens tokens = Tokens::Taken;
    Spent spent = Spent::Discarded; // if it is an intrigue
    Trap trap = Trap::None;
    Earns earns = Earns::Rarely;

    constexpr bool offers(Half half) const { return halves[0] == half || halves[1] == half; }
};

// clang-format off
inline constexpr std::array<CardRow, cardCount + 1> cardTable{{
    {.card = Card::Archer, .name = "archer",
     .text = Text::Target, .reach = Reach::Ends, .effect = Effect::Eliminate},
    {.card = Card::Soldier, .name = "soldier",
     .text = Text::Target, .reach = Reach::Adjacent, .effect = Effect::Eliminate},
    {.card = Card::Spy, .name = "spy",
     .text = Text::Target, .reach = Reach::Adjacent, .effect = Effect::Steal, .earns = Earns::Mostly},
    {.card = Card::Heir, .name = "heir",
     .text = Text::Heir, .earns = Earns::Unblocked},
    {.card = Card::Shapeshifter, .name = "shapeshifter",
     .text = Text::Model, .reach = Reach::Models, .effect = Effect::Copy},
    {.card = Card::Lord, .name = "lord",
     .text = Text::Lord, .reach = Reach::Adjacent, .earns = Earns::Always},
    {.card = Card::Assassination, .name = "assassination", .kind = CardKind::Intrigue,
     .text = Text::Target, .reach = Reach::Everything, .effect = Effect::Eliminate},
    {.card = Card::RoyalDecree, .name = "royal-decree", .kind = CardKind::Intrigue,
     .text = Text::Move},
    {.card = Card::Ambush, .name = "ambush", .kind = CardKind::Intrigue,
     .pays = 1, .tokens = Tokens::Lost, .trap = Trap::Ambush},
    {.card = Card::Conspiracy, .name = "conspiracy", .kind = CardKind::Intrigue,
     .text = Text::Conspiracy, .tokens = Tokens::Left},
    {.card = Card::Empress, .name = "empress", .series = Series::Alliance,
     .pays = 2, .text = Text::Target, .reach = Reach::Hidden, .effect = Effect::Give, .gives = 1, .earns = Earns::Always},
    {.card = Card::Fanatic, .name = "fanatic", .series = Series::Alliance,
     .text = Text::Fanatic, .earns = Earns::Always},
    {.card = Card::Informant, .name = "informant", .series = Series::Alliance,
     .text = Text::Mode, .halves = {Half::Gain, Half::Swap}, .reach = Reach::Adjacent, .earns = Earns::Mostly},
    {.card = Card::Diplomat, .name = "diplomat", .series = Series::Alliance,
     .text = Text::Mode, .halves = {Half::Pay, Half::Collect},
     .reach = Reach::Diplomats, .effect = Effect::Give, .gives = 2, .earns = Earns::Mostly},
    {.card = Card::Deserter, .name = "deserter", .series = Series::Alliance,
     .text = Text::Deserter, .reach = Reach::Adjacent, .effect = Effect::Desert},
    {.card = Card::Judge, .name = "judge", .series = Series::Alliance,
     .text = Text::Mode, .halves = {Half::Mark, Half::Eliminate},
     .reach = Reach::Unmarked, .effect = Effect::Mark, .earns = Earns::AtWill},
    {.card = Card::Insurrection, .name = "insurrection", .series = Series::Alliance, .kind = CardKind::Intrigue,
     .text = Text::Insurrection, .reach = Reach::Adjacent, .effect = Effect::Eliminate,
     .price = 1, .spent = Spent::TurnedDown},
    {.card = Card::Racket, .name = "racket", .series = Series::Alliance, .kind = CardKind::Intrigue,
     .pays = 1, .tokens = Tokens::Lost, .trap = Trap::Racket},
    {.card = Card::Infiltration, .name = "infiltration", .series = Series::Alliance, .kind = CardKind::Intrigue,
     .text = Text::Infiltration, .spent = Spent::Reserved},
    {.card = Card::Trade, .name = "trade", .series = Series::Alliance, .kind = CardKind::Intrigue,
     .tokens = Tokens::Left, .spent = Spent::Reserved},
    {.card = Card::None, .name = ""},
}};
// clang-format on

constexpr const CardRow& row(Card card)
{
    return cardTable[std::size_t(card)];
}

static_assert(std::all_of(cardTable.begin(), cardTable.end(),
                          [](const CardRow& row) {
                              return &row == &cardTable[std::size_t(row.card)]
                                     && row.name.empty() == (row.card == Card::None);
                          }),
              "cardTable must have a row for every card, in the order of their names");

// The card's name in records; empty for None.
constexpr std::string_view name(Card card)
{
    return row(card).name;
}
std::optional<Card> cardNamed(std::string_view name); // nothing for other words

// The cards whose row passes a test.
template <class Test>
constexpr CardSet cardsThat(Test test)
{
    CardSet cards;
    for (const CardRow& row : cardTable) {
        if (row.card != Card::None && test(row))
            cards.add(row.card);
    }
    return cards;
}

inline constexpr CardSet allCards = cardsThat([](const CardRow&) { return true; });
constexpr CardSet cardsOf(Series series)
{
    return cardsThat([series](const CardRow& row) { return row.series == series; });
}
inline constexpr CardSet baseCards = cardsOf(Series::Base);
inline constexpr CardSet allianceCards = cardsOf(Series::Alliance);
inline constexpr CardSet characters = cardsThat([](const CardRow& row) { return row.kind == CardKind::Character; });
// They may go back to the hand: by their own text, or by one that they copy (R19).
inline constexpr CardSet returning =
    cardsThat([](const CardRow& row) { return row.offers(Half::Swap) || row.effect == Effect::Copy; });

// Those that stand before it in the table.
constexpr CardSet cardsBefore(Card card)
{
    return CardSet::fromBits((std::uint32_t{1} << unsigned(card)) - 1);
}

constexpr bool isCharacter(Card card)
{
    return characters.has(card);
}

enum class Edition : std::uint8_t { Current, First };

// What editions differ in (RULES.md 9).
struct EditionRules {
    std::string_view name;         // in records
    bool lordCountsStacks = false; // every card of an adjacent own stack, covered ones too
    bool ambushCatchesOwn = false; // an Ambush takes an own card that did it along, and pays as if it was revealed
    bool decreeStacks = false;     // R21: a card may be moved onto its family
    bool tieCountsCovered = false; // all own cards in the queue, not the top cards alone
};

constexpr EditionRules rulesOf(Edition edition)
{
    switch (edition) {
    case Edition::Current: return {.name = "current"};
    case Edition::First:
        return {.name = "first",
                .lordCountsStacks = true,
                .ambushCatchesOwn = true,
                .decreeStacks = true,
                .tieCountsCovered = true};
    }
    return {};
}

// All of them; the first is played unless another is asked for.
inline constexpr std::array editions{Edition::Current, Edition::First};
static_assert(rulesOf(Edition(editions.size())).name.empty(), "editions must list every edition");

constexpr std::string_view name(Edition edition)
{
    return rulesOf(edition).name;
}
std::optional<Edition> editionNamed(std::string_view name); // nothing for other words

// Whether editions differ with these cards (R3).
constexpr bool editionMatters(CardSet cards)
{
    return !(cards & baseCards).empty();
}

}
