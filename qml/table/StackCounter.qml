import QtQuick

// How many cards lie in a stack.
Rectangle {
    property int count: 2

    visible: count >= 2
    implicitWidth: Math.max(Theme.size(30, 26), number.implicitWidth + 14)
    implicitHeight: Theme.size(26, 23)
    radius: height / 2
    color: Theme.ink
    border.width: 2
    border.color: Theme.gold

    Text {
        id: number
        anchors.centerIn: parent
        text: parent.count
        color: Theme.goldLight
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: Math.round(parent.height * 0.62)
    }
}
