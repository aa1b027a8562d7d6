pragma ComponentBehavior: Bound
import QtQuick

// A family's card back; `ghost` names the card under it for an eye that may know it.
Item {
    id: back

    property string family: ""
    property string ghost: ""

    implicitWidth: 172
    implicitHeight: Math.round(width * 1.4)

    Picture {
        anchors.fill: parent
        drawing: back.family === "" ? "" : "backs/" + back.family
    }
    Loader {
        active: back.ghost !== ""
        anchors.centerIn: parent
        sourceComponent: RoundEmblem {
            width: Math.round(back.width * 0.6)
            height: width
            card: back.ghost
            opacity: 0.38
        }
    }
}
