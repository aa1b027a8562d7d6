import QtQuick

// The key that chooses a place, beside it.
Rectangle {
    property int number: 1

    implicitWidth: Theme.size(26, 20)
    implicitHeight: implicitWidth
    radius: 5
    color: Theme.ink
    border.width: 1.5
    border.color: Theme.teal

    Text {
        anchors.centerIn: parent
        text: parent.number
        color: Theme.teal
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: Math.round(parent.height * 0.68)
    }
}
