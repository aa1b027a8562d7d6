import QtQuick

// The ring around what the keyboard points at; fills its parent's edge and a little beyond.
Rectangle {
    id: ring

    property real distance: Theme.size(5, 4)
    property real corner: 8
    readonly property int line: Math.round(Math.max(3, 3 * Theme.u) * Theme.stress)

    anchors.fill: parent
    anchors.margins: -distance - line
    radius: corner + distance
    color: "transparent"
    border.width: line
    border.color: Theme.cream

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: ring.radius + 2
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.line
        radius: Math.max(0, ring.radius - ring.line)
        color: "transparent"
        border.width: 1
        border.color: Theme.ink
    }
}
