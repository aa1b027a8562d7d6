import QtQuick
import Oriflamme.App

// A family's card back; `ghost` and, where it is named, `title` tell the card to an eye that may know it. The title
// stands at the top, so that it shows when another card lies over this one.
Item {
    id: back

    property string family: ""
    property string ghost: ""
    property string title: ""
    property bool named: true

    implicitWidth: 172
    implicitHeight: Math.round(width * 1.4)

    Picture {
        anchors.fill: parent
        drawing: back.family === "" ? "" : "backs/" + back.family
    }
    Picture {
        anchors.fill: parent
        drawing: back.family === "" || !Looks.hatching ? "" : "backs/hatch-" + back.family
    }
    RoundEmblem {
        anchors.centerIn: parent
        width: Math.round(back.width * 0.6)
        height: width
        visible: card !== ""
        card: back.ghost
        opacity: 0.38
    }
    Rectangle {
        id: plate
        visible: back.ghost !== "" && back.named
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(back.width * 0.035)
        width: Math.round(back.width * 0.84)
        height: Math.round(Math.max(back.width * 0.155, (name.folds ? 2.1 : 1.4) * name.size))
        radius: back.width * 0.075
        color: Qt.rgba(26 / 255, 19 / 255, 16 / 255, 0.86)

        CardTitle {
            id: name
            x: plate.radius * 0.6
            y: (plate.height - height) / 2
            room: plate.width - 2 * x
            height: 2.6 * size
            size: Math.max(11, Math.round(back.width * 0.098))
            color: Theme.vellum
            text: back.title
        }
    }
}
