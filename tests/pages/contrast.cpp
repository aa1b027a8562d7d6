#include "tests/pages/contrast.h"

#include "tests/pages/screen.h"

#include <array>
#include <cmath>
#include <functional>

namespace {

constexpr int fewest = 12; // pixels of letters: below, nothing of the words is seen

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(double red, double green, double blue)
{
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

// Of letters of that colour on that ground.
double contrast(const QColor& letters, double opacity, QRgb ground)
{
    const auto mixed = [&](double letter, int below) { return opacity * letter + (1 - opacity) * below / 255; };
    const double one = luminance(mixed(letters.redF(), qRed(ground)), mixed(letters.greenF(), qGreen(ground)),
                                 mixed(letters.blueF(), qBlue(ground)));
    const double other = luminance(qRed(ground) / 255., qGreen(ground) / 255., qBlue(ground) / 255.);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

// Whether a pixel is this colour's letter on its ground, or its edge: between the two, and nearer to the colour than
// `part` of the way.
bool isLetter(QRgb pixel, QRgb ground, QRgb colour, double part)
{
    const std::array way{qRed(colour) - qRed(ground), qGreen(colour) - qGreen(ground), qBlue(colour) - qBlue(ground)};
    const std::array gone{qRed(pixel) - qRed(ground), qGreen(pixel) - qGreen(ground), qBlue(pixel) - qBlue(ground)};
    double length = 1, along = 0, off = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        length += way[i] * way[i];
        along += way[i] * gone[i];
    }
    along /= length;
    for (std::size_t i = 0; i < 3; ++i)
        off += std::abs(gone[i] - along * way[i]);
    return along > part && off < 20;
}

struct Words {
    QQuickItem* item;
    QColor colour;
    double opacity; // with all that it lies in
};

// What is to be read, but for the words of things that are not open.
std::vector<Words> wordsIn(QQuickWindow* window)
{
    std::vector<Words> list;
    for (QQuickItem* item : screen::reachable(window)) {
        if (!item->inherits("QQuickText") || !item->isEnabled() || item->property("text").toString().isEmpty())
            continue;
        const auto colour = item->property("color").value<QColor>();
        double opacity = colour.alphaF();
        for (const QQuickItem* around = item; around; around = around->parentItem())
            opacity *= around->opacity();
        list.push_back({item, colour, opacity});
    }
    return list;
}

// A colour for the words of that number, unlike its neighbours' and unlike wood and velvet.
QColor dye(std::size_t number)
{
    return QColor::fromHsvF(float(0.15 + 0.7 * std::fmod(double(number) * 0.618034, 1)), 1.f, number % 2 ? 1.f : 0.8f);
}

// The window with its words in other colours.
QImage picture(QQuickWindow* window, const std::vector<Words>& words,
               const std::function<QColor(std::size_t number)>& colour)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i].item->setProperty("color", colour(i));
    QImage image = window->grabWindow().convertToFormat(QImage::Format_RGB32);
    for (const Words& one : words)
        one.item->setProperty("color", one.colour);
    return image;
}

// The contrast that nine tenths of the letters' pixels have at least.
double contrastOf(const Words& words, QRgb dyed, const QImage& picture, const QImage& ground, double scale)
{
    const QQuickItem* item = words.item;
    QRectF rect = item->mapRectToScene({0, 0, item->width(), item->height()});
    for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
        if (around->clip()) // where it is scrolled out of sight other words may stand, dyed much alike
            rect &= around->mapRectToScene({0, 0, around->width(), around->height()});
    }
    const QRect pixels = QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect() & picture.rect();
    std::vector<double> all;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        const auto* with = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        const auto* without = reinterpret_cast<const QRgb*>(ground.constScanLine(y));
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            if (with[x] != without[x] && isLetter(with[x], without[x], dyed, 0.3 * words.opacity))
                all.push_back(contrast(words.colour, words.opacity, without[x]));
        }
    }
    if (all.size() < fewest)
        return 21;
    const auto tenth = all.begin() + qsizetype(all.size() / 10);
    std::nth_element(all.begin(), tenth, all.end());
    return *tenth;
}

}

QStringList faintWords(QQuickWindow* window, double enough)
{
    const std::vector<Words> words = wordsIn(window);
    const QImage dyed = picture(window, words, dye);
    const QImage ground = picture(window, words, [](std::size_t) { return QColor(Qt::transparent); });
    const double scale = dyed.width() / double(window->width());
    QStringList faint;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const double least = contrastOf(words[i], dye(i).rgb(), dyed, ground, scale);
        if (least < enough)
            faint << QString("faint: %1 '%2' %3")
                         .arg(screen::typeOf(words[i].item), words[i].item->property("text").toString())
                         .arg(least, 0, 'f', 1);
    }
    return faint;
}
