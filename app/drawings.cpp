#include "app/drawings.h"

#include <QCache>
#include <QImageReader>
#include <QMutex>

static QImage paint(const QString& name, const QSize& asked)
{
    QImageReader reader(":/art/" + name + ".svg");
    QSize size = asked;
    if (const QSizeF drawn = reader.size(); asked.height() <= 0)
        size.setHeight(qRound(drawn.height() * asked.width() / drawn.width()));
    else if (asked.width() <= 0)
        size.setWidth(qRound(drawn.width() * asked.height() / drawn.height()));
    if (!size.isEmpty())
        reader.setScaledSize(size);
    return reader.read();
}

QImage Drawings::requestImage(const QString& name, QSize* size, const QSize& asked)
{
    static QMutex mutex;
    static QCache<QString, QImage> painted(64 << 20); // by name and size; costs bytes
    const QMutexLocker locker(&mutex);
    const QString key = QString("%1 %2x%3").arg(name).arg(asked.width()).arg(asked.height());
    const QImage* kept = painted.object(key);
    const QImage image = kept ? *kept : paint(name, asked);
    if (size)
        *size = image.size();
    if (!kept)
        painted.insert(key, new QImage(image), image.sizeInBytes());
    return image;
}
