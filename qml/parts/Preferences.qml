import QtQuick
import Oriflamme.App

// Lets the game follow the settings.
Item {
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
        value: Settings.warnings && !Game.lessons.open // a lesson says itself what is wrong
    }
}
