import QtQuick

// The bright frame and glow around whoever or whatever acts now.
Item {
    anchors.fill: parent
    anchors.margins: -Theme.size(4, 3)

    Glow {
        reach: Theme.size(28, 20)
    }
    Rectangle {
        anchors.fill: parent
        radius: 12
        color: "transparent"
        border.width: Math.max(2.5, 3 * Theme.u) * Theme.stress
        border.color: Theme.goldLight
    }
}
