import QtQuick

// The walnut table that lies under every page.
Image {
    readonly property int tile: Math.round(Math.max(320, 480 * Theme.u))

    fillMode: Image.Tile
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
    source: "image://art/table/wood-tile"
    sourceSize.width: tile
    sourceSize.height: tile
}
