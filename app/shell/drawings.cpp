#include "app/shell/drawings.h"

#include <QCache>
#include <QFile>
#include <QImageReader>
#include <QMutex>
#include <QQuickWindow>

static QString pathOf(const QString& name)
{
    return ":/art/" + name + ".svg";
}

QImage Drawings::painted(const QString& name, const QSize& size)
{
    static QMutex mutex;
    // By name and size; costs bytes. What is shown holds its pictures itself: these are for what is shown again soon.
    static QCache<QString, QImage> kept(8 << 20);
    const QMutexLocker locker(&mutex);
    const QString key = QString("%1 %2x%3").arg(name).arg(size.width()).arg(size.height());
    if (const QImage* image = kept.object(key))
        return *image;
    QImageReader reader(pathOf(name));
    reader.setScaledSize(size);
    const QImage image = reader.read();
    if (image.isNull())
        qWarning("%s cannot be painted: %s", qUtf8Printable(pathOf(name)), qUtf8Printable(reader.errorString()));
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
        return m_size.isEmpty() ? nullptr
                                : window->createTextureFromImage(Drawings::painted(m_name, m_size),
                                                                 QQuickWindow::TextureCanUseAtlas);
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
    if (!QFile::exists(pathOf(name)))
        return nullptr;
    *size = asked.isValid() ? asked : QImageReader(pathOf(name)).size(); // items ask with 0 until they have one
    return new Drawing(name, *size);
}
