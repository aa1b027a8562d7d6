import QtQuick
import Oriflamme.App

// A field of a family's colour with its hatch, fine or bold.
Rectangle {
    id: swatch

    property string family: ""

    radius: 3
    color: Theme.ink

    Image {
        anchors.fill: parent
        anchors.margins: 2
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        source: swatch.family === "" ? "" : "image://art/crests/" + (Looks.hatching ? "hatch-" : "swatch-") + swatch.family
        sourceSize.width: Theme.size(44, 32)
        sourceSize.height: Theme.size(44, 32)
    }
}
