#pragma once

#include <QQuickImageProvider>

// The game's art for QML: "image://art/crests/wolf" is resources/art/crests/wolf.svg, as large as `sourceSize` asks for
// (of one side alone: in its own shape) or as it was drawn. What was shown lately is kept: Qt Quick forgets a picture
// with the last item that shows it, and to paint one takes longer than a frame may. Canvas asks from a thread of its
// own.
class Drawings : public QQuickImageProvider {
public:
    Drawings() : QQuickImageProvider(Image) {}

    QImage requestImage(const QString& name, QSize* size, const QSize& asked) override;
};
