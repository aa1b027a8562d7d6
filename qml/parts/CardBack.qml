import QtQuick

// A family's card back; `ghost` and `title` tell the card to an eye that may know it. The title stands at the top, so
// that it shows when another card lies over this one.
Item {
    id: back

    property string family: ""
    property string ghost: ""
    property string title: ""

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
    Rectangle {
        visible: back.ghost !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(back.width * 0.035)
        width: Math.round(back.width * 0.84)
        height: Math.round(back.width * 0.155)
        radius: height / 2
        color: Qt.rgba(26 / 255, 19 / 255, 16 / 255, 0.86)

        TitleText {
            anchors.fill: parent
            anchors.leftMargin: parent.radius * 0.7
            anchors.rightMargin: parent.radius * 0.7
            size: Math.max(9, Math.round(back.width * 0.098 * Math.min(1, 13.5 / text.length)))
            minimumPixelSize: 6
            color: Theme.vellum
            text: back.title
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
