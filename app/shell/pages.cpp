#include "app/shell/pages.h"

#include "app/shell/drawings.h"
#include "app/shell/fonts.h"

#include <QFileOpenEvent>

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
    fullScreen()->setWindow(window());
    // The first frame does not wait for it.
    QObject::connect(window(), &QQuickWindow::frameSwapped, systemMotion(), &SystemMotion::ask,
                     Qt::SingleShotConnection);
    QCoreApplication::instance()->installEventFilter(this);
    QObject::connect(game()->hotSeat().choice(), &Choice::changed, deciding(), &Deciding::askAnew);
}

bool Pages::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QQmlApplicationEngine::eventFilter(watched, event);
    game()->files()->open(static_cast<QFileOpenEvent*>(event)->url());
    return true;
}

QQuickWindow* Pages::window() const
{
    const QList<QObject*> roots = rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}
