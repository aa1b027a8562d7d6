pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// How a replay goes on: speed, transport, whose eyes, and playing on from here.
Item {
    id: controls

    required property Playback playback
    required property var players
    required property var eyesOpen
    required property int eyes // as the replay is seen
    readonly property int space: Theme.size(14, 8)
    readonly property int side: (width - transport.width) / 2 - 2 * space // what lies beside the transport
    readonly property int iconSize: Theme.size(28, 22)
    // One can read what happens, however fast it goes.
    readonly property var speeds: ["½×", "1×", "2×", "4×", "»"]

    signal playOnAsked
    signal eyesAsked(eyes: int)

    implicitHeight: Math.max(play.height, playOn.height)

    Icon {
        id: speedSign
        anchors.verticalCenter: parent.verticalCenter
        width: controls.iconSize
        drawing: "icons/speed"
    }
    SegmentedChoice {
        anchors.left: speedSign.right
        anchors.leftMargin: controls.space
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(controls.side - speedSign.width - controls.space, Theme.text(340, 240)) // in one row
        name: Words.speed(Settings.speed)
        keepsKeyboard: false
        choices: controls.speeds.map((text, speed) => ({text: text, name: Words.speeds[speed], value: speed}))
        value: Settings.speed
        onChosen: value => Settings.speed = value
    }
    Row {
        id: transport
        anchors.centerIn: parent
        spacing: Theme.size(24, 8)

        RoundButton {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "skip-start"
            text: qsTr("To the start")
            shortcut: Shortcuts.ToStart
            enabled: controls.playback.position > 0
            onClicked: controls.playback.seek(0)
        }
        RoundButton {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "step-back"
            text: qsTr("One step back")
            shortcut: Shortcuts.StepBack
            enabled: controls.playback.position > 0
            onClicked: controls.playback.step(-1)
        }
        RoundButton {
            id: play
            implicitWidth: Theme.size(66, 50)
            primary: true
            glyph: controls.playback.playing ? "pause" : "play"
            text: controls.playback.playing ? qsTr("Pause") : qsTr("Play")
            shortcut: Shortcuts.Play
            enabled: controls.playback.length > 0
            onClicked: controls.playback.playing = !controls.playback.playing
        }
        RoundButton {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "step-forward"
            text: qsTr("One step forward")
            shortcut: Shortcuts.StepOn
            enabled: controls.playback.position < controls.playback.length
            onClicked: controls.playback.step(1)
        }
        RoundButton {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "skip-end"
            text: qsTr("To the end")
            shortcut: Shortcuts.ToEnd
            enabled: controls.playback.position < controls.playback.length
            onClicked: controls.playback.seek(controls.playback.length)
        }
    }
    Row {
        id: right

        readonly property int share: (controls.side - controls.iconSize - 2 * spacing) / 2

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: controls.space

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: controls.iconSize
            drawing: "icons/" + (controls.eyes === -1 ? "eye-off" : "eye")
        }
        ChoiceField {
            id: eyes
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(1.1 * right.share, Theme.size(250, 190))
            name: qsTr("Through the eyes of")
            model: Array.from(controls.eyesOpen, eyes => ({
                text: eyes === -1 ? qsTr("Bystander") : eyes === -2 ? qsTr("All cards") : controls.players[eyes]?.name ?? "",
                value: eyes
            }))
            value: controls.eyes
            onChosen: value => controls.eyesAsked(value)

            Tip {
                visible: eyes.hovered && !eyes.popup.visible
                above: true
                text: eyes.name
            }
        }
        ActionButton {
            id: playOn
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(0.9 * right.share, Theme.size(290, 220))
            focusPolicy: Qt.TabFocus
            glyph: "new-game"
            text: qsTr("Play on from here")
            enabled: controls.playback.canPlayOn
            onClicked: controls.playOnAsked()
        }
    }
}
