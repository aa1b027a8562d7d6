#include "app/shell/readingorder.h"

#include <QQuickItem>

void ReadingOrder::set(const QVariantList& items) const
{
    const QQuickItem* before = nullptr;
    for (const QVariant& one : items) {
        auto* item = qobject_cast<QQuickItem*>(one.value<QObject*>());
        if (item && before && item->parentItem() == before->parentItem())
            item->stackAfter(before);
        before = item ? item : before;
    }
}
