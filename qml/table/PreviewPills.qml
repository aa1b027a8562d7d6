pragma ComponentBehavior: Bound
import QtQuick

// What a choice would bring at a glance: to the seat that chooses, then to the others, one below the other.
Item {
    id: pills

    // The choice's code, as in Outlook; "" for none.
    property string code: ""
    property int size: Theme.size(26, 19)
    // How wide it may become: where it would be wider it shrinks.
    property real room: 1000

    implicitWidth: Math.min(column.width, room)
    implicitHeight: column.height * column.scale

    Column {
        id: column
        anchors.centerIn: parent
        spacing: Math.round(pills.size * 0.14)
        scale: Math.min(1, pills.room / Math.max(1, width))

        Repeater {
            model: pills.code === "" ? [] : Outlook.pills(pills.code)

            PreviewPill {
                anchors.horizontalCenter: parent?.horizontalCenter
                size: pills.size
            }
        }
    }
}
