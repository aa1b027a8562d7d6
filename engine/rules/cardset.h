#pragma once

#include <bit>
#include <cstdint>

namespace oriflamme {

enum class Card : std::uint8_t; // cards.h

// A set of cards; iterates in the order of their table.
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

}
