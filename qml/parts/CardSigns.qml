pragma ComponentBehavior: Bound
import QtQuick

// What a card does and where it reaches, in one line of signs. For the eye alone: its words say the same.
Row {
    id: line

    property string card: ""
    property real room: 200 // how wide it may become; rather than more the signs are smaller
    property int size: 24   // of a sign
    property color ink: Theme.vellum
    // The signs are drawn in ink, and otherwise in vellum.
    property bool inked: false

    readonly property var signs: SignTable.signs[card]?.split(" ") ?? []
    readonly property int characters: signs.filter(isText).join("").length
    // Of all that is no text with all gaps, in sizes of a sign.
    readonly property real drawn: signs.reduce((sum, sign) => sum + share(sign), 0.18 * (signs.length - 1))
    readonly property real least: 11 / 0.9 // below it the signs shrink, but not the text
    readonly property real whole: room / Math.max(1, drawn + 0.46 * characters)
    readonly property real beside: (room - 0.46 * least * characters - signs.length) / Math.max(1, drawn)
    readonly property int fitting: Math.max(1, Math.floor(Math.min(size, whole >= least ? whole : beside)))
    readonly property int letters: Math.round(0.9 * Math.max(least, fitting))

    function isText(sign: string): bool { return /^[+−×\/\d]/.test(sign); }
    function share(sign: string): real { return sign === "|" ? 0.1 : isText(sign) ? 0 : 1; }

    height: size
    spacing: Math.round(0.18 * fitting)

    Accessible.ignored: true

    Repeater {
        model: line.signs

        Item {
            id: sign

            required property string modelData
            readonly property bool text: line.isText(modelData)

            width: Math.ceil(text ? 0.51 * line.letters * modelData.length : line.share(modelData) * line.fitting)
            height: line.height

            Icon {
                y: Math.round((parent.height - height) / 2)
                width: sign.text || sign.modelData === "|" ? 0 : line.fitting
                drawing: SignTable.tokens[sign.modelData] ?? (line.inked ? "icons-ink/" : "icons/") + sign.modelData
            }
            Text {
                anchors.centerIn: parent
                text: sign.text ? sign.modelData : ""
                color: line.ink
                font.family: Theme.textFont
                font.bold: true
                font.pixelSize: line.letters
                textFormat: Text.PlainText
            }
            Rectangle {
                visible: sign.modelData === "|"
                anchors.centerIn: parent
                width: Math.max(1, Math.round(0.06 * line.fitting))
                height: line.fitting
                color: line.ink
                opacity: 0.5
            }
        }
    }
}
