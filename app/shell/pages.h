#pragma once

#include "app/shell/about.h"
#include "app/shell/deciding.h"
#include "app/shell/fullscreen.h"
#include "app/shell/language.h"
#include "app/shell/systemmotion.h"
#include "app/storage/looks.h"
#include "app/table/game.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>

// The pages in their window, with the art that they are drawn from, in the language that is set.
class Pages : public QQmlApplicationEngine {
public:
    // Opens the window; `properties` are those of Main.
    explicit Pages(const QVariantMap& properties);

    // Null if the pages do not load.
    QQuickWindow* window() const;
    Game* game() { return singletonInstance<Game*>(qmlTypeId("Oriflamme.App", 1, 0, "Game")); }
    About* about() { return singletonInstance<About*>(qmlTypeId("Oriflamme.App", 1, 0, "About")); }
    Deciding* deciding() { return singletonInstance<Deciding*>(qmlTypeId("Oriflamme.App", 1, 0, "Deciding")); }
    FullScreen* fullScreen() { return singletonInstance<FullScreen*>(qmlTypeId("Oriflamme.App", 1, 0, "FullScreen")); }
    Looks* looks() { return singletonInstance<Looks*>(qmlTypeId("Oriflamme.App", 1, 0, "Looks")); }
    SystemMotion* systemMotion()
    {
        return singletonInstance<SystemMotion*>(qmlTypeId("Oriflamme.App", 1, 0, "SystemMotion"));
    }
    Settings* settings() { return singletonInstance<Settings*>(qmlTypeId("Oriflamme.App", 1, 0, "Settings")); }

protected:
    // Opens a file that the system hands to the program while it runs, as macOS does.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Language m_language;
};
