import QtQuick

// An icon and a line of words: what a choice field and its entries show.
Item {
    id: line

    property string text: ""
    property string glyph: ""
    property bool bold: false
    property int rightPadding: 0

    readonly property int iconSize: Theme.size(26, 20)

    implicitWidth: words.x + words.implicitWidth + rightPadding
    implicitHeight: words.implicitHeight

    Picture {
        y: Math.round((line.height - height) / 2)
        width: line.iconSize
        height: width
        visible: line.glyph !== ""
        drawing: line.glyph === "" ? "" : "icons/" + line.glyph
    }
    TextLine {
        id: words
        x: line.glyph === "" ? 0 : line.iconSize + Theme.size(14, 9)
        width: line.width - x - line.rightPadding
        height: line.height
        text: line.text
        font.bold: line.bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(Theme.body, 0.78)
        wrapMode: Text.NoWrap
    }
}
