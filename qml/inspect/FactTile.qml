import QtQuick

// A fact about a card in a frame of its own: a drawing, what is so, and below it what that means.
RowFrame {
    id: tile

    required property var modelData // the fact, see FactWords
    readonly property int pad: Theme.size(16, 9)

    implicitHeight: Math.max(sign.height, words.height) + 2 * Theme.size(14, 8)

    Accessible.role: Accessible.StaticText
    Accessible.name: Words.labelled(modelData.title, modelData.hint)

    Picture {
        id: sign
        x: tile.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.text(32, 22)
        height: width
        drawing: tile.modelData.glyph
    }
    Column {
        id: words
        x: sign.x + sign.width + tile.pad
        width: parent.width - x - tile.pad / 2
        anchors.verticalCenter: parent.verticalCenter

        TextLine {
            width: parent.width
            text: tile.modelData.title
            color: Theme.goldLight
            font.bold: true
            font.pixelSize: Theme.text(19, 15)
        }
        TextLine {
            width: parent.width
            text: tile.modelData.hint
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
    }
}
