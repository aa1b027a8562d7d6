import QtQuick

// The winner's shield under a crown.
Item {
    id: shield

    property string family: ""
    property real crowned: 1 // how much of it is done, 0 to 1: the shield rises, the crown settles on it

    readonly property real risen: Math.min(1, shield.crowned * 2)
    readonly property real settled: Math.max(0, Math.min(1, shield.crowned * 2 - 1))

    implicitHeight: width * 1.43

    Crest {
        family: shield.family
        x: Math.round(shield.width * 0.02)
        y: Math.round(shield.width * (0.43 + 0.5 * (1 - Ease.outCubic(shield.risen))))
        opacity: shield.risen
        width: Math.round(shield.width * 0.96)
    }
    Item {
        y: -Math.round(shield.width * 0.3 * (1 - Ease.outCubic(shield.settled)))
        opacity: shield.settled
        width: shield.width
        height: Math.round(shield.width * 0.508)
        clip: true

        Icon {
            drawing: "tokens/first-player"
            x: -Math.round(shield.width * 0.035)
            width: Math.round(shield.width * 1.07)
        }
    }
}
