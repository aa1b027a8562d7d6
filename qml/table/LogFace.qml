import QtQuick
import Oriflamme.App

// What a line of the log says: the card that acts, what happened and why, and the card that it happened to. Without
// positioners, which tell their height only in the next frame, too late for a list that stays at its end.
Item {
    id: face

    required property cue entry
    required property var families
    property string text: ""
    property string because: ""
    property int chipSize: 26

    readonly property bool heading: entry.seat < 0
    readonly property real gap: Theme.size(10, 7)
    readonly property int chips: (heading ? 0 : 1) + (entry.other < 0 ? 0 : 1)

    function family(seat: int): string {
        return families[seat] ?? "";
    }

    implicitHeight: Math.max(what.height + why.used, chips > 0 ? chipSize : 0)

    Chip {
        visible: !face.heading
        width: face.chipSize
        height: width
        card: face.heading ? "" : face.entry.card === "" ? face.entry.cause : face.entry.card
        family: face.family(face.entry.seat)
    }
    TextLine {
        id: what
        x: face.heading ? 0 : face.chipSize + face.gap
        y: Math.round((face.implicitHeight - height - why.used) / 2)
        width: face.width - face.chips * (face.chipSize + face.gap)
        text: face.text
        color: face.heading ? Theme.goldLight : face.entry.opens ? Theme.cream : Theme.vellum
        font.family: face.heading ? Theme.fontFor(text) : Theme.textFont
        font.bold: face.heading || face.entry.opens
        font.pixelSize: face.entry.happening === Engine.Happening.RoundBegins ? Theme.promptTitle : Theme.secondary
    }
    TextLine {
        id: why

        readonly property real used: text === "" ? 0 : height

        x: what.x
        y: what.y + what.height
        visible: text !== ""
        width: what.width
        text: face.because
        color: Theme.muted
        font.italic: true
        font.pixelSize: Math.round(Theme.secondary * 0.92)
    }
    Chip {
        visible: face.entry.other >= 0
        x: face.width - width
        y: Math.round((face.implicitHeight - height) / 2)
        width: face.chipSize
        height: width
        card: face.entry.otherCard
        family: face.family(face.entry.other)
    }
}
