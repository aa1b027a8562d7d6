import QtQuick
import Oriflamme.App

// Lets the voice be heard, unless the game is muted. The sounds come after the first frame, so that the window waits
// for nothing, and only where they are wanted; where they cannot come it is silent, and that is all.
Item {
    id: loudspeaker

    // Whether the table is seen, whose room may be heard.
    required property bool atTable
    // Where nothing is seen nothing is heard either: in tests and pictures.
    property bool able: Qt.platform.pluginName !== "offscreen"

    property bool painted: false
    property Component sounds: null
    readonly property bool sounding: loader.item !== null
    readonly property bool hushed: Settings.mutedInBackground && !Window.active // behind another program
    readonly property bool wanted: able && painted && !Settings.muted && !hushed

    onWantedChanged: if (wanted && !sounds)
        sounds = Qt.createComponent("Sounds.qml", Component.Asynchronous, loudspeaker) // a Loader by itself would warn

    Connections {
        target: loudspeaker.Window.window
        enabled: !loudspeaker.painted
        function onFrameSwapped() {
            loudspeaker.painted = true;
        }
    }
    Loader {
        id: loader
        sourceComponent: loudspeaker.wanted && loudspeaker.sounds?.status === Component.Ready ? loudspeaker.sounds
            : null
    }
    Binding {
        target: loader.item
        property: "atTable"
        value: loudspeaker.atTable
    }
}
