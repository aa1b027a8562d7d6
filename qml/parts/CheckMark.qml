import QtQuick

// The gold disc that says "chosen".
Rectangle {
    implicitWidth: Theme.size(28, 20)
    implicitHeight: implicitWidth
    radius: width / 2
    color: Theme.gold
    border.width: 2
    border.color: Theme.ink

    Icon {
        anchors.centerIn: parent
        width: Math.round(parent.width * 0.72)
        drawing: "icons-ink/check"
    }
}
