#include "tests/pages/colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace colours;

namespace {

using Rows = std::array<std::array<double, 3>, 3>;

double linear(int channel)
{
    const double value = channel / 255.;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::array<double, 3> times(const Rows& rows, Light light)
{
    std::array<double, 3> sums{};
    for (std::size_t i = 0; i < 3; ++i)
        sums[i] = rows[i][0] * light.red + rows[i][1] * light.green + rows[i][2] * light.blue;
    return sums;
}

double inRadians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

// The angle of a hue in degrees.
double hue(double a, double b)
{
    const double angle = std::atan2(b, a) / inRadians(1);
    return angle < 0 ? angle + 360 : angle;
}

double seventh(double chroma)
{
    return std::sqrt(std::pow(chroma, 7) / (std::pow(chroma, 7) + std::pow(25, 7)));
}

}

Light colours::light(QRgb colour)
{
    return {linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))};
}

Light colours::mean(const QImage& picture, QRect part)
{
    Light sum{0, 0, 0};
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const Light pixel = light(picture.pixel(x, y));
            sum = {sum.red + pixel.red, sum.green + pixel.green, sum.blue + pixel.blue};
        }
    }
    const double count = double(part.width()) * part.height();
    return {sum.red / count, sum.green / count, sum.blue / count};
}

Light colours::seen(Light light, Eye eye)
{
    static constexpr std::array<Rows, 4> eyes{
        Rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        Rows{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        Rows{{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        Rows{{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}};
    std::array<double, 3> parts = times(eyes[std::size_t(eye)], light);
    for (double& part : parts)
        part = std::clamp(part, 0., 1.);
    return {parts[0], parts[1], parts[2]};
}

Lab colours::lab(Light light)
{
    static constexpr Rows toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    static constexpr std::array white{0.95047, 1., 1.08883};
    std::array<double, 3> parts = times(toXyz, light);
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = parts[i] / white[i];
        parts[i] = part > 216. / 24389 ? std::cbrt(part) : (24389. / 27 * part + 16) / 116;
    }
    return {116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])};
}

// Named as in Sharma, Wu and Dalal 2005.
double colours::difference(Lab one, Lab other)
{
    const double g = 0.5 * (1 - seventh((std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2));
    const double a1 = (1 + g) * one.a, a2 = (1 + g) * other.a;
    const double c1 = std::hypot(a1, one.b), c2 = std::hypot(a2, other.b);
    const double h1 = hue(a1, one.b), h2 = hue(a2, other.b);
    const bool grey = c1 * c2 == 0;

    double turn = grey ? 0 : h2 - h1;
    turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
    double h = grey ? h1 + h2 : (h1 + h2) / 2;
    if (!grey && std::abs(h1 - h2) > 180)
        h += h < 180 ? 180 : -180;
    const double l = (one.lightness + other.lightness) / 2, c = (c1 + c2) / 2;

    const double t = 1 - 0.17 * std::cos(inRadians(h - 30)) + 0.24 * std::cos(inRadians(2 * h))
                     + 0.32 * std::cos(inRadians(3 * h + 6)) - 0.20 * std::cos(inRadians(4 * h - 63));
    const double away = (l - 50) * (l - 50);
    const double byLightness = (other.lightness - one.lightness) / (1 + 0.015 * away / std::sqrt(20 + away));
    const double byChroma = (c2 - c1) / (1 + 0.045 * c);
    const double byHue = 2 * std::sqrt(c1 * c2) * std::sin(inRadians(turn / 2)) / (1 + 0.015 * c * t);
    const double blue = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double turned = -2 * seventh(c) * std::sin(inRadians(2 * blue));
    return std::sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue + turned * byChroma * byHue);
}
