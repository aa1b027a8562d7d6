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

    Tiles {
        anchors.fill: parent
        anchors.margins: parent.border.width
        drawing: strip.family === "" || !Looks.hatching ? "" : "crests/hatch-" + strip.family
        tile: Theme.size(40, 28)
    }
}
