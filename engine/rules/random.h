#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace oriflamme {

// Chance that is the same on every machine (SplitMix64: Steele, Lea, Flood 2014).
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    // A number from 0 to limit - 1; limit is 1 to 2^32. The bias is below 2^-32 times limit.
    constexpr std::uint32_t below(std::uint32_t limit) { return std::uint32_t(((next() >> 32) * limit) >> 32); }

private:
    std::uint64_t m_state;
};

// One of these by number, each as likely as its weight says; they are not all 0, and below 2^32 together.
constexpr std::size_t drawn(std::span<const std::uint32_t> weights, Random& random)
{
    std::uint32_t sum = 0;
    for (const std::uint32_t weight : weights)
        sum += weight;
    std::uint32_t lot = random.below(sum);
    std::size_t i = 0;
    for (; lot >= weights[i]; ++i)
        lot -= weights[i];
    return i;
}

// A seed from a record's seed string (FNV-1a), a decision's number and a seat: a computer player's chance.
constexpr std::uint64_t seedFrom(std::string_view text, std::uint64_t number = 0, std::uint64_t seat = 0)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text)
        hash = (hash ^ std::uint8_t(c)) * 0x100000001b3u;
    Random mix(hash ^ (number * 0x9e3779b97f4a7c15u) ^ (seat << 56));
    return mix.next();
}

}
