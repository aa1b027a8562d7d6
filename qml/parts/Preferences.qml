import QtQuick
import Oriflamme.App

// Lets what is shown, and how, follow the settings.
Item {
    id: preferences

    // How long motions take, by Settings.speed.
    readonly property var paces: [1.7, 1, 0.55, 0.28, 0]

    Binding {
        target: Theme
        property: "pace"
        value: preferences.paces[Settings.speed] * (Theme.hurried ? 0.25 : 1)
    }
    Binding {
        target: Theme
        property: "movement"
        value: Settings.motion
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textSize / 100
    }
    Binding {
        target: Stage
        property: "instant"
        value: Theme.pace === 0
    }
    Binding {
        target: HotSeat
        property: "strict"
        value: Settings.strict
    }
    Binding {
        target: HotSeat
        property: "warns"
        value: Settings.warnings
    }
}
