import QtQuick

// A number on a small dark plate.
Rectangle {
    id: plate

    property int count: 0
    property bool lit: false

    implicitWidth: Math.max(Theme.size(30, 26), number.implicitWidth + 14)
    implicitHeight: Theme.size(26, 23)
    radius: height / 2
    color: lit ? Theme.goldDark : Theme.ink
    border.width: 2
    border.color: Theme.gold

    Text {
        id: number
        anchors.centerIn: parent
        text: plate.count
        color: Theme.goldLight
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: Math.round(parent.height * 0.62)
    }
}
