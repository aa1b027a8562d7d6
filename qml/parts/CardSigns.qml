pragma ComponentBehavior: Bound
import QtQuick

// What a card does and where it reaches, in one line of signs. For the eye alone: its words say the same.
Item {
    id: line

    property string card: ""
    property real room: 200 // how wide it may become; rather than more the signs are smaller
    property int size: 24   // of a sign
    property color ink: Theme.vellum
    // The signs are drawn in ink, and otherwise in vellum.
    property bool inked: false

    readonly property var signs: SignTable.signs[card]?.split(" ") ?? []
    readonly property var all: signs.map((sign, at) => ({sign: sign, at: at}))
    readonly property var written: all.filter(one => share(one.sign) === 0)
    readonly property var drawn: all.filter(one => share(one.sign) === 1)
    readonly property var strokes: all.filter(one => one.sign === "|")
    readonly property int characters: written.map(one => one.sign).join("").length
    // Of all that has no characters, with all gaps, in sizes of a sign.
    readonly property real shares: signs.reduce((sum, sign) => sum + share(sign), 0.18 * (signs.length - 1))
    readonly property real least: 11 / 0.9 // below it the signs shrink, but not the text
    readonly property real whole: room / Math.max(1, shares + 0.46 * characters)
    readonly property real beside: (room - 0.46 * least * characters - signs.length) / Math.max(1, shares)
    readonly property int fitting: Math.max(1, Math.floor(Math.min(size, whole >= least ? whole : beside)))
    readonly property int letters: Math.round(0.9 * Math.max(least, fitting))
    readonly property int gap: Math.round(0.18 * fitting)
    // Where each sign begins; the last one is where the line ends.
    readonly property var starts: signs.reduce((ends, sign) => [...ends, ends[ends.length - 1] + widthOf(sign) + gap], [0])

    function start(at: int): int { return starts[at] ?? 0; }
    function share(sign: string): real { return sign === "|" ? 0.1 : /^[+−×\/\d]/.test(sign) ? 0 : 1; }
    function widthOf(sign: string): int {
        return Math.ceil(share(sign) > 0 ? share(sign) * fitting : 0.51 * letters * sign.length);
    }

    width: Math.max(0, start(signs.length) - gap)
    height: size

    Accessible.ignored: true

    Repeater {
        model: line.drawn

        Icon {
            required property var modelData
            readonly property string sign: modelData.sign

            x: line.start(modelData.at)
            y: Math.round((line.height - height) / 2)
            width: line.fitting
            drawing: SignTable.tokens[sign] ?? (line.inked ? "icons-ink/" : "icons/") + sign
        }
    }
    Repeater {
        model: line.written

        Text {
            required property var modelData

            x: Math.round((line.start(modelData.at) + line.start(modelData.at + 1) - line.gap - width) / 2)
            y: Math.round((line.height - height) / 2)
            text: modelData.sign
            color: line.ink
            font.family: Theme.textFont
            font.bold: true
            font.pixelSize: line.letters
            textFormat: Text.PlainText
        }
    }
    Repeater {
        model: line.strokes

        Rectangle {
            required property var modelData

            x: line.start(modelData.at)
            y: Math.round((line.height - height) / 2)
            width: Math.max(1, Math.round(0.06 * line.fitting))
            height: line.fitting
            color: line.ink
            opacity: 0.5
        }
    }
}
