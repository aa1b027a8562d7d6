import QtQuick

// A card that leaves the queue for its owner, growing small; it may turn up or down on the way. Where nothing travels it
// fades.
Mover {
    id: leaving

    // What it looked like: { card, family, up, tokens, marks, at: its rectangle }.
    required property var looks
    required property var to // a spot
    property bool turns: false // to the other side

    readonly property real gone: Theme.travels ? Ease.inQuad(part) : 0
    readonly property point spot: between(Qt.point(looks.at.x + looks.at.width / 2, looks.at.y + looks.at.height / 2),
                                          stage.pointAt(to, stage.now), gone)

    lasts: Theme.travels ? 420 : 200
    width: looks.at.width
    height: looks.at.height
    x: spot.x - width / 2
    y: spot.y - height / 2
    scale: 1 - 0.72 * gone
    opacity: Theme.fades ? Math.min(1, 3 * (1 - part)) : 1

    CardSides {
        anchors.fill: parent
        card: leaving.looks.card
        family: leaving.looks.family
        turn: !leaving.turns || !Theme.travels ? (leaving.looks.up ? 1 : 0)
            : leaving.looks.up ? 1 - Math.min(1, 2 * leaving.part) : Math.min(1, 2 * leaving.part)
    }
    CardLoad {
        anchors.fill: parent
        tokens: leaving.looks.tokens
        marks: leaving.looks.marks
        opacity: Math.max(0, 1 - 3 * leaving.part)
        moves: false
    }
}
