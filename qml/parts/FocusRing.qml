import QtQuick

// The ring around what the keyboard points at; fills its parent's edge and a little beyond.
Rectangle {
    id: ring

    property real distance: Theme.size(5, 4)
    property real corner: 8

    anchors.fill: parent
    anchors.margins: -distance - 3
    radius: corner + distance
    color: "transparent"
    border.width: 3
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
        anchors.margins: 3
        radius: Math.max(0, ring.radius - 3)
        color: "transparent"
        border.width: 1
        border.color: Theme.ink
    }
}
