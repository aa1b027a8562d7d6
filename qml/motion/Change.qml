import QtQuick

// A small plate that says by how much a number has changed: where no coins travel.
Mover {
    id: change

    property int n: 0
    property string text: (n < 0 ? "−" : "+") + Math.abs(n)
    required property var over // a spot

    readonly property point at: stage.pointAt(over, stage.now)

    lasts: 700
    x: Math.round(at.x - width / 2)
    y: Math.round(at.y - height / 2)
    width: Math.max(height, number.implicitWidth + Theme.size(20, 14))
    height: Theme.size(46, 32)
    opacity: Theme.fades ? Math.min(1, 5 * part, 4 * (1 - part)) : 1

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: change.n < 0 ? Theme.wine : Theme.panelDark
        border.width: 2
        border.color: Theme.goldLight
    }
    TextLine {
        id: number
        anchors.centerIn: parent
        text: change.text
        color: Theme.cream
        font.bold: true
        font.pixelSize: Math.round(change.height * 0.66)
        wrapMode: Text.NoWrap
    }
}
