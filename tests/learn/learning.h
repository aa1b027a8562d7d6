#pragma once

#include "engine/players/exponential.h"
#include "engine/rules/setup.h"
#include "engine/rules/state.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

// What those who learn the computers' numbers share.
namespace oriflamme {

// A game of any kind with one of these numbers of seats.
inline State anyGame(std::span<const std::int8_t> seats, Random& random)
{
    static constexpr std::array pools{baseCards, allianceCards, allCards};
    Rules rules{.cards = draw(familySize, pools[random.below(3)], random)};
    rules.edition = random.below(4) == 0 ? Edition::First : Edition::Current;
    rules.direction = Direction(random.below(2));
    rules.seats = seats[random.below(std::uint32_t(seats.size()))];
    return start(deal(rules, random));
}

// Weights that are sought by Adam's steps (Kingma, Ba 2015).
class Weights {
public:
    // `smallest` keeps a step finite where the gradients vanish.
    Weights(int count, float smallest)
        : m_weights(std::size_t(count)), m_sum(m_weights), m_mean(m_weights), m_square(m_weights), m_smallest(smallest)
    {
    }

    float operator[](int i) const { return m_weights[std::size_t(i)]; }

    // Adds to the gradient along which weight `i` grows.
    void pull(int i, float gradient) { m_sum[std::size_t(i)] += gradient; }

    // One step uphill with the mean gradient of `samples`, which then starts anew.
    void step(float rate, int samples)
    {
        ++m_steps;
        for (std::size_t i = 0; i < m_weights.size(); ++i) {
            const float g = m_sum[i] / float(samples);
            m_sum[i] = 0;
            m_mean[i] = 0.9f * m_mean[i] + 0.1f * g;
            m_square[i] = 0.999f * m_square[i] + 0.001f * g * g;
            const float mean = m_mean[i] / (1 - std::pow(0.9f, float(m_steps)));
            const float square = m_square[i] / (1 - std::pow(0.999f, float(m_steps)));
            m_weights[i] += rate * mean / (std::sqrt(square) + m_smallest);
            m_weights[i] = std::clamp(m_weights[i], -127.f / scoreUnit, 127.f / scoreUnit);
        }
    }
    int steps() const { return m_steps; }

    // As the header that the engine includes; `learner` is the program in tests/learn/.
    void print(const char* name, const char* learner) const
    {
        std::printf("#pragma once\n\n#include <cstdint>\n\nnamespace oriflamme {\n\n// What tests/learn/%s learnt.\n"
                    "// clang-format off\ninline constexpr std::int8_t %s[]{",
                    learner, name);
        for (std::size_t i = 0; i < m_weights.size(); ++i)
            std::printf("%s%ld,", i % 20 == 0 ? "\n" : "", std::lround(m_weights[i] * scoreUnit));
        std::printf("\n};\n// clang-format on\n\n}\n");
    }

private:
    std::vector<float> m_weights, m_sum, m_mean, m_square;
    float m_smallest;
    int m_steps = 0;
};

}
