#pragma once

#include <array>
#include <cstdint>

namespace oriflamme {

// A score is a sum of learnt weights: so much more of it is e times as likely.
inline constexpr int scoreUnit = 16;

// The weights have room for so many cards, so that one that came after they were learnt begins with noughts.
inline constexpr int cardRoom = 24;

// e to the power of -i / scoreUnit, in 2^-16, worked out in whole numbers: the same on every machine. From 192 on 0.
inline constexpr auto exponentials = [] {
    std::array<std::uint32_t, 192> list{};
    std::uint64_t power = std::uint64_t{1} << 32;
    for (std::uint32_t& entry : list) {
        entry = std::uint32_t(power >> 16);
        power = (power * 4034748382u) >> 32; // e to the power of -1/16, in 2^-32
    }
    return list;
}();

// `below` is 0 or more.
constexpr std::uint32_t exponential(int below)
{
    return below < int(exponentials.size()) ? exponentials[std::size_t(below)] : 0;
}

}
