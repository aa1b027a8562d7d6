import QtQuick

// One half of the curtain.
Image {
    readonly property int tile: Math.round(Math.max(160, 240 * Theme.u))

    width: Math.ceil(parent.width / 2)
    height: parent.height
    fillMode: Image.Tile
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
    source: visible ? "image://art/table/curtain-tile" : "" // or it would be painted at the start
    sourceSize.width: tile
    sourceSize.height: 2 * tile
}
