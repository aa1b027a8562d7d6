import QtQuick

// A sign that opens over a card, stays and goes.
Mover {
    id: token

    required property var over // a spot
    property string drawing: ""
    property int size: Theme.size(64, 44)
    property bool disc: false // an icon, which needs a ground
    property bool shakes: false
    property bool stays: false // until it ends: something else goes on from there

    readonly property point at: stage.pointAt(over, stage.now)
    readonly property real opening: Math.min(1, part * 3)

    lasts: 560
    width: size
    height: size
    x: at.x - width / 2 + (shakes && Theme.travels ? Math.sin(part * 6 * Math.PI) * 4 * (1 - part) : 0)
    y: at.y - height / 2
    scale: Theme.travels ? Ease.outBack(opening) : 1
    opacity: Theme.fades && !stays ? Math.min(1, 4 * (1 - part)) : 1

    Rectangle {
        visible: token.disc
        anchors.fill: parent
        radius: width / 2
        color: Theme.panelDark
        border.width: 2
        border.color: Theme.goldLight
    }
    Picture {
        anchors.fill: parent
        anchors.margins: token.disc ? Math.round(token.size * 0.22) : 0
        drawing: token.drawing
    }
}
