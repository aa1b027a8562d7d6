import QtQuick
import Oriflamme.App

// A card at its smallest: its picture in a ring of the family's colour with a small shield; hidden, the shield alone.
Rectangle {
    id: chip

    property string card: ""
    property string family: ""
    property bool reserved: false
    property int amount: 0

    implicitWidth: Theme.size(46, 32)
    implicitHeight: implicitWidth
    radius: Math.max(4, width * 0.13)
    color: Theme.colour(family)
    border.width: 1
    border.color: Theme.light(family)

    Swatch {
        anchors.fill: parent
        visible: Looks.hatching
        family: visible ? chip.family : ""
    }
    Picture {
        anchors.fill: parent
        anchors.margins: Looks.hatching ? chip.width * 0.15 : 3
        drawing: chip.card === "" ? "" : "emblems/" + chip.card
    }
    Crest {
        readonly property real share: chip.card === "" ? 0.8 : 0.4

        x: chip.card === "" ? Math.round(chip.width * 0.1) : 1
        y: Math.round(chip.height - height - x)
        width: Math.round(chip.width * share)
        family: chip.family
    }
    Badge {
        visible: chip.reserved
        kind: chip.reserved ? "reserved" : ""
        width: Math.round(Math.max(16, chip.width * 0.52))
        x: Math.round(chip.width - width * 0.62)
        y: -Math.round(width * 0.38)
    }
    TokenPill {
        coin: Math.round(Math.max(14, chip.width * 0.36))
        amount: chip.amount
        anchors.horizontalCenter: parent.horizontalCenter
        y: chip.height - Math.round(height * 0.7)
    }
}
