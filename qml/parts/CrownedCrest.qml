import QtQuick

// The winner's shield under a crown.
Item {
    id: crowned

    property string family: ""
    property real crowned: 1 // how much of it is done, 0 to 1: the shield rises, the crown settles on it

    readonly property real risen: Math.min(1, crowned * 2)
    readonly property real settled: Math.max(0, Math.min(1, crowned * 2 - 1))

    implicitHeight: width * 1.43

    Crest {
        family: crowned.family
        x: Math.round(crowned.width * 0.02)
        y: Math.round(crowned.width * (0.43 + 0.5 * (1 - Ease.outCubic(crowned.risen))))
        opacity: crowned.risen
        width: Math.round(crowned.width * 0.96)
        height: width
    }
    Item {
        y: -Math.round(crowned.width * 0.3 * (1 - Ease.outCubic(crowned.settled)))
        opacity: crowned.settled
        width: crowned.width
        height: Math.round(crowned.width * 0.508)
        clip: true

        Picture {
            drawing: "tokens/first-player"
            x: -Math.round(crowned.width * 0.035)
            width: Math.round(crowned.width * 1.07)
            height: width
        }
    }
}
