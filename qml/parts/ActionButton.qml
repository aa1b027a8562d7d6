import QtQuick

// A button that does something; `primary`, once in a view, is the golden one.
PlainButton {
    id: button

    property bool primary: false
    // An icon's name such as "play", or ""; it shows where it leaves room for the longest word.
    property string glyph: ""
    readonly property int bare: Theme.size(16, 12)
    readonly property int beside: Theme.size(20, 14) + iconSize
    readonly property bool signed: glyph !== "" && width >= beside + rightPadding + words.longestWord
    property int textSize: Theme.body
    // Of its words where they stand alone; buttons side by side are given the least of theirs.
    readonly property int fitting: words.size
    property int letterSize: fitting

    readonly property int iconSize: Math.round(Math.max(18, textSize * 1.3))
    readonly property color letters: primary && enabled ? Theme.ink : Theme.vellum
    // With what its words need.
    readonly property real tall: implicitContentHeight + topPadding + bottomPadding + Theme.size(10, 8)

    implicitWidth: Math.max(Theme.size(140, 104), words.inOneLine + (glyph === "" ? bare : beside) + rightPadding)
    implicitHeight: Math.max(Theme.buttonHeight, tall)
    leftPadding: signed ? beside : bare
    rightPadding: Theme.size(14, 10)

    LetterSize {
        id: words
        texts: [button.text]
        font: Qt.font({family: Theme.textFont, bold: true, pixelSize: button.textSize})
        room: button.availableWidth
    }
    background: ButtonFace {
        button: button
        primary: button.primary

        Icon {
            x: Theme.size(12, 9)
            y: Math.round((button.height - height) / 2) + (button.down ? 1 : 0)
            width: button.iconSize
            visible: button.signed
            drawing: button.glyph === "" ? "" : (button.primary && button.enabled ? "icons-ink/" : "icons/") + button.glyph
            opacity: button.enabled ? 1 : 0.45
        }
    }
    contentItem: Text {
        readonly property int nominal: button.textSize

        text: button.text
        color: button.letters
        opacity: button.enabled ? 1 : 0.45
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: button.letterSize
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        transform: Translate {
            y: button.down ? 1 : 0
        }
    }
}
