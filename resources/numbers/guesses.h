#pragma once

#include <cstdint>

namespace oriflamme {
inline constexpr std::int8_t guessWeights[3780]{};
}
