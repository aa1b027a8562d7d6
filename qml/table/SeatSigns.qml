import QtQuick

// The signs in a seat panel's upper right corner: the crown of the first player, and who plays, which breathes while
// a robot is thinking.
Row {
    id: signs

    property bool first: false
    property bool crowned: true // the crown is there, and not on its way
    readonly property Item crownSpot: crown
    property bool robot: false
    property bool thinking: false
    property bool who: true // whether it shows who plays
    property int size: 22

    layoutDirection: Qt.RightToLeft
    spacing: Math.round(size * 0.27)

    Picture {
        property real depth // of a breath

        anchors.verticalCenter: parent.verticalCenter
        visible: signs.who
        width: signs.size
        height: width
        drawing: signs.robot ? "icons/robot" : "icons/human"
        opacity: breath.running ? depth : 1

        SequentialAnimation on depth {
            id: breath
            running: signs.thinking && Theme.fades && signs.visible
            loops: Animation.Infinite

            NumberAnimation {
                from: 1
                to: 0.35
                duration: 600
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                from: 0.35
                to: 1
                duration: 600
                easing.type: Easing.InOutSine
            }
        }
    }
    Badge {
        id: crown
        anchors.verticalCenter: parent.verticalCenter
        visible: signs.first
        opacity: signs.crowned ? 1 : 0
        kind: signs.first ? "first-player" : ""
        width: Math.round(signs.size * 1.54)
    }
}
