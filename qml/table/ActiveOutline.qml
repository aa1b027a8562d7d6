import QtQuick

// The bright frame and glow around whoever or whatever acts now.
Item {
    id: outline

    property real corner: 12
    property real line: Math.max(2.5, 3 * Theme.u)
    property color colour: Theme.goldLight
    property real distance: Theme.size(4, 3)

    anchors.fill: parent
    anchors.margins: -distance

    Glow {
        reach: Theme.size(28, 20)
    }
    Rectangle {
        anchors.fill: parent
        radius: outline.corner
        color: "transparent"
        border.width: outline.line
        border.color: outline.colour
    }
}
