#include "app/shell/systemmotion.h"

#include <QGuiApplication>

#include <windows.h>

// Asked again whenever the game is come back to.
void SystemMotion::ask()
{
    const auto read = [this] {
        BOOL animates = TRUE;
        if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0))
            setReduced(!animates);
    };
    read();
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, read);
}
