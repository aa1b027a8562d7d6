pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What is below the table of a replay: what happens in words, the course of the game, and how to go through it.
Panel {
    id: panel

    required property Item keys // knows the keys of the page
    required property Playback playback
    required property var players
    required property var eyesOpen
    required property int eyes // as it is seen
    required property var cue      // what happens
    required property bool takebacks // see TakebackMark
    readonly property bool dragged: track.dragged
    readonly property int pad: Theme.size(44, 22)
    readonly property var names: Array.from(players, player => player.name)

    signal playOnAsked
    signal eyesAsked(eyes: int)

    implicitHeight: column.height + 2 * column.y

    Column {
        id: column
        x: panel.pad
        y: Theme.size(20, 12)
        width: parent.width - 2 * panel.pad
        spacing: Theme.size(12, 5)

        Item {
            width: parent.width
            height: Theme.text(52, 40)

            TextLine {
                anchors.left: parent.left
                anchors.right: mark.left
                anchors.rightMargin: Theme.gap * 2
                height: parent.height
                text: Words.caption(panel.cue, panel.names)
                color: Theme.goldLight
                font.family: Theme.fontFor(text)
                font.bold: true
                font.pixelSize: Theme.text(23, 17)
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.least(font.pixelSize)
                maximumLineCount: 2
                lineHeight: 0.95
            }
            TakebackMark {
                id: mark
                visible: panel.takebacks
                anchors.right: step.left
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? implicitWidth : 0
            }
            TextLine {
                id: step
                anchors.right: parent.right
                width: implicitWidth
                height: parent.height
                text: Words.step(panel.playback.position, panel.playback.length)
                color: Theme.muted
                wrapMode: Text.NoWrap
            }
        }
        ReplayTrack {
            id: track
            width: parent.width
            keys: panel.keys
            playback: panel.playback
            players: panel.players
        }
        ReplayControls {
            width: parent.width
            playback: panel.playback
            players: panel.players
            eyesOpen: panel.eyesOpen
            eyes: panel.eyes
            onEyesAsked: eyes => panel.eyesAsked(eyes)
            onPlayOnAsked: panel.playOnAsked()
        }
        // Only where there is room for it in one line: nobody has to read it.
        Remark {
            visible: implicitWidth <= column.width && Theme.height >= 520 * Theme.textScale
            text: qsTr("Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc menu")
            anchors.horizontalCenter: parent.horizontalCenter
            wrapMode: Text.NoWrap
        }
    }
}
