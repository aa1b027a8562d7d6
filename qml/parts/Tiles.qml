import QtQuick

// A square drawing again and again, each `tile` pixels wide.
Image {
    property string drawing: "" // as of a Picture
    required property int tile

    fillMode: Image.Tile
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
    source: drawing === "" ? "" : "image://art/" + drawing
    sourceSize.width: tile
    sourceSize.height: tile
}
