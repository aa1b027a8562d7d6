import QtQuick

// One half of the curtain.
Image {
    readonly property int tile: Math.round(Math.max(160, 240 * Theme.u))

    width: Math.ceil(parent.width / 2)
    height: parent.height
    fillMode: Image.Tile
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
    source: "image://art/table/curtain-tile"
    sourceSize.width: tile
    sourceSize.height: 2 * tile
}
