pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What just happened, the newest line last and brightest.
Column {
    id: captions

    property int lines: 3
    property int alignment: Text.AlignHCenter
    property var cues: []
    readonly property var names: Array.from(Game.players, player => Words.shortName(player.name))

    spacing: Theme.size(4, 1)

    function add(cue: var): void {
        if (cue.happening !== undefined)
            cues = cues.concat([cue]).slice(-lines);
    }

    Connections {
        target: Game
        function onCueChanged() {
            captions.add(Game.cue);
        }
        function onLaid() {
            captions.cues = [];
        }
    }
    Component.onCompleted: add(Game.cue)

    Repeater {
        model: captions.cues

        TextLine {
            required property int index
            required property var modelData
            readonly property bool newest: index === captions.cues.length - 1

            width: captions.width
            text: Words.caption(modelData, captions.names)
            horizontalAlignment: captions.alignment
            maximumLineCount: 2
            color: newest ? Theme.cream : Theme.vellum
            opacity: newest ? 1 : 0.7
            font.bold: newest
            font.pixelSize: newest ? Theme.text(25, 18) : Theme.text(19, 15)
        }
    }
}
