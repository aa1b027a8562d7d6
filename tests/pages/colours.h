#pragma once

#include <QColor>
#include <QImage>

// How far two colours are apart, and how far for somebody who sees colours otherwise.
namespace colours {

// Linear light, each of its parts from 0 to 1.
struct Light {
    double red, green, blue;
};

struct Lab {
    double lightness, a, b; // CIE 1976, under the light of day (D65)
};

enum class Eye { Whole, Protan, Deutan, Tritan };

Light light(QRgb colour);
// What a part of a picture looks like from afar.
Light mean(const QImage& picture, QRect part);
// As an eye sees it that lacks one kind of cones altogether: Machado, Oliveira and Fernandes 2009, severity 1.
Light seen(Light light, Eye eye);
Lab lab(Light light);
// CIEDE2000: below 1 nobody sees it.
double difference(Lab one, Lab other);

}
