pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What just happened, the newest line last and brightest, in a place of a few lines.
Column {
    id: captions

    required property var told // the last few cues
    required property bool recap
    required property var players
    property int lines: 2
    property int most: 2 // of them that one caption may take
    property int alignment: Text.AlignHCenter
    readonly property bool headed: recap && lines > 1
    property var cues: Array.from(told).slice(headed ? 1 - lines : -lines)
    readonly property real room: lines * Math.round(1.24 * Theme.text(25, 18))
    property int newestLines: 1
    readonly property var names: Array.from(players, player => Words.shortName(player.name))

    spacing: Theme.size(4, 1)

    TextLine {
        visible: captions.headed && captions.newestLines < 2
        width: captions.width
        text: Words.recap
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
            maximumLineCount: captions.most
            // Older ones give their place to a newest that needs two lines.
            visible: newest || captions.cues.length - index + captions.newestLines - 1 <= captions.lines
            fontSizeMode: captions.lines < 2 ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.least(font.pixelSize)
            onLineCountChanged: if (newest)
                captions.newestLines = lineCount
            onNewestChanged: if (newest)
                captions.newestLines = lineCount
            color: newest ? Theme.cream : Theme.vellum
            opacity: newest || Theme.strong ? 1 : 0.88
            font.bold: newest
            font.pixelSize: newest ? Theme.text(25, 18) : Theme.text(19, 15)
        }
    }
}
