pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The whole of a queue that is longer than the window: a tab a stack, a frame round what shows. A press turns the queue
// to there, a long one lays all out.
Item {
    id: strip

    required property RowModel queue
    required property board board
    required property Choice choice
    // Of the columns, which begin with a free end where a card may be placed: how many, where the stacks begin, and
    // from which on how many show.
    required property int columns
    required property int lead
    required property real from
    required property real shown

    readonly property int tabWidth: Theme.size(15, 11)
    readonly property int pitch: tabWidth + Theme.size(5, 4)

    signal asked(column: real)
    signal wholeAsked

    implicitWidth: columns * pitch - (pitch - tabWidth)
    implicitHeight: Theme.size(20, 15)

    Accessible.role: Accessible.ScrollBar
    Accessible.name: qsTr("The whole queue")
    Accessible.onIncreaseAction: asked(from + 1.5 * shown)
    Accessible.onDecreaseAction: asked(from - 0.5 * shown)

    Repeater {
        model: [strip.choice.left ? 0 : -1, strip.choice.right ? strip.columns - 1 : -1]

        Rectangle {
            required property int modelData

            visible: modelData >= 0
            x: modelData * strip.pitch
            width: strip.tabWidth
            height: strip.height
            radius: 3
            color: "transparent"
            border.width: 2
            border.color: Theme.teal
        }
    }
    Repeater {
        model: strip.queue

        Item {
            id: tab

            required property var model
            readonly property bool acting: strip.board.place === model.place && !strip.board.gap

            visible: !model.covered
            x: (model.place + strip.lead) * strip.pitch
            width: strip.tabWidth
            height: strip.height

            Rectangle {
                anchors.fill: parent
                anchors.margins: tab.acting ? -3 : -1
                radius: 4
                color: tab.acting ? Theme.cream : Theme.light(tab.model.family)
            }
            Swatch {
                anchors.fill: parent
                family: tab.model.family
            }
            Rectangle {
                visible: strip.choice.places.includes(tab.model.place)
                y: -height - 1
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(parent.width * 0.7)
                height: Theme.size(7, 5)
                radius: 2
                color: Theme.teal
                border.width: 1
                border.color: Theme.ink
            }
        }
    }
    Rectangle {
        x: strip.from * strip.pitch - 4
        y: -Theme.size(6, 4)
        width: strip.shown * strip.pitch - (strip.pitch - strip.tabWidth) + 8
        height: parent.height + 2 * Theme.size(6, 4)
        radius: 4
        color: "transparent"
        border.width: 2
        border.color: Theme.cream
    }
    MouseArea {
        anchors.fill: parent
        anchors.margins: -Theme.size(8, 6)
        cursorShape: Qt.PointingHandCursor
        preventStealing: true
        containmentMask: Reach {}
        onPressAndHold: strip.wholeAsked()
        onPressed: mouse => jump(mouse.x)
        onPositionChanged: mouse => jump(mouse.x)

        function jump(x: real): void {
            strip.asked((x + anchors.margins) / strip.pitch - 0.5);
        }
    }
}
