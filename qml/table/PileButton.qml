import QtQuick

// A pile of cards beside the table and how many lie in it; pressing it looks through them.
PileFrame {
    id: pile

    property string glyph: "cards"
    property int iconSize: Theme.size(29, 20)
    property int textSize: Theme.secondary
    property real gap: iconSize * 0.14
    // What lies in it, in words.
    property string content: ""

    implicitWidth: implicitContentWidth + 8
    implicitHeight: Math.max(32, implicitContentHeight + 4)
    leftPadding: 4
    rightPadding: 4

    contentItem: CountMark {
        glyph: pile.glyph
        text: pile.text
        iconSize: pile.iconSize
        textSize: pile.textSize
        gap: pile.gap
        colour: pile.hovered ? Theme.vellum : Theme.muted
        fade: pile.hovered ? 1 : 0.75
    }

    Tip {
        visible: (pile.hovered || pile.pressed) && pile.content !== ""
        text: pile.content
    }
}
