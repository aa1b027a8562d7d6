pragma ComponentBehavior: Bound
import QtQuick

// What a choice would bring at a glance: to the seat that chooses, then to the others.
Item {
    id: pills

    // The choice's code, as in Outlook; "" for none.
    property string code: ""
    property int size: Theme.size(26, 19)
    // How wide it may become: where it would be wider it stands in two rows, or shrinks.
    property real room: 1000
    // One family over the other, or in a row.
    property bool upright: false

    readonly property var shown: code === "" ? [] : Outlook.pills(code)

    implicitWidth: Math.min(all.width, room)
    implicitHeight: all.height * all.scale

    Item {
        id: all

        readonly property Item laid: pills.upright ? column : rows

        anchors.centerIn: parent
        width: laid.childrenRect.width
        height: laid.childrenRect.height
        scale: Math.min(1, pills.room / Math.max(1, width))

        Grid {
            id: column
            columns: 1
            spacing: Math.round(pills.size * 0.14)
            horizontalItemAlignment: Grid.AlignHCenter

            Repeater {
                model: pills.upright ? pills.shown : []

                PreviewPill {
                    size: pills.size
                }
            }
        }
        Flow {
            id: rows
            width: pills.room / 0.85
            spacing: column.spacing

            Repeater {
                model: pills.upright ? [] : pills.shown

                PreviewPill {
                    size: pills.size
                }
            }
        }
    }
}
