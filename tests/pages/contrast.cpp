#include "tests/pages/contrast.h"

#include "tests/pages/screen.h"

#include <cmath>

namespace {

constexpr double enough = 4.5; // WCAG 2.1, AA
constexpr int fewest = 12;     // pixels of letters: below, nothing of the words is seen

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

bool differs(QRgb one, QRgb other)
{
    return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
               + std::abs(qBlue(one) - qBlue(other))
           > 24;
}

struct Words {
    QQuickItem* item;
    QColor colour;
    double opacity; // with all that it lies in
};

// What can be read, and may be pressed where it is something to press.
QList<Words> wordsIn(QQuickWindow* window)
{
    QList<Words> list;
    for (QQuickItem* item : screen::items(window)) {
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

QImage pictureWithout(QQuickWindow* window, const QList<Words>& words)
{
    for (const Words& one : words)
        one.item->setProperty("color", QColor(Qt::transparent));
    QImage picture = window->grabWindow().convertToFormat(QImage::Format_RGB32);
    for (const Words& one : words)
        one.item->setProperty("color", one.colour);
    return picture;
}

// The contrast that nine tenths of the letters' pixels have at least.
double contrastOf(const Words& words, const QImage& picture, const QImage& ground, double scale)
{
    const QQuickItem* item = words.item;
    const QRectF rect = item->mapRectToScene({0, 0, item->width(), item->height()});
    const QRect pixels = QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect() & picture.rect();
    std::vector<double> all;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        const auto* with = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        const auto* without = reinterpret_cast<const QRgb*>(ground.constScanLine(y));
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            if (differs(with[x], without[x]))
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

QStringList faintWords(QQuickWindow* window)
{
    const QList<Words> words = wordsIn(window);
    const QImage picture = window->grabWindow().convertToFormat(QImage::Format_RGB32);
    const QImage ground = pictureWithout(window, words);
    const double scale = picture.width() / double(window->width());
    QStringList faint;
    for (const Words& one : words) {
        const double least = contrastOf(one, picture, ground, scale);
        if (least < enough)
            faint << QString("faint: %1 '%2' %3")
                         .arg(screen::typeOf(one.item), one.item->property("text").toString())
                         .arg(least, 0, 'f', 1);
    }
    return faint;
}
