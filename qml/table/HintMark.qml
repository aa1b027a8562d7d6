import QtQuick

// The lamp on what the hint points at.
Rectangle {
    implicitWidth: Theme.size(34, 26)
    implicitHeight: implicitWidth
    radius: height / 2
    color: Theme.ink
    border.width: Math.max(2, 2.5 * Theme.u)
    border.color: Theme.goldLight

    Picture {
        anchors.centerIn: parent
        width: Math.round(parent.width * 0.62)
        height: width
        drawing: "icons/hint"
    }
}
