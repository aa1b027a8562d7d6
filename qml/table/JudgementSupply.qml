pragma ComponentBehavior: Bound
import QtQuick

// The common supply of judgement tokens: those in use are faint.
Rectangle {
    id: supply

    property int free: 5

    implicitWidth: row.width + 2 * row.x
    implicitHeight: Theme.size(60, 40)
    radius: height / 2
    color: Qt.rgba(26 / 255, 19 / 255, 16 / 255, 0.85)
    border.width: 1.5
    border.color: Theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: count.text

    Row {
        id: row
        x: Theme.size(16, 12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size(8, 5)

        Repeater {
            model: 5

            Badge {
                required property int index

                kind: "judgement"
                width: Theme.size(36, 24)
                anchors.verticalCenter: parent.verticalCenter
                opacity: index < supply.free ? 1 : 0.25
            }
        }
        TextLine {
            id: count
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%n left", "judgement tokens in the supply", supply.free)
            font.pixelSize: Theme.secondary
            wrapMode: Text.NoWrap
        }
    }
}
