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
    RoundEmblem {
        anchors.centerIn: parent
        width: Math.round(back.width * 0.6)
        height: width
        visible: card !== ""
        card: back.ghost
        opacity: 0.38
    }
}
