pragma Singleton
import QtQml
import Oriflamme.App

// The languages the game speaks, each by its own name.
QtObject {
    readonly property var all: Array.from(Settings.languages, code => ({
        value: code,
        //: This language by its own name
        text: Settings.translated(code, "Languages", QT_TR_NOOP("English"))
    }))
}
