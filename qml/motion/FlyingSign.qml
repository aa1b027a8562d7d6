import QtQuick

// A token, a crown or a sign that goes somewhere, lands there and stays for a moment.
Mover {
    id: sign

    property string drawing: ""
    property int size: Theme.size(48, 32)
    property var from: null
    property var to: null
    property real arc: 0.15 // how high it flies, by the way's length
    property int stays: 0   // after it has landed
    property var landing: null // is called then; `part` is how much of the flight is over

    readonly property real flown: Math.min(1, (stage.now - start) / (lasts - stays))
    readonly property bool there: flown >= 1
    readonly property point a: from(stage.now)
    readonly property point b: to(stage.now)
    readonly property point spot: between(a, b, Ease.inOutCubic(Math.max(0, flown)))

    lasts: 520
    onThereChanged: if (there && landing)
        landing()
    onEnded: if (landing)
        landing()
    width: size
    height: size
    x: spot.x - width / 2
    y: spot.y - height / 2 - Math.sin(Math.PI * Math.max(0, flown)) * arc * Math.hypot(b.x - a.x, b.y - a.y)
    scale: 1 + 0.35 * Math.sin(Math.PI * Math.max(0, flown))

    Picture {
        anchors.fill: parent
        drawing: sign.drawing
    }
}
