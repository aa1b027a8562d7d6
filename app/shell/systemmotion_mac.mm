#include "app/shell/systemmotion.h"

#include <QGuiApplication>

#import <AppKit/AppKit.h>

// Asked again whenever the game is come back to.
void SystemMotion::ask()
{
    const auto read = [this] { setReduced([[NSWorkspace sharedWorkspace] accessibilityDisplayShouldReduceMotion]); };
    read();
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, read);
}
