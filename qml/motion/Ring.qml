import QtQuick

// A bright frame that shines out around what causes something, or what it happens to.
Mover {
    id: ring

    required property var around // a spot
    property color colour: Theme.glow
    // How far it grows, and how round what it lies around is.
    property int reach: 10
    property real corner: 0.056 * width

    readonly property rect at: stage.rectAt(around, stage.now)
    readonly property real away: Theme.size(5, 4) + (Theme.travels ? Theme.size(reach, reach * 0.7) * Ease.outQuad(part) : 0)

    lasts: 420
    x: at.x - away
    y: at.y - away
    width: at.width + 2 * away
    height: at.height + 2 * away
    opacity: Theme.fades ? Ease.inAndOut(part) : 1

    Rectangle {
        anchors.fill: parent
        radius: ring.corner + ring.away
        color: "transparent"
        border.width: Math.max(3, 4 * Theme.u)
        border.color: ring.colour
    }
}
