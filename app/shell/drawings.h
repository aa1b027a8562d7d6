#pragma once

#include <QQuickImageProvider>

// The game's art for QML's Image and BorderImage: "image://art/crests/wolf" is resources/art/crests/wolf.svg, as large
// as both sides of `sourceSize` ask for, or as it was drawn. To paint a drawing takes longer than a frame may. So it is
// painted when it is first shown, not for every size that its item has on the way there; and what was shown lately is
// kept, while Qt Quick keeps but 2 MB of what no item shows.
class Drawings : public QQuickImageProvider {
public:
    Drawings() : QQuickImageProvider(Texture) {}

    QQuickTextureFactory* requestTexture(const QString& name, QSize* size, const QSize& asked) override;

    // A drawing in that size, null if there is none of that name. May be called in any thread.
    static QImage painted(const QString& name, const QSize& size);
};
