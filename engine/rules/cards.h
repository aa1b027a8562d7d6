#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

// The twenty cards by name, and sets of them.
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
inline constexpr int cardCount = 20;
inline constexpr int familySize = 10;
inline constexpr int handSize = 7;

// The card's name in records, such as "royal-decree"; empty for None.
std::string_view name(Card card);
std::optional<Card> cardNamed(std::string_view name);

// A set of cards; iterates in the order of the names above.
class CardSet {
public:
    constexpr CardSet() = default;
    static constexpr CardSet fromBits(std::uint32_t bits)
    {
        CardSet set;
        set.m_bits = bits;
        return set;
    }

    constexpr void add(Card card) { m_bits |= bit(card); }
    constexpr void remove(Card card) { m_bits &= ~bit(card); }
    constexpr bool has(Card card) const { return (m_bits & bit(card)) != 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr std::uint32_t bits() const { return m_bits; }
    constexpr CardSet operator|(CardSet other) const { return fromBits(m_bits | other.m_bits); }
    constexpr CardSet operator&(CardSet other) const { return fromBits(m_bits & other.m_bits); }
    constexpr CardSet operator-(CardSet other) const { return fromBits(m_bits & ~other.m_bits); }
    constexpr bool operator==(const CardSet&) const = default;

    struct Iterator {
        std::uint32_t rest;
        constexpr Card operator*() const { return Card(std::countr_zero(rest)); }
        constexpr Iterator& operator++()
        {
            rest &= rest - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {m_bits}; }
    constexpr Iterator end() const { return {0}; }

private:
    static constexpr std::uint32_t bit(Card card) { return std::uint32_t{1} << unsigned(card); }
    std::uint32_t m_bits = 0;
};

inline constexpr CardSet baseCards = CardSet::fromBits(0x003ff);
inline constexpr CardSet allianceCards = CardSet::fromBits(0xffc00);
inline constexpr CardSet characters = CardSet::fromBits(0x0fc3f);

// A character stays revealed and acts every round; the others are intrigues (RULES.md 1).
constexpr bool isCharacter(Card card)
{
    return characters.has(card);
}

}
