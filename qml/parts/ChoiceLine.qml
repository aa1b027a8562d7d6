import QtQuick

// An icon and a line of words: what a choice field and its entries show.
Item {
    id: line

    property string text: ""
    property string glyph: ""
    property bool bold: false
    property int rightPadding: 0

    readonly property int iconSize: Theme.size(26, 20)

    implicitWidth: words.x + letters.inOneLine + rightPadding
    implicitHeight: words.implicitHeight

    LetterSize {
        id: letters
        texts: [line.text]
        font: Qt.font({family: Theme.textFont, bold: line.bold, pixelSize: Theme.body})
        room: words.width
    }
    Icon {
        y: Math.round((line.height - height) / 2)
        width: line.iconSize
        visible: line.glyph !== ""
        drawing: line.glyph === "" ? "" : "icons/" + line.glyph
    }
    TextLine {
        id: words
        readonly property int nominal: Theme.body

        x: line.glyph === "" ? 0 : line.iconSize + Theme.size(14, 9)
        width: line.width - x - line.rightPadding
        height: line.height
        text: line.text
        font.bold: line.bold
        font.pixelSize: letters.size
        wrapMode: Text.WordWrap
    }
}
