import QtQuick

// A button that does something; `primary`, once in a view, is the golden one.
PlainButton {
    id: button

    property bool primary: false
    // An icon's name such as "play", or ""; it shows where it leaves room for the words.
    property string glyph: ""
    readonly property int bare: Theme.size(16, 12)
    readonly property int beside: Theme.size(20, 14) + iconSize
    readonly property bool signed: glyph !== "" && width > 6.5 * textSize
    property int textSize: Theme.body

    readonly property int iconSize: Math.round(Math.max(18, textSize * 1.3))
    readonly property color letters: primary && enabled ? Theme.ink : Theme.vellum

    implicitWidth: Math.max(Theme.size(140, 104), implicitContentWidth + (glyph === "" ? bare : beside) + rightPadding)
    implicitHeight: Theme.buttonHeight
    leftPadding: signed ? beside : bare
    rightPadding: Theme.size(14, 10)
    onDoubleClicked: {} // a double click presses once: its second half may fall on a button that has just come

    background: ButtonFace {
        primary: button.primary
        pressed: button.down
        hovered: button.hovered
        enabled: button.enabled

        FocusRing {
            visible: button.visualFocus
            corner: parent.radius
        }
        Picture {
            x: Theme.size(12, 9)
            y: Math.round((button.height - height) / 2) + (button.down ? 1 : 0)
            width: button.iconSize
            height: width
            visible: button.signed
            drawing: button.glyph === "" ? "" : (button.primary && button.enabled ? "icons-ink/" : "icons/") + button.glyph
            opacity: button.enabled ? 1 : 0.45
        }
    }
    contentItem: Text {
        topPadding: button.down ? 2 : 0
        text: button.text
        color: button.letters
        opacity: button.enabled ? 1 : 0.45
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: button.textSize
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least(button.textSize, 0.72)
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
    }
}
