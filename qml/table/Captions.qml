pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What just happened, the newest line last and brightest.
Column {
    id: captions

    property int lines: 3
    property var cues: []
    readonly property var names: Game.players.map(player => player.name)

    spacing: Theme.size(4, 1)

    Connections {
        target: Game
        function onCueChanged() {
            if (Game.cue.happening !== undefined)
                captions.cues = captions.cues.concat([Game.cue]).slice(-captions.lines);
        }
        function onLaid() {
            captions.cues = [];
        }
    }
    Component.onCompleted: if (Game.cue.happening !== undefined)
        cues = [Game.cue]

    Repeater {
        model: captions.cues

        TextLine {
            required property int index
            required property var modelData
            readonly property bool newest: index === captions.cues.length - 1

            width: captions.width
            text: Words.caption(modelData, captions.names)
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: 2
            opacity: newest ? 1 : 0.62
            font.family: newest ? Theme.titleFont : Theme.textFont
            font.weight: newest ? Font.DemiBold : Font.Normal
            font.pixelSize: newest ? Theme.text(26, 17) : Theme.text(19, 14)
        }
    }
}
