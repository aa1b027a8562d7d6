import QtQuick
import Oriflamme.App

// The upright strip in a family's colour, with the light outline that keeps it visible on dark grounds.
Rectangle {
    id: strip

    property string family: ""

    implicitWidth: Looks.hatching ? Theme.size(12, 8) : Theme.size(8, 6)
    radius: 3
    color: Theme.colour(family)
    border.width: Math.max(1, 1.5 * Theme.u)
    border.color: Theme.light(family)

    Image {
        anchors.fill: parent
        anchors.margins: parent.border.width
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        source: strip.family === "" || !Looks.hatching ? "" : "image://art/crests/hatch-" + strip.family
        sourceSize.width: Theme.size(40, 28)
        sourceSize.height: Theme.size(40, 28)
    }
}
