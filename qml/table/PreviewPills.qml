pragma ComponentBehavior: Bound
import QtQuick

// What a choice would bring at a glance: to the seat that chooses, then to the others.
Item {
    id: pills

    // The choice's code, as in Game.previews; "" for none.
    property string code: ""
    property int size: Theme.size(26, 19)
    // How wide it may become: where it would be wider it stands in two rows, or shrinks.
    property real room: 1000
    // One family over the other, or in a row.
    property bool upright: false

    readonly property var shown: code === "" ? [] : Outlook.pills(code)

    implicitWidth: Math.min(grid.width, room)
    implicitHeight: grid.height * grid.scale

    Grid {
        id: grid

        readonly property real inOneRow: Array.from(visibleChildren, item => item.width + spacing).reduce((sum, wide) => sum + wide, -spacing)

        anchors.centerIn: parent
        scale: Math.min(1, pills.room / Math.max(1, width))
        columns: pills.upright ? 1 : inOneRow * 0.85 <= pills.room ? 10 : Math.ceil(pills.shown.length / 2)
        spacing: Math.round(pills.size * 0.14)
        horizontalItemAlignment: Grid.AlignHCenter

        Repeater {
            model: pills.shown

            PreviewPill {
                required property var modelData

                size: pills.size
                family: modelData.family
                amounts: modelData.amounts
            }
        }
    }
}
