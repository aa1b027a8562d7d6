import QtQuick
import Oriflamme.App

// A field of a family's colour with its hatch, fine or bold.
Rectangle {
    id: swatch

    property string family: ""

    radius: 3
    color: Theme.ink

    Tiles {
        anchors.fill: parent
        anchors.margins: 2
        drawing: swatch.family === "" ? "" : "crests/" + (Looks.hatching ? "hatch-" : "swatch-") + swatch.family
        tile: Theme.size(44, 32)
    }
}
