#include "app/shell/pages.h"

#include "app/shell/drawings.h"
#include "app/shell/fonts.h"

Pages::Pages(const QVariantMap& properties)
{
    addMissingFonts();
    addImportPath("qrc:/qt/qml");
    addImageProvider("art", new Drawings);
    setInitialProperties(properties);
    load(QUrl("qrc:/qt/qml/Oriflamme/Main.qml"));
    if (!window())
        return;
    m_language.follow(*this, *settings());
    about()->follow(*window(), *settings());
    deciding()->setWindow(window());
    QObject::connect(game()->hotSeat().choice(), &Choice::changed, deciding(), &Deciding::askAnew);
}

QQuickWindow* Pages::window() const
{
    const QList<QObject*> roots = rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}
