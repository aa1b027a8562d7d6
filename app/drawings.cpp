#include "app/drawings.h"

#include <QCache>
#include <QFile>
#include <QImageReader>
#include <QMutex>
#include <QQuickWindow>

static QString pathOf(const QString& name)
{
    return ":/art/" + name + ".svg";
}

// The size in which it will be shown; an empty one if there is no such drawing.
static QSize sizeOf(const QString& name, const QSize& asked)
{
    if (!asked.isEmpty())
        return asked;
    const QSize drawn = QImageReader(pathOf(name)).size();
    if (asked.height() > 0)
        return {qRound(qreal(drawn.width()) * asked.height() / drawn.height()), asked.height()};
    if (asked.width() > 0)
        return {asked.width(), qRound(qreal(drawn.height()) * asked.width() / drawn.width())};
    return drawn;
}

QImage Drawings::painted(const QString& name, const QSize& size)
{
    static QMutex mutex;
    static QCache<QString, QImage> kept(64 << 20); // by name and size; costs bytes
    const QMutexLocker locker(&mutex);
    const QString key = QString("%1 %2x%3").arg(name).arg(size.width()).arg(size.height());
    if (const QImage* image = kept.object(key))
        return *image;
    QImageReader reader(pathOf(name));
    reader.setScaledSize(size);
    const QImage image = reader.read();
    kept.insert(key, new QImage(image), image.sizeInBytes());
    return image;
}

namespace {

// Has no image(): Image asks for that as soon as it has a size, for its colours.
class Drawing : public QQuickTextureFactory {
public:
    Drawing(const QString& name, const QSize& size) : m_name(name), m_size(size) {}

    QSGTexture* createTexture(QQuickWindow* window) const override
    {
        return window->createTextureFromImage(Drawings::painted(m_name, m_size), QQuickWindow::TextureCanUseAtlas);
    }
    QSize textureSize() const override { return m_size; }
    int textureByteCount() const override { return 4 * m_size.width() * m_size.height(); }

private:
    QString m_name;
    QSize m_size;
};

}

QQuickTextureFactory* Drawings::requestTexture(const QString& name, QSize* size, const QSize& asked)
{
    *size = sizeOf(name, asked);
    return size->isEmpty() || !QFile::exists(pathOf(name)) ? nullptr : new Drawing(name, *size);
}
