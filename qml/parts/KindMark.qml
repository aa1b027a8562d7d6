import QtQuick

// The lozenge that tells a character (gold, ruby) from an intrigue (silver, amethyst).
Item {
    id: mark

    property bool intrigue: false

    Rectangle {
        anchors.centerIn: parent
        width: Math.round(mark.width * 0.7)
        height: width
        rotation: 45
        antialiasing: true
        color: mark.intrigue ? "#c9c4d6" : Theme.gold
        border.width: Math.max(1.5, mark.width * 0.08)
        border.color: Theme.ink

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.36)
            height: width
            antialiasing: true
            color: mark.intrigue ? "#6a4fa0" : "#a82a1e"
        }
    }
}
