import QtQuick

// A key, as it looks on the keyboard.
Rectangle {
    id: cap

    property alias text: label.text

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.size(18, 14))
    implicitHeight: Theme.text(32, 25)
    radius: Theme.size(6, 4)
    color: Theme.panelDark
    border.width: 1.5
    border.color: Theme.hairline

    TextLine {
        id: label
        anchors.centerIn: parent
        font.pixelSize: Theme.secondary
    }
}
