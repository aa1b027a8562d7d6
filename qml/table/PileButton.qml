import QtQuick

// A pile of cards beside the table and how many lie in it; pressing it looks through them.
PlainButton {
    id: pile

    property string glyph: "cards"
    property int iconSize: Theme.size(29, 20)
    property int textSize: Theme.secondary
    property real gap: iconSize * 0.14

    implicitWidth: implicitContentWidth + 8
    implicitHeight: Math.max(32, implicitContentHeight + 4)
    leftPadding: 4
    rightPadding: 4

    background: Rectangle {
        radius: 6
        color: Qt.rgba(1, 240 / 255, 205 / 255, pile.down ? 0.2 : pile.hovered ? 0.12 : 0)

        FocusRing {
            visible: pile.visualFocus
            distance: 0
            corner: 6
        }
    }
    contentItem: CountMark {
        glyph: pile.glyph
        text: pile.text
        iconSize: pile.iconSize
        textSize: pile.textSize
        gap: pile.gap
        colour: pile.hovered ? Theme.vellum : Theme.muted
        fade: pile.hovered ? 1 : 0.75
    }
}
