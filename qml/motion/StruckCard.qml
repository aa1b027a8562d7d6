pragma ComponentBehavior: Bound
import QtQuick

// An eliminated card: it flashes where the blow hits it, is turned up if it was hidden, and stays for a moment; then a
// cut crosses it, and its halves slip apart and sink.
Mover {
    id: struck

    // As in LeavingCard.
    required property var looks
    required property int blow // when it is hit
    required property int stay // how long it lies there

    readonly property int turning: looks.up ? 0 : 240 // how long it turns up
    readonly property real time: stage.now - start - blow
    readonly property real cutting: time - turning - stay
    readonly property real slip: Math.max(0, Math.min(1, (cutting - 110) / 520))
    readonly property real turn: turning === 0 ? 1 : Ease.inOutQuad(Math.max(0, Math.min(1, time / turning)))
    readonly property real angle: -36
    readonly property real side: Math.hypot(width, height)

    lasts: blow + turning + stay + 630
    x: looks.at.x
    y: looks.at.y
    width: looks.at.width
    height: looks.at.height

    component Half: Item {
        id: half

        property bool lower: false
        readonly property real away: (lower ? 1 : -1) * Theme.size(14, 10) * Ease.outQuad(Math.min(1, 2 * struck.slip))

        x: (struck.width - struck.side) / 2 + Math.cos(struck.angle * Math.PI / 180) * away
        y: struck.height / 2 - (lower ? 0 : struck.side) + Math.sin(struck.angle * Math.PI / 180) * away
            + Ease.inCubic(struck.slip) * struck.height * (lower ? 0.5 : 0.36)
        width: struck.side
        height: struck.side
        clip: true
        transformOrigin: lower ? Item.Top : Item.Bottom
        rotation: struck.angle + Ease.inCubic(struck.slip) * (lower ? 5 : -4)
        opacity: 1 - Ease.inQuad(struck.slip)

        CardSides {
            x: (half.width - width) / 2
            y: half.lower ? -height / 2 : half.height - height / 2
            width: struck.width
            height: struck.height
            rotation: -struck.angle
            shadowed: false
            card: struck.looks.card
            family: struck.looks.family
            turn: struck.turn
        }
    }

    CardSides {
        anchors.fill: parent
        visible: struck.slip === 0
        card: struck.looks.card
        family: struck.looks.family
        turn: struck.turn
    }
    CardLoad {
        anchors.fill: parent
        visible: struck.time < 0
        tokens: struck.looks.tokens
        marks: struck.looks.marks
        moves: false
    }
    Half {
        visible: struck.slip > 0
    }
    Half {
        visible: struck.slip > 0
        lower: true
    }
    Rectangle {
        anchors.fill: parent
        radius: width * 0.056
        color: Theme.wine
        opacity: struck.time >= 0 ? 0.85 * Math.max(0, 1 - struck.time / 260) : 0
    }
    Rectangle {
        readonly property real drawn: struck.cutting / 110

        visible: drawn > 0 && struck.slip < 0.35
        anchors.centerIn: parent
        width: struck.side * 1.1 * Math.max(0, Math.min(1, drawn))
        height: Theme.size(6, 4) * (1 - struck.slip)
        radius: height / 2
        rotation: struck.angle
        color: Theme.cream
    }
}
