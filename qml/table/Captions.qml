pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What just happened, the newest line last and brightest.
Column {
    id: captions

    required property var told // the last few cues
    required property bool recap
    required property var players
    property int lines: 3
    // There is room for the newest in one line alone.
    property bool tight: false
    property int alignment: Text.AlignHCenter
    property var cues: Array.from(told).slice(tight ? -1 : -lines)
    readonly property var names: Array.from(players, player => Words.shortName(player.name))

    spacing: Theme.size(4, 1)

    TextLine {
        visible: captions.recap && !captions.tight
        width: captions.width
        text: qsTr("Since your last turn")
        horizontalAlignment: captions.alignment
        color: Theme.goldLight
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: Theme.text(23, 17)
    }
    Repeater {
        model: captions.cues

        TextLine {
            required property int index
            required property cue modelData
            readonly property bool newest: index === captions.cues.length - 1

            width: captions.width
            text: Words.caption(modelData, captions.names)
            horizontalAlignment: captions.alignment
            maximumLineCount: captions.tight ? 2 : 3
            fontSizeMode: captions.tight ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.least(font.pixelSize)
            color: newest ? Theme.cream : Theme.vellum
            opacity: newest ? 1 : 0.88
            font.bold: newest
            font.pixelSize: newest ? Theme.text(25, 18) : Theme.text(19, 15)

            // The walk's banner may reach as high.
            Rectangle {
                z: -1
                visible: captions.tight
                anchors.centerIn: parent
                width: parent.contentWidth + Theme.size(40, 24)
                height: parent.height + Theme.size(8, 4)
                radius: height / 2
                color: Qt.rgba(26 / 255, 19 / 255, 16 / 255, 0.7)
            }
        }
    }
}
