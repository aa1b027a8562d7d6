pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// The common supply of judgement tokens: those in use are faint. Tells what they are for.
T.Control {
    id: supply

    property int free: 5

    readonly property string meaning: qsTr("Judgement tokens: a Judge puts one on any top card, or eliminates a card "
        + "that bears one. When that card leaves the queue, they come back here.")

    implicitWidth: row.width + 2 * row.x
    implicitHeight: Theme.size(60, 40)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    Accessible.role: Accessible.StaticText
    Accessible.name: count.text
    Accessible.description: meaning
    Accessible.focusable: true

    background: Rectangle {
        radius: height / 2
        color: Qt.rgba(26 / 255, 19 / 255, 16 / 255, 0.85)
        border.width: 1.5
        border.color: Theme.hairline

        FocusRing {
            visible: supply.visualFocus
            corner: parent.radius
        }
    }
    Tip {
        visible: supply.hovered || supply.visualFocus
        text: supply.meaning
    }

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
