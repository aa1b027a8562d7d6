import QtQuick

// A trap that snaps shut over a card.
Mover {
    id: jaws

    property var around: null

    readonly property rect at: around(stage.now)
    readonly property real shut: Ease.inExpo(Math.min(1, part * 2.4))

    lasts: 540
    x: at.x
    y: at.y
    width: at.width
    height: at.height
    opacity: Math.min(1, 5 * (1 - part))

    component Jaw: Picture {
        drawing: "tokens/jaw"
        y: jaws.height * 0.06
        width: jaws.width * 0.72
        height: jaws.height * 0.88
    }
    Jaw {
        x: -jaws.width * (0.22 + 0.5 * (1 - jaws.shut))
        transformOrigin: Item.Bottom
        rotation: -46 * (1 - jaws.shut)
    }
    Jaw {
        x: jaws.width * (0.5 + 0.5 * (1 - jaws.shut))
        mirror: true
        transformOrigin: Item.Bottom
        rotation: 46 * (1 - jaws.shut)
    }
}
