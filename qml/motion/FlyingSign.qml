import QtQuick

// A token, a crown or a sign that goes somewhere.
Mover {
    id: sign

    property string drawing: ""
    property int size: Theme.size(48, 32)
    required property var from // spots
    required property var to
    property real arc: 0.15 // how high it flies, by the way's length

    readonly property bool there: part >= 1
    readonly property point a: stage.pointAt(from, stage.now)
    readonly property point b: stage.pointAt(to, stage.now)
    readonly property point spot: between(a, b, Ease.inOutCubic(part))

    // Once or more often.
    signal landed

    lasts: 520
    onThereChanged: if (there)
        landed()
    onEnded: landed()
    width: size
    height: size
    x: spot.x - width / 2
    y: spot.y - height / 2 - Math.sin(Math.PI * part) * arc * Math.hypot(b.x - a.x, b.y - a.y)
    scale: 1 + 0.35 * Math.sin(Math.PI * part)

    Picture {
        anchors.fill: parent
        drawing: sign.drawing
    }
}
